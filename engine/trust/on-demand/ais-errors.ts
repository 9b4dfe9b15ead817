import { isPassing } from '../external/http-client.ts';
import { TrustError, type TrustFailure, type TrustReason } from '../../pki/trust-error.ts';
import type { AisResponse } from './ais-messages.ts';

type Row = { words: RegExp; failure: TrustFailure; reason?: TrustReason };

/**
 * What each refusal means for the signing flow; the first row that fits counts. Its words are minor code, message, and
 * the mobile service's subcode and reason (ETSI TS 102 204 fault codes), one a line. Minor codes and the two message
 * codes are those that the service's published clients list. They are silent on what a locked password, a person without
 * identification, or a used-up plan is called: those rows read the words that the message then plausibly has.
 */
const ROWS: Row[] = [
  { words: /StepUp\/SerialNumberMismatch$/m, failure: 'refused', reason: 'serial_mismatch' },
  { words: /StepUp\/cancel$|_401$|^USER_CANCEL$/m, failure: 'refused', reason: 'declined' },
  { words: /StepUp\/timeout$|_208$|^EXPIRED_TRANSACTION$/m, failure: 'expired', reason: 'timeout' },
  { words: /locked|_40[23]$|^(PIN_NR|CARD)_BLOCKED$/im, failure: 'refused', reason: 'code_locked' },
  { words: /status:Invalid(Password|Otp)$/m, failure: 'refused', reason: 'code_wrong' },
  { words: /quota|exhausted|contingent|limit (is )?reached/i, failure: 'refused', reason: 'exhausted' },
  {
    words: /_(105|404|422|501)$|^(UNKNOWN_CLIENT|NO_KEY_FOUND|NO_CERT_FOUND|REVOKED_CERTIFICATE)$/m,
    failure: 'refused',
    reason: 'not_identified',
  },
  { words: /not (been )?(identified|registered)|no evidence|<MSISDN>/i, failure: 'refused', reason: 'not_identified' },
  { words: /_(209|406|504|900)$|StepUp\/transport$/m, failure: 'unavailable' },
  // What only the operator can mend: no signer is asked again for it.
  {
    words: /(AuthenticationFailed|UnknownCustomer|UnknownServiceEntity|ServiceInactive|UnsupportedProfile)$/m,
    failure: 'unavailable',
  },
  {
    words: /(CantServeTimely|GeneralError|SignatureError|TimestampError|StepUp\/(service|status))$/m,
    failure: 'unavailable',
  },
  { words: /(InsufficientData|UnexpectedData|UnsupportedDigestAlgorithm)$/m, failure: 'refused' },
];

/** The port's error for an answer that is neither success nor pending; its message holds nothing that was sent. */
export function toAisError({ Result, OptionalOutputs }: AisResponse): TrustError {
  const { ResultMajor, ResultMinor = '', ResultMessage = '' } = Result;
  const fault = OptionalOutputs?.['sc.StepUpAuthorisationInfo']?.['sc.Result']?.['sc.MobileIDFault'];
  const words = [ResultMinor, ResultMessage, fault?.['sc.Subcode'] ?? '', fault?.['sc.Reason'] ?? ''];
  const row = ROWS.find((candidate) => candidate.words.test(words.join('\n')));
  const said = [ResultMajor, ...words].filter(Boolean).join(', ').slice(0, 400);
  const message = `the trust service answered ${said}`;
  if (row) return new TrustError(row.failure, message, row.reason ? { reason: row.reason } : {});
  return new TrustError(/ResponderError|SubsystemError/.test(ResultMajor) ? 'unavailable' : 'refused', message);
}

/** The port's error for a status without a result in it: 401 and 403 are about us, not about the signer. */
export function toStatusError(status: number): TrustError {
  const isOurs = isPassing(status) || [401, 403, 404].includes(status);
  return new TrustError(isOurs ? 'unavailable' : 'refused', `the trust service answered status ${status}`);
}
