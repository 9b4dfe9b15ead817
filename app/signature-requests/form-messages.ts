import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the fields that documents have in forms of their own. */
export const signatureRequestsFormMessages = defineMessages({
  open: {
    id: 'signature-requests.form.open',
    defaultMessage: 'Form fields of this document ({count})',
    description:
      'Button beside the pages of a document that is a form already; opens the dialog in which its fields are given to people.',
  },
  title: {
    id: 'signature-requests.form.title',
    defaultMessage: 'Form fields of the documents',
    description: 'Title of the dialog in which the fields of a form are given to people.',
  },
  intro: {
    id: 'signature-requests.form.intro',
    defaultMessage:
      'These documents are forms already. Say who fills in each field. It stays at its place and is locked by the signature of that person.',
    description: 'Explains the dialog in which the fields of a form are given to people.',
  },
  reading: {
    id: 'signature-requests.form.reading',
    defaultMessage: 'Reading the forms',
    description: 'Said while the forms of the documents are read.',
  },
  none: {
    id: 'signature-requests.form.none',
    defaultMessage: 'There is no field that is still to be given to somebody.',
    description: 'Said where the forms have no fields, or all of them are taken.',
  },
  all: {
    id: 'signature-requests.form.all',
    defaultMessage: 'Who fills in all of them',
    description: 'Label of a choice that gives all fields of the forms to one person.',
  },
  each: {
    id: 'signature-requests.form.each',
    defaultMessage: 'Each by itself',
    description: 'Choice: the fields of the forms are not all given to one person.',
  },
  who: {
    id: 'signature-requests.form.who',
    defaultMessage: '{label}, page {page}',
    description: 'Label of the choice of who fills in a field of a form: its name and its page.',
  },
  whoOf: {
    id: 'signature-requests.form.who-of',
    defaultMessage: '{label}, {document}, page {page}',
    description: 'The same where there are several documents.',
  },
  nobody: {
    id: 'signature-requests.form.nobody',
    defaultMessage: 'Leave it as it is',
    description: 'Choice: a field of a form is not taken over.',
  },
  own: {
    id: 'signature-requests.form.own',
    defaultMessage: 'I fill it in now',
    description: 'Choice: the sender fills in the field of a form before anybody sees it.',
  },
  value: {
    id: 'signature-requests.form.value',
    defaultMessage: 'What stands in {label}',
    description: 'Label of what the sender fills into a field of a form.',
  },
  ticked: {
    id: 'signature-requests.form.ticked',
    defaultMessage: '{label} is ticked',
    description: 'Box to tick: whether the sender ticks a box of a form.',
  },
  left: {
    id: 'signature-requests.form.left',
    defaultMessage: 'Not taken over: {name}. {reason}',
    description: 'A field of a form that cannot be given to anybody, and why.',
  },
  take: {
    id: 'signature-requests.form.take',
    defaultMessage: '{count, plural, =0 {Take over} one {Take over one field} other {Take over # fields}}',
    description: 'Button that gives the fields of the forms to those who were chosen.',
  },
  taking: {
    id: 'signature-requests.form.taking',
    defaultMessage: 'Taking the fields over',
    description: 'Read out while the fields of forms are being taken over.',
  },
  taken: {
    id: 'signature-requests.form.taken',
    defaultMessage: '{count, plural, one {One field was taken over.} other {# fields were taken over.}}',
    description: 'Said once the fields of forms belong to people.',
  },
  reasonScript: {
    id: 'signature-requests.form.reason.script',
    defaultMessage: 'It runs something of its own.',
    description: 'Why a field of a form is not taken over: it has a script or an action.',
  },
  reasonFile: {
    id: 'signature-requests.form.reason.file',
    defaultMessage: 'It asks for a file. Use a field of ours for that.',
    description: 'Why a field of a form is not taken over.',
  },
  reasonPassword: {
    id: 'signature-requests.form.reason.password',
    defaultMessage: 'It is for a password.',
    description: 'Why a field of a form is not taken over.',
  },
  reasonFormatted: {
    id: 'signature-requests.form.reason.formatted',
    defaultMessage: 'It holds formatted text.',
    description: 'Why a field of a form is not taken over.',
  },
  reasonSeveral: {
    id: 'signature-requests.form.reason.several',
    defaultMessage: 'It takes several answers at once.',
    description: 'Why a field of a form is not taken over.',
  },
  reasonAnswers: {
    id: 'signature-requests.form.reason.answers',
    defaultMessage: 'Its answers cannot be told apart.',
    description: 'Why a field of a form is not taken over.',
  },
  reasonNotShown: {
    id: 'signature-requests.form.reason.not-shown',
    defaultMessage: 'It is shown on no page.',
    description: 'Why a field of a form is not taken over.',
  },
  reasonName: {
    id: 'signature-requests.form.reason.name',
    defaultMessage: 'Its name has signs that nobody can type.',
    description: 'Why a field of a form is not taken over.',
  },
});
