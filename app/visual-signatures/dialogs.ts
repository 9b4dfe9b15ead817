import { defineDialog } from '../modals/define-modal.ts';

/** Dialogs of visual signatures (namespaces and names: docs/specification/dialogs.tsv). */
export const deleteSignatureDialog = defineDialog(
  'visual-signature',
  'delete signature',
  () => import('./dialogs/delete-signature-dialog.tsx'),
);
/** Before signing: the lines that the person’s visible signature shows. */
export const visualSignatureDataDialog = defineDialog(
  'document',
  'visual signature data',
  () => import('./dialogs/visual-signature-data-dialog.tsx'),
);
