import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Call } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { readOffers } from '../rules/find-offer.ts';
import { findTurn, type Turn } from './find-turn.ts';
import { planSignature } from './plan-signature.ts';
import type { Proof } from './proof-rule.ts';
import { hasStepUp } from './step-up-repository.ts';
import { requireFilledFor } from './require-filled.ts';
import { requireRoom } from './require-room.ts';
import { checkTan, requireTan, type TanHolder } from './prove-signer.ts';

/**
 * A proof that was given with this call: for every request that wants the same address or number proved, and whose documents were shown
 * when the code was sent.
 */
export type GivenProof = TanHolder & { proof: Proof; shown: readonly string[] };

/** Whether a proof that was given is the one that is wanted. */
export const coversProof = (given: GivenProof | undefined, { channel, to }: Proof): boolean =>
  given?.proof.channel === channel && given.proof.to === to;

/** What a call has shown before it signs. */
interface Demanded {
  given?: GivenProof;
  /** The turn of its one request, for which the plan has room. */
  found?: Turn | undefined;
}

/**
 * Asks for the code that the first of these requests needs, or judges the one that came along. One code serves all requests of the
 * call that want the same address or number proved; others are refused one by one. Undefined: no code is needed, or a second factor of
 * the account has taken its place. With one request its turn is told, too.
 */
export async function demandProof(
  context: Call,
  payloads: readonly SigningPayload[],
  { tan, language }: { tan?: string | undefined; language?: Language | undefined },
): Promise<Demanded | Refusal> {
  const { services } = context;
  const { holder, turns } = await findHolder(context, payloads, tan);
  // Of several requests one uses up what the plan has left for the next, which is judged when it is its turn.
  const found = payloads.length === 1 ? turns[0] : undefined;
  if (!holder) return { found };
  const requestIds = payloads.map(({ signatureRequestId }) => signatureRequestId);
  const judged = await services.db
    .transaction()
    .execute((trx) =>
      tan ? checkTan(trx, tan, context, holder) : requireTan(trx, context, { ...holder, requestIds }, language),
    );
  return judged instanceof Refusal ? judged : { given: { ...holder, shown: judged }, found };
}

/** The first turn that needs a proof, and those that were found. What cannot be signed now is told by the attempt to sign it. */
async function findHolder(
  { services, actor, now }: Call,
  payloads: readonly SigningPayload[],
  tan: string | undefined,
): Promise<{ holder: Omit<GivenProof, 'shown'> | undefined; turns: Turn[] }> {
  const turns: Turn[] = [];
  for (const payload of payloads) {
    try {
      const turn = await findTurn(services.db, actor, payload.signatureRequestId, now);
      const { proof, quality } = planSignature(turn, actor, payload, await readOffers(services.trust));
      if (!tan) {
        await requireRoom(services, { actor, now }, { ...turn, quality, proof });
        await requireFilledFor(services.db, turn);
      }
      turns.push(turn);
      if (proof && !(await hasStepUp(services.db, turn, actor, now)))
        return { holder: { sid: turn.sid, requestId: turn.requestId, proof }, turns };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { holder: undefined, turns };
}
