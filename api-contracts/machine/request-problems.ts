import { uploadProblems } from '../documents/inputs.ts';
import type { ProblemKey } from '../problems.ts';

const signerProblems = [
  'error.not_found',
  'error.sr.quality_not_available',
  'error.sr.placement_outside_page',
  'error.sr.form_field_unknown',
  'error.sr.not_a_colleague',
  'error.sr.group_not_available',
  'error.sr.too_many_signers',
] as const satisfies readonly ProblemKey[];

/** Of sending. */
export const initiatingProblems = [
  'error.sr.no_document',
  'error.sr.no_signer',
  'error.sr.mobile_required',
  'error.sr.expiration_passed',
  'error.sr.form_field_locks',
  'error.sr.form_field_demands',
  'error.sr.quality_not_available',
  'error.business.signatures_exhausted',
] as const satisfies readonly ProblemKey[];

const contentProblems = [...uploadProblems, 'error.sr.too_many_documents'] as const satisfies readonly ProblemKey[];

/** Of what signers fill in. */
const fieldProblems = [
  'error.field.rules',
  'error.field.condition',
  'error.field.circle',
  'error.field.document_signed',
] as const satisfies readonly ProblemKey[];

/** Of making a request, and of sending it in the same breath. */
export const draftingProblems = [
  'error.placeholder.gone',
  ...fieldProblems,
  ...contentProblems,
  ...signerProblems,
  ...initiatingProblems,
  'error.sr.observer_exists',
  'error.sr.too_many_observers',
] as const satisfies readonly ProblemKey[];

/** Of changing a request that nobody has signed; of its documents words are covered. */
export const changingProblems = [
  ...uploadProblems,
  ...signerProblems,
  'error.placeholder.gone',
  'error.sr.already_signed_by_somebody',
  'error.sr.not_open',
  'error.sr.no_signer',
  'error.sr.mobile_required',
  'error.sr.observer_exists',
  'error.sr.too_many_observers',
  'error.sign.locked',
] as const satisfies readonly ProblemKey[];

/** Of adding a document to a draft. */
export const addingProblems = [
  ...contentProblems,
  'error.sr.not_draft',
  'error.sr.not_open',
  'error.sr.already_signed_by_somebody',
  'error.sign.locked',
] as const satisfies readonly ProblemKey[];
