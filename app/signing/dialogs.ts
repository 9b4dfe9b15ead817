import { defineDialog } from '../modals/define-modal.ts';

/** Dialogs of signing (namespace and names: docs/specification/dialogs.tsv). */
export const tanEntryDialog = defineDialog('document', 'TAN entry', () => import('./dialogs/tan-entry-dialog.tsx'));
export const declineSigningRequestDialog = defineDialog(
  'general',
  'decline signing request',
  () => import('./dialogs/decline-signing-request-dialog.tsx'),
);
