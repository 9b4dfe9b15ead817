import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of batches. */
export const templatesBatchMessages = defineMessages({
  title: {
    id: 'templates.batch.title',
    defaultMessage: 'Batches',
    description: 'Title of the page.',
  },
  text: {
    id: 'templates.batch.text',
    defaultMessage: 'Templates that you have sent to many at once.',
    description: 'Below it.',
  },
  emptyTitle: {
    id: 'templates.batch.empty-title',
    defaultMessage: 'No batches yet',
    description: 'Where there are none.',
  },
  emptyText: {
    id: 'templates.batch.empty-text',
    defaultMessage: 'Open a template and choose “Send to many”.',
    description: 'Where there are none. The quoted words are a button’s.',
  },
  toTemplates: {
    id: 'templates.batch.to-templates',
    defaultMessage: 'To the templates',
    description: 'Link.',
  },
  columnName: {
    id: 'templates.batch.column-name',
    defaultMessage: 'Batch',
    description: 'Heading of a column.',
  },
  columnProgress: {
    id: 'templates.batch.column-progress',
    defaultMessage: 'Signed',
    description: 'Heading of a column.',
  },
  columnFailed: {
    id: 'templates.batch.column-failed',
    defaultMessage: 'Failed',
    description: 'Heading of a column.',
  },
  columnMade: {
    id: 'templates.batch.column-made',
    defaultMessage: 'Made',
    description: 'Heading of a column with dates.',
  },
  signedOf: {
    id: 'templates.batch.signed-of',
    defaultMessage: '{signed, number} of {total, number}',
    description: 'How many requests are signed. Both are numbers.',
  },
  madeOf: {
    id: 'templates.batch.made-of',
    defaultMessage: 'From the template {template}, version {version}, {date}',
    description: 'Below the title.',
  },
  left: {
    id: 'templates.batch.left',
    defaultMessage: 'Whoever made it has left your business. Rows that were not sent yet stay so.',
    description: 'About a batch.',
  },
  sent: {
    id: 'templates.batch.sent',
    defaultMessage: '{sent, number} of {total, number} sent',
    description: 'How far the sending is. Both are numbers.',
  },
  sending: {
    id: 'templates.batch.sending',
    defaultMessage: 'Sending',
    description: 'Name of the bar that shows how far it is.',
  },
  allDone: {
    id: 'templates.batch.all-done',
    defaultMessage: 'Everything is sent.',
    description: 'In place of the progress.',
  },
  paused: {
    id: 'templates.batch.paused',
    defaultMessage: 'You have written to as many people as one may in an hour. It goes on by itself at {time}.',
    description: 'A notice. {time} is a time of day.',
  },
  withdrawing: {
    id: 'templates.batch.withdrawing',
    defaultMessage: 'The open requests are being withdrawn.',
    description: 'A notice, while it lasts.',
  },
  reminding: {
    id: 'templates.batch.reminding',
    defaultMessage: 'Everybody whose turn it is is being reminded.',
    description: 'A notice, while it lasts.',
  },
  failedNotice: {
    id: 'templates.batch.failed-notice',
    defaultMessage: '{count, plural, one {One row could not be sent.} other {# rows could not be sent.}}',
    description: 'A notice.',
  },
  retry: {
    id: 'templates.batch.retry',
    defaultMessage: 'Send the failed ones again',
    description: 'Button.',
  },
  withdraw: {
    id: 'templates.batch.withdraw',
    defaultMessage: 'Withdraw all',
    description: 'Button.',
  },
  remind: {
    id: 'templates.batch.remind',
    defaultMessage: 'Remind all',
    description: 'Button.',
  },
  zip: {
    id: 'templates.batch.zip',
    defaultMessage: 'Download signed documents',
    description: 'Button.',
  },
  results: {
    id: 'templates.batch.results',
    defaultMessage: 'Download results as CSV',
    description: 'Button.',
  },
  acts: {
    id: 'templates.batch.acts',
    defaultMessage: 'More actions',
    description: 'Name of a menu, for screen readers.',
  },
  rows: {
    id: 'templates.batch.rows',
    defaultMessage: 'Rows',
    description: 'Name of the table, for screen readers.',
  },
  states: {
    id: 'templates.batch.states',
    defaultMessage: 'States',
    description: 'Name of the filters, for screen readers.',
  },
  all: {
    id: 'templates.batch.all',
    defaultMessage: 'All',
    description: 'Filter: rows in every state.',
  },
  stateWaiting: {
    id: 'templates.batch.state-waiting',
    defaultMessage: 'Waiting',
    description: 'State of a row: not sent yet.',
  },
  stateFailed: {
    id: 'templates.batch.state-failed',
    defaultMessage: 'Failed',
    description: 'State of a row: could not be sent.',
  },
  stateSkipped: {
    id: 'templates.batch.state-skipped',
    defaultMessage: 'Sent before',
    description: 'State of a row: skipped.',
  },
  stateCancelled: {
    id: 'templates.batch.state-cancelled',
    defaultMessage: 'Not sent',
    description: 'State of a row: the batch was withdrawn before.',
  },
  row: {
    id: 'templates.batch.row',
    defaultMessage: 'Row',
    description: 'Heading of the column with numbers.',
  },
  people: {
    id: 'templates.batch.people',
    defaultMessage: 'People',
    description: 'Heading of a column.',
  },
  key: {
    id: 'templates.batch.key',
    defaultMessage: 'Key',
    description: 'Heading of a column: by which the sender’s own system knows the row.',
  },
  state: {
    id: 'templates.batch.state',
    defaultMessage: 'State',
    description: 'Heading of a column.',
  },
  openRequest: {
    id: 'templates.batch.open-request',
    defaultMessage: 'Open the request of row {number}',
    description: 'Name of a link, for screen readers.',
  },
  request: {
    id: 'templates.batch.request',
    defaultMessage: 'Request',
    description: 'Link to the request of a row.',
  },
  none: {
    id: 'templates.batch.none',
    defaultMessage: 'No row is in this state.',
    description: 'In place of the table.',
  },
  retried: {
    id: 'templates.batch.retried',
    defaultMessage: 'The failed rows are sent again.',
    description: 'After a click.',
  },
  withdrawTitle: {
    id: 'templates.batch.withdraw-title',
    defaultMessage: 'Withdraw all open requests?',
    description: 'Title of the question.',
  },
  withdrawText: {
    id: 'templates.batch.withdraw-text',
    defaultMessage:
      'Open requests of {title} are withdrawn, and everybody in them is told. Rows that wait are not sent. What is signed stays.',
    description: 'What happens. {title} is the batch’s name.',
  },
  withdrawReason: {
    id: 'templates.batch.withdraw-reason',
    defaultMessage: 'Why?',
    description: 'Label of a field.',
  },
  withdrawHint: {
    id: 'templates.batch.withdraw-hint',
    defaultMessage: 'Everybody in the requests reads it.',
    description: 'Below it.',
  },
  withdrawKeep: {
    id: 'templates.batch.withdraw-keep',
    defaultMessage: 'Keep them',
    description: 'Button that changes nothing.',
  },
  withdrawWorking: {
    id: 'templates.batch.withdraw-working',
    defaultMessage: 'Withdrawing',
    description: 'While it is being asked for.',
  },
});
