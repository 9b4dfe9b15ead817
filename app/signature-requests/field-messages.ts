import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of what signers fill in, for whoever places it. */
export const signatureRequestsFieldMessages = defineMessages({
  title: {
    id: 'signature-requests.field.title',
    defaultMessage: 'Fields to fill in',
    description: 'Heading of the list of fields that signers fill in, beside the pages of a document.',
  },
  add: {
    id: 'signature-requests.field.add',
    defaultMessage: 'Add a field',
    description: 'Button that opens the dialog for a new field that a signer fills in; also the title of that dialog.',
  },
  change: {
    id: 'signature-requests.field.change',
    defaultMessage: 'Change the field',
    description: 'Title of the dialog in which a field that a signer fills in is changed.',
  },
  place: {
    id: 'signature-requests.field.place',
    defaultMessage: 'Place it',
    description: 'Button of the dialog that puts the new field onto the page in sight.',
  },
  saving: {
    id: 'signature-requests.field.saving',
    defaultMessage: 'Saving the field',
    description: 'Read out while a field is being saved.',
  },
  entry: {
    id: 'signature-requests.field.entry',
    defaultMessage: '{label}, page {page}, {name}',
    description: 'Button of the list of fields: opens the settings. Label of the field, its page, and who fills it in.',
  },
  boxLabel: {
    id: 'signature-requests.field.box',
    defaultMessage: 'Field {label} of {name}, page {page}',
    description: 'What a field on a page is called for screen readers: its label, who fills it in, its page.',
  },
  kind: {
    id: 'signature-requests.field.kind',
    defaultMessage: 'What is filled in',
    description: 'Label of the choice of the kind of a field.',
  },
  kindText: {
    id: 'signature-requests.field.kind.text',
    defaultMessage: 'A line of text',
    description: 'Kind of a field that a signer fills in.',
  },
  kindLongtext: {
    id: 'signature-requests.field.kind.longtext',
    defaultMessage: 'Text of several lines',
    description: 'Kind of a field that a signer fills in.',
  },
  kindNumber: {
    id: 'signature-requests.field.kind.number',
    defaultMessage: 'A number',
    description: 'Kind of a field that a signer fills in.',
  },
  kindDate: {
    id: 'signature-requests.field.kind.date',
    defaultMessage: 'A date',
    description: 'Kind of a field that a signer fills in.',
  },
  kindCheckbox: {
    id: 'signature-requests.field.kind.checkbox',
    defaultMessage: 'A box to tick',
    description: 'Kind of a field that a signer fills in.',
  },
  kindChoice: {
    id: 'signature-requests.field.kind.choice',
    defaultMessage: 'One of several answers',
    description: 'Kind of a field that a signer fills in.',
  },
  kindInitials: {
    id: 'signature-requests.field.kind.initials',
    defaultMessage: 'Initials',
    description: 'Kind of a field that a signer fills in: the initials of the signer’s name.',
  },
  kindAttachment: {
    id: 'signature-requests.field.kind.attachment',
    defaultMessage: 'A file',
    description: 'Kind of a field that a signer fills in: a file that the signer uploads.',
  },
  label: {
    id: 'signature-requests.field.label',
    defaultMessage: 'Name of the field',
    description: 'Label of the text by which a field is called to its signer.',
  },
  signer: {
    id: 'signature-requests.field.signer',
    defaultMessage: 'Filled in by',
    description: 'Label of the choice of the signer who fills in a field.',
  },
  required: {
    id: 'signature-requests.field.required',
    defaultMessage: 'Must be filled in',
    description: 'Box to tick: nobody signs before the field is filled in.',
  },
  choices: {
    id: 'signature-requests.field.choices',
    defaultMessage: 'Answers, one a line',
    description: 'Label of the text with the answers between which a signer chooses.',
  },
  pattern: {
    id: 'signature-requests.field.pattern',
    defaultMessage: 'Only',
    description: 'Label of the choice of a form that a text must have.',
  },
  patternAny: {
    id: 'signature-requests.field.pattern.any',
    defaultMessage: 'Any text',
    description: 'A text field without a special form.',
  },
  patternEmail: {
    id: 'signature-requests.field.pattern.email',
    defaultMessage: 'An e-mail address',
    description: 'Form that a text must have.',
  },
  patternPhone: {
    id: 'signature-requests.field.pattern.phone',
    defaultMessage: 'A phone number',
    description: 'Form that a text must have.',
  },
  patternIban: {
    id: 'signature-requests.field.pattern.iban',
    defaultMessage: 'An IBAN',
    description: 'Form that a text must have.',
  },
  patternDigits: {
    id: 'signature-requests.field.pattern.digits',
    defaultMessage: 'Digits',
    description: 'Form that a text must have.',
  },
  maxLength: {
    id: 'signature-requests.field.max-length',
    defaultMessage: 'Most characters',
    description: 'Label of the greatest length of a text field.',
  },
  min: {
    id: 'signature-requests.field.min',
    defaultMessage: 'From',
    description: 'Label of the smallest number, or first date, that a field takes.',
  },
  max: {
    id: 'signature-requests.field.max',
    defaultMessage: 'Up to',
    description: 'Label of the greatest number, or last date, that a field takes.',
  },
  defaultValue: {
    id: 'signature-requests.field.default',
    defaultMessage: 'Stands in it from the beginning',
    description: 'Label of what a field holds before its signer fills it in.',
  },
  condition: {
    id: 'signature-requests.field.condition',
    defaultMessage: 'Shown only if',
    description: 'Label of the choice of another field on which this one depends.',
  },
  conditionAlways: {
    id: 'signature-requests.field.condition.always',
    defaultMessage: 'Always shown',
    description: 'A field that depends on no other one.',
  },
  conditionValue: {
    id: 'signature-requests.field.condition.value',
    defaultMessage: 'holds this value',
    description: 'Label of the value that the other field must have; follows “Shown only if (field)”.',
  },
  conditionHint: {
    id: 'signature-requests.field.condition.hint',
    defaultMessage: 'Left empty: whenever it is filled in or ticked.',
    description: 'Hint below the value that the other field must have.',
  },
  more: {
    id: 'signature-requests.field.more',
    defaultMessage: 'Place, order and conditions',
    description: 'Opens further settings of a field.',
  },
  page: {
    id: 'signature-requests.field.page',
    defaultMessage: 'Page',
    description: 'Label of the number of the page on which a field stands.',
  },
  order: {
    id: 'signature-requests.field.order',
    defaultMessage: 'Number in the order',
    description: 'Label of the number that says when a signer is led to the field.',
  },
  x: {
    id: 'signature-requests.field.x',
    defaultMessage: 'From the left (points)',
    description: 'Label of the distance of a field from the left edge of its page.',
  },
  y: {
    id: 'signature-requests.field.y',
    defaultMessage: 'From the top (points)',
    description: 'Label of the distance of a field from the upper edge of its page.',
  },
  width: {
    id: 'signature-requests.field.width',
    defaultMessage: 'Width (points)',
    description: 'Label of the width of a field.',
  },
  height: {
    id: 'signature-requests.field.height',
    defaultMessage: 'Height (points)',
    description: 'Label of the height of a field.',
  },
  everyPage: {
    id: 'signature-requests.field.every-page',
    defaultMessage: 'Also on every other page, at the same place',
    description: 'Box to tick: a copy of the field is put onto all other pages of the document.',
  },
});
