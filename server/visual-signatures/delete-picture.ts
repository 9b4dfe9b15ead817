import { deletePicture as contract } from '@sigillum/api-contracts/visual-signatures/delete-picture.ts';
import { implement } from '../http/implement.ts';
import { describeVisualSignature } from './describe-visual-signature.ts';
import { accessRow, updateRow } from './visual-signatures-repository.ts';

export const deletePicture = implement(contract, async ({ params }, { actor, db, now }) => {
  await accessRow(db, actor.id, params.id);
  const row = await updateRow(db, params.id, { picture: null, picture_type: null, updated_at: now });
  return { status: 200, body: describeVisualSignature(row) };
});
