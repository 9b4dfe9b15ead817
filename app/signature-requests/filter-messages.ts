import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the filters of the dashboard. */
export const signatureRequestsFilterMessages = defineMessages({
  filter: {
    id: 'signature-requests.filter.open',
    defaultMessage: '{count, plural, =0 {Filter} other {Filter ({count})}}',
    description: 'Line that opens the filters of the list. {count} is how many are in use.',
  },
  statuses: {
    id: 'signature-requests.filter.statuses',
    defaultMessage: 'Status',
    description: 'Heading of the check boxes with the states of requests.',
  },
  sendBy: {
    id: 'signature-requests.filter.send-by',
    defaultMessage: 'Sent by',
    description: 'Label of the choice of who sent the requests.',
  },
  anybody: {
    id: 'signature-requests.filter.anybody',
    defaultMessage: 'Anybody',
    description: 'Choice of who sent the requests.',
  },
  me: {
    id: 'signature-requests.filter.me',
    defaultMessage: 'Me',
    description: 'Choice of who sent the requests.',
  },
  others: {
    id: 'signature-requests.filter.others',
    defaultMessage: 'Others',
    description: 'Choice of who sent the requests.',
  },
  period: {
    id: 'signature-requests.filter.period',
    defaultMessage: 'Period',
    description: 'Heading of the two dates between which requests are looked for.',
  },
  dateFrom: {
    id: 'signature-requests.filter.date-from',
    defaultMessage: 'From',
    description: 'Label of the first day.',
  },
  dateTo: {
    id: 'signature-requests.filter.date-to',
    defaultMessage: 'To',
    description: 'Label of the last day, which counts too.',
  },
  dateTimeMode: {
    id: 'signature-requests.filter.date-time-mode',
    defaultMessage: 'Date that counts',
    description: 'Label of the choice which date of a request must lie in the period.',
  },
  updatedAt: {
    id: 'signature-requests.filter.updated-at',
    defaultMessage: 'Last change',
    description: 'Choice which date of a request must lie in the period.',
  },
  createdAt: {
    id: 'signature-requests.filter.created-at',
    defaultMessage: 'Creation',
    description: 'Choice which date of a request must lie in the period.',
  },
  apply: {
    id: 'signature-requests.filter.apply',
    defaultMessage: 'Apply filters',
    description: 'Button: shows what the filters let through.',
  },
  clear: {
    id: 'signature-requests.filter.clear',
    defaultMessage: 'Clear all filters',
    description: 'Link: shows everything again.',
  },
  emptyTitle: {
    id: 'signature-requests.filter.empty-title',
    defaultMessage: 'Nothing fits the filters',
    description: 'Title in place of the list when filters let nothing through.',
  },
  emptyText: {
    id: 'signature-requests.filter.empty-text',
    defaultMessage: 'Choose more states or a longer period, or clear the filters.',
    description: 'In place of the list when filters let nothing through.',
  },
});
