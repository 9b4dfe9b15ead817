import { defineOverlay } from '../modals/define-modal.ts';

/** Makes or changes a visual signature (name: docs/specification/overlays.tsv). */
export const editSignatureOverlay = defineOverlay(
  'edit signature',
  () => import('./overlays/edit-signature-overlay.tsx'),
);
