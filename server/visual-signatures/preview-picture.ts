import { previewPicture as contract } from '@sigillum/api-contracts/visual-signatures/preview-picture.ts';
import { implement } from '../http/implement.ts';
import { drawPreview } from './draw-preview.ts';
import { openPreview } from './open-look.ts';
import { receivePicture } from './receive-picture.ts';

export const previewPicture = implement(contract, async ({ query, body }, { actor, services, now, meta }) => {
  const picture = await receivePicture(body, { services, meta, now }, actor.id);
  return drawPreview(services, { ...(await openPreview(services.db, actor)), picture }, query, { now, meta });
});
