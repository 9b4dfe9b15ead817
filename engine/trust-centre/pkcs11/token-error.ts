import { TrustError } from '../../pki/trust-error.ts';

/**
 * Why a token does not sign, as a word that anybody may read: it gives no answer in time, is not there (token, module or
 * driver), does not take the PIN, or does something else than asked.
 */
export type TokenFault = 'token_silent' | 'token_absent' | 'token_pin_refused' | 'token_failed';

/** A key in a token does not sign now. The message is for the operator and never holds the PIN. */
export class TokenError extends TrustError {
  override name = 'TokenError';
  readonly fault: TokenFault;

  constructor(fault: TokenFault, message: string, options?: ErrorOptions) {
    super('unavailable', message, options);
    this.fault = fault;
  }
}

/** The words of pkcs11-tool (OpenSC 0.23) and the CK_RVs that it prints (PKCS #11 v2.40, section 5.1); first match wins. */
const WORDS: [RegExp, TokenFault, string][] = [
  [/CKR_PIN_LOCKED/, 'token_pin_refused', 'has locked the PIN'],
  [/CKR_PIN_(INCORRECT|INVALID|LEN_RANGE|EXPIRED)/, 'token_pin_refused', 'does not accept the PIN'],
  [/Failed to load pkcs11 module|C_Initialize failed/, 'token_absent', 'cannot be reached: its module does not start'],
  [/No slot|CKR_TOKEN_NOT_|CKR_SLOT_ID_INVALID|CKR_DEVICE_/, 'token_absent', 'is not there'],
  [/key not found/, 'token_failed', 'holds no such key'],
  [/CKR_MECHANISM_/, 'token_failed', 'does not sign with this key in the way that its certificate demands'],
];

/** What the words of a pkcs11-tool that has failed mean. */
export function readTokenFault(label: string, words: string): TokenError {
  const [, fault, meaning] = WORDS.find(([pattern]) => pattern.test(words)) ?? [undefined, 'token_failed', 'fails'];
  const line = words.split('\n').find((text) => /error|CKR_|No slot|failed/i.test(text)) ?? words;
  return new TokenError(fault, `The token "${label}" ${meaning} (${line.trim().slice(0, 200)}).`);
}
