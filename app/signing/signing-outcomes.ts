import type { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import type { AppFailure } from './overlays/mobile-app-based-signing-failure-overlay.tsx';

/** Every key that an attempt to sign may be refused with; both doors name the same ones. */
export type SigningProblemKey = (typeof sign.problems)[number];

/** What the screen does after an attempt that made no signature. */
export type SigningOutcome =
  /** Asks for something and tries again with it. */
  | { kind: 'dialog'; name: 'TAN entry' | 'upgrade standards' | 'terms of use' }
  | { kind: 'overlay'; name: 'signing locked' | 'part11 verification' | 'TAN expired' | 'TAN invalid' | 'TAN locked' }
  | { kind: 'overlay'; name: 'exhausted signatures' | 'serial number mismatch' }
  | { kind: 'overlay'; name: 'mobile-app-based signing failure'; failure: AppFailure }
  | { kind: 'overlay'; name: 'signing failure'; canRetry: boolean }
  /** Says it in passing and shows the request as it is now. */
  | { kind: 'snackbar' }
  /** The request is closed to this person; its page says why. */
  | { kind: 'redirect' };

const outcomes: Readonly<Record<SigningProblemKey, SigningOutcome>> = {
  'error.sign.tan_required': { kind: 'dialog', name: 'TAN entry' },
  'error.sign.tan_invalid': { kind: 'overlay', name: 'TAN invalid' },
  'error.sign.tan_expired': { kind: 'overlay', name: 'TAN expired' },
  'error.sign.tan_locked': { kind: 'overlay', name: 'TAN locked' },
  'error.sign.locked': { kind: 'overlay', name: 'signing locked' },
  'error.sign.failed': { kind: 'overlay', name: 'signing failure', canRetry: true },
  'error.sign.account_required': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'error.sign.mobile_required': { kind: 'dialog', name: 'upgrade standards' },
  'error.sign.part11_required': { kind: 'overlay', name: 'part11 verification' },
  'error.sign.certificate_revoked': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'error.sign.not_identified': { kind: 'dialog', name: 'upgrade standards' },
  'error.sign.terms_required': { kind: 'dialog', name: 'terms of use' },
  'error.sign.serial_mismatch': { kind: 'overlay', name: 'serial number mismatch' },
  'error.sign.exhausted': { kind: 'overlay', name: 'exhausted signatures' },
  'error.sign.step_declined': { kind: 'overlay', name: 'mobile-app-based signing failure', failure: 'declined' },
  'error.sign.step_timeout': { kind: 'overlay', name: 'mobile-app-based signing failure', failure: 'timeout' },
  'error.sign.code_wrong': { kind: 'overlay', name: 'signing failure', canRetry: true },
  'error.sign.code_locked': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'error.sign.quality_insufficient': { kind: 'dialog', name: 'upgrade standards' },
  'error.sign.seal_not_available': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'error.visual_signature.image_empty': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'error.visual_signature.image_unreadable': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'error.visual_signature.not_drawable': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.glyph_missing': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.damaged': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.too_complex': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.password_protected': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.restricted': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.undrawable': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.xfa': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.no_changes_allowed': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.signed_damaged': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.signed_encrypted': { kind: 'overlay', name: 'signing failure', canRetry: false },
  'file.pdf.timeout': { kind: 'overlay', name: 'signing failure', canRetry: true },
  'file.pdf.workers_busy': { kind: 'overlay', name: 'signing failure', canRetry: true },
  'error.sign.already_signed': { kind: 'snackbar' },
  'error.sign.signed_by_colleague': { kind: 'snackbar' },
  'error.sign.enough_signed': { kind: 'snackbar' },
  'error.sign.declined': { kind: 'snackbar' },
  'error.sign.not_your_turn': { kind: 'snackbar' },
  // What has changed must be seen before it is signed, so nothing is tried again by itself.
  'error.sr.changed_meanwhile': { kind: 'snackbar' },
  'error.sign.documents_changed': { kind: 'snackbar' },
  // The page shows beside each field what is missing.
  'error.sign.fields_missing': { kind: 'snackbar' },
  'error.sr.not_open': { kind: 'snackbar' },
  'error.sr.withdrawn': { kind: 'redirect' },
  'error.not_found': { kind: 'redirect' },
};

/** The outcome of what an attempt to sign has thrown. What no contract names (no network, a fault of ours) may be tried again. */
export function judgeSigning(error: unknown): SigningOutcome {
  const key = isApiProblem(error) ? error.key : undefined;
  // A visitor's link that nobody knows any more: the visitor was removed. (An account that is logged out logs in again and goes on.)
  if (key === 'error.auth.credentials_invalid') return { kind: 'redirect' };
  return (key && outcomes[key as SigningProblemKey]) || { kind: 'overlay', name: 'signing failure', canRetry: true };
}
