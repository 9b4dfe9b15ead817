import type { ObserverTold } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { signatureRequestsObserverMessages as messages } from './observer-messages.ts';

/** Of what mails tell an observer, in words, in the order to choose from. */
export const observerTold: Record<ObserverTold, MessageText> = {
  INVITATION_AND_END: messages.invitationAndEnd,
  EACH_STEP: messages.eachStep,
  INVITATION: messages.invitation,
  END: messages.end,
};
