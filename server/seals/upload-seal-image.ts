import { createHash } from 'node:crypto';
import { maxSealImageBytes, uploadSealImage as contract } from '@sigillum/api-contracts/seals/upload-seal-image.ts';
import { implement } from '../http/implement.ts';
import { readUpload } from '../http/read-upload.ts';
import { workOnImage } from '../http/work-on-image.ts';
import { accessManagedSeal, claimManagedSeal } from './access-seal.ts';
import { updateSeal } from './seals-repository.ts';
import { tellSealChange } from './tell-seal-change.ts';

export const uploadSealImage = implement(contract, async ({ params, body }, context) => {
  const { actor, now, services, transact } = context;
  await accessManagedSeal(services.db, actor, params);
  const file = await readUpload(body, maxSealImageBytes, 'error.seal.image_too_large');
  const image = await workOnImage(services, 'clean-seal-image', { bytes: file }, 'error.seal.image_unreadable');
  return transact(async (trx) => {
    const { hasImage } = await claimManagedSeal(trx, actor, params);
    const key = { businessId: params.id, name: params.name };
    const changes = { image: Buffer.from(image.bytes), image_type: image.type, updated_at: now };
    await updateSeal(trx, key, changes);
    await tellSealChange(trx, context, key, { image: { from: hasImage, to: true } });
    return { status: 200, body: { ok: true } };
  }, createHash('sha256').update(file).digest('hex'));
});
