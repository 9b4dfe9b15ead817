import { ExternalError, isPassing } from '../external/http-client.ts';
import { TrustError, type TrustFailure, type TrustReason } from '../../pki/trust-error.ts';

/** An error answer of the service: the HTTP status and the two members of section 10.2. */
export type CscProblem = { status: number; error: string; description: string };

type Row = { error?: RegExp; description?: RegExp; failure: TrustFailure; reason?: TrustReason };

/**
 * What each error means for the signing flow; the first row that fits counts. The specification tells most errors apart
 * by `error_description` alone (tables of sections 8.4.4, 10.2 and 11.6 to 11.11), so these texts are read, too.
 */
const ROWS: Row[] = [
  // Section 8.4.2: the person, or the service on the person's behalf, said no.
  { error: /^(access_denied|consent_required|user_cancel(l)?ed)$/, failure: 'refused', reason: 'declined' },
  { error: /^(timeout|authorization_timeout)$/, failure: 'expired', reason: 'timeout' },
  { error: /^(serial_number_mismatch|subject_mismatch)$/, failure: 'refused', reason: 'serial_mismatch' },
  { description: /serial ?number (mismatch|does not match)/i, failure: 'refused', reason: 'serial_mismatch' },
  // Sections 11.6 and 11.10: a wrong PIN or code; too many of them lock the credential (note 29).
  { description: /credential (is )?(b)?locked/i, failure: 'refused', reason: 'code_locked' },
  { error: /^invalid_(authentication_data|otp|pin)$/, failure: 'refused', reason: 'code_wrong' },
  { description: /numbers? of signatures is too high|quota|exhausted/i, failure: 'refused', reason: 'exhausted' },
  { error: /^(quota_exceeded|signatures_exhausted)$/, failure: 'refused', reason: 'exhausted' },
  { description: /certificate (is )?(revoked|suspended)/i, failure: 'refused', reason: 'revoked' },
  { description: /certificate is expired/i, failure: 'refused', reason: 'not_identified' },
  { description: /credential .*disabled/i, failure: 'refused', reason: 'not_identified' },
  { description: /parameter (credentialID|userID)$/i, failure: 'refused', reason: 'not_identified' },
  // A handle that is no longer known: nobody answered while it lived.
  { description: /parameter handle$/i, failure: 'expired', reason: 'timeout' },
  { description: /SAD (has )?expired|parameter SAD$/i, failure: 'expired' },
  { error: /^(invalid_grant|expired_token|invalid_token)$/, failure: 'expired' },
  { error: /^invalid_hash$/, failure: 'refused' },
  { description: /not authorized by the SAD/i, failure: 'refused' },
  // What only the operator can mend: no signer is asked again for it.
  { error: /^(invalid_client|unauthorized_client|invalid_scope|unsupported_\w+)$/, failure: 'unavailable' },
  { error: /^(server_error|temporarily_unavailable)$/, failure: 'unavailable' },
];

/** The port's error for an error answer; its message holds the service's words and nothing that was sent. */
export function toTrustError({ status, error, description }: CscProblem): TrustError {
  const row = ROWS.find(
    (candidate) =>
      (candidate.error === undefined || candidate.error.test(error)) &&
      (candidate.description === undefined || candidate.description.test(description)),
  );
  const said = [error, description].filter(Boolean).join(': ').slice(0, 300) || `status ${status}`;
  const message = `the trust service answered ${said}`;
  if (isPassing(status) && !row?.reason) return new TrustError('unavailable', message);
  if (!row) return new TrustError(status === 401 ? 'unavailable' : 'refused', message);
  return new TrustError(row.failure, message, row.reason ? { reason: row.reason } : {});
}

/** The port's error for an exchange that brought no answer. */
export function toUnavailable(cause: unknown): unknown {
  if (!(cause instanceof ExternalError)) return cause;
  return new TrustError(
    cause.fault === 'too_large' ? 'bad_answer' : 'unavailable',
    `the trust service: ${cause.message}`,
    { cause },
  );
}
