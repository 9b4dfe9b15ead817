import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of what a signer fills in. */
export const signingFieldMessages = defineMessages({
  needed: {
    id: 'signing.field.needed',
    defaultMessage: '{label} (needed)',
    description: 'Name of a field for screen readers: it must be filled in.',
  },
  faultRequired: {
    id: 'signing.field.fault.required',
    defaultMessage: 'Please fill in this field.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  faultTooLong: {
    id: 'signing.field.fault.too_long',
    defaultMessage: 'That is too long.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  faultPattern: {
    id: 'signing.field.fault.pattern',
    defaultMessage: 'That does not have the form that is asked for.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  faultNotANumber: {
    id: 'signing.field.fault.not_a_number',
    defaultMessage: 'That is no number.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  faultNotADate: {
    id: 'signing.field.fault.not_a_date',
    defaultMessage: 'That is no date.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  faultTooSmall: {
    id: 'signing.field.fault.too_small',
    defaultMessage: 'That is too small or too early.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  faultTooLarge: {
    id: 'signing.field.fault.too_large',
    defaultMessage: 'That is too great or too late.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  faultNotAChoice: {
    id: 'signing.field.fault.not_a_choice',
    defaultMessage: 'Please choose an answer.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  faultNoRoom: {
    id: 'signing.field.fault.no_room',
    defaultMessage: 'That does not fit into the field. Please shorten it.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  faultNotDrawable: {
    id: 'signing.field.fault.not_drawable',
    defaultMessage: 'A sign cannot be written into the document. Please replace it.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  faultNotAFile: {
    id: 'signing.field.fault.not_a_file',
    defaultMessage: 'Please choose a file.',
    description: 'Below a field that a signer fills in: why it cannot stay as it is.',
  },
  chooseFile: {
    id: 'signing.field.file.choose',
    defaultMessage: 'Choose a file',
    description: 'Stands in a field for which the signer uploads a file, as long as there is none.',
  },
  sendingFile: {
    id: 'signing.field.file.sending',
    defaultMessage: 'Uploading…',
    description: 'Stands in a field for a file while the file is on its way.',
  },
  chosenFile: {
    id: 'signing.field.file.chosen',
    defaultMessage: '{label}: {filename}',
    description: 'Name of a field for a file, read out: what is asked for, and the file that was chosen.',
  },
  removeFile: {
    id: 'signing.field.file.remove',
    defaultMessage: 'Remove {filename}',
    description: 'Button beside a file that a signer has uploaded into a field.',
  },
  choose: {
    id: 'signing.field.choose',
    defaultMessage: 'Please choose',
    description: 'First line of a choice in which nothing was chosen.',
  },
  putInitials: {
    id: 'signing.field.initials.put',
    defaultMessage: '{label}: put your initials {initials}',
    description:
      'Button at the place of a field for initials, read out: it puts the initials of the signer’s name there.',
  },
  missing: {
    id: 'signing.field.missing',
    defaultMessage: '{count, plural, one {One field is missing.} other {# fields are missing.}}',
    description: 'Said when somebody wants to sign before all fields are filled in.',
  },
  unsaved: {
    id: 'signing.field.unsaved',
    defaultMessage: 'What you filled in could not be saved. We keep trying.',
    description: 'Said when what was typed into fields could not be sent.',
  },
});
