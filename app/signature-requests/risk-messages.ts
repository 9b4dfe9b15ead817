import { defineMessages } from '../i18n/define-messages.ts';

/** Requests that may fail, with the reason and what helps. */
export const signatureRequestsRiskMessages = defineMessages({
  title: {
    id: 'signature-requests.risk.title',
    defaultMessage: '{total, plural, one {# request is at risk} other {# requests are at risk}}',
    description: 'Line above the list of the dashboard that opens the requests that may fail.',
  },
  none: {
    id: 'signature-requests.risk.none',
    defaultMessage: 'No request that you look after is at risk.',
    description: 'Above the list of what the reader has sent, where no request may fail.',
  },
  list: {
    id: 'signature-requests.risk.list',
    defaultMessage: 'Requests at risk',
    description: 'Name of the list of requests that may fail, for screen readers.',
  },
  first: {
    id: 'signature-requests.risk.first',
    defaultMessage: 'The first {count} are shown, the nearest deadline first.',
    description: 'Below the list of requests that may fail, where there are more.',
  },
  question: {
    id: 'signature-requests.risk.question',
    defaultMessage: '{count, plural, one {A question waits} other {# questions wait}} for an answer.',
    description: 'Why a request is at risk: a signer has asked the sender something.',
  },
  answer: {
    id: 'signature-requests.risk.answer',
    defaultMessage: 'Answer',
    description: 'Link behind that reason: to the request, where the question is answered.',
  },
  refused: {
    id: 'signature-requests.risk.refused',
    defaultMessage: 'Mail to {addresses} cannot be delivered.',
    description: 'Why a request is at risk. {addresses} is a list of e-mail addresses.',
  },
  readdress: {
    id: 'signature-requests.risk.readdress',
    defaultMessage: 'Change address',
    description: 'Link behind that reason: to the request, where the address of a signer is changed.',
  },
  deadline: {
    id: 'signature-requests.risk.deadline',
    defaultMessage:
      'It ends on {date}, and {missing, plural, one {# signature is missing} other {# signatures are missing}}.',
    description: 'Why a request is at risk: its deadline is near. {date} with the time.',
  },
  move: {
    id: 'signature-requests.risk.move',
    defaultMessage: 'Remind or extend',
    description: 'Link behind that reason: to the request, where signers are reminded and the deadline is moved.',
  },
  reminders: {
    id: 'signature-requests.risk.reminders',
    defaultMessage:
      'All reminders have gone out, and {missing, plural, one {# signature is missing} other {# signatures are missing}}.',
    description: 'Why a request is at risk: its schedule of reminders has run out.',
  },
  remind: {
    id: 'signature-requests.risk.remind',
    defaultMessage: 'Remind again',
    description: 'Link behind that reason: to the request, where signers are reminded and the schedule is changed.',
  },
  action: {
    id: 'signature-requests.risk.action',
    defaultMessage: '{action}: {title}',
    description: 'Name of such a link for screen readers: what it leads to, and the title of the request.',
  },
});
