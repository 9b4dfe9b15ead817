/**
 * Why a trust service could not help: `unavailable` may pass (503 with Retry-After), `refused` and `expired` need the
 * signer again, `bad_answer` is an answer that did not stand the check against digest, certificate, imprint or nonce.
 */
export type TrustFailure = 'unavailable' | 'refused' | 'expired' | 'bad_answer';

/** What exactly a service or a signer's step answered, where the signing flow tells people apart by it. */
export type TrustReason =
  | 'declined'
  | 'timeout'
  | 'serial_mismatch'
  | 'exhausted'
  | 'code_wrong'
  | 'code_expired'
  | 'password_wrong'
  /** No other code can be sent: there were too many, or the last one is too young. */
  | 'resend_refused'
  | 'code_locked'
  | 'not_identified'
  | 'revoked'
  /** A certificate's issuer says that it does not know it (yet). */
  | 'status_unknown'
  | 'timestamp';

/** How the signer's means has changed since the identification, where the service says it. */
export type MeansChange = 'mobile_id_added' | 'mobile_id_renewed' | 'password_changed';

export class TrustError extends Error {
  override name = 'TrustError';
  readonly failure: TrustFailure;
  readonly reason: TrustReason | undefined;
  /** Beside the reason `serial_mismatch`. */
  readonly change: MeansChange | undefined;

  constructor(
    failure: TrustFailure,
    message: string,
    options?: ErrorOptions & { reason?: TrustReason; change?: MeansChange | undefined },
  ) {
    super(message, options);
    this.failure = failure;
    this.reason = options?.reason;
    this.change = options?.change;
  }
}
