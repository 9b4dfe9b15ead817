import { defineDialog } from '../modals/define-modal.ts';

/** Dialogs about the people of a request and about its end (namespace and names: docs/specification/dialogs.tsv). */
export const addSignerDialog = defineDialog('document', 'add signer', () => import('./dialogs/add-signer-dialog.tsx'));
export const addSignerGroupDialog = defineDialog(
  'document',
  'add signer group',
  () => import('./dialogs/add-signer-group-dialog.tsx'),
);
export const removeSignerDialog = defineDialog(
  'document',
  'remove signer',
  () => import('./dialogs/remove-signer-dialog.tsx'),
);
/** Ours: what was sent is corrected (docs/decisions/069-open-requests-are-corrected.md). */
export const removeObserverDialog = defineDialog(
  'signature-requests',
  'remove observer',
  () => import('./dialogs/remove-observer-dialog.tsx'),
);
/** Ours, too. */
export const changeExpiryDialog = defineDialog(
  'signature-requests',
  'change expiry',
  () => import('./dialogs/change-expiry-dialog.tsx'),
);
/** Ours: when signers are reminded by themselves (docs/decisions/222-reminders-by-schedule.md). */
export const changeRemindersDialog = defineDialog(
  'signature-requests',
  'change reminders',
  () => import('./dialogs/change-reminders-dialog.tsx'),
);
export const addObserverDialog = defineDialog(
  'document',
  'add observer',
  () => import('./dialogs/add-observer-dialog.tsx'),
);
/** Ours: a colleague who may read or edit (docs/decisions/096-colleagues-are-named-by-clicking.md). */
export const nameColleagueDialog = defineDialog(
  'signature-requests',
  'name colleague',
  () => import('./dialogs/name-colleague-dialog.tsx'),
);
/** Ours: who looks after a request of the team's inbox (docs/decisions/271-the-teams-inbox.md). */
export const assignDialog = defineDialog('signature-requests', 'assign', () => import('./dialogs/assign-dialog.tsx'));
export const delegateDialog = defineDialog('document', 'delegate', () => import('./dialogs/delegate-dialog.tsx'));
/** Ours: of several people only some have to sign (docs/decisions/237-quorums.md). */
export const quorumDialog = defineDialog('signature-requests', 'quorum', () => import('./dialogs/quorum-dialog.tsx'));
/** Ours: what a signer fills in (docs/decisions/205-fields-are-form-fields.md). */
export const fieldDialog = defineDialog('signature-requests', 'field', () => import('./dialogs/field-dialog.tsx'));
/** Ours: fields that documents have in forms of their own (docs/decisions/267-forms-that-documents-have-already.md). */
export const formFieldsDialog = defineDialog(
  'signature-requests',
  'form fields',
  () => import('./dialogs/form-fields-dialog.tsx'),
);
/** Ours: what senders have written where people are to sign (docs/decisions/234-placeholders-in-the-text.md). */
export const placeholdersDialog = defineDialog(
  'signature-requests',
  'placeholders',
  () => import('./dialogs/placeholders-dialog.tsx'),
);
/** For a person who cannot sign in the quality that is asked for. */
export const upgradeStandardsDialog = defineDialog(
  'document',
  'upgrade standards',
  () => import('./dialogs/upgrade-standards-dialog.tsx'),
);
/** What the mode for regulated records is. */
export const part11InfoDialog = defineDialog(
  'general',
  'part11 info',
  () => import('./dialogs/part11-info-dialog.tsx'),
);
export const withdrawDialog = defineDialog('document', 'withdraw', () => import('./dialogs/withdraw-dialog.tsx'));
/** Ours: a corrected version of what was sent (docs/decisions/210-corrected-versions.md). */
export const correctDialog = defineDialog(
  'signature-requests',
  'correct',
  () => import('./dialogs/correct-dialog.tsx'),
);
/** Ours: a mistyped address of a signer. */
export const readdressDialog = defineDialog(
  'signature-requests',
  'readdress',
  () => import('./dialogs/readdress-dialog.tsx'),
);
/** Before a page is left on which something is unsaved or under way. */
export const leavePageDialog = defineDialog('general', 'leave page', () => import('./dialogs/leave-page-dialog.tsx'));
/** Before something is done to several requests of the dashboard, and what came of it (docs/decisions/077-several-requests-at-once.md). */
export const severalRequestsDialog = defineDialog(
  'signature-requests',
  'several requests',
  () => import('./dialogs/several-requests-dialog.tsx'),
);
export const severalOutcomesDialog = defineDialog(
  'signature-requests',
  'several outcomes',
  () => import('./dialogs/several-outcomes-dialog.tsx'),
);
