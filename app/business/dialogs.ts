import { defineDialog } from '../modals/define-modal.ts';

/** Dialogs about belonging to a business (namespace and names: docs/specification/dialogs.tsv). */
export const businessInvitationDialog = defineDialog(
  'business',
  'business invitation',
  () => import('./dialogs/business-invitation-dialog.tsx'),
);
/** The plan ended, or the person was removed, or the business was deleted. */
export const businessDowngradedDialog = defineDialog(
  'business',
  'business downgraded',
  () => import('./dialogs/business-downgraded-dialog.tsx'),
);
export const transactionalSatisfactionSurveyDialog = defineDialog(
  'business',
  'transactional satisfaction survey',
  () => import('./dialogs/transactional-satisfaction-survey-dialog.tsx'),
);
