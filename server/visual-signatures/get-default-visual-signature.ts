import { getDefaultVisualSignature as contract } from '@sigillum/api-contracts/visual-signatures/get-default-visual-signature.ts';
import { implement } from '../http/implement.ts';
import { drawPreview } from './draw-preview.ts';
import { openPreview } from './open-look.ts';
import { findDefault } from './visual-signatures-repository.ts';

export const getDefaultVisualSignature = implement(contract, async ({ query }, { actor, db, services, now, meta }) =>
  drawPreview(services, await openPreview(db, actor, await findDefault(db, actor.id)), query, { now, meta }),
);
