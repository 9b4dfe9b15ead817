import { createHash } from 'node:crypto';
import { uploadPicture as contract } from '@sigillum/api-contracts/visual-signatures/upload-picture.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeVisualSignature } from './describe-visual-signature.ts';
import { receivePicture } from './receive-picture.ts';
import { accessRow, updateRow } from './visual-signatures-repository.ts';

export const uploadPicture = implement(contract, async ({ params, body }, { actor, now, services, meta, transact }) => {
  await accessRow(services.db, actor.id, params.id);
  const picture = await receivePicture(body, { services, meta, now }, actor.id);
  if (!picture) throw refuse('error.visual_signature.image_unreadable');
  const bytes = Buffer.from(picture.bytes);
  return transact(async (trx) => {
    await accessRow(trx, actor.id, params.id);
    const changes = { picture: bytes, picture_type: picture.type, updated_at: now };
    return { status: 200, body: describeVisualSignature(await updateRow(trx, params.id, changes)) };
  }, createHash('sha256').update(bytes).digest('hex'));
});
