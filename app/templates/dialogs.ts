import { defineDialog } from '../modals/define-modal.ts';

/** Ours: before a template goes (docs/decisions/208-templates.md). */
export const deleteTemplateDialog = defineDialog(
  'templates',
  'delete template',
  () => import('./dialogs/delete-template-dialog.tsx'),
);
/** Ours, too. */
export const saveAsTemplateDialog = defineDialog(
  'templates',
  'save as template',
  () => import('./dialogs/save-as-template-dialog.tsx'),
);
/** Ours: for whom a template is (docs/decisions/281-templates-for-single-colleagues.md). */
export const shareTemplateDialog = defineDialog(
  'templates',
  'share template',
  () => import('./dialogs/share-template-dialog.tsx'),
);
/** Ours, before all requests of a batch are withdrawn (docs/decisions/217-batches.md). */
export const withdrawBatchDialog = defineDialog(
  'templates',
  'withdraw batch',
  () => import('./dialogs/withdraw-batch-dialog.tsx'),
);
