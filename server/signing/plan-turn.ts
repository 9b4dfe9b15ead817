import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { UsableSeal } from '../seals/find-usable-seal.ts';
import { readOffers } from '../rules/find-offer.ts';
import type { Services } from '../services.ts';
import { findTurn, type Turn } from './find-turn.ts';
import { planSignature, type SignaturePlan } from './plan-signature.ts';
import { requireDirectSign } from './require-direct-sign.ts';
import { requireIdentityEvidence } from './require-identity-evidence.ts';
import { requireTrustTerms } from './require-trust-terms.ts';
import { planSeal, requireSeal } from './seal-request.ts';
import type { SigningCall } from './signing-call.ts';

/** A turn with what was decided about it, and the seal that takes it instead of a person. */
export type PlannedTurn = Turn & SignaturePlan & { seal?: UsableSeal };

/** Finds the caller's turn and decides how it is taken. Throws a refusal. */
export async function planTurn(
  services: Pick<Services, 'db' | 'trust' | 'config'>,
  { actor, now, sealAccountName, found }: SigningCall,
  payload: SigningPayload,
  isLeased = false,
): Promise<PlannedTurn> {
  const { db, trust } = services;
  const turn = (!isLeased && found) || (await findTurn(db, actor, payload.signatureRequestId, now, isLeased));
  if (sealAccountName !== undefined)
    return { ...turn, ...planSeal(turn), seal: await requireSeal(db, actor, sealAccountName) };
  const plan = planSignature(turn, actor, payload, await readOffers(trust));
  requireDirectSign(actor, turn, plan);
  await requireIdentityEvidence(db, { turn, plan, now });
  await requireTrustTerms(services, actor, turn, plan);
  return { ...turn, ...plan };
}
