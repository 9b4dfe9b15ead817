import { deleteVisualSignature as contract } from '@sigillum/api-contracts/visual-signatures/delete-visual-signature.ts';
import { implement } from '../http/implement.ts';
import { accessRow, chooseDefault, deleteRow, listRows, lockAccount } from './visual-signatures-repository.ts';

export const deleteVisualSignature = implement(contract, async ({ params }, { actor, db }) => {
  await lockAccount(db, actor.id);
  const row = await accessRow(db, actor.id, params.id);
  await deleteRow(db, row.id);
  const [oldest] = await listRows(db, actor.id);
  if (row.is_default && oldest) await chooseDefault(db, actor.id, oldest.id);
  return { status: 200, body: { ok: true } };
});
