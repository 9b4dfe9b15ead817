import { previewVisualSignature as contract } from '@sigillum/api-contracts/visual-signatures/preview-visual-signature.ts';
import { implement } from '../http/implement.ts';
import { drawPreview } from './draw-preview.ts';
import { openPreview } from './open-look.ts';

export const previewVisualSignature = implement(contract, async ({ query }, { actor, db, services, now, meta }) =>
  drawPreview(services, await openPreview(db, actor), query, { now, meta }),
);
