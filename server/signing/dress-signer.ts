import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { describeStandards } from '../pdf/appearance/compose-text.ts';
import { openLook } from '../visual-signatures/open-look.ts';
import { accessRow, findDefault } from '../visual-signatures/visual-signatures-repository.ts';
import type { RevisionSigner } from './describe-signer.ts';
import type { PlannedTurn } from './plan-turn.ts';
import type { SigningCall } from './sign-request.ts';

/**
 * The signer with the chosen visual signature, or the account's default one. Its name is shown in a simple signature alone: with every
 * other quality the name is one that somebody vouches for. A regulated record says all it must (21 CFR 11.50) and takes the picture only;
 * a seal takes nothing. Throws the refusal of a visual signature that is not the caller's.
 */
export async function dressSigner(
  db: Kysely<Database>,
  { actor }: Pick<SigningCall, 'actor'>,
  { visualSignatureId, signingName }: SigningPayload,
  { legislation, seal }: Pick<PlannedTurn, 'legislation' | 'seal'>,
  signer: RevisionSigner,
): Promise<RevisionSigner> {
  if (seal || actor.kind !== 'user') return signer;
  const row = visualSignatureId ? await accessRow(db, actor.id, visualSignatureId) : await findDefault(db, actor.id);
  if (!row) return signer;
  const { look, picture } = openLook(row, actor.lang);
  const dressed = { ...signer, ...(picture && { picture }) };
  if (signer.quality === 'PART11') return dressed;
  const name = signer.quality === 'SES' && !signingName ? row.name : signer.name;
  return {
    ...dressed,
    name,
    look: { ...look, standards: describeStandards(signer.quality, legislation ?? undefined) },
  };
}
