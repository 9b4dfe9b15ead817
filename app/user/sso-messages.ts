import { defineMessages } from '../i18n/define-messages.ts';

/** Logging in at one’s organisation. */
export const userSsoMessages = defineMessages({
  loginOrganisation: {
    id: 'user.login.organisation',
    defaultMessage: 'Log in with your organisation',
    description:
      'Second button of the login form, below “Log in”: single sign-on at the provider of the person’s organisation.',
  },
  ssoSetupTitle: {
    id: 'user.sso-setup.title',
    defaultMessage: 'Nearly there',
    description: 'Title of the page that completes an account after the first login at an organisation.',
  },
  ssoSetupText: {
    id: 'user.sso-setup.text',
    defaultMessage: 'Your organisation has confirmed {email}. Check your name: it appears in the signatures you make.',
    description: 'Under the title of that page. {email} is the person’s address.',
  },
  ssoSetupButton: {
    id: 'user.sso-setup.button',
    defaultMessage: 'Create account',
    description: 'Button of that page.',
  },
  ssoSetupDone: {
    id: 'user.sso-setup.done',
    defaultMessage: 'Your account is set up',
    description: 'Heading of the page that completes an account, when there is nothing to complete.',
  },
  ssoSetupDoneText: {
    id: 'user.sso-setup.done-text',
    defaultMessage: 'You use Sigillum as {email}. There is nothing left to do here.',
    description: 'Below that heading. {email} is the person’s address.',
  },
  ssoErrorTitle: {
    id: 'user.sso-error.title',
    defaultMessage: 'The login at your organisation did not work',
    description: 'Title of a page, when the login at an organisation failed.',
  },
  ssoCancelledTitle: {
    id: 'user.sso-error.cancelled',
    defaultMessage: 'You have cancelled the login',
    description: 'Title of the same page, when the person pressed “Cancel” at the organisation.',
  },
  ssoAgain: {
    id: 'user.sso-error.again',
    defaultMessage: 'Back to the login',
    description: 'Button of that page.',
  },
  ssoCompanyTitle: {
    id: 'user.sso-error-company.title',
    defaultMessage: 'Your organisation’s login does not fit',
    description: 'Title of a page, when what the organisation’s login says about a person cannot be accepted.',
  },
  ssoCompanyHint: {
    id: 'user.sso-error-company.hint',
    defaultMessage:
      'Nothing was changed. Please show this page to the people who look after logins at your organisation.',
    description: 'Below the text of that page.',
  },
});
