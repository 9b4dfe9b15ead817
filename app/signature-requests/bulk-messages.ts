import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of what is done to several requests at once. */
export const signatureRequestsBulkMessages = defineMessages({
  selectAll: {
    id: 'signature-requests.bulk.select-all',
    defaultMessage: 'Select all requests on this page',
    description: 'Name of the box that selects all rows.',
  },
  select: {
    id: 'signature-requests.bulk.select',
    defaultMessage: 'Select {title}',
    description: 'Name of the box that selects one row. {title} is the title of the request.',
  },
  bar: {
    id: 'signature-requests.bulk.bar',
    defaultMessage: 'Selected requests',
    description: 'Name of the bar with what can be done to the selected requests.',
  },
  selected: {
    id: 'signature-requests.bulk.selected',
    defaultMessage: '{count, plural, one {# request selected} other {# requests selected}}',
    description: 'In the bar above the list, before the buttons.',
  },
  clear: {
    id: 'signature-requests.bulk.clear',
    defaultMessage: 'Clear selection',
    description: 'Button: selects nothing.',
  },
  sign: {
    id: 'signature-requests.bulk.sign',
    defaultMessage: 'Sign ({count})',
    description: 'Button: signs several requests. {count} is how many.',
  },
  signedAlone: {
    id: 'signature-requests.bulk.signed-alone',
    defaultMessage:
      '{count, plural, one {One needs a qualified signature (QES) and is signed on its own page.} other {# need a qualified signature (QES) and are signed on their own pages.}}',
    description: 'Beside the buttons for the selected requests: why fewer are signed together than are selected.',
  },
  remind: {
    id: 'signature-requests.bulk.remind',
    defaultMessage: 'Remind ({count})',
    description: 'Button: reminds the signers of several requests. {count} is how many requests.',
  },
  withdraw: {
    id: 'signature-requests.bulk.withdraw',
    defaultMessage: 'Withdraw ({count})',
    description: 'Button: withdraws several requests. {count} is how many.',
  },
  delete: {
    id: 'signature-requests.bulk.delete',
    defaultMessage: 'Delete ({count})',
    description: 'Button: deletes several requests. {count} is how many.',
  },
  download: {
    id: 'signature-requests.bulk.download',
    defaultMessage: 'Download ({count})',
    description: 'Link: downloads the documents of several requests in one archive. {count} is how many requests.',
  },
  signTitle: {
    id: 'signature-requests.bulk.sign-title',
    defaultMessage: '{count, plural, one {Sign # request?} other {Sign # requests?}}',
    description: 'Title of the question before several requests are signed.',
  },
  signText: {
    id: 'signature-requests.bulk.sign-text',
    defaultMessage:
      'You sign all of these documents at once, without opening each of them here. What you have not read yet you can open first; it opens in a new window.',
    description: 'In the question before several requests are signed.',
  },
  signMost: {
    id: 'signature-requests.bulk.sign-most',
    defaultMessage: 'At most {count} requests are signed at once; the others stay selected for later.',
    description: 'In the question before several requests are signed, when more were selected.',
  },
  signSubmit: {
    id: 'signature-requests.bulk.sign-submit',
    defaultMessage: 'Sign all',
    description: 'Button of the question.',
  },
  withdrawTitle: {
    id: 'signature-requests.bulk.withdraw-title',
    defaultMessage: '{count, plural, one {Withdraw # request?} other {Withdraw # requests?}}',
    description: 'Title of the question before several requests are withdrawn.',
  },
  withdrawText: {
    id: 'signature-requests.bulk.withdraw-text',
    defaultMessage: 'Nobody can sign them any more. Everybody who takes part is told.',
    description: 'In the question before several requests are withdrawn.',
  },
  deleteTitle: {
    id: 'signature-requests.bulk.delete-title',
    defaultMessage: '{count, plural, one {Delete # request?} other {Delete # requests?}}',
    description: 'Title of the question before several requests are deleted.',
  },
  deleteText: {
    id: 'signature-requests.bulk.delete-text',
    defaultMessage: 'What deleting means stands beside each of them. It cannot be taken back.',
    description: 'In the question before several requests are deleted.',
  },
  erased: {
    id: 'signature-requests.bulk.erased',
    defaultMessage: 'Is erased for good',
    description: 'Below the title of a draft: what deleting means.',
  },
  ended: {
    id: 'signature-requests.bulk.ended',
    defaultMessage: 'Is withdrawn, and everybody is told',
    description: 'Below the title of an open request of the reader: what deleting means.',
  },
  hidden: {
    id: 'signature-requests.bulk.hidden',
    defaultMessage: 'Disappears from your list only',
    description: 'Below the title of a request: what deleting means.',
  },
  unanswered: {
    id: 'signature-requests.bulk.unanswered',
    defaultMessage: 'Disappears, and you can no longer sign it',
    description: 'Below the title of a request that waits for the reader’s signature: what deleting means.',
  },
  list: {
    id: 'signature-requests.bulk.list',
    defaultMessage: 'Requests',
    description: 'Name of the list of requests in a dialog.',
  },
  progressTitle: {
    id: 'signature-requests.bulk.progress-title',
    defaultMessage: '{done} of {count} done',
    description: 'Title while something is done to several requests, one after another.',
  },
  outcomeTitle: {
    id: 'signature-requests.bulk.outcome-title',
    defaultMessage: '{done, plural, =0 {Nothing was done} other {{done} of {count} done}}',
    description: 'Title when something was done to several requests; the list below says what came of each.',
  },
  stop: {
    id: 'signature-requests.bulk.stop',
    defaultMessage: 'Stop',
    description: 'Button: does nothing to the rest of the requests.',
  },
  waiting: {
    id: 'signature-requests.bulk.waiting',
    defaultMessage: 'Waiting',
    description: 'State of one of several requests: its turn comes.',
  },
  working: {
    id: 'signature-requests.bulk.working',
    defaultMessage: 'Being done',
    description: 'State of one of several requests.',
  },
  left: {
    id: 'signature-requests.bulk.left',
    defaultMessage: 'Left as it was',
    description: 'State of one of several requests: it was stopped before its turn.',
  },
  failed: {
    id: 'signature-requests.bulk.failed',
    defaultMessage: 'Failed',
    description: 'State of one of several requests; a sentence says why.',
  },
  open: {
    id: 'signature-requests.bulk.open',
    defaultMessage: 'Still to sign',
    description: 'State of one of several requests: something is left to do on its own page.',
  },
  openText: {
    id: 'signature-requests.bulk.open-text',
    defaultMessage: 'The trust service asks for one more step. Open the request to take it.',
    description: 'Why one of several requests is not signed yet.',
  },
  ownCode: {
    id: 'signature-requests.bulk.own-code',
    defaultMessage: 'This one asks for a code of its own. Sign it once more, and it is sent to you.',
    description: 'Why one of several requests is not signed yet: the code that was given was meant for the others.',
  },
  signed: {
    id: 'signature-requests.bulk.signed',
    defaultMessage: 'Signed',
    description: 'Outcome for one of several requests.',
  },
  reminded: {
    id: 'signature-requests.bulk.reminded',
    defaultMessage: 'Reminded',
    description: 'Outcome for one of several requests.',
  },
  remindedNobody: {
    id: 'signature-requests.bulk.reminded-nobody',
    defaultMessage: 'Nobody is to be reminded by us.',
    description: 'Why nobody of a request was reminded: its signers are not written to.',
  },
  withdrawn: {
    id: 'signature-requests.bulk.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Outcome for one of several requests.',
  },
  deleted: {
    id: 'signature-requests.bulk.deleted',
    defaultMessage: 'Deleted',
    description: 'Outcome for one of several requests.',
  },
});
