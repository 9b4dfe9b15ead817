import { defineMessages } from '../i18n/define-messages.ts';

/** The default messages of the specification, section 5. `limit` and `character` are filled in by the rule. */
export const formsMessages = defineMessages({
  required: {
    id: 'forms.required',
    defaultMessage: 'This field is required',
    description: 'Below a field that was left empty.',
  },
  email: { id: 'forms.email', defaultMessage: 'Please enter a valid email', description: 'Below an e-mail field.' },
  numbers: {
    id: 'forms.numbers',
    defaultMessage: 'This field can only contain numbers',
    description: 'Below a number field.',
  },
  integers: {
    id: 'forms.integers',
    defaultMessage: 'This field can only contain integer values',
    description: 'Below a field for whole numbers.',
  },
  uppercase: {
    id: 'forms.uppercase',
    defaultMessage: 'This field can only contain uppercase letters',
    description: 'Below a field for capital letters.',
  },
  maximum: {
    id: 'forms.maximum',
    defaultMessage: 'You must enter a maximum of {limit} characters',
    description: 'Below a field with too long a text. {limit} is the greatest number of characters.',
  },
  minimum: {
    id: 'forms.minimum',
    defaultMessage: 'You must enter a minimum of {limit} characters',
    description: 'Below a field with too short a text. {limit} is the least number of characters.',
  },
  length: {
    id: 'forms.length',
    defaultMessage: 'The length of the entered field is invalid',
    description: 'Below a field of fixed length.',
  },
  character: {
    id: 'forms.character',
    defaultMessage: 'The {character} character is not allowed',
    description: 'Below a field. {character} is the character that may not stand there.',
  },
  space: {
    id: 'forms.space',
    defaultMessage: 'Spaces are not allowed',
    description: 'Below a field with a space, which nobody would see if it were named like another character.',
  },
  choice: {
    id: 'forms.choice',
    defaultMessage: 'Please choose at least one value',
    description: 'Below a group of choices.',
  },
  format: {
    id: 'forms.format',
    defaultMessage: 'Invalid format',
    description: 'Below any field whose text has not the expected form.',
  },
  day: {
    id: 'forms.day',
    defaultMessage: 'Please enter a day that exists, for example {example}',
    description: 'Below two fields for days, when one of them holds something else. {example} is a day as it is typed.',
  },
  chooseDay: {
    id: 'forms.choose-day',
    defaultMessage: 'Choose a day',
    description: 'Name of the button beside a date field that opens a calendar.',
  },
  chooseDays: {
    id: 'forms.choose-days',
    defaultMessage: 'Choose days',
    description: 'Name of the button beside two date fields that opens a calendar for both.',
  },
  address: {
    id: 'forms.address',
    defaultMessage: 'Please enter an address that begins with https:// or http://',
    description: 'Below a field for the address of a program or a page.',
  },
  phone: {
    id: 'forms.phone',
    defaultMessage: 'Please enter a valid phone number, with country code',
    description: 'Below a phone field.',
  },
  least: {
    id: 'forms.least',
    defaultMessage: 'Please enter {limit} or more',
    description: 'Below a number field. {limit} is the least number.',
  },
  greatest: {
    id: 'forms.greatest',
    defaultMessage: 'Please enter {limit} or less',
    description: 'Below a number field. {limit} is the greatest number.',
  },
  earliest: {
    id: 'forms.earliest',
    defaultMessage: 'Please choose {date} or a later day',
    description: 'Below a date field. {date} is the first possible day, e.g. 21/11/2026.',
  },
  latest: {
    id: 'forms.latest',
    defaultMessage: 'Please choose {date} or an earlier day',
    description: 'Below a date field. {date} is the last possible day, e.g. 21/11/2026.',
  },
  summary: {
    id: 'forms.summary',
    defaultMessage: '{count, plural, one {One answer needs} other {# answers need}} your attention',
    description: 'Title above a form that was refused, followed by a list of fields. {count} is the number of fields.',
  },
  fieldError: {
    id: 'forms.field-error',
    defaultMessage: '{label}: {error}',
    description: 'One line of the list above a form. {label} is the field’s label, {error} the sentence below it.',
  },
  name: {
    id: 'forms.name',
    defaultMessage: 'Please enter a name without line breaks',
    description: 'Below a field for a person’s name.',
  },
});
