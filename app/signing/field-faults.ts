import type { ValueFault } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { signingFieldMessages as messages } from './field-messages.ts';

/** What is said of each fault. */
export const faultTexts: Record<ValueFault, MessageText> = {
  required: messages.faultRequired,
  too_long: messages.faultTooLong,
  pattern: messages.faultPattern,
  not_a_number: messages.faultNotANumber,
  not_a_date: messages.faultNotADate,
  too_small: messages.faultTooSmall,
  too_large: messages.faultTooLarge,
  not_a_choice: messages.faultNotAChoice,
  not_a_file: messages.faultNotAFile,
  no_room: messages.faultNoRoom,
  not_drawable: messages.faultNotDrawable,
};
