import { defineOverlay } from '../modals/define-modal.ts';

/** A new group of signers, or the change of one. */
export const createSignerGroupOverlay = defineOverlay(
  'create signer group',
  () => import('./overlays/create-signer-group-overlay.tsx'),
);
