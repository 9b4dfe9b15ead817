import type { ProblemTable } from '../problem.ts';

/** Problems of accounts. No key reveals whether an address has an account. */
export const userProblems = {
  'error.user.confirmation_invalid': {
    status: 422,
    name: 'problem-with-message',
    message: 'This confirmation link is not valid, was used already or has expired. Ask for a new one.',
  },
  'error.user.password_weak': {
    status: 422,
    name: 'problem-with-message',
    message: 'This password is too easy to guess. Choose a longer or less common one.',
  },
  'error.user.password_wrong': {
    status: 422,
    name: 'problem-with-message',
    message: 'The current password is not right. Type it again.',
  },
  'error.user.password_locked': {
    status: 429,
    name: 'limit-exceeded',
    message: 'The current password was wrong too often. Wait a few minutes, then try again.',
  },
  'error.user.password_unchanged': {
    status: 422,
    name: 'problem-with-message',
    message: 'The new password is the current one. Choose another.',
  },
  'error.user.reset_invalid': {
    status: 422,
    name: 'problem-with-message',
    message: 'This link for a new password is not valid any more. Ask for a new one.',
  },
  'error.user.terms_not_accepted': {
    status: 422,
    name: 'problem-with-message',
    message: 'The terms of use must be accepted first.',
  },
  'error.user.login_locked': {
    status: 429,
    name: 'limit-exceeded',
    message: 'Too many failed logins. Wait a few minutes, or set a new password by e-mail to log in at once.',
  },
  'error.user.login_too_old': {
    status: 422,
    name: 'problem-with-message',
    message: 'Your login is more than ten minutes old. Give your password, or log in again.',
  },
  'error.user.only_administrator': {
    status: 422,
    name: 'problem-with-message',
    message: 'You are the only administrator of your business. Name another one first, or delete the business.',
  },
  'error.user.field_fixed': {
    status: 422,
    name: 'problem-with-message',
    message: 'Your identification has fixed these fields. Identify again to change them.',
  },
  'error.user.code_invalid': {
    status: 422,
    name: 'problem-with-message',
    message: 'The code is not right. Check it and try again.',
  },
  'error.user.code_expired': {
    status: 422,
    name: 'problem-with-message',
    message: 'The code has expired. Ask for a new one.',
  },
  'error.user.code_locked': {
    status: 423,
    name: 'limit-exceeded',
    message: 'The code was wrong five times. Wait 15 minutes, then ask for a new one.',
  },
  'error.user.code_too_soon': {
    status: 429,
    name: 'limit-exceeded',
    message: 'A code was sent less than 30 seconds ago. Wait a moment before you ask for another.',
  },
  'error.user.identity_provider_missing': {
    status: 422,
    name: 'problem-with-message',
    message: 'No organisation has set up its own login for this address. Log in with your password.',
  },
  'error.user.identity_provider_unavailable': {
    status: 503,
    name: 'problem-with-message',
    message: 'The login of your organisation does not answer right now. Try again in a moment.',
  },
  'error.user.identity_provider_misconfigured': {
    status: 422,
    name: 'problem-with-message',
    message: 'The login of your organisation is not set up correctly. Ask your organisation.',
  },
  'error.user.sso_answer_invalid': {
    status: 422,
    name: 'problem-with-message',
    message:
      'This login was used already, has expired, began in another browser, or its answer does not hold. Begin again.',
  },
  'error.user.sso_cancelled': {
    status: 422,
    name: 'problem-with-message',
    message: 'The login at your organisation was cancelled. Nothing was changed.',
  },
  'error.user.sso_address_foreign': {
    status: 422,
    name: 'problem-with-message',
    message: 'Your organisation’s login gave an e-mail address of another domain. Ask your organisation.',
  },
  'error.user.sso_address_unverified': {
    status: 422,
    name: 'problem-with-message',
    message: 'Your organisation’s login does not say that your e-mail address is verified. Ask your organisation.',
  },
  'error.user.sso_address_taken': {
    status: 422,
    name: 'problem-with-message',
    message: 'This e-mail address is tied to another login of your organisation. Ask your organisation.',
  },
} as const satisfies ProblemTable;
