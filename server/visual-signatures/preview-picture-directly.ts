import { previewPictureDirectly as contract } from '@sigillum/api-contracts/visual-signatures/preview-picture-directly.ts';
import { implement } from '../http/implement.ts';
import { drawPreview } from './draw-preview.ts';
import { openVisitorPreview } from './open-look.ts';
import { receivePicture } from './receive-picture.ts';

export const previewPictureDirectly = implement(contract, async ({ query, body }, { actor, services, now, meta }) => {
  const picture = await receivePicture(body, { services, meta, now }, actor.sid);
  const preview = await openVisitorPreview(services.db, actor);
  return drawPreview(services, { ...preview, picture }, query, { now, meta });
});
