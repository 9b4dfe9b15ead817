import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of logging in, signing up and coming for the first time. */
export const userMessages = defineMessages({
  loginTitle: { id: 'user.login.title', defaultMessage: 'Log in', description: 'Title of the login page.' },
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
    defaultMessage: 'Do you have an account already? <link>Log in</link>',
    description: 'Below the sign-up; the link leads to the login.',
  },
  signUpBusiness: {
    id: 'user.sign-up.business',
    defaultMessage: 'Do you want to send documents for signing? <link>Sign up as a business</link>',
    description: 'Above the sign-up; the link leads to the sign-up of businesses.',
  },
  signUpEid: {
    id: 'user.sign-up.eid',
    defaultMessage: 'Do you have the Swiss E-ID? <link>Sign up with it</link>',
    description:
      'Below the sign-up; the link leads to the sign-up of people who want to be identified by the Swiss E-ID.',
  },

  mailSentTitle: {
    id: 'user.mail-sent.title',
    defaultMessage: 'Check your inbox',
    description: 'Title of the page after the confirmation mail was sent.',
  },
  mailSentText: {
    id: 'user.mail-sent.text',
    defaultMessage: 'We have written to <strong>{email}</strong>. Open the link in that mail within 24 hours to go on.',
    description: 'Text of the page after the confirmation mail was sent. {email} is the address.',
  },
  mailSentPlain: {
    id: 'user.mail-sent.plain',
    defaultMessage: 'We have written to your address. Open the link in that mail within 24 hours to go on.',
    description: 'Text of the same page when the address is not known in this browser.',
  },
  mailSentMissing: {
    id: 'user.mail-sent.missing',
    defaultMessage: 'Nothing there? Look in the spam folder, or check that the address is right.',
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
    defaultMessage: 'This link does not work any more',
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
  logoutTitle: { id: 'user.logout.title', defaultMessage: 'Log out', description: 'Title of the page that logs out.' },
  logoutText: {
    id: 'user.logout.text',
    defaultMessage: 'You are logged in as {email}.',
    description: 'On the page that logs out. {email} is the address of the account.',
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
  welcomePlainText: {
    id: 'user.welcome.plain-text',
    defaultMessage: 'Please log in to see what waits for you.',
    description: 'Page /welcome for somebody who is not logged in.',
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
  welcomeUploadFree: {
    id: 'user.welcome.upload-free',
    defaultMessage:
      'Upload your own documents and sign them. To have others sign, too, <link>set up a business</link>: it costs nothing here.',
    description: 'The same point where nothing is sold; the link leads to the form for a business.',
  },
  welcomeHome: {
    id: 'user.welcome.home',
    defaultMessage: 'To my inbox',
    description: 'Button of the page after the sign-up; leads to the dashboard.',
  },

  eidplusTitle: {
    id: 'user.eidplus.title',
    defaultMessage: 'Sign up with the Swiss E-ID',
    description: 'Title of the first page of the sign-up for people who want to be identified by the Swiss E-ID.',
  },
  eidplusText: {
    id: 'user.eidplus.text',
    defaultMessage:
      'It starts with your e-mail address: we send you a link to confirm it, and you create your account. {ready, select, yes {Then you prove with the E-ID who you are.} other {You will be able to prove with the E-ID who you are as soon as it is offered here.}}',
    description: 'Under the title of that page. {ready} is yes once people can be identified by the E-ID.',
  },
  eidplusWithout: {
    id: 'user.eidplus.without',
    defaultMessage: 'Do you have no E-ID? <link>Sign up without it</link>',
    description: 'Below that page; the link leads to the plain sign-up.',
  },
  surveyTitle: {
    id: 'user.survey.title',
    defaultMessage: 'How likely are you to recommend Sigillum?',
    description: 'Title of a survey of one question.',
  },
  surveyText: {
    id: 'user.survey.text',
    defaultMessage: 'One question, now and then. You may skip it.',
    description: 'Below the title of a survey.',
  },
  surveyScale: {
    id: 'user.survey.scale',
    defaultMessage: 'From 0, not at all, to 10, certainly',
    description: 'Legend of a scale from 0 to 10.',
  },
  surveyLow: {
    id: 'user.survey.low',
    defaultMessage: 'Not at all',
    description: 'Below the lowest number of a scale.',
  },
  surveyHigh: {
    id: 'user.survey.high',
    defaultMessage: 'Certainly',
    description: 'Below the highest number of a scale.',
  },
  surveyMissing: {
    id: 'user.survey.missing',
    defaultMessage: 'Please choose a number.',
    description: 'Below a scale on which nothing was chosen.',
  },
  surveyComment: {
    id: 'user.survey.comment',
    defaultMessage:
      '{mood, select, low {What should we do better?} high {What do you like most?} other {What is missing?}}',
    description: 'Label of the text field of a survey. {mood} is low (0 to 6), high (9 and 10) or other.',
  },
  surveySubmit: {
    id: 'user.survey.submit',
    defaultMessage: 'Send',
    description: 'Button that sends the answer of a survey.',
  },

  loginForgotten: {
    id: 'user.login.forgotten',
    defaultMessage: 'Forgotten your password?',
    description: 'Link of the login page.',
  },
});
