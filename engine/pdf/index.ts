/** Signing a PDF: prepare, finish, prolong, and check what came of it. */
export { PlaceholderTooSmall } from './embed-signature.ts';
export type { BlankPlan, FilledBlank } from './describe-blank.ts';
export { runIntake } from './intake.ts';
export {
  extendDocument,
  findTimestampExpiry,
  renewDocument,
  RevokedSignatures,
  type ExtendedDocument,
  type ExtensionOptions,
  type ExtensionPending,
  type ExtensionTail,
} from './long-term/extend-document.ts';
export type { Placement } from './placement.ts';
export { finishRevisions, prepareRevision, type FinishedRevision, type PreparedRevision } from './sign-document.ts';
export type { FieldPlan } from './signature-fields.ts';
export { RevisionFault, verifyRevision, type RevisionVerdict } from './verify-revision.ts';
