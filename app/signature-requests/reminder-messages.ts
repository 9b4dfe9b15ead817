import { defineMessages } from '../i18n/define-messages.ts';

/** When signers are reminded by themselves. */
export const signatureRequestsReminderMessages = defineMessages({
  title: {
    id: 'signature-requests.reminders.title',
    defaultMessage: 'Reminders',
    description:
      'Title of the section where one says when signers are reminded by themselves, and the term before those days.',
  },
  none: {
    id: 'signature-requests.reminders.none',
    defaultMessage: 'Nobody is reminded automatically.',
    description: 'In that section, where no days were chosen.',
  },
  after: {
    id: 'signature-requests.reminders.after',
    defaultMessage: '{days} {last, plural, one {day} other {days}} after the invitation',
    description:
      'Days after which signers are reminded. {days} is a list such as “2, 5 and 9”, {last} the last of them.',
  },
  before: {
    id: 'signature-requests.reminders.before',
    defaultMessage: '{days} {last, plural, one {day} other {days}} before the last day',
    description:
      'Days before the request expires on which signers are reminded. {days} is a list such as “1 and 3”, {last} the last of them.',
  },
  change: {
    id: 'signature-requests.reminders.change',
    defaultMessage: 'Change reminders',
    description: 'Button that opens the dialog for the days of reminders.',
  },
  dialogTitle: {
    id: 'signature-requests.reminders.dialog-title',
    defaultMessage: 'When are signers reminded?',
    description: 'Title of that dialog.',
  },
  dialogText: {
    id: 'signature-requests.reminders.dialog-text',
    defaultMessage:
      'Reminders go out from Monday to Friday between 8:00 and 18:00 where the signer is, at most one a day. They end when the person signs or declines.',
    description: 'In that dialog, and beside the same fields in the settings of a business.',
  },
  afterLabel: {
    id: 'signature-requests.reminders.after-label',
    defaultMessage: 'Days after the invitation',
    description: 'Label of a field for several numbers.',
  },
  beforeLabel: {
    id: 'signature-requests.reminders.before-label',
    defaultMessage: 'Days before the last day',
    description: 'Label of a field for several numbers.',
  },
  daysHint: {
    id: 'signature-requests.reminders.days-hint',
    defaultMessage: 'For example 2, 5, 9. Leave it empty for none.',
    description: 'Below the label of both fields.',
  },
  daysWrong: {
    id: 'signature-requests.reminders.days-wrong',
    defaultMessage: 'Enter at most ten whole numbers from 1 to 365, with commas between them.',
    description: 'Below such a field, when something else stands there.',
  },
  changed: {
    id: 'signature-requests.reminders.changed',
    defaultMessage: 'The reminders were changed',
    description: 'Passing message after the reminders of an open request were changed.',
  },
  next: {
    id: 'signature-requests.reminders.next',
    defaultMessage: 'Next reminder {time}',
    description: 'When a signer is reminded next by itself. {time} is a date with time.',
  },
  refused: {
    id: 'signature-requests.reminders.refused',
    defaultMessage: 'The e-mail could not be delivered',
    description: 'Beside a signer whose mail server has refused the invitation or a reminder, or let it come back.',
  },
});
