import { defineMessages } from '../i18n/define-messages.ts';

export { profileMessages } from './profile-messages.ts';

export const userMessages = defineMessages({
  password: { id: 'user.password', defaultMessage: 'Password', description: 'Label of a password field.' },
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
    defaultMessage: 'Too similar to your name or address',
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
    description: 'Below the sign-up; the link leads to the sign-up of businesses.',
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
      'Each request says which quality its signatures have: simple (SES), advanced (AES) or qualified (QES). Whether that is enough for your document depends on the law that applies to it.',
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
  welcomeHome: {
    id: 'user.welcome.home',
    defaultMessage: 'To my inbox',
    description: 'Button of the page after the sign-up; leads to the dashboard.',
  },

  acceptTitle: {
    id: 'user.accept-terms.title',
    defaultMessage: 'Before you go on',
    description: 'Title of the dialog for a person who has not accepted the terms of use.',
  },
  acceptText: {
    id: 'user.accept-terms.text',
    defaultMessage: 'Please read the terms of use and accept them.',
    description: 'In the dialog for a person who has not accepted the terms of use.',
  },
  acceptChangedTitle: {
    id: 'user.accept-terms.changed-title',
    defaultMessage: 'Our terms of use have changed',
    description: 'Title of the same dialog after the terms have changed.',
  },
  acceptChangedText: {
    id: 'user.accept-terms.changed-text',
    defaultMessage: 'The new ones apply from {date}. Please read and accept them to go on.',
    description: 'In the same dialog after the terms have changed. {date} is the day from which they apply.',
  },
  acceptChanges: {
    id: 'user.accept-terms.changes',
    defaultMessage: 'What is new',
    description: 'Heading above the list of changes.',
  },
  acceptPrivacy: {
    id: 'user.accept-terms.privacy',
    defaultMessage: 'Read the privacy policy',
    description: 'Link to the page about data protection.',
  },
  acceptNeeded: {
    id: 'user.accept-terms.needed',
    defaultMessage:
      'You cannot use Sigillum without accepting them. You can log out and decide later; nothing is lost.',
    description: 'Appears when the person tries to close the dialog without accepting.',
  },
  acceptSubmit: {
    id: 'user.accept-terms.submit',
    defaultMessage: 'Accept and continue',
    description: 'Button that accepts the terms.',
  },
  providerTitle: {
    id: 'user.terms-of-use.title',
    defaultMessage: 'Terms of use of {provider}',
    description: 'Title of the dialog with the terms of a trust service. {provider} is its name.',
  },
  providerText: {
    id: 'user.terms-of-use.text',
    defaultMessage:
      'The certificate for your signature comes from the trust service {provider}. It issues one only to people who have accepted its own terms of use.',
    description: 'In the dialog with the terms of a trust service.',
  },
  providerData: {
    id: 'user.terms-of-use.data',
    defaultMessage:
      'It receives what the certificate needs: your name, your mobile number, and the fingerprint of the document. Not the document itself.',
    description: 'Point of the dialog with the terms of a trust service.',
  },
  providerEvidence: {
    id: 'user.terms-of-use.evidence',
    defaultMessage:
      '{legislation, select, ZERTES {Swiss law has it keep evidence for 11 years.} other {EU law has it keep evidence for 35 years.}}',
    description:
      'Point of the dialog with the terms of a trust service. {legislation} is ZERTES or EIDAS; the years come from the law.',
  },
  providerOnce: {
    id: 'user.terms-of-use.once',
    defaultMessage: 'You accept once; it holds for later signatures too.',
    description: 'Point of the dialog with the terms of a trust service.',
  },
  providerRead: {
    id: 'user.terms-of-use.read',
    defaultMessage: 'Read the terms of use of {provider}',
    description: 'Link to the terms of a trust service.',
  },
  providerAccept: {
    id: 'user.terms-of-use.accept',
    defaultMessage: 'I accept the terms of use of {provider}',
    description: 'Checkbox.',
  },
  deleteTitle: {
    id: 'user.delete-account.title',
    defaultMessage: 'Delete your account?',
    description: 'Title of the dialog before an account is deleted.',
  },
  deleteText: {
    id: 'user.delete-account.text',
    defaultMessage: 'The account {email} is deleted for good. Nobody can bring it back.',
    description: 'In the dialog before an account is deleted. {email} is its address.',
  },
  deleteOpen: {
    id: 'user.delete-account.open',
    defaultMessage:
      '{count, plural, one {# request that you have sent is still open. It is withdrawn, and everybody who takes part is told.} other {# requests that you have sent are still open. They are withdrawn, and everybody who takes part is told.}}',
    description: 'Point of the dialog before an account is deleted.',
  },
  deleteDocuments: {
    id: 'user.delete-account.documents',
    defaultMessage:
      'You lose access to your documents. Please download first what you need. Others with an account who take part keep their access; what nobody can open any more is deleted.',
    description: 'Point of the dialog before an account is deleted.',
  },
  deleteDrafts: {
    id: 'user.delete-account.drafts',
    defaultMessage: 'Your drafts and the images of your signature are deleted.',
    description: 'Point of the dialog before an account is deleted.',
  },
  deleteBusiness: {
    id: 'user.delete-account.business',
    defaultMessage: 'You leave {business}. What you have sent for it stays with it.',
    description: 'Point of the dialog before a member of a business deletes the account. {business} is its name.',
  },
  deleteEvidence: {
    id: 'user.delete-account.evidence',
    defaultMessage:
      'Your signatures stay valid. The evidence of them is kept, as the law asks: under Swiss law 11 years, under EU law 35.',
    description: 'Point of the dialog before an account is deleted. The years come from the law on trust services.',
  },
  deleteHint: {
    id: 'user.delete-account.hint',
    defaultMessage: 'So that nobody else can do this.',
    description: 'Below the label of the password field in the dialog before an account is deleted.',
  },
  deleteSubmit: { id: 'user.delete-account.submit', defaultMessage: 'Delete account', description: 'Button.' },
  deleteBlockedTitle: {
    id: 'user.delete-account.blocked-title',
    defaultMessage: 'Your account is still needed',
    description: 'Title of the same dialog for the only administrator of a business.',
  },
  deleteBlocked: {
    id: 'user.delete-account.blocked',
    defaultMessage:
      'You are the only administrator of {business}. Please hand the administration to somebody else first, or delete the business.',
    description: 'In the same dialog for the only administrator of a business.',
  },
  deleteMembers: {
    id: 'user.delete-account.members',
    defaultMessage: 'To the members',
    description: 'Link of the same dialog for the only administrator of a business.',
  },
  deleteUnsigned: {
    id: 'user.delete-account.unsigned',
    defaultMessage:
      '{count, plural, one {You have still to sign # request. Whoever sent it is told that you have left.} other {You have still to sign # requests. Whoever sent them is told that you have left.}}',
    description: 'Point of the dialog before an account is deleted.',
  },
  deleteBusinessEnds: {
    id: 'user.delete-account.business-ends',
    defaultMessage: 'You are the only person in {business}. It is deleted together with your account.',
    description:
      'Point of the dialog before the last person of a business deletes the account. {business} is its name.',
  },
  deleteLoginHint: {
    id: 'user.delete-account.login-hint',
    defaultMessage:
      'So that nobody else can do this. If you have no password, leave it empty: having logged in at your organisation within the last ten minutes is enough.',
    description:
      'Below the label of the password field in the dialog before an account is deleted, for somebody who logs in at an organisation.',
  },
  loginTooOld: {
    id: 'error.user.login_too_old',
    defaultMessage:
      'You logged in more than ten minutes ago. Please log out, log in again at your organisation, then try again.',
    description: 'In the dialog that deletes an account.',
  },
  exportTitle: {
    id: 'user.export.title',
    defaultMessage: 'Your data',
    description: 'Heading of a part of the profile.',
  },
  exportText: {
    id: 'user.export.text',
    defaultMessage:
      'Everything that we keep about you in one archive: profile, requests with their documents, reports and evidence.',
    description: 'Below the heading “Your data” of the profile.',
  },
  exportButton: {
    id: 'user.export.button',
    defaultMessage: 'Download my data',
    description: 'Button of the profile that downloads everything about the person.',
  },
  deleteSectionTitle: {
    id: 'user.delete-account.section-title',
    defaultMessage: 'Delete account',
    description: 'Heading of the last part of the profile.',
  },
  deleteSectionText: {
    id: 'user.delete-account.section-text',
    defaultMessage:
      'Your account and what belongs to you alone are deleted for good. Before that we show you what follows.',
    description: 'Below the heading of the last part of the profile.',
  },
  onlyAdministrator: {
    id: 'error.user.only_administrator',
    defaultMessage:
      'You are the only administrator of your business. Please hand the administration to somebody else first, or delete the business.',
    description: 'In the dialog that deletes an account.',
  },
  byeTitle: {
    id: 'user.bye.title',
    defaultMessage: 'Goodbye',
    description: 'Title of the page after an account was deleted.',
  },
  byeText: {
    id: 'user.bye.text',
    defaultMessage: 'Your account is deleted, and you are logged out everywhere. Thank you for having used Sigillum.',
    description: 'Under the title of the page after an account was deleted.',
  },
  byeMail: {
    id: 'user.bye.mail',
    defaultMessage: 'We confirm this in a last mail.',
    description: 'First point of the page after an account was deleted.',
  },
  byeAgain: {
    id: 'user.bye.again',
    defaultMessage: 'Create a new account',
    description: 'Link of the page after an account was deleted.',
  },
  byeKnownTitle: {
    id: 'user.bye.known-title',
    defaultMessage: 'Your account is still there',
    description: 'Heading of the same page for somebody who is logged in.',
  },
  byeKnownText: {
    id: 'user.bye.known-text',
    defaultMessage: 'You are logged in as {email}.',
    description: 'Under that heading. {email} is the address of the account.',
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

  passwordBreached: {
    id: 'user.password.breached',
    defaultMessage: 'Published in a data leak: thieves try it first',
    description: 'Below the field for a new password that was found in a list of stolen ones.',
  },
  loginForgotten: {
    id: 'user.login.forgotten',
    defaultMessage: 'Forgotten your password?',
    description: 'Link of the login page.',
  },
  resetTitle: {
    id: 'user.reset.title',
    defaultMessage: 'Set a new password',
    description: 'Title of the page where somebody asks for a link, and of the one with the new password.',
  },
  resetText: {
    id: 'user.reset.text',
    defaultMessage:
      'Enter the e-mail address of your account. We send you a link with which you choose a new password.',
    description: 'Below the title.',
  },
  resetLogin: {
    id: 'user.reset.login',
    defaultMessage: 'Do you remember it after all? <link>Log in</link>',
    description: 'Below the form of somebody who has forgotten a password.',
  },
  resetSent: {
    id: 'user.reset.sent',
    defaultMessage:
      'If <strong>{email}</strong> has an account, a link is waiting there. It works once and for an hour.',
    description: 'After somebody asked for a new password. {email} is the address that was entered.',
  },
  resetSentPlain: {
    id: 'user.reset.sent-plain',
    defaultMessage: 'If your address has an account, a link is waiting there. It works once and for an hour.',
    description: 'The same where the address is not known any more.',
  },
  resetSentAgain: {
    id: 'user.reset.sent-again',
    defaultMessage: 'We have sent another mail. Only the newest link works.',
    description: 'After the mail was sent once more.',
  },
  resetConfirmTitle: {
    id: 'user.reset.confirm-title',
    defaultMessage: 'Open the link',
    description: 'Title of the page behind a mailed link.',
  },
  resetEndedTitle: {
    id: 'user.reset.ended-title',
    defaultMessage:
      '{reason, select, expired {This link has expired} used {This link was used already} replaced {There is a newer link} changed {Your password has changed since} other {This link leads nowhere}}',
    description:
      'Title of the page behind a link for a new password that does not work. {reason} is expired, used, replaced, changed or unknown.',
  },
  resetEndedText: {
    id: 'user.reset.ended-text',
    defaultMessage:
      '{reason, select, expired {It works for an hour. Ask for a new one; that takes a moment.} used {If it was you, log in with the new password. If not, ask for a new link at once.} replaced {You asked for another one after this. Please open the newest mail, or ask for a new link.} changed {That ended this link. If it was not you, ask for a new one at once.} other {Perhaps your mail program cut it off. Copy the whole link, or ask for a new one.}}',
    description: 'Below that title.',
  },
  resetAgain: {
    id: 'user.reset.again',
    defaultMessage: 'Ask for a new link',
    description: 'Button that leads to the page where the address is entered.',
  },
  resetNewText: {
    id: 'user.reset.new-text',
    defaultMessage: 'For the account {email}. Everybody who is logged in with the old password is logged out.',
    description: 'Above the field for a new password. {email} is the address of the account.',
  },
  resetSave: {
    id: 'user.reset.save',
    defaultMessage: 'Save the new password',
    description: 'Button.',
  },
  resetDone: {
    id: 'user.reset.done',
    defaultMessage: 'Your new password holds from now on. Please log in with it.',
    description: 'Snackbar on the login page.',
  },
  changePasswordTitle: {
    id: 'user.change-password.title',
    defaultMessage: 'Change your password',
    description: 'Title of a page.',
  },
  changePasswordText: {
    id: 'user.change-password.text',
    defaultMessage: 'You will be logged out in your other browsers.',
    description: 'Below the title.',
  },
  changePasswordForced: {
    id: 'user.change-password.forced',
    defaultMessage:
      'Your password is easier to guess than we allow today, or it was found in a data leak elsewhere. Please choose another before you go on.',
    description: 'Says why the password must be changed.',
  },
  changePasswordOld: {
    id: 'user.change-password.old',
    defaultMessage: 'Current password',
    description: 'Label of a field.',
  },
  changePasswordNew: {
    id: 'user.change-password.new',
    defaultMessage: 'New password',
    description: 'Label of a field.',
  },
  changePasswordSubmit: {
    id: 'user.change-password.submit',
    defaultMessage: 'Change password',
    description: 'Button.',
  },
  changePasswordLogout: {
    id: 'user.change-password.logout',
    defaultMessage: 'Log out instead',
    description: 'Link for somebody who must change the password first.',
  },
  changePasswordOrganisation: {
    id: 'user.change-password.organisation',
    defaultMessage:
      'You log in at your organisation. If you have no password here yet, log out and choose “Forgotten your password?” at the login: we mail you a link that sets one.',
    description:
      'Above the fields that ask for the current password, for somebody who logs in at an organisation. It names the link user.login.forgotten.',
  },
  changePasswordBack: {
    id: 'user.change-password.back',
    defaultMessage: 'Keep it as it is',
    description: 'Link that leads back without a change.',
  },
  changePasswordDone: {
    id: 'user.change-password.done',
    defaultMessage: 'Your password is changed. Your other browsers are logged out.',
    description: 'Snackbar.',
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
  nameFixed: {
    id: 'error.user.name_fixed',
    defaultMessage: 'The person who invited you gave this name. Please ask them to change it.',
    description: 'Below a name field of a signer without account.',
  },
});

/** Logging in at one’s organisation. */
export const ssoMessages = defineMessages({
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
});
