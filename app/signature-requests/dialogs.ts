import { defineDialog } from '../modals/define-modal.ts';

/** Dialogs about the people of a request and about its end (namespace and names: docs/specification/dialogs.tsv). */
export const addSignerDialog = defineDialog('document', 'add signer', () => import('./dialogs/add-signer-dialog.tsx'));
export const removeSignerDialog = defineDialog(
  'document',
  'remove signer',
  () => import('./dialogs/remove-signer-dialog.tsx'),
);
export const addObserverDialog = defineDialog(
  'document',
  'add observer',
  () => import('./dialogs/add-observer-dialog.tsx'),
);
export const withdrawDialog = defineDialog('document', 'withdraw', () => import('./dialogs/withdraw-dialog.tsx'));
/** Before a page is left on which something is unsaved or under way. */
export const leavePageDialog = defineDialog('general', 'leave page', () => import('./dialogs/leave-page-dialog.tsx'));
