import { defineDialog } from '../modals/define-modal.ts';

export const deleteDocumentsDialog = defineDialog(
  'general',
  'delete documents',
  () => import('./dialogs/delete-documents-dialog.tsx'),
);
/** For administrators, in the settings of a business. */
export const activateDeactivateAutoDeletionDialog = defineDialog(
  'general',
  'activate/deactivate auto-deletion',
  () => import('./dialogs/activate-deactivate-auto-deletion-dialog.tsx'),
);
