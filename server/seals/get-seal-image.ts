import { getSealImage as contract } from '@sigillum/api-contracts/seals/get-seal-image.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { accessSeal } from './access-seal.ts';
import { readSealImage } from './seals-repository.ts';

export const getSealImage = implement(contract, async ({ params }, { actor, db }) => {
  await accessSeal(db, actor, params);
  const image = await readSealImage(db, { businessId: params.id, name: params.name });
  if (!image) throw refuse('error.not_found');
  return {
    status: 200,
    body: new Uint8Array(image.bytes),
    headers: { 'content-type': image.contentType, 'content-length': String(image.bytes.length) },
  };
});
