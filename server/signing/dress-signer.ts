import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import { describeStandards } from '@sigillum/engine/pdf/appearance';
import type { Services } from '../services.ts';
import { dressSignature } from '../visual-signatures/dress-signature.ts';
import { findUsualLook, usualLookRules } from '../visual-signatures/look-rules.ts';
import { accessRow } from '../visual-signatures/visual-signatures-repository.ts';
import type { RevisionSigner } from './revision-signer.ts';
import type { PlannedTurn } from './plan-turn.ts';
import type { SigningCall } from './signing-call.ts';

/**
 * The signer with the chosen visual signature, or the account's default one, and what the call wants over it; without an account or
 * a visual signature the lines that everybody begins with. A saved name is shown in a simple signature alone: with every
 * other quality the name is one that somebody vouches for. A regulated record says all it must (21 CFR 11.50) and takes the picture only;
 * a seal takes nothing. Throws the refusal of a visual signature that is not the caller's.
 */
export async function dressSigner(
  services: Services,
  { actor }: Pick<SigningCall, 'actor'>,
  { visualSignatureId, visualSignatureData, signingName }: SigningPayload,
  { legislation, seal, language, isRegulated }: Pick<PlannedTurn, 'legislation' | 'seal' | 'language' | 'isRegulated'>,
  signer: RevisionSigner,
): Promise<RevisionSigner> {
  if (seal) return signer;
  const { db } = services;
  const account = actor.kind === 'user' ? actor : undefined;
  const chosen = account && visualSignatureId ? await accessRow(db, account.id, visualSignatureId) : undefined;
  const { usual, rules } = account ? await findUsualLook(db, account.id) : { usual: undefined, rules: usualLookRules };
  const row = chosen ?? usual;
  const { look, picture } = await dressSignature(services, row, account?.lang ?? language, visualSignatureData, rules);
  const dressed = { ...signer, ...(picture && { picture }) };
  if (isRegulated) return dressed;
  const name = row && signer.quality === 'SES' && !signingName ? row.name : signer.name;
  return {
    ...dressed,
    name,
    look: {
      ...look,
      standards: describeStandards({ quality: signer.quality, ...(legislation && { legislation }) }, look.language),
    },
  };
}
