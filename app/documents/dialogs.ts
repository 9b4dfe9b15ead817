import { defineDialog } from '../modals/define-modal.ts';

export const deleteDocumentsDialog = defineDialog(
  'general',
  'delete documents',
  () => import('./dialogs/delete-documents-dialog.tsx'),
);
