import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { findUsableSeal, type UsableSeal } from '../seals/find-usable-seal.ts';
import type { RevisionSigner } from './revision-signer.ts';
import type { Turn } from './find-turn.ts';
import type { SignaturePlan } from './plan-signature.ts';
import { canReach } from '../rules/quality-rule.ts';

/** What a seal of an organisation's certificate is worth: an advanced electronic seal (eIDAS, article 36). */
const sealQuality = 'AES';

/** The seal that the caller seals with. Foreign and absent seals look the same, and visitors have none. Throws a refusal. */
export async function requireSeal(db: Kysely<Database>, actor: KnownActor, name: string): Promise<UsableSeal> {
  const seal = actor.kind === 'user' ? await findUsableSeal(db, actor.id, name) : undefined;
  if (!seal) throw refuse('error.sign.seal_not_available');
  return seal;
}

/**
 * Decides whether a turn can be taken by a seal. It needs no code, for the caller's session shows who uses the seal, and the certificate
 * names no person. A qualified signature, a demonstration of one and a regulated record are a person's own. Throws a refusal.
 */
export function planSeal({ requestQuality, isRegulated }: Turn): SignaturePlan {
  if (isRegulated || !canReach(requestQuality, sealQuality)) throw refuse('error.sign.quality_insufficient');
  return { quality: sealQuality, trustQuality: sealQuality, proof: undefined };
}

/** The organisation as the revision says it; which member has sealed stays in the evidence. */
export function describeSealer(
  signer: RevisionSigner,
  { signingReason }: SigningPayload,
  { organisation, accountName, label, image }: UsableSeal,
): RevisionSigner {
  return {
    ...signer,
    name: organisation,
    reason: signingReason ?? label,
    ...(image && { image }),
    context: { ...signer.context, signerName: organisation, sealAccountName: accountName },
  };
}
