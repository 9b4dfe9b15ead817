import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Call } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { readOffers } from '../rules/find-offer.ts';
import { findTurn } from './find-turn.ts';
import { planSignature } from './plan-signature.ts';
import type { Proof } from './proof-rule.ts';
import { hasStepUp } from './step-up-repository.ts';
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

/**
 * Asks for the code that the first of these requests needs, or judges the one that came along. One code serves all requests of the
 * call that want the same address or number proved; others are refused one by one. Undefined: no code is needed, or a second factor of
 * the account has taken its place.
 */
export async function demandProof(
  context: Call,
  payloads: readonly SigningPayload[],
  { tan, language }: { tan?: string | undefined; language?: Language | undefined },
): Promise<GivenProof | Refusal | undefined> {
  const { services } = context;
  const holder = await findHolder(context, payloads, tan);
  if (!holder) return undefined;
  const requestIds = payloads.map(({ signatureRequestId }) => signatureRequestId);
  const judged = await services.db
    .transaction()
    .execute((trx) =>
      tan ? checkTan(trx, tan, context, holder) : requireTan(trx, context, { ...holder, requestIds }, language),
    );
  return judged instanceof Refusal ? judged : { ...holder, shown: judged };
}

/** The first turn that needs a proof. What cannot be signed now is told by the attempt to sign it. */
async function findHolder(
  { services, actor, now }: Call,
  payloads: readonly SigningPayload[],
  tan: string | undefined,
): Promise<Omit<GivenProof, 'shown'> | undefined> {
  for (const payload of payloads) {
    try {
      const turn = await findTurn(services.db, actor, payload.signatureRequestId, now);
      const { proof, quality } = planSignature(turn, actor, payload, await readOffers(services.trust));
      if (!tan) await requireRoom(services, { actor, now }, { ...turn, quality, proof });
      if (proof && !(await hasStepUp(services.db, turn, actor, now)))
        return { sid: turn.sid, requestId: turn.requestId, proof };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return undefined;
}
