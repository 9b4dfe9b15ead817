import type { ProblemKey } from '../problems.ts';

/** Why a signature is not made, with or without account: the code, the request's state, the trust service, the signer's picture, then what intake finds in the file. */
export const signProblems = [
  'error.sign.tan_required',
  'error.sign.tan_invalid',
  'error.sign.tan_expired',
  'error.sign.tan_locked',
  'error.sign.documents_changed',
  'error.sign.account_required',
  'error.sign.already_signed',
  'error.sign.signed_by_colleague',
  'error.sign.certificate_revoked',
  'error.sign.code_locked',
  'error.sign.code_wrong',
  'error.sign.exhausted',
  'error.sign.failed',
  'error.sign.locked',
  'error.sign.mobile_required',
  'error.sign.not_identified',
  'error.sign.not_your_turn',
  'error.sign.part11_required',
  'error.sign.quality_insufficient',
  'error.sign.seal_not_available',
  'error.sign.serial_mismatch',
  'error.sign.step_declined',
  'error.sign.step_timeout',
  'error.sign.terms_required',
  'error.sr.changed_meanwhile',
  'error.sr.not_open',
  'error.sr.withdrawn',
  'error.visual_signature.image_empty',
  'error.visual_signature.image_unreadable',
  'error.visual_signature.not_drawable',
  'file.pdf.glyph_missing',
  'file.pdf.damaged',
  'file.pdf.too_complex',
  'file.pdf.password_protected',
  'file.pdf.restricted',
  'file.pdf.xfa',
  'file.pdf.undrawable',
  'file.pdf.no_changes_allowed',
  'file.pdf.signed_damaged',
  'file.pdf.signed_encrypted',
  'file.pdf.timeout',
  'file.pdf.workers_busy',
  'error.not_found',
] as const satisfies readonly ProblemKey[];

/** Why a signature does not go on after a step at the trust service. */
export const stepProblems = [
  ...signProblems,
  'error.sign.step_unknown',
  'error.sign.code_expired',
  'error.sign.password_wrong',
  'error.sign.resend_refused',
] as const satisfies readonly ProblemKey[];

/** Why nobody is asked to confirm a signature in place of a code: it would not be made. */
export const confirmProblems = [
  'error.sign.already_signed',
  'error.sign.signed_by_colleague',
  'error.sign.mobile_required',
  'error.sign.not_your_turn',
  'error.sign.quality_insufficient',
  'error.sr.not_open',
  'error.sr.withdrawn',
  'error.not_found',
] as const satisfies readonly ProblemKey[];
