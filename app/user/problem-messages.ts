import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const userProblemMessages = defineMessages({
  loginTooOld: {
    id: 'error.user.login_too_old',
    defaultMessage: 'You logged in more than ten minutes ago. Please enter your password, or log out and in again.',
    description:
      'Below a password that was left empty: where an account is deleted, its address or number is changed, sessions are ended.',
  },
  onlyAdministrator: {
    id: 'error.user.only_administrator',
    defaultMessage:
      'You are the only administrator of your business. Please hand the administration to somebody else first, or delete the business.',
    description: 'In the dialog that deletes an account.',
  },
  passwordWrong: {
    id: 'error.user.password_wrong',
    defaultMessage: 'This is not your current password.',
    description: 'Below the field for the current password.',
  },
  passwordLocked: {
    id: 'error.user.password_locked',
    defaultMessage: 'The current password was wrong five times. Please wait 15 minutes, then try again.',
    description: 'Above the form that changes a password.',
  },
  passwordUnchanged: {
    id: 'error.user.password_unchanged',
    defaultMessage: 'This is your current password. Please choose another.',
    description: 'Below the field for a new password.',
  },
  resetInvalid: {
    id: 'error.user.reset_invalid',
    defaultMessage: 'This link does not work any more. Please ask for a new one.',
    description: 'Above the form for a new password.',
  },
  confirmationInvalid: {
    id: 'error.user.confirmation_invalid',
    defaultMessage: 'The confirmation link was used already or has expired. Please ask for a new one.',
    description: 'Above a form of the sign-up.',
  },
  passwordWeak: {
    id: 'error.user.password_weak',
    defaultMessage: 'This password is too easy to guess. Please choose a longer or less common one.',
    description: 'Below the field for a new password.',
  },
  termsNotAccepted: {
    id: 'error.user.terms_not_accepted',
    defaultMessage: 'Please accept the terms first.',
    description: 'Below the checkbox for the terms.',
  },
  loginLocked: {
    id: 'error.user.login_locked',
    defaultMessage:
      'Too many failed logins. Please wait a few minutes, or set a new password by e-mail to log in at once.',
    description: 'Above the login form.',
  },
  identityProviderMissing: {
    id: 'error.user.identity_provider_missing',
    defaultMessage: 'No organisation has set up its own login for this address. Please log in with your password.',
    description: 'Below the e-mail field of the login form.',
  },
  identityProviderUnavailable: {
    id: 'error.user.identity_provider_unavailable',
    defaultMessage: 'The login of your organisation does not answer right now. Please try again in a moment.',
    description: 'Below the e-mail field of the login form, and on the page about a failed login.',
  },
  identityProviderMisconfigured: {
    id: 'error.user.identity_provider_misconfigured',
    defaultMessage:
      'The login of your organisation is not set up correctly for Sigillum. Please tell your organisation.',
    description: 'Below the e-mail field of the login form, and on the page about a login that does not fit.',
  },
  ssoAnswerInvalid: {
    id: 'error.user.sso_answer_invalid',
    defaultMessage:
      'It was used already, took longer than ten minutes, began in another browser, or its answer was not valid. Please begin again.',
    description: 'On the page about a failed login; “it” is the login.',
  },
  ssoCancelled: {
    id: 'error.user.sso_cancelled',
    defaultMessage: 'Nothing was changed. You can begin again at any time, or log in with a password.',
    description: 'On the page about a cancelled login.',
  },
  ssoAddressForeign: {
    id: 'error.user.sso_address_foreign',
    defaultMessage:
      'It gave an e-mail address of a domain that is not your organisation’s. An organisation speaks for its own domains only.',
    description: 'On the page about a login that does not fit; “it” is the organisation’s login.',
  },
  ssoAddressUnverified: {
    id: 'error.user.sso_address_unverified',
    defaultMessage:
      'It does not say that your e-mail address is verified, so we cannot be sure that the account is yours.',
    description: 'On the same page.',
  },
  ssoAddressTaken: {
    id: 'error.user.sso_address_taken',
    defaultMessage:
      'Your e-mail address is tied to another person’s login there, perhaps of somebody who had the address before.',
    description: 'On the same page.',
  },
  fieldFixed: {
    id: 'error.user.field_fixed',
    defaultMessage: 'Your identification has fixed this. Identify again to change it.',
    description: 'Above a form of the profile.',
  },
  codeInvalid: {
    id: 'error.user.code_invalid',
    defaultMessage: 'This code is not right. Please check it and try again.',
    description: 'Below the field for a code by SMS.',
  },
  codeExpired: {
    id: 'error.user.code_expired',
    defaultMessage: 'This code has expired. Please ask for a new one.',
    description: 'Below the field for a code by SMS.',
  },
  codeLocked: {
    id: 'error.user.code_locked',
    defaultMessage: 'The code was wrong five times. Please wait 15 minutes, then ask for a new one.',
    description: 'Below the field for a code by SMS or for a mobile number.',
  },
  codeTooSoon: {
    id: 'error.user.code_too_soon',
    defaultMessage: 'We sent a code less than 30 seconds ago. Please wait a moment.',
    description: 'Above a form of the profile.',
  },
});
