import { defineDialog } from '../modals/define-modal.ts';

/** Dialogs on the way to an identity (namespace and names: docs/specification/dialogs.tsv). */
export const connectAustrianEidDialog = defineDialog(
  'general',
  'connect to an Austrian eID',
  () => import('./dialogs/connect-to-an-austrian-eid-dialog.tsx'),
);
export const supplyEidDataDialog = defineDialog(
  'document',
  'supply eID data',
  () => import('./dialogs/supply-eid-data-dialog.tsx'),
);
/** Ours: nobody gives up an identification by one press. */
export const giveUpDialog = defineDialog(
  'identification',
  'give up identifications',
  () => import('./dialogs/give-up-identifications-dialog.tsx'),
);
