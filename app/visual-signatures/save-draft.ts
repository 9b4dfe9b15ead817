import type { Client } from '@sigillum/api-contracts/client.ts';
import { createVisualSignature } from '@sigillum/api-contracts/visual-signatures/create-visual-signature.ts';
import { deletePicture } from '@sigillum/api-contracts/visual-signatures/delete-picture.ts';
import { deleteVisualSignature } from '@sigillum/api-contracts/visual-signatures/delete-visual-signature.ts';
import type { VisualSignature } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { updateVisualSignature } from '@sigillum/api-contracts/visual-signatures/update-visual-signature.ts';
import { uploadPicture } from '@sigillum/api-contracts/visual-signatures/upload-picture.ts';
import { encodeMark } from './encode-mark.ts';
import type { VisualSignatureDraft } from './visual-signature.ts';

/** Without `display`, as it is saved, or as everybody begins. */
type SavedDraft = Omit<VisualSignatureDraft, 'display'> & Partial<Pick<VisualSignatureDraft, 'display'>>;

/**
 * Saves a draft as a new visual signature, or as the one that it changes. The picture goes first where there is something to change, so
 * that one that is refused changes nothing; a new signature whose picture is refused is taken back. Throws the problem.
 */
export async function saveDraft(client: Client, draft: SavedDraft, changed?: VisualSignature): Promise<void> {
  const { alias, name, company, location, display, mark } = draft;
  const body = {
    ...{ alias, name, location, optionalLine: company },
    ...(display && { displayDate: display.date, displayClaim: display.claim, displayStandards: display.std }),
  };
  const id = changed?.id ?? (await client.call(createVisualSignature, { body })).id;
  const params = { id };
  try {
    if (mark) await client.call(uploadPicture, { params, ...encodeMark(mark) });
    if (mark === null && changed?.hasCustomImage) await client.call(deletePicture, { params });
  } catch (error) {
    if (!changed) await client.call(deleteVisualSignature, { params });
    throw error;
  }
  if (changed) await client.call(updateVisualSignature, { params, body });
}
