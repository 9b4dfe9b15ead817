import { defineDialog } from '../modals/define-modal.ts';

/** Before a group of signers goes (namespace and name: docs/specification/dialogs.tsv). */
export const deleteSignerGroupDialog = defineDialog(
  'signer-groups',
  'delete signer group',
  () => import('./dialogs/delete-signer-group-dialog.tsx'),
);
