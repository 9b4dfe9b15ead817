import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Log } from '../process/log.ts';
import { GlyphMissing } from '@sigillum/engine/pdf/appearance';
import { PlaceholderTooSmall, RevisionFault } from '@sigillum/engine/pdf';
import { PdfProblem, StructureProblem } from '@sigillum/engine/pdf/problem';
import { TrustError, type TrustReason } from '@sigillum/engine/pki';

/** What the signer is told when a trust service says why it did not sign. */
const reasons: Readonly<Record<TrustReason, ProblemKey>> = {
  declined: 'error.sign.step_declined',
  timeout: 'error.sign.step_timeout',
  serial_mismatch: 'error.sign.serial_mismatch',
  exhausted: 'error.sign.exhausted',
  code_wrong: 'error.sign.code_wrong',
  code_expired: 'error.sign.code_expired',
  password_wrong: 'error.sign.password_wrong',
  resend_refused: 'error.sign.resend_refused',
  code_locked: 'error.sign.code_locked',
  not_identified: 'error.sign.not_identified',
  revoked: 'error.sign.certificate_revoked',
  // Nothing is signed with it, but its issuer may only be late.
  status_unknown: 'error.unavailable',
  timestamp: 'error.unavailable',
};

/** What a signer is told when signing fails; anything else is a fault of ours and passes through. */
export function translateFailure(error: unknown, log: Log): unknown {
  if (error instanceof Refusal) return error;
  if (error instanceof PdfProblem && !(error instanceof StructureProblem)) return refuse(error.key);
  if (error instanceof GlyphMissing) return refuse('file.pdf.glyph_missing');
  if (error instanceof TrustError && error.failure === 'unavailable')
    return refuse('error.unavailable', { retryAfter: 10 });
  if (error instanceof TrustError && error.reason) {
    log.warn('a trust service did not sign', { error });
    const key = reasons[error.reason];
    const { change } = error;
    return refuse(key, {
      ...(key === 'error.unavailable' && { retryAfter: 10 }),
      ...(change && { details: { change } }),
    });
  }
  if (
    error instanceof TrustError ||
    error instanceof PlaceholderTooSmall ||
    error instanceof RevisionFault ||
    error instanceof StructureProblem
  ) {
    log.error('a signature could not be made', { error });
    return refuse('error.sign.failed');
  }
  return error;
}
