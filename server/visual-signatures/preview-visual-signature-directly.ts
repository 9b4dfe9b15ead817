import { previewVisualSignatureDirectly as contract } from '@sigillum/api-contracts/visual-signatures/preview-visual-signature-directly.ts';
import { implement } from '../http/implement.ts';
import { drawPreview } from './draw-preview.ts';
import { openVisitorPreview } from './open-look.ts';

export const previewVisualSignatureDirectly = implement(
  contract,
  async ({ query }, { actor, db, services, now, meta }) =>
    drawPreview(services, await openVisitorPreview(db, actor), query, { now, meta }),
);
