import { getVisualSignature as contract } from '@sigillum/api-contracts/visual-signatures/get-visual-signature.ts';
import { implement } from '../http/implement.ts';
import { describeVisualSignature } from './describe-visual-signature.ts';
import { drawPreview } from './draw-preview.ts';
import { openPreview } from './open-look.ts';
import { accessRow } from './visual-signatures-repository.ts';

export const getVisualSignature = implement(contract, async ({ params, query }, { actor, db, services, now, meta }) => {
  const row = await accessRow(db, actor.id, params.id);
  const preview = await openPreview(db, actor, row);
  const isPinned = query.v === describeVisualSignature(row).version;
  return drawPreview(services, preview, query, { now, meta, isPinned });
});
