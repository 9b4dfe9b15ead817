import { defineDialog } from '../modals/define-modal.ts';

/** Dialogs of signing (namespace and names: docs/specification/dialogs.tsv). */
export const tanEntryDialog = defineDialog('document', 'TAN entry', () => import('./dialogs/tan-entry-dialog.tsx'));
/** Some of what will be signed was not opened yet (docs/decisions/060-what-a-signer-meets.md). */
export const unseenDocumentsDialog = defineDialog(
  'signing',
  'unseen documents',
  () => import('./dialogs/unseen-documents-dialog.tsx'),
);
export const declineSigningRequestDialog = defineDialog(
  'general',
  'decline signing request',
  () => import('./dialogs/decline-signing-request-dialog.tsx'),
);
/** Ours: a signer asks the sender, who answers (docs/decisions/211-questions-of-signers.md). */
export const askQuestionDialog = defineDialog(
  'signing',
  'ask question',
  () => import('./dialogs/ask-question-dialog.tsx'),
);
export const answerQuestionDialog = defineDialog(
  'signing',
  'answer question',
  () => import('./dialogs/answer-question-dialog.tsx'),
);
/** Ours: a signer without account states the own name (docs/decisions/068-names-as-signers-state-them.md). */
export const correctNameDialog = defineDialog(
  'signing',
  'correct name',
  () => import('./dialogs/correct-name-dialog.tsx'),
);
/** Ours: a signer who is there signs on this device (docs/decisions/238-in-person.md). */
export const handOverDialog = defineDialog('signing', 'hand over', () => import('./dialogs/hand-over-dialog.tsx'));
