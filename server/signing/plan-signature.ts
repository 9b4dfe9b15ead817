import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import type { TrustOffer, TrustQuality } from '@sigillum/engine/trust';
import type { Turn } from './find-turn.ts';
import { chooseProof, type Proof } from './proof-rule.ts';
import { findOffer, listFitting } from '../rules/find-offer.ts';
import { chooseQuality, chooseTrustQuality } from '../rules/quality-rule.ts';

/** What a turn will be signed with. */
export interface SignaturePlan {
  /** What it is then, and is told as everywhere. */
  quality: Quality;
  /** What the trust service is asked for: it differs where a demonstration answers, and where no service knows PART11. */
  trustQuality: TrustQuality;
  /** The code that the person gives beforehand; undefined where none is needed. */
  proof: Proof | undefined;
}

/** Decides quality and proof of a turn. Throws the refusal of a signer who cannot sign so. */
export function planProof(turn: Turn, actor: KnownActor, offers: readonly TrustOffer[]): SignaturePlan {
  const { voucher } = turn;
  const means = { hasMobile: turn.mobile !== null, hasVoucher: voucher !== undefined };
  const offered = listFitting(offers, turn.requestQuality, turn.legislation);
  const choice = chooseQuality(turn.requestQuality, means, offered);
  if ('problem' in choice) throw refuse(choice.problem);
  const { quality } = choice;
  const proof = chooseProof(quality, {
    ...turn,
    isVisitor: actor.kind === 'visitor',
    voucherEmail: voucher && actor.email,
  });
  const trustQuality = chooseTrustQuality(quality, offered);
  const isDemonstration = findOffer(offers, trustQuality, turn.legislation)?.isDemonstration;
  return { quality: isDemonstration ? 'DEMO' : quality, trustQuality, proof };
}

/** The same for what the signer sent; also throws the refusal of a regulated record without name and reason. */
export function planSignature(
  turn: Turn,
  actor: KnownActor,
  { signingName, signingReason }: SigningPayload,
  offers: readonly TrustOffer[],
): SignaturePlan {
  const plan = planProof(turn, actor, offers);
  if (turn.isRegulated && !(signingName && signingReason)) throw refuse('error.sign.part11_required');
  return plan;
}
