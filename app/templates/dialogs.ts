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
