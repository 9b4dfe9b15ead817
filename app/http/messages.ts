import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for problems that any call may meet; a text's id is the problem's key. Areas declare their own keys. */
export const httpMessages = defineMessages({
  validation: {
    id: 'error.validation',
    defaultMessage: 'Some values are missing or not valid. Please check them.',
    description: 'Above a form.',
  },
  malformed: {
    id: 'error.body.malformed',
    defaultMessage: 'What was sent could not be read. Please try again.',
    description: 'Above a form.',
  },
  tooLarge: {
    id: 'error.body.too_large',
    defaultMessage: 'This is too large to send at once. Please send less.',
    description: 'Above a form.',
  },
  unsupported: {
    id: 'error.body.unsupported_type',
    defaultMessage: 'This kind of content is not accepted here.',
    description: 'Above a form.',
  },
  tokenInvalid: {
    id: 'error.auth.token_invalid',
    defaultMessage: 'You are no longer logged in. Please log in again.',
    description: 'Above a form.',
  },
  tokenExpired: {
    id: 'error.auth.token_expired',
    defaultMessage: 'Your login has expired. Please log in again.',
    description: 'Above a form.',
  },
  credentials: {
    id: 'error.auth.credentials_invalid',
    defaultMessage: 'This e-mail address and password do not match. Please check both.',
    description: 'Above the login form.',
  },
  notFound: {
    id: 'error.not_found',
    defaultMessage: 'This does not exist any more, or you may not see it.',
    description: 'Above a form.',
  },
  rateLimit: {
    id: 'error.rate_limit.exceeded',
    defaultMessage: 'Too many attempts. Please wait a little, then try again.',
    description: 'Above a form.',
  },
  keyReused: {
    id: 'error.idempotency.key_reused',
    defaultMessage: 'This was sent already. Please load the page again.',
    description: 'Above a form.',
  },
  internal: {
    id: 'error.internal',
    defaultMessage: 'Something went wrong on our side. Nothing was changed. Please try again in a moment.',
    description: 'Above a form, or in a dialog.',
  },
  unclear: {
    id: 'error.unclear',
    defaultMessage:
      'Something went wrong, and we cannot say whether this was done. Please load the page again and look before you try once more.',
    description: 'Above a form, or in a dialog, when what the service answered cannot be understood.',
  },
  unavailable: {
    id: 'error.unavailable',
    defaultMessage: 'A part of the service is not available right now. Please try again in a moment.',
    description: 'Above a form, or in a dialog.',
  },
  tooSlow: {
    id: 'error.too_slow',
    defaultMessage:
      'This took too long. Please ask for less, such as fewer days or a narrower search, or try again later.',
    description: 'Above a form or a list, or on a page of its own, when the service had to give something up.',
  },
  offline: {
    id: 'error.offline',
    defaultMessage: 'The service cannot be reached. Please check your connection and try again.',
    description: 'In a dialog, when the browser got no answer.',
  },
  genericSupport: {
    id: 'global.error.generic_support',
    defaultMessage: 'This did not work. Please try again, or contact support.',
    description: 'Snackbar after a failure that has no words of its own.',
  },
});
