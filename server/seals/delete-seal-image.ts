import { deleteSealImage as contract } from '@sigillum/api-contracts/seals/delete-seal-image.ts';
import { implement } from '../http/implement.ts';
import { accessManagedSeal } from './access-seal.ts';
import { updateSeal } from './seals-repository.ts';

export const deleteSealImage = implement(contract, async ({ params }, { actor, db, now }) => {
  await accessManagedSeal(db, actor, params);
  const key = { businessId: params.id, name: params.name };
  await updateSeal(db, key, { image: null, image_type: null, updated_at: now });
  return { status: 200, body: { ok: true } };
});
