import type { MobileIdFailure } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';

/**
 * What each status and fault of Mobile ID means for the person (its reference guide, “Status and Fault Codes”). `unavailable`: about us, our
 * contract or their service; which, says the operator’s log.
 */
export const mobileIdFaults: Readonly<Record<string, MobileIdFailure | 'unavailable'>> = {
  /** WRONG_PARAM; see `judgeFault` for numbers that there are not. */
  101: 'unavailable',
  /** MISSING_PARAM, WRONG_DATA_LENGTH, UNAUTHORIZED_ACCESS */
  102: 'unavailable',
  103: 'unavailable',
  104: 'unavailable',
  /** UNKNOWN_CLIENT */
  105: 'unknown_number',
  /** INAPPROPRIATE_DATA: the prefix is missing. INCOMPATIBLE_INTERFACE, UNSUPPORTED_PROFILE: by contract. */
  107: 'unavailable',
  108: 'unavailable',
  109: 'unavailable',
  /** EXPIRED_TRANSACTION */
  208: 'timeout',
  /** OTA_ERROR: no connection to the SIM card. */
  209: 'unreachable',
  /** USER_CANCEL */
  401: 'declined',
  /** PIN_NR_BLOCKED */
  402: 'pin_blocked',
  /** CARD_BLOCKED */
  403: 'suspended',
  /** NO_KEY_FOUND */
  404: 'not_active',
  /** PB_SIGNATURE_PROCESS: the SIM card asks one question at a time. */
  406: 'busy',
  /** NO_CERT_FOUND */
  422: 'not_active',
  /** REVOKED_CERTIFICATE */
  501: 'not_active',
  /** INVALID_SIGNATURE */
  503: 'invalid',
  /** INTERNAL_ERROR */
  900: 'unavailable',
};

/** What a fault means; `detail` tells a wrong number from a wrong request. */
export const judgeFault = (code: string, detail: string): MobileIdFailure | 'unavailable' =>
  code === '101' && /msisdn/i.test(detail) ? 'unknown_number' : (mobileIdFaults[code] ?? 'unavailable');
