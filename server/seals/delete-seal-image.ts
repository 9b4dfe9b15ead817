import { deleteSealImage as contract } from '@sigillum/api-contracts/seals/delete-seal-image.ts';
import { implement } from '../http/implement.ts';
import { claimManagedSeal } from './access-seal.ts';
import { updateSeal } from './seals-repository.ts';
import { tellSealChange } from './tell-seal-change.ts';

export const deleteSealImage = implement(contract, async ({ params }, context) => {
  const { actor, db, now } = context;
  const { hasImage } = await claimManagedSeal(db, actor, params);
  const key = { businessId: params.id, name: params.name };
  await updateSeal(db, key, { image: null, image_type: null, updated_at: now });
  if (hasImage) await tellSealChange(db, context, key, { image: { from: true, to: false } });
  return { status: 200, body: { ok: true } };
});
