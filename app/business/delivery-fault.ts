import type { MessageText } from '../i18n/define-messages.ts';
import { businessDeveloperMessages as messages } from './developer-messages.ts';

/** The server's words for what kept a call from coming through (server/requests/deliver-callback.ts). */
const faults: Readonly<Record<string, MessageText>> = {
  'no answer in time': messages.noAnswerInTime,
  'no answer': messages.noAnswer,
  'address not allowed': messages.notAllowed,
  'connection broken off': messages.brokenOff,
  'no connection': messages.noConnection,
};

/** What became of a try, as people read it; nothing for words that this page does not know yet. */
export function readDeliveryFault(message: string): { text: MessageText; values?: { status: string } } | undefined {
  const status = /^answered (\d+)$/.exec(message)?.[1];
  if (status !== undefined) return { text: messages.answered, values: { status } };
  const text = faults[message];
  return text && { text };
}
