import { isPassing } from '../external/http-client.ts';
import { TrustError, type MeansChange, type TrustFailure, type TrustReason } from '../../pki/trust-error.ts';
import type { BrokerProblem } from './broker-messages.ts';

type Row = { words: RegExp; failure: TrustFailure; reason?: TrustReason };

/**
 * What each error means for the signing flow; the first row that fits counts. Its words are code, cause and description,
 * one a line: codes and causes are those of the published OpenAPI description, causes (RAX, MID) say more than codes. It
 * is silent on what a used-up plan is called, and says of five wrong codes only that the session is declined: those
 * rows read the words that the description then plausibly has.
 */
const ROWS: Row[] = [
  {
    words: /RAX_invalid_consent_serial_number|MISMATCH_(SAS|MID)|serial.?number mismatch/i,
    failure: 'refused',
    reason: 'serial_mismatch',
  },
  { words: /locked|blocked|too many/i, failure: 'refused', reason: 'code_locked' },
  { words: /invalid.(otp|pin|password)|wrong.(otp|pin|password)/i, failure: 'refused', reason: 'code_wrong' },
  { words: /quota|exhausted|contingent|limit (is )?reached/i, failure: 'refused', reason: 'exhausted' },
  { words: /^MID_outstanding_transaction$/m, failure: 'unavailable' },
  {
    words: /^(RAX_\w+|EXT_invalid_authentication_device|MID_(revoked_certificate|invalid_signature))$/m,
    failure: 'refused',
    reason: 'not_identified',
  },
  { words: /^(expired_token|login_timeout|authentication_expired)$/m, failure: 'expired', reason: 'timeout' },
  { words: /^access_denied$/m, failure: 'refused', reason: 'declined' },
  { words: /^(invalid_grant|invalid_token)$/m, failure: 'expired' },
  // What only the operator can mend, and what passes: no signer is asked again for it.
  { words: /^(invalid_client|unauthorized_client|invalid_scope|unsupported_\w+)$/m, failure: 'unavailable' },
  { words: /^(server_error|temporarily_unavailable|EXT_provider_flow_failed)$/m, failure: 'unavailable' },
];

const CHANGES: Readonly<Record<string, MeansChange>> = {
  MISMATCH_SAS_BUT_MID: 'mobile_id_added',
  MISMATCH_SAS_CHANGE_SN: 'password_changed',
  MISMATCH_MID: 'mobile_id_renewed',
};
/** Which of the three states of the serial mismatch a text names. */
export const readChange = (text: string): MeansChange | undefined => CHANGES[/MISMATCH_[A-Z_]+/.exec(text)?.[0] ?? ''];

/** An error in the broker's own word, some of which are none: `authorization_pending`, `slow_down`. */
export class BrokerRefusal extends TrustError {
  readonly word: string;

  constructor(word: string, message: string, row: Row | undefined) {
    super(row?.failure ?? 'refused', message, row?.reason ? { reason: row.reason, change: readChange(message) } : {});
    this.word = word;
  }
}

/** The port's error for an error answer; its message holds the service's words and nothing that was sent. */
export function toBrokerError({ error, error_cause = '', error_description = '' }: BrokerProblem): BrokerRefusal {
  const words = [error, error_cause, error_description];
  const row = ROWS.find((candidate) => candidate.words.test(words.join('\n')));
  const message = `the trust service answered ${words.filter(Boolean).join(', ').slice(0, 300)}`;
  return new BrokerRefusal(error, message, row);
}

/** The port's error for an answer of this status, with what it says if it says anything. */
export function toAnswerError(status: number, problem: BrokerProblem | undefined): TrustError {
  if (problem) {
    const error = toBrokerError(problem);
    // Whatever it is, a service that is out of order is asked later, unless it names a reason.
    return isPassing(status) && !error.reason ? new TrustError('unavailable', error.message) : error;
  }
  const isOurs = isPassing(status) || [401, 403, 404].includes(status);
  return new TrustError(isOurs ? 'unavailable' : 'refused', `the trust service answered status ${status}`);
}
