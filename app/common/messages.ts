import { defineMessages } from '../i18n/define-messages.ts';

/** The words that every area uses. What only one area says belongs to that area's own table. */
export const commonMessages = defineMessages({
  close: {
    id: 'common.close',
    defaultMessage: 'Close',
    description: 'Button that closes a dialog, an overlay or a note.',
  },
  cancel: {
    id: 'common.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves a dialog without doing anything.',
  },
  continue: {
    id: 'common.continue',
    defaultMessage: 'Continue',
    description: 'Button that leads to the next step.',
  },
  later: {
    id: 'common.later',
    defaultMessage: 'Not now',
    description: 'Button or link that puts an offer off.',
  },
  retry: {
    id: 'common.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats what has failed.',
  },
  save: {
    id: 'common.save',
    defaultMessage: 'Save',
    description: 'Button that saves what was typed.',
  },
  saving: {
    id: 'common.saving',
    defaultMessage: 'Saving',
    description: 'Told while a change is being saved.',
  },
  search: {
    id: 'common.search',
    defaultMessage: 'Search',
    description: 'Inside an empty search field.',
  },
  saved: {
    id: 'common.saved',
    defaultMessage: 'Saved',
    description: 'Told once a change is saved.',
  },
  delete: {
    id: 'common.delete',
    defaultMessage: 'Delete',
    description: 'Button that deletes something for good.',
  },
  deleting: {
    id: 'common.deleting',
    defaultMessage: 'Deleting',
    description: 'Told while something is being deleted.',
  },
  remove: {
    id: 'common.remove',
    defaultMessage: 'Remove {name}',
    description: 'Label of the button in the row of a person or a file. {name} is its name.',
  },
  removing: {
    id: 'common.removing',
    defaultMessage: 'Removing',
    description: 'Told while something or somebody is being removed.',
  },
  sending: {
    id: 'common.sending',
    defaultMessage: 'Sending',
    description: 'Told while an answer is on its way.',
  },
  working: {
    id: 'common.working',
    defaultMessage: 'One moment',
    description: 'Told while something is being done that has no word of its own.',
  },
  sentOf: {
    id: 'common.sent-of',
    defaultMessage: '{sent} of {size}',
    description: 'How much of a file has arrived. {sent} and {size} are sizes with unit.',
  },
  stays: {
    id: 'common.stays',
    defaultMessage: 'What stays',
    description: 'Heading in a question: what a deed leaves as it is.',
  },
  ends: {
    id: 'common.ends',
    defaultMessage: 'What ends',
    description: 'Heading in a question: what a deed ends.',
  },
  lost: {
    id: 'common.lost',
    defaultMessage: 'What is lost',
    description: 'Heading in a question: what a deed takes away for good.',
  },
  optional: {
    id: 'common.optional',
    defaultMessage: 'optional',
    description: 'Beside the label of a field that may stay empty.',
  },
  characterCount: {
    id: 'common.character-count',
    defaultMessage: '{used} of {greatest} characters',
    description: 'Below a field: how much of it is used.',
  },
  tooLong: {
    id: 'common.too-long',
    defaultMessage: 'Please shorten this to {limit} characters.',
    description: 'Error below a field with too long a text.',
  },
  dropImage: {
    id: 'common.drop-image',
    defaultMessage: 'Drop an image here',
    description: 'In the field that takes an image.',
  },
  browseImage: {
    id: 'common.browse-image',
    defaultMessage: 'or choose one',
    description: 'In the field that takes an image, after “Drop an image here”: opens the choice of files.',
  },
  removeImage: {
    id: 'common.remove-image',
    defaultMessage: 'Remove image',
    description: 'Button that takes the chosen image away again.',
  },
  email: {
    id: 'common.email',
    defaultMessage: 'E-mail address',
    description: 'Label of a field.',
  },
  firstName: {
    id: 'common.first-name',
    defaultMessage: 'First name',
    description: 'Label of a field.',
  },
  lastName: {
    id: 'common.last-name',
    defaultMessage: 'Last name',
    description: 'Label of a field.',
  },
  language: {
    id: 'common.language',
    defaultMessage: 'Language',
    description: 'Label of the choice of a language.',
  },
  password: {
    id: 'common.password',
    defaultMessage: 'Your password',
    description: 'Label of the field in which somebody who is logged in confirms a deed.',
  },
  showPassword: {
    id: 'common.show-password',
    defaultMessage: 'Show password',
    description: 'Label of the button in a field for a password.',
  },
  hidePassword: {
    id: 'common.hide-password',
    defaultMessage: 'Hide password',
    description: 'Label of the button in a field for a password.',
  },
  logIn: {
    id: 'common.log-in',
    defaultMessage: 'Log in',
    description: 'Button or link that leads into the account.',
  },
  logOut: {
    id: 'common.log-out',
    defaultMessage: 'Log out',
    description: 'Button or link that ends the session.',
  },
  questions: {
    id: 'common.questions',
    defaultMessage: 'Questions? Please ask',
    description: 'Before the e-mail address and the phone number of whom one may ask.',
  },
  toDashboard: {
    id: 'common.to-dashboard',
    defaultMessage: 'To your requests',
    description: 'Button or link that leads to the dashboard.',
  },
  previousPage: {
    id: 'common.previous-page',
    defaultMessage: 'Previous page',
    description: 'Label of the button that leads one page back.',
  },
  pages: {
    id: 'common.pages',
    defaultMessage: 'Pages of the list',
    description: 'Name of the landmark with the links to other pages, read out.',
  },
  pageSummary: {
    id: 'common.page-summary',
    defaultMessage: '{first}–{last} of {total}',
    description: 'Which rows of a long list are shown.',
  },
  pageSummaryAtLeast: {
    id: 'common.page-summary-at-least',
    defaultMessage: '{first}–{last} of at least {total}',
    description: 'Which rows of a very long list are shown, whose end has not been counted to.',
  },
  pageSize: {
    id: 'common.page-size',
    defaultMessage: 'Per page',
    description: 'Before the numbers of rows that a page of a list may have.',
  },
  nextPage: {
    id: 'common.next-page',
    defaultMessage: 'Next page',
    description: 'Label of the button that leads one page on.',
  },
  copied: { id: 'common.copied', defaultMessage: 'Copied.', description: 'Said after something was copied.' },
  notCopied: {
    id: 'common.not-copied',
    defaultMessage: 'Your browser does not let us copy. Please select the text and copy it yourself.',
    description: 'Said when copying failed.',
  },
});
