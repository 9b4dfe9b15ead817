import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the list of requests, and of what can be done from there. */
export const signatureRequestsDashboardMessages = defineMessages({
  dashboardTitle: {
    id: 'signature-requests.dashboard.title',
    defaultMessage: 'Signature requests',
    description: 'Title of the dashboard, also the name of its table.',
  },
  newRequest: {
    id: 'signature-requests.dashboard.new',
    defaultMessage: 'New request',
    description: 'Button that leads to the upload of documents.',
  },
  toSign: {
    id: 'signature-requests.dashboard.to-sign',
    defaultMessage:
      '{count, plural, =0 {Nothing waits for your signature} one {# request waits for your signature} other {# requests wait for your signature}}',
    description: 'Below the title of the dashboard.',
  },
  tabs: {
    id: 'signature-requests.dashboard.tabs',
    defaultMessage: 'Lists',
    description: 'Name of the tabs of the dashboard.',
  },
  viewToSign: {
    id: 'signature-requests.dashboard.view-to-sign',
    defaultMessage: 'To sign',
    description: 'Tab of the dashboard: what waits for the reader’s own signature.',
  },
  viewSent: {
    id: 'signature-requests.dashboard.view-sent',
    defaultMessage: 'Sent',
    description: 'Tab of the dashboard: what the reader sent and is not over yet.',
  },
  viewDone: {
    id: 'signature-requests.dashboard.view-done',
    defaultMessage: 'Done',
    description: 'Tab of the dashboard: what is signed, or ended otherwise.',
  },
  tabDrafts: {
    id: 'signature-requests.dashboard.drafts',
    defaultMessage: 'Drafts',
    description: 'Tab of the dashboard.',
  },
  tabSearch: {
    id: 'signature-requests.dashboard.search',
    defaultMessage: 'All',
    description: 'Tab of the dashboard: everything, through which one searches.',
  },
  searchLabel: {
    id: 'signature-requests.dashboard.search-label',
    defaultMessage: 'Search by title, signer or observer',
    description: 'Label of the search field, for screen readers.',
  },
  sort: {
    id: 'signature-requests.dashboard.sort',
    defaultMessage: 'Order',
    description: 'Name of the menu that orders the list.',
  },
  sortBy: {
    id: 'signature-requests.dashboard.sort-by',
    defaultMessage: 'By {column}',
    description:
      'Button of the menu that orders the list. {column} is one of: last change, creation, title, status, missing signatures.',
  },
  sortUpdated: {
    id: 'signature-requests.dashboard.sort-updated',
    defaultMessage: 'last change',
    description: 'Order of the list; stands after “By”.',
  },
  sortCreated: {
    id: 'signature-requests.dashboard.sort-created',
    defaultMessage: 'creation',
    description: 'Order of the list; stands after “By”.',
  },
  sortTitle: {
    id: 'signature-requests.dashboard.sort-title',
    defaultMessage: 'title',
    description: 'Order of the list; stands after “By”.',
  },
  sortStatus: {
    id: 'signature-requests.dashboard.sort-status',
    defaultMessage: 'status',
    description: 'Order of the list; stands after “By”.',
  },
  sortOpenSignatures: {
    id: 'signature-requests.dashboard.sort-open-signatures',
    defaultMessage: 'missing signatures',
    description: 'Order of the list by how many people have not signed yet; stands after “By”.',
  },
  sortAscending: {
    id: 'signature-requests.dashboard.sort-ascending',
    defaultMessage: 'Ascending',
    description: 'Direction of the order.',
  },
  sortDescending: {
    id: 'signature-requests.dashboard.sort-descending',
    defaultMessage: 'Descending',
    description: 'Direction of the order.',
  },
  export: {
    id: 'signature-requests.dashboard.export',
    defaultMessage: 'List as CSV',
    description: 'Link: downloads the whole list, as it is narrowed and ordered, for spreadsheets.',
  },
  columnTitle: {
    id: 'signature-requests.dashboard.column-title',
    defaultMessage: 'Title',
    description: 'Heading of a column.',
  },
  columnStatus: {
    id: 'signature-requests.dashboard.column-status',
    defaultMessage: 'Status',
    description: 'Heading of a column.',
  },
  columnUpdated: {
    id: 'signature-requests.dashboard.column-updated',
    defaultMessage: 'Last change',
    description: 'Heading of the column with a date.',
  },
  columnActions: {
    id: 'signature-requests.dashboard.column-actions',
    defaultMessage: 'Actions',
    description: 'Heading of the column with a menu, for screen readers.',
  },
  documentCount: {
    id: 'signature-requests.dashboard.document-count',
    defaultMessage: '{count, plural, =0 {No document} one {# document} other {# documents}}',
    description: 'Below the title of a request.',
  },
  sentBy: {
    id: 'signature-requests.dashboard.sent-by',
    defaultMessage: 'from {name}',
    description: 'Below the title of a request that somebody else sent; stands after “1 document · Simple (SES) ·”.',
  },
  waitingFor: {
    id: 'signature-requests.dashboard.waiting-for',
    defaultMessage: 'Waiting for {names}',
    description: 'In the list, below the signers of a request: whose turn it is. {names} is one name or several.',
  },
  moreSigners: {
    id: 'signature-requests.dashboard.more-signers',
    defaultMessage: '{count, plural, one {# more signer} other {# more signers}}',
    description: 'In the list, after the first signers of a request, for screen readers; on the screen stands “+3”.',
  },
  actionsOf: {
    id: 'signature-requests.dashboard.actions-of',
    defaultMessage: 'Actions for {title}',
    description: 'Name of the menu of one request. {title} is the title of the request.',
  },
  remind: {
    id: 'signature-requests.remind',
    defaultMessage: 'Remind',
    description: 'Command: writes to the signers who have not signed yet.',
  },
  reminded: {
    id: 'signature-requests.reminded',
    defaultMessage: '{count, plural, one {# person was reminded} other {# people were reminded}}',
    description: 'Snackbar after reminding.',
  },
  remindFailed: {
    id: 'signature-requests.remind-failed',
    defaultMessage: 'Failed to remind signers',
    description: 'Heading above the sentence that says why nobody was reminded.',
  },
  removeSigner: {
    id: 'signature-requests.remove-signer',
    defaultMessage: 'Remove signer',
    description: 'Command: opens the dialog that removes a signer from an open request.',
  },
  remindTooSoon: {
    id: 'signature-requests.remind-too-soon',
    defaultMessage:
      'That was less than an hour ago. You can remind again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Short message when somebody was invited or reminded within the last hour.',
  },
  downloadSigned: {
    id: 'signature-requests.download-signed',
    defaultMessage: 'Download signed',
    description: 'Command: downloads the signed documents.',
  },
  downloadOriginal: {
    id: 'signature-requests.download-original',
    defaultMessage: 'Download original',
    description: 'Command: downloads the documents as they were uploaded.',
  },
  deleted: {
    id: 'signature-requests.deleted',
    defaultMessage: 'The request was deleted',
    description: 'Snackbar after deleting.',
  },
  withdrawn: {
    id: 'signature-requests.withdrawn',
    defaultMessage: 'The request was withdrawn',
    description: 'Snackbar after withdrawing.',
  },
  stale: {
    id: 'signature-requests.dashboard.stale',
    defaultMessage: 'The list could not be refreshed. You see how it was a moment ago; we keep trying.',
    description: 'Above the list when it could not be brought up to date.',
  },
  loading: {
    id: 'signature-requests.dashboard.loading',
    defaultMessage: 'Loading',
    description: 'Read out while the list is loading.',
  },
  found: {
    id: 'signature-requests.dashboard.found',
    defaultMessage: '{count, plural, =0 {No requests} one {# request} other {# requests}}',
    description: 'Read out when the list has changed.',
  },
  foundAtLeast: {
    id: 'signature-requests.dashboard.found-at-least',
    defaultMessage: 'At least {count, plural, one {# request} other {# requests}}',
    description: 'Read out when a search has found so many that they are not counted to the end.',
  },
  emptyToSignTitle: {
    id: 'signature-requests.dashboard.empty-to-sign-title',
    defaultMessage: 'Nothing to sign',
    description: 'Title in place of an empty list of what is to sign.',
  },
  emptyToSignText: {
    id: 'signature-requests.dashboard.empty-to-sign-text',
    defaultMessage: 'As soon as a document waits for your signature, it stands here.',
    description: 'In place of an empty list of what is to sign.',
  },
  emptySentTitle: {
    id: 'signature-requests.dashboard.empty-sent-title',
    defaultMessage: 'Nothing under way',
    description: 'Title in place of an empty list of what the reader sent.',
  },
  emptySentText: {
    id: 'signature-requests.dashboard.empty-sent-text',
    defaultMessage: 'What you send stands here until everybody has signed. Upload a document to begin.',
    description: 'In place of an empty list of what the reader sent.',
  },
  emptyDoneTitle: {
    id: 'signature-requests.dashboard.empty-done-title',
    defaultMessage: 'Nothing done yet',
    description: 'Title in place of an empty list of what is over.',
  },
  emptyDoneText: {
    id: 'signature-requests.dashboard.empty-done-text',
    defaultMessage: 'What everybody has signed is kept here, and what was declined, withdrawn or has expired.',
    description: 'In place of an empty list of what is over.',
  },
  emptyAllTitle: {
    id: 'signature-requests.dashboard.empty-all-title',
    defaultMessage: 'Nothing here yet',
    description: 'Title in place of an empty list of everything.',
  },
  emptyAllText: {
    id: 'signature-requests.dashboard.empty-all-text',
    defaultMessage: 'Requests that you send or receive appear here. Upload a document to begin.',
    description: 'In place of an empty list of everything.',
  },
  emptyDraftsTitle: {
    id: 'signature-requests.dashboard.empty-drafts-title',
    defaultMessage: 'No drafts',
    description: 'Title in place of an empty list of drafts.',
  },
  emptyDraftsText: {
    id: 'signature-requests.dashboard.empty-drafts-text',
    defaultMessage: 'What you prepare and do not send yet is kept here.',
    description: 'In place of an empty list of drafts.',
  },
  emptySearchTitle: {
    id: 'signature-requests.dashboard.empty-search-title',
    defaultMessage: 'Nothing found for “{q}”',
    description: 'Title in place of the list when a search found nothing. {q} is the search text.',
  },
  emptySearchText: {
    id: 'signature-requests.dashboard.empty-search-text',
    defaultMessage: 'Check the spelling, or search for a part of the title or an e-mail address.',
    description: 'In place of the list when a search found nothing.',
  },
  emptySearchAll: {
    id: 'signature-requests.dashboard.empty-search-all',
    defaultMessage: 'Show all requests',
    description: 'Link in place of the list when a search found nothing: leads to the list without the search text.',
  },
  errorTitle: {
    id: 'signature-requests.dashboard.error-title',
    defaultMessage: 'The list cannot be shown right now',
    description: 'Title in place of the list when it could not be loaded.',
  },
  errorText: {
    id: 'signature-requests.dashboard.error-text',
    defaultMessage: 'Your requests are safe. Please try again in a moment.',
    description: 'In place of the list when it could not be loaded.',
  },
});
