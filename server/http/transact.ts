import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../process/secrets.ts';
import { refuse, Refusal } from './refusal.ts';

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A changing call that a client may repeat: whose it is, its key, and what it asked. */
export interface Repeatable {
  actor: string;
  key: string;
  fingerprint: string;
  now: Date;
  secrets: Pick<Secrets, 'encrypt' | 'decrypt'>;
}

type Kept = Pick<Selectable<Database['idempotency_keys']>, 'fingerprint' | 'status' | 'body'>;

/** Kept answers may hold links and tokens, so they are encrypted at rest; the context ties each to its key. */
const contextOf = ({ actor, key }: Repeatable): string => `idempotency ${actor} ${key}`;

/** Secrets that are short enough to be guessed, by the names of their fields. */
const guessable = /^(password|old|new|tan|code|access_code|pin)$/;

/**
 * What a call asked, as a MAC under the server's key, so that a stolen table tells nothing of it. What could be guessed is left out
 * all the same: a repeat with another password is still a repeat.
 */
export const fingerprintCall = (
  secrets: Pick<Secrets, 'sign'>,
  { method, path, body }: { method: string; path: string; body: unknown },
): string => {
  const text = JSON.stringify([method, path, body ?? null], (name, value: unknown) =>
    guessable.test(name) ? undefined : value,
  );
  return secrets.sign(`call ${text}`);
};

/**
 * One transaction for one changing call. With an idempotency key the answer is kept in the same transaction: a repeat waits for
 * the first (the unique key holds it back), then gets the same answer, and a first that failed leaves the key free.
 */
export async function transact<T extends Answer | Refusal>(
  db: Kysely<Database>,
  repeatable: Repeatable | undefined,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T | Answer> {
  return db.transaction().execute(async (trx) => {
    if (!repeatable) return work(trx);
    const { actor, key, fingerprint, now } = repeatable;
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values({ actor, key, fingerprint, status: 0, body: null, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!claimed.numInsertedOrUpdatedRows) return (await recall(trx, repeatable))!;
    const answer = await work(trx);
    if (answer instanceof Refusal) {
      // A refusal that keeps its writes (a counted try) is judged anew when it is repeated.
      await trx.deleteFrom('idempotency_keys').where('actor', '=', actor).where('key', '=', key).execute();
    } else await storeAnswer(trx, repeatable, answer);
    return answer;
  });
}

/**
 * Keeps a call's answer in a transaction that is not the call's own, beside what it answers: whoever dies before the answer has gone out
 * has still given it. `revise` gets what was kept before, under lock.
 */
export async function keepAnswer<T extends Answer>(
  trx: Kysely<Database>,
  repeatable: Repeatable | undefined,
  revise: (kept: Answer | undefined) => T,
): Promise<T> {
  if (!repeatable) return revise(undefined);
  const { actor, key, fingerprint, now } = repeatable;
  const kept = await trx
    .insertInto('idempotency_keys')
    .values({ actor, key, fingerprint, status: 0, body: null, created_at: now })
    // Nothing changes, but the row is locked.
    .onConflict((conflict) => conflict.columns(['actor', 'key']).doUpdateSet({ key }))
    .returning(['fingerprint', 'status', 'body'])
    .executeTakeFirstOrThrow();
  const answer = revise(kept.status === 0 ? undefined : readKept(kept, repeatable));
  await storeAnswer(trx, repeatable, answer);
  return answer;
}

async function storeAnswer(trx: Kysely<Database>, repeatable: Repeatable, answer: Answer): Promise<void> {
  const { actor, key, secrets } = repeatable;
  const body = secrets.encrypt(JSON.stringify(answer.body ?? null), contextOf(repeatable));
  await trx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, body: JSON.stringify(body) })
    .where('actor', '=', actor)
    .where('key', '=', key)
    .execute();
}

/** The answer that an earlier call with the same key got; undefined for a first call. For calls whose long work lies before `transact`. */
export async function recall(db: Kysely<Database>, repeatable: Repeatable | undefined): Promise<Answer | undefined> {
  if (!repeatable) return undefined;
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('actor', '=', repeatable.actor)
    .where('key', '=', repeatable.key)
    .executeTakeFirst();
  return kept && readKept(kept, repeatable);
}

/** Throws where the key was given to another call. */
function readKept(kept: Kept, repeatable: Repeatable): Answer {
  if (kept.fingerprint !== repeatable.fingerprint) throw refuse('error.idempotency.key_reused');
  const body: unknown = JSON.parse(repeatable.secrets.decrypt(String(kept.body), contextOf(repeatable)));
  return { status: kept.status, body: body ?? undefined };
}
