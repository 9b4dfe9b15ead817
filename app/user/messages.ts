import { defineMessages } from '../i18n/define-messages.ts';

export const userMessages = defineMessages({
  email: { id: 'user.email', defaultMessage: 'E-mail address', description: 'Label of an e-mail field.' },
  firstName: { id: 'user.first-name', defaultMessage: 'First name', description: 'Label of a field.' },
  lastName: { id: 'user.last-name', defaultMessage: 'Last name', description: 'Label of a field.' },
  password: { id: 'user.password', defaultMessage: 'Password', description: 'Label of a password field.' },
  showPassword: {
    id: 'user.password.show',
    defaultMessage: 'Show password',
    description: 'Name of the button with an eye in a password field.',
  },
  hidePassword: {
    id: 'user.password.hide',
    defaultMessage: 'Hide password',
    description: 'Name of the button with a crossed eye in a password field.',
  },
  passwordHint: {
    id: 'user.password.hint',
    defaultMessage: 'At least {least} characters. Several words that only you would put together are good.',
    description: 'Below the label of the field for a new password. {least} is the least number of characters.',
  },
  passwordTooShort: {
    id: 'user.password.too-short',
    defaultMessage: 'Still too short',
    description: 'Judgement below a new password while it is being typed.',
  },
  passwordTooCommon: {
    id: 'user.password.too-common',
    defaultMessage: 'Too common: many people use this one',
    description: 'Judgement below a new password.',
  },
  passwordPersonal: {
    id: 'user.password.personal',
    defaultMessage: 'Too close to your name or address',
    description: 'Judgement below a new password.',
  },
  passwordTooWeak: {
    id: 'user.password.too-weak',
    defaultMessage: 'Too easy to guess',
    description: 'Judgement below a new password.',
  },
  passwordGood: {
    id: 'user.password.good',
    defaultMessage: 'Good',
    description: 'Judgement below a new password that is accepted.',
  },
  passwordStrong: {
    id: 'user.password.strong',
    defaultMessage: 'Strong',
    description: 'Judgement below a new password that is very hard to guess.',
  },

  loginTitle: { id: 'user.login.title', defaultMessage: 'Log in', description: 'Title of the login page.' },
  loginButton: { id: 'user.login.button', defaultMessage: 'Log in', description: 'Button of the login form.' },
  loginReturns: {
    id: 'user.login.returns',
    defaultMessage: 'Please log in. Afterwards you come back to the page you wanted.',
    description: 'Under the title of the login when somebody was sent there from another page.',
  },
  loginNew: {
    id: 'user.login.new',
    defaultMessage: 'New to Sigillum? <link>Sign up</link>',
    description: 'Below the login form; the link leads to the sign-up.',
  },
  loggedOut: {
    id: 'user.login.logged-out',
    defaultMessage: 'You are logged out.',
    description: 'Short message on the login page after logging out.',
  },

  signUpTitle: {
    id: 'user.sign-up.title',
    defaultMessage: 'Create your account',
    description: 'Title of the first page of the sign-up.',
  },
  signUpText: {
    id: 'user.sign-up.text',
    defaultMessage:
      'Sign what you are invited to. It starts with your e-mail address: we send you a link to confirm it.',
    description: 'Under the title of the first page of the sign-up.',
  },
  signUpButton: {
    id: 'user.sign-up.button',
    defaultMessage: 'Send the link',
    description: 'Button of the first page of the sign-up: sends the confirmation mail.',
  },
  signUpLogin: {
    id: 'user.sign-up.login',
    defaultMessage: 'You have an account? <link>Log in</link>',
    description: 'Below the sign-up; the link leads to the login.',
  },
  signUpBusiness: {
    id: 'user.sign-up.business',
    defaultMessage: 'You want to send documents for signing? <link>Sign up as a business</link>',
    description: 'Below the sign-up; the link leads to the sign-up of businesses.',
  },

  mailSentTitle: {
    id: 'user.mail-sent.title',
    defaultMessage: 'Look into your inbox',
    description: 'Title of the page after the confirmation mail was sent.',
  },
  mailSentText: {
    id: 'user.mail-sent.text',
    defaultMessage:
      'We have written to <strong>{email}</strong>. Open the link in that mail within 24 hours; it leads you on.',
    description: 'Text of the page after the confirmation mail was sent. {email} is the address.',
  },
  mailSentPlain: {
    id: 'user.mail-sent.plain',
    defaultMessage: 'We have written to your address. Open the link in that mail within 24 hours; it leads you on.',
    description: 'Text of the same page when the address is not known in this browser.',
  },
  mailSentMissing: {
    id: 'user.mail-sent.missing',
    defaultMessage: 'Nothing there? Look into the spam folder, or check that the address is right.',
    description: 'Below the text of the page after the confirmation mail was sent.',
  },
  mailSentAgain: {
    id: 'user.mail-sent.again',
    defaultMessage: 'Send it again',
    description: 'Button that sends the confirmation mail once more.',
  },
  mailSentOther: {
    id: 'user.mail-sent.other',
    defaultMessage: 'Use another address',
    description: 'Link back to the first page of the sign-up.',
  },
  mailSentDone: {
    id: 'user.mail-sent.done',
    defaultMessage: 'We have sent a new mail. The newest link is as good as the earlier ones.',
    description: 'Message after the mail was sent once more.',
  },

  confirmTitle: {
    id: 'user.confirm.title',
    defaultMessage: 'Confirm your address',
    description: 'Title of the page that the link in the confirmation mail opens, when it cannot lead on.',
  },
  confirmInvalidTitle: {
    id: 'user.confirm.invalid.title',
    defaultMessage: 'This link leads nowhere any more',
    description: 'Heading when a confirmation link is used, expired or wrong.',
  },
  confirmInvalidText: {
    id: 'user.confirm.invalid.text',
    defaultMessage:
      'It was used already, is older than 24 hours, or was cut off by the mail program. If your account exists already, simply log in.',
    description: 'Text when a confirmation link is used, expired or wrong.',
  },
  confirmInvalidAgain: {
    id: 'user.confirm.invalid.again',
    defaultMessage: 'Ask for a new link',
    description: 'Button to the first page of the sign-up.',
  },
  confirmKnownTitle: {
    id: 'user.confirm.known.title',
    defaultMessage: 'You are logged in already',
    description: 'Heading when somebody who is logged in opens a confirmation link.',
  },
  confirmKnownText: {
    id: 'user.confirm.known.text',
    defaultMessage:
      'You use Sigillum as {email}. To create another account, log out first and then open the link again.',
    description:
      'Text when somebody who is logged in opens a confirmation link. {email} is the address of the account.',
  },
  confirmKnownHome: {
    id: 'user.confirm.known.home',
    defaultMessage: 'To the dashboard',
    description: 'Button to the dashboard.',
  },
  logOutLink: {
    id: 'user.confirm.known.logout',
    defaultMessage: 'Log out',
    description: 'Link to the page that logs out.',
  },

  stepsTitle: {
    id: 'user.steps.title',
    defaultMessage: 'Who are you?',
    description: 'Title of the last page of the sign-up, with name and password.',
  },
  stepsText: {
    id: 'user.steps.text',
    defaultMessage: 'Your address {email} is confirmed. Your name appears in the signatures you make.',
    description: 'Under the title of the last page of the sign-up. {email} is the confirmed address.',
  },
  stepsButton: {
    id: 'user.steps.button',
    defaultMessage: 'Create account',
    description: 'Button that creates the account.',
  },
  termsAccept: {
    id: 'user.terms.accept',
    defaultMessage: 'I accept the terms of use',
    description: 'Checkbox of the sign-up.',
  },
  termsShow: {
    id: 'user.terms.show',
    defaultMessage: 'Read the terms of use',
    description: 'Opens the terms of use on the page.',
  },
  termsIdentity: {
    id: 'user.terms.identity',
    defaultMessage: 'You sign in your own name, or for an organisation that you may represent.',
    description: 'First of the terms of use.',
  },
  termsSecrecy: {
    id: 'user.terms.secrecy',
    defaultMessage: 'You keep your password, your signing links and your codes to yourself.',
    description: 'Second of the terms of use.',
  },
  termsEffect: {
    id: 'user.terms.effect',
    defaultMessage:
      'A signature made here is a simple electronic signature (SES). Whether that is enough for your document depends on the law that applies to it.',
    description: 'Third of the terms of use.',
  },
  termsEvidence: {
    id: 'user.terms.evidence',
    defaultMessage:
      'With each signature we keep evidence: who signed, when, from which IP address, and the fingerprint of the document. Whoever takes part in the request can read it in the report.',
    description: 'Fourth of the terms of use.',
  },

  logoutTitle: { id: 'user.logout.title', defaultMessage: 'Log out', description: 'Title of the page that logs out.' },
  logoutText: {
    id: 'user.logout.text',
    defaultMessage: 'You are logged in as {email}.',
    description: 'On the page that logs out. {email} is the address of the account.',
  },
  logoutButton: {
    id: 'user.logout.button',
    defaultMessage: 'Log out',
    description: 'Button of the page that logs out.',
  },
  logoutBack: {
    id: 'user.logout.back',
    defaultMessage: 'Stay logged in',
    description: 'Link of the page that logs out, back to the dashboard.',
  },

  welcomeTitle: {
    id: 'user.welcome.title',
    defaultMessage: 'Welcome, {name}',
    description: 'Title of the page after the sign-up. {name} is the first name.',
  },
  welcomePlain: {
    id: 'user.welcome.plain',
    defaultMessage: 'Welcome',
    description: 'Title of the same page for somebody who is not logged in, and in the browser’s tab.',
  },
  welcomeText: {
    id: 'user.welcome.text',
    defaultMessage: 'Your account is ready.',
    description: 'Under the title of the page after the sign-up.',
  },
  welcomeSign: {
    id: 'user.welcome.sign',
    defaultMessage: 'What you are invited to sign is in your inbox, also what came before today.',
    description: 'First of three points of the page after the sign-up.',
  },
  welcomeFollow: {
    id: 'user.welcome.follow',
    defaultMessage: 'You see who has signed, and download the result when all have.',
    description: 'Second of three points of the page after the sign-up.',
  },
  welcomeUpload: {
    id: 'user.welcome.upload',
    defaultMessage: 'To send your own documents, <link>set up a business</link>: you try it for {days} days.',
    description:
      'Third of three points of the page after the sign-up; the link leads to the form for a business. {days} is the length of the trial.',
  },
  welcomeHome: {
    id: 'user.welcome.home',
    defaultMessage: 'To my inbox',
    description: 'Button of the page after the sign-up; leads to the dashboard.',
  },
  welcomeLogin: {
    id: 'user.welcome.login',
    defaultMessage: 'Log in',
    description: 'Button of the same page for somebody who is not logged in.',
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
    defaultMessage: 'Too many failed logins. Please wait a few minutes, then try again.',
    description: 'Above the login form.',
  },
  nameFixed: {
    id: 'error.user.name_fixed',
    defaultMessage: 'The person who invited you gave this name. Please ask them to change it.',
    description: 'Below a name field of a signer without account.',
  },
});
