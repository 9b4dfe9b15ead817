import type { SignAnswer, SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { passFailPoint } from './failpoints.ts';
import type { SigningCall } from './signing-call.ts';

interface Answered {
  status: 200;
  body: SignAnswer;
}

/** What keeps the answers of a call that may be repeated (http/implement.ts). */
export interface Keeper {
  /** Whether the call has a key to be repeated by; without one nothing is kept. */
  isRepeatable: boolean;
  recall(): Promise<Answered | undefined>;
  keepAnswer(trx: Kysely<Database>, revise: (kept: Answered | undefined) => Answered): Promise<Answered>;
}

/** What is left to do of a call, what it came to before, and who keeps what comes of it. */
interface Rest {
  ids: readonly string[];
  known: SignOutcome[];
  keepOutcome: NonNullable<SigningCall['keepOutcome']>;
}

/**
 * Signs what a call asks for, once: each outcome is kept in the transaction in which it came. Who repeats the call after a death of the
 * server gets the same outcomes, and only what was not reached then is tried now.
 */
export async function signOnce(
  db: Kysely<Database>,
  { isRepeatable, recall, keepAnswer }: Keeper,
  ids: readonly string[],
  work: (rest: Rest) => Promise<SignAnswer | Refusal>,
): Promise<Answered | Refusal> {
  const listRest = (kept: Answered | undefined) =>
    ids.filter((id) => !kept?.body.results.some(({ signatureRequestId }) => signatureRequestId === id));
  const earlier = await recall();
  const rest = listRest(earlier);
  if (earlier && rest.length === 0) return earlier;
  const known = earlier?.body.results ?? [];
  const keep = (trx: Kysely<Database>, outcomes: readonly SignOutcome[]) =>
    keepAnswer(trx, (kept) => ({
      status: 200,
      body: { results: joinOutcomes(ids, kept?.body.results ?? [], outcomes) },
    }));
  const answer = await work({ ids: rest, known, keepOutcome: (trx, outcome) => keep(trx, [outcome]) });
  await passFailPoint('before-answer');
  if (!(answer instanceof Refusal)) {
    if (!isRepeatable) return { status: 200, body: { results: joinOutcomes(ids, answer.results) } };
    return db.transaction().execute((trx) => keep(trx, answer.results));
  }
  // The same call, at the same moment, may have been the one that signed.
  const other = await recall();
  return other && listRest(other).length === 0 ? other : answer;
}

/** One outcome a request, in the order of the call; the latest, but no refusal in place of a signature. */
function joinOutcomes(ids: readonly string[], ...told: (readonly SignOutcome[])[]): SignOutcome[] {
  const outcomes = new Map<string, SignOutcome>();
  for (const outcome of told.flat()) {
    const id = outcome.signatureRequestId;
    if (outcome.status !== 'REFUSED' || !outcomes.has(id)) outcomes.set(id, outcome);
  }
  return [...new Set(ids)].flatMap((id) => outcomes.get(id) ?? []);
}
