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
  | 'code_locked'
  | 'not_identified'
  | 'revoked'
  /** A certificate's issuer says that it does not know it (yet). */
  | 'status_unknown'
  | 'timestamp';

export class TrustError extends Error {
  override name = 'TrustError';
  readonly failure: TrustFailure;
  readonly reason: TrustReason | undefined;

  constructor(failure: TrustFailure, message: string, options?: ErrorOptions & { reason?: TrustReason }) {
    super(message, options);
    this.failure = failure;
    this.reason = options?.reason;
  }
}
