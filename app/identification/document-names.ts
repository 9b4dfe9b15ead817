import { identificationMessages as messages } from './messages.ts';

/** What each kind of identity document is called. */
export const documentNames = {
  passport: messages.eidPassport,
  'id-card': messages.eidIdCard,
  'residence-permit': messages.eidPermit,
} as const;
