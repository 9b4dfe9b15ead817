import { defineDialog } from '../modals/define-modal.ts';

/** Dialogs about plans and seats (namespaces and names: docs/specification/dialogs.tsv). */
export const cancelSubscriptionDialog = defineDialog(
  'business',
  'cancel subscription',
  () => import('./dialogs/cancel-subscription-dialog.tsx'),
);
export const cancelTrialDialog = defineDialog(
  'business',
  'cancel trial',
  () => import('./dialogs/cancel-trial-dialog.tsx'),
);
export const freePlanDowngradeDialog = defineDialog(
  'business',
  'free plan downgrade',
  () => import('./dialogs/free-plan-downgrade-dialog.tsx'),
);
export const removeSeatsDialog = defineDialog(
  'business',
  'remove seats',
  () => import('./dialogs/remove-seats-dialog.tsx'),
);
/** From a plan that charges each signature to a flat rate. */
export const fairFlatMigrationDialog = defineDialog(
  'general',
  'fair-flat migration',
  () => import('./dialogs/fair-flat-migration-dialog.tsx'),
);
/** From an old free account to the new free plan. */
export const freeMigrationDialog = defineDialog(
  'general',
  'free migration',
  () => import('./dialogs/free-migration-dialog.tsx'),
);
