import type { MobileIdFailure } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { identificationMobileIdMessages as messages } from './mobile-id-messages.ts';

/** Why a question on the phone came to nothing, and what helps. */
export const mobileIdFailureTexts: Readonly<Record<MobileIdFailure, MessageText>> = {
  declined: messages.declined,
  timeout: messages.timeout,
  pin_blocked: messages.pinBlocked,
  suspended: messages.suspended,
  not_active: messages.notActive,
  unknown_number: messages.unknownNumber,
  busy: messages.busy,
  unreachable: messages.unreachable,
  invalid: messages.invalid,
  other_serial: messages.otherSerial,
  interrupted: messages.interrupted,
};
