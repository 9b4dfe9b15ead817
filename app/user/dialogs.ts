import { defineDialog } from '../modals/define-modal.ts';

/** Dialogs of a person's account (namespace and names: docs/specification/dialogs.tsv). */
export const acceptTermsDialog = defineDialog(
  'general',
  'accept terms',
  () => import('./dialogs/accept-terms-dialog.tsx'),
);
/** The terms of the trust service, before a signature; those of the product are “accept terms”. */
export const termsOfUseDialog = defineDialog(
  'document',
  'terms of use',
  () => import('./dialogs/terms-of-use-dialog.tsx'),
);
export const deleteAccountDialog = defineDialog(
  'profile',
  'delete account',
  () => import('./dialogs/delete-account-dialog.tsx'),
);
export const relationshipSatisfactionSurveyDialog = defineDialog(
  'general',
  'relationship satisfaction survey',
  () => import('./dialogs/relationship-satisfaction-survey-dialog.tsx'),
);
