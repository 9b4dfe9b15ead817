import type { VisualSignatureData } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type { Picture, SignatureLook } from '@sigillum/engine/pdf/appearance';
import type { Services } from '../services.ts';
import { type LookRules, usualLookRules } from './look-rules.ts';
import { beginLook, openLook } from './open-look.ts';
import { requireDrawable } from './require-drawable.ts';
import { receiveInline } from './receive-picture.ts';
import type { VisualSignatureRow } from './visual-signatures-repository.ts';

/**
 * How a signature looks: as saved, or as everybody begins where nothing is (a preview shows the same), and over it what its signer
 * wants for this one. Throws a refusal.
 */
export async function dressSignature(
  services: Services,
  row: VisualSignatureRow | undefined,
  lang: string,
  data: VisualSignatureData = {},
  rules: LookRules = usualLookRules,
): Promise<{ look: SignatureLook; picture: Picture | undefined }> {
  const saved = row ? openLook(row, lang, rules) : { look: beginLook(lang, rules), picture: undefined };
  await requireDrawable(data);
  const { optionalLine: company = saved.look.company, location = saved.look.location } = data;
  const picture = data.picture ? await receiveInline(services, data.picture) : undefined;
  return {
    look: { ...saved.look, company, location },
    picture: data.picture === undefined ? saved.picture : picture,
  };
}
