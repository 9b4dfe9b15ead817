import type { ProgramEventType } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { businessDeveloperMessages as messages } from './developer-messages.ts';

/** What can happen to a request, for those who choose what a webhook hears of. */
export const eventTexts: Readonly<Record<ProgramEventType, MessageText>> = {
  'request.sent': messages.sent,
  'request.changed': messages.changed,
  'signature.signed': messages.signed,
  'request.signed': messages.finished,
  'request.declined': messages.declined,
  'request.withdrawn': messages.withdrawn,
  'request.expired': messages.expired,
  'request.failed': messages.failed,
};
