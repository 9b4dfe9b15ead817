import { defineMessages } from '../i18n/define-messages.ts';

/** Choosing, changing and replacing a password. */
export const userPasswordMessages = defineMessages({
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

  passwordBreached: {
    id: 'user.password.breached',
    defaultMessage: 'Published in a data leak: attackers try it first',
    description: 'Below the field for a new password that was found in a list of stolen ones.',
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
});
