import { defineMessages } from '../i18n/define-messages.ts';

export const requestMessages = defineMessages({
  statusDraft: {
    id: 'signature-requests.status.draft',
    defaultMessage: 'Draft',
    description: 'Badge of a signature request that was not sent yet.',
  },
  statusOpen: {
    id: 'signature-requests.status.open',
    defaultMessage: 'In progress',
    description: 'Badge of a request that waits for signatures.',
  },
  statusYourTurn: {
    id: 'signature-requests.status.your-turn',
    defaultMessage: 'Your turn',
    description: 'Badge of a request that waits for the signature of the person who reads this.',
  },
  statusPending: {
    id: 'signature-requests.status.pending',
    defaultMessage: 'Accepted, long-term data pending',
    description: 'Badge of a request that everybody has signed, while data for long-term proof are being fetched.',
  },
  statusDeclined: {
    id: 'signature-requests.status.declined',
    defaultMessage: 'Declined',
    description: 'Badge of a request that a signer declined.',
  },
  statusWithdrawn: {
    id: 'signature-requests.status.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Badge of a request that its owner withdrew.',
  },
  statusSigned: {
    id: 'signature-requests.status.signed',
    defaultMessage: 'Signed',
    description: 'Badge of a request that everybody has signed.',
  },
  statusExpired: {
    id: 'signature-requests.status.expired',
    defaultMessage: 'Expired',
    description: 'Badge of a request whose time has run out.',
  },
  statusError: {
    id: 'signature-requests.status.error',
    defaultMessage: 'Problem',
    description: 'Badge of a request in which something went wrong.',
  },
  signatureOpen: {
    id: 'signature-requests.signature.open',
    defaultMessage: 'To sign',
    description: 'Badge of a signer who is invited and has not signed yet.',
  },
  signatureWaiting: {
    id: 'signature-requests.signature.waiting',
    defaultMessage: 'Later turn',
    description: 'Badge of a signer who is invited once the ones before have signed.',
  },
  signatureDeclined: {
    id: 'signature-requests.signature.declined',
    defaultMessage: 'Declined',
    description: 'Badge of a signer who declined.',
  },
  signatureWithdrawn: {
    id: 'signature-requests.signature.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Badge of a signer whose request was withdrawn.',
  },
  signatureSigned: {
    id: 'signature-requests.signature.signed',
    defaultMessage: 'Signed',
    description: 'Badge of a signer who has signed.',
  },
  signatureError: {
    id: 'signature-requests.signature.error',
    defaultMessage: 'Problem',
    description: 'Badge of a signer whose signature went wrong.',
  },
  levelLta: {
    id: 'signature-requests.level.b-lta',
    defaultMessage: 'provable long-term',
    description: 'Level of a signature in words: long-term archive.',
  },
  levelLt: {
    id: 'signature-requests.level.b-lt',
    defaultMessage: 'with time and status of the certificate',
    description: 'Level of a signature in words: with the data to verify it.',
  },
  levelT: {
    id: 'signature-requests.level.b-t',
    defaultMessage: 'with proven time',
    description: 'Level of a signature in words: with a timestamp.',
  },
  levelB: {
    id: 'signature-requests.level.b-b',
    defaultMessage: 'time not yet proven',
    description: 'Level of a signature in words: basic.',
  },
  levelOthers: {
    id: 'signature-requests.level.others-to-sign',
    defaultMessage: 'The archive timestamp follows after the last signature.',
    description: 'Why a signature is not at its final level yet.',
  },
  levelTimestamp: {
    id: 'signature-requests.level.timestamp',
    defaultMessage: 'The timestamp is still missing. We keep asking for it.',
    description: 'Why a signature is not at its final level yet.',
  },
  levelRevocation: {
    id: 'signature-requests.level.revocation',
    defaultMessage: 'The status of the certificate is still missing. We keep asking for it.',
    description: 'Why a signature is not at its final level yet.',
  },
  levelVerification: {
    id: 'signature-requests.level.verification',
    defaultMessage: 'Our own check of the file is still running.',
    description: 'Why a signature is not at its final level yet.',
  },
  quality: {
    id: 'signature-requests.quality.label',
    defaultMessage: 'Signature quality',
    description: 'Label above the choice of the signature quality.',
  },
  qualitySes: {
    id: 'signature-requests.quality.ses',
    defaultMessage: 'Simple (SES)',
    description: 'The simple electronic signature.',
  },
  qualityAes: {
    id: 'signature-requests.quality.aes',
    defaultMessage: 'Advanced (AES)',
    description: 'The advanced electronic signature.',
  },
  qualityAesMinimal: {
    id: 'signature-requests.quality.aes-minimal',
    defaultMessage: 'Advanced, minimal',
    description: 'The advanced electronic signature with minimal identification.',
  },
  qualityQes: {
    id: 'signature-requests.quality.qes',
    defaultMessage: 'Qualified (QES)',
    description: 'The qualified electronic signature.',
  },
  qualityDemo: {
    id: 'signature-requests.quality.demo',
    defaultMessage: 'Demo',
    description: 'A signature for trying out, without legal weight.',
  },
  qualityPart11: {
    id: 'signature-requests.quality.part11',
    defaultMessage: 'Part 11',
    description: 'A signature after 21 CFR part 11 (regulated records).',
  },
  qualityTitle: {
    id: 'signature-requests.quality.title',
    defaultMessage: 'Quality',
    description: 'Heading of the section with signature quality and legislation.',
  },
  qualityText: {
    id: 'signature-requests.quality.text',
    defaultMessage: 'How strongly each signature binds. Everybody signs at least in the quality you choose.',
    description: 'Below the heading of the section with signature quality and legislation.',
  },
  qualitySesText: {
    id: 'signature-requests.quality.ses-text',
    defaultMessage:
      'For agreements without a required form. Signers without account confirm their e-mail address by a code.',
    description: 'What the simple electronic signature is for.',
  },
  qualityAesText: {
    id: 'signature-requests.quality.aes-text',
    defaultMessage:
      'A certificate in each signer’s own name, for contracts with higher risk. Everybody confirms a code by SMS, so we need their mobile numbers.',
    description: 'What the advanced electronic signature is for.',
  },
  qualityAesMinimalText: {
    id: 'signature-requests.quality.aes-minimal-text',
    defaultMessage: 'Advanced, with the least identification that the law allows. The trust service asks each signer.',
    description: 'What the advanced signature with minimal identification is for.',
  },
  qualityDemoText: {
    id: 'signature-requests.quality.demo-text',
    defaultMessage:
      'For trying out only. It shows how a signature with a personal certificate works, and binds nobody.',
    description: 'What the demo quality is for.',
  },
  qualityPart11Text: {
    id: 'signature-requests.quality.part11-text',
    defaultMessage:
      'For regulated records (21 CFR Part 11). Everybody states name and reason, which stand in the document, and confirms a code by e-mail.',
    description: 'What the quality for regulated records is for.',
  },
  testOnly: {
    id: 'signature-requests.quality.test-only',
    defaultMessage: 'Test only',
    description: 'Badge beside the demo quality.',
  },
  qualityQesText: {
    id: 'signature-requests.quality.qes-text',
    defaultMessage: 'Equal to a handwritten signature by law.',
    description: 'What the qualified electronic signature is for.',
  },
  qualityQesMissing: {
    id: 'signature-requests.quality.qes-missing',
    defaultMessage: 'Not offered here: no qualified trust service is set up.',
    description: 'Why the qualified quality cannot be chosen.',
  },
  legislation: {
    id: 'signature-requests.legislation.label',
    defaultMessage: 'Legislation',
    description: 'Label above the choice of the law that the signatures follow.',
  },
  zertes: {
    id: 'signature-requests.legislation.zertes',
    defaultMessage: 'Switzerland (ZertES)',
    description: 'The Swiss law on electronic signatures.',
  },
  zertesText: {
    id: 'signature-requests.legislation.zertes-text',
    defaultMessage: 'For documents under Swiss law. It decides which qualified signatures count.',
    description: 'Which documents the Swiss law is for.',
  },
  eidas: {
    id: 'signature-requests.legislation.eidas',
    defaultMessage: 'European Union (eIDAS)',
    description: 'The European regulation on electronic signatures.',
  },
  eidasText: {
    id: 'signature-requests.legislation.eidas-text',
    defaultMessage:
      'For documents under the law of an EU or EEA country. A Swiss qualified signature does not count as one there.',
    description: 'Which documents the European regulation is for.',
  },
  progress: {
    id: 'signature-requests.progress',
    defaultMessage: '{signed} of {total} signed',
    description: 'How many signers of a request have signed.',
  },
  progressNone: {
    id: 'signature-requests.progress.none',
    defaultMessage: 'No signers yet',
    description: 'In place of the progress of a draft without signers.',
  },
  signers: {
    id: 'signature-requests.signers',
    defaultMessage: 'Signers',
    description: 'Name of the list of the people who sign.',
  },
  you: {
    id: 'signature-requests.you',
    defaultMessage: 'You',
    description: 'In place of a name: the person who reads this.',
  },
  turn: {
    id: 'signature-requests.turn',
    defaultMessage: 'Turn {turn}',
    description: 'When a signer signs, in a request with an order. {turn} counts from 1.',
  },
  remindedAt: {
    id: 'signature-requests.reminded-at',
    defaultMessage: 'Reminded {time}',
    description: 'When a signer was reminded last. {time} is a date with time.',
  },
  timeline: {
    id: 'signature-requests.timeline',
    defaultMessage: 'What has happened',
    description: 'Name of the list of events of a request.',
  },
  eventCreated: {
    id: 'signature-requests.event.created',
    defaultMessage: 'Draft created',
    description: 'Event of a request.',
  },
  eventInitiated: {
    id: 'signature-requests.event.initiated',
    defaultMessage: 'Sent for signature',
    description: 'Event of a request.',
  },
  eventInvited: {
    id: 'signature-requests.event.invited',
    defaultMessage: 'Signer invited',
    description: 'Event of a request.',
  },
  eventViewed: { id: 'signature-requests.event.viewed', defaultMessage: 'Viewed', description: 'Event of a request.' },
  eventDownloaded: {
    id: 'signature-requests.event.downloaded',
    defaultMessage: 'Downloaded',
    description: 'Event of a request.',
  },
  eventTanSent: {
    id: 'signature-requests.event.tan-sent',
    defaultMessage: 'Code sent',
    description: 'Event of a request: a code that proves who signs was sent.',
  },
  eventTanConfirmed: {
    id: 'signature-requests.event.tan-confirmed',
    defaultMessage: 'Code confirmed',
    description: 'Event of a request: the right code was entered.',
  },
  eventStepUpConfirmed: {
    id: 'signature-requests.event.step-up-confirmed',
    defaultMessage: 'Confirmed with a second step',
    description: 'Event of a request: a passkey or a code of an app stood for the code.',
  },
  eventSigned: { id: 'signature-requests.event.signed', defaultMessage: 'Signed', description: 'Event of a request.' },
  usedSeal: {
    id: 'signature-requests.used-seal',
    defaultMessage: 'Seal “{label}” of {organisation}',
    description: 'With a signature that a member made by the seal of an organisation, and with its event.',
  },
  sealedBy: {
    id: 'signature-requests.sealed-by',
    defaultMessage: 'Sealed by {organisations}',
    description: 'In the list of requests: the organisations whose seals were used.',
  },
  eventLongTerm: {
    id: 'signature-requests.event.long-term',
    defaultMessage: 'Long-term data added',
    description: 'Event of a request: the data for long-term proof were added.',
  },
  eventRenewed: {
    id: 'signature-requests.event.renewed',
    defaultMessage: 'Archive timestamp renewed',
    description: 'Event of a request: an archive timestamp was renewed.',
  },
  eventCompleted: {
    id: 'signature-requests.event.completed',
    defaultMessage: 'Everybody has signed',
    description: 'Event of a request.',
  },
  eventDeclined: {
    id: 'signature-requests.event.declined',
    defaultMessage: 'Declined',
    description: 'Event of a request.',
  },
  eventSignatureFailed: {
    id: 'signature-requests.event.signature-failed',
    defaultMessage: 'Signature does not hold: its certificate was revoked',
    description: 'Event of a request: an accepted signature turned out not to be valid.',
  },
  eventWithdrawn: {
    id: 'signature-requests.event.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Event of a request.',
  },
  eventExpired: {
    id: 'signature-requests.event.expired',
    defaultMessage: 'Expired',
    description: 'Event of a request.',
  },
  eventReminded: {
    id: 'signature-requests.event.reminded',
    defaultMessage: 'Signer reminded',
    description: 'Event of a request.',
  },
  eventDocumentsAdded: {
    id: 'signature-requests.event.documents-added',
    defaultMessage: 'Documents added',
    description: 'Event of a request.',
  },
  eventDocumentsRemoved: {
    id: 'signature-requests.event.documents-removed',
    defaultMessage: 'Documents removed',
    description: 'Event of a request.',
  },
  eventSignersAdded: {
    id: 'signature-requests.event.signers-added',
    defaultMessage: 'Signers added',
    description: 'Event of a request.',
  },
  eventSignersRemoved: {
    id: 'signature-requests.event.signers-removed',
    defaultMessage: 'Signers removed',
    description: 'Event of a request.',
  },
  eventObserversAdded: {
    id: 'signature-requests.event.observers-added',
    defaultMessage: 'Observers added',
    description: 'Event of a request.',
  },
  eventObserversRemoved: {
    id: 'signature-requests.event.observers-removed',
    defaultMessage: 'Observers removed',
    description: 'Event of a request.',
  },
  eventReportCreated: {
    id: 'signature-requests.event.report-created',
    defaultMessage: 'Report created',
    description: 'Event of a request: the signature report was made.',
  },
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
  tabInbox: { id: 'signature-requests.dashboard.inbox', defaultMessage: 'Inbox', description: 'Tab of the dashboard.' },
  tabDrafts: {
    id: 'signature-requests.dashboard.drafts',
    defaultMessage: 'Drafts',
    description: 'Tab of the dashboard.',
  },
  tabSearch: {
    id: 'signature-requests.dashboard.search',
    defaultMessage: 'Search',
    description: 'Tab of the dashboard.',
  },
  searchLabel: {
    id: 'signature-requests.dashboard.search-label',
    defaultMessage: 'Search by title, signer or observer',
    description: 'Label of the search field, for screen readers.',
  },
  searchPlaceholder: {
    id: 'signature-requests.dashboard.search-placeholder',
    defaultMessage: 'Search',
    description: 'Inside the empty search field.',
  },
  sort: {
    id: 'signature-requests.dashboard.sort',
    defaultMessage: 'Order',
    description: 'Name of the menu that orders the list.',
  },
  sortBy: {
    id: 'signature-requests.dashboard.sort-by',
    defaultMessage: 'By {column}',
    description: 'Button of the menu that orders the list. {column} is one of: last change, creation, title, status.',
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
  columnOwner: {
    id: 'signature-requests.dashboard.column-owner',
    defaultMessage: 'Owner',
    description: 'Heading of the column with who sent the request.',
  },
  columnQuality: {
    id: 'signature-requests.dashboard.column-quality',
    defaultMessage: 'Quality',
    description: 'Heading of the column with the signature quality.',
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
  withdraw: {
    id: 'signature-requests.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Command: ends an open request.',
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
  pages: { id: 'signature-requests.dashboard.pages', defaultMessage: 'Pages', description: 'Name of the paging.' },
  pageSummary: {
    id: 'signature-requests.dashboard.page-summary',
    defaultMessage: '{first}–{last} of {total}',
    description: 'Which rows are shown.',
  },
  pageSize: {
    id: 'signature-requests.dashboard.page-size',
    defaultMessage: 'Per page',
    description: 'Before the numbers of rows on a page.',
  },
  emptyInboxTitle: {
    id: 'signature-requests.dashboard.empty-inbox-title',
    defaultMessage: 'Nothing here yet',
    description: 'Title in place of an empty list.',
  },
  emptyInboxText: {
    id: 'signature-requests.dashboard.empty-inbox-text',
    defaultMessage: 'Requests that you send or receive appear here. Upload a document to begin.',
    description: 'In place of an empty list.',
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
  remove: { id: 'signature-requests.dialog.remove', defaultMessage: 'Remove', description: 'Button of a dialog.' },
  adding: {
    id: 'signature-requests.dialog.adding',
    defaultMessage: 'Adding',
    description: 'Read out while a person is being added.',
  },
  withdrawing: {
    id: 'signature-requests.dialog.withdrawing',
    defaultMessage: 'Withdrawing',
    description: 'Read out while a request is being withdrawn.',
  },
  withdrawTitle: {
    id: 'signature-requests.withdraw.title',
    defaultMessage: 'Withdraw this request?',
    description: 'Title of the dialog before a request is withdrawn.',
  },
  withdrawText: {
    id: 'signature-requests.withdraw.text',
    defaultMessage:
      '“{title}” can then no longer be signed. Everybody who takes part is told; signatures made so far stay in the documents.',
    description: 'In the dialog before a request is withdrawn.',
  },
  withdrawReason: {
    id: 'signature-requests.withdraw.reason',
    defaultMessage: 'Message',
    description: 'Label of the text field in the dialog before a request is withdrawn.',
  },
  withdrawHint: {
    id: 'signature-requests.withdraw.hint',
    defaultMessage: 'Why you withdraw it. Everybody who takes part reads this.',
    description: 'Below the label of the text field in the dialog before a request is withdrawn.',
  },
  keepRequest: {
    id: 'signature-requests.withdraw.keep',
    defaultMessage: 'Keep it',
    description: 'Button that closes the dialog without withdrawing the request.',
  },
  removeSignerTitle: {
    id: 'signature-requests.remove-signer.title',
    defaultMessage: 'Remove this signer?',
    description: 'Title of the dialog before a signer is removed.',
  },
  removeSignerText: {
    id: 'signature-requests.remove-signer.text',
    defaultMessage: '{name} will not be asked to sign. The places of this signature are removed too.',
    description: 'In the dialog before a signer of a draft is removed.',
  },
  removeSignerInvited: {
    id: 'signature-requests.remove-signer.invited',
    defaultMessage: '{name} was invited already and loses access at once.',
    description: 'In the dialog before an invited signer is removed.',
  },
  addObserverTitle: {
    id: 'signature-requests.add-observer.title',
    defaultMessage: 'Add an observer',
    description: 'Title of a dialog.',
  },
  suggesting: {
    id: 'signature-requests.people.suggesting',
    defaultMessage: 'Looking for people you know …',
    description: 'Below an e-mail field, while known people are being looked for.',
  },
  addObserverText: {
    id: 'signature-requests.add-observer.text',
    defaultMessage: 'Observers see the documents and how far the signatures are. They do not sign.',
    description: 'In the dialog that adds an observer.',
  },
  addObserver: { id: 'signature-requests.add-observer.submit', defaultMessage: 'Add observer', description: 'Button.' },
  addSignerTitle: {
    id: 'signature-requests.add-signer.title',
    defaultMessage: 'Who signs?',
    description: 'Title of the dialog that adds a signer.',
  },
  changeSignerTitle: {
    id: 'signature-requests.add-signer.change-title',
    defaultMessage: 'Change signer',
    description: 'Title of the dialog that corrects name and language of a signer.',
  },
  addSigner: { id: 'signature-requests.add-signer.submit', defaultMessage: 'Add signer', description: 'Button.' },
  emailFixed: {
    id: 'signature-requests.email.fixed',
    defaultMessage: 'To invite another address, remove this signer and add a new one.',
    description: 'Below the e-mail address of a signer who is being changed.',
  },
  languageHint: {
    id: 'signature-requests.language.hint',
    defaultMessage: 'Of the invitation and of the pages for signing.',
    description: 'Below the label of the choice of language.',
  },
  mobile: {
    id: 'signature-requests.add-signer.mobile',
    defaultMessage: 'Mobile number',
    description: 'Name of the field for the mobile number.',
  },
  mobileHint: {
    id: 'signature-requests.add-signer.mobile-hint',
    defaultMessage: 'With country code, such as +41 79 123 45 67. The code by SMS goes there.',
    description: 'Below the field for the mobile number.',
  },
  mobileMissing: {
    id: 'signature-requests.signer.mobile-missing',
    defaultMessage: 'Mobile number missing',
    description: 'Badge of a signer of a draft who needs a mobile number.',
  },
  mobileFromAccount: {
    id: 'signature-requests.signer.mobile-from-account',
    defaultMessage: 'Mobile number only if the account has one',
    description:
      'Badge of a signer of a draft who is invited by an account’s address and for whom no mobile number was given.',
  },
  withoutAccount: {
    id: 'signature-requests.without-account',
    defaultMessage: 'Signs without an account',
    description: 'Checkbox in the dialog that adds a signer.',
  },
  withoutAccountHint: {
    id: 'signature-requests.without-account.hint',
    defaultMessage: 'The person gets a personal link, even with an account at this address.',
    description: 'Below the checkbox “Signs without an account”.',
  },
  leaveTitle: {
    id: 'signature-requests.leave.title',
    defaultMessage: 'Leave this page?',
    description: 'Title of the dialog before a page is left.',
  },
  leaveChanges: {
    id: 'signature-requests.leave.changes',
    defaultMessage: 'Your latest changes are not saved and would be lost.',
    description: 'In the dialog before a page is left.',
  },
  leaveUploads: {
    id: 'signature-requests.leave.uploads',
    defaultMessage: 'Files are still being uploaded. If you leave, they stop.',
    description: 'In the dialog before a page is left.',
  },
  leave: {
    id: 'signature-requests.leave.go',
    defaultMessage: 'Leave',
    description: 'Button of the dialog before a page is left.',
  },
  stay: {
    id: 'signature-requests.leave.stay',
    defaultMessage: 'Stay',
    description: 'Button of the dialog before a page is left.',
  },
  inviteTitle: {
    id: 'signature-requests.invite.title',
    defaultMessage: 'Prepare a request',
    description: 'Title of the page on which a request is prepared.',
  },
  steps: { id: 'signature-requests.invite.steps', defaultMessage: 'Steps', description: 'Name of the list of steps.' },
  stepDocuments: {
    id: 'signature-requests.invite.step-documents',
    defaultMessage: 'Documents',
    description: 'Step of preparing a request.',
  },
  stepPeople: {
    id: 'signature-requests.invite.step-people',
    defaultMessage: 'People',
    description: 'Step of preparing a request: who signs and who looks on.',
  },
  stepPlace: {
    id: 'signature-requests.invite.step-place',
    defaultMessage: 'Place signatures',
    description: 'Step of preparing a request: where visible signatures stand.',
  },
  stepSend: {
    id: 'signature-requests.invite.step-send',
    defaultMessage: 'Review and send',
    description: 'Step of preparing a request.',
  },
  back: { id: 'signature-requests.invite.back', defaultMessage: 'Back', description: 'Button to the step before.' },
  next: { id: 'signature-requests.invite.next', defaultMessage: 'Next', description: 'Button to the next step.' },
  toDrafts: {
    id: 'signature-requests.invite.to-drafts',
    defaultMessage: 'To the drafts',
    description: 'Button that leaves the page; the draft is kept.',
  },
  send: {
    id: 'signature-requests.invite.send',
    defaultMessage: 'Send invitations',
    description: 'Button that sends the request to its signers.',
  },
  sent: {
    id: 'signature-requests.invite.sent',
    defaultMessage: '{count, plural, one {The invitation is on its way} other {The invitations are on their way}}',
    description: 'Snackbar after a request was sent. {count} is the number of signers.',
  },
  saveFailed: {
    id: 'signature-requests.invite.save-failed',
    defaultMessage: 'Not saved. {reason}',
    description: 'Says that what was typed could not be saved. {reason} is a sentence.',
  },
  documentsTitle: {
    id: 'signature-requests.invite.documents-title',
    defaultMessage: 'Documents',
    description: 'Heading of the section with the documents.',
  },
  documentsText: {
    id: 'signature-requests.invite.documents-text',
    defaultMessage: 'Everybody signs all documents of the request.',
    description: 'Below the heading of the section with the documents.',
  },
  signersTitle: {
    id: 'signature-requests.invite.signers-title',
    defaultMessage: 'Signers',
    description: 'Heading of the section with the people who sign.',
  },
  signersText: {
    id: 'signature-requests.invite.signers-text',
    defaultMessage: 'An account is not needed: an e-mail address is enough.',
    description: 'Below the heading of the section with the people who sign.',
  },
  noSigners: {
    id: 'signature-requests.invite.no-signers',
    defaultMessage: 'Nobody yet. Add the people who are to sign, yourself included if you sign too.',
    description: 'In place of an empty list of signers.',
  },
  addMyself: {
    id: 'signature-requests.invite.add-myself',
    defaultMessage: 'Add myself',
    description: 'Button that adds the person who prepares the request as a signer.',
  },
  order: {
    id: 'signature-requests.invite.order',
    defaultMessage: 'Sign one after the other',
    description: 'Switch: signers sign in an order.',
  },
  orderHint: {
    id: 'signature-requests.invite.order-hint',
    defaultMessage:
      'Each person is invited once everybody with a lower number has signed. Equal numbers sign at the same time.',
    description: 'Below the switch “Sign one after the other”.',
  },
  turnOf: {
    id: 'signature-requests.invite.turn-of',
    defaultMessage: 'Turn of {name}',
    description: 'Label of the choice of a signer’s turn, for screen readers.',
  },
  byLink: {
    id: 'signature-requests.invite.by-link',
    defaultMessage: 'by personal link',
    description: 'After a signer’s e-mail address: signs without an account.',
  },
  changeSigner: {
    id: 'signature-requests.invite.change-signer',
    defaultMessage: 'Change {name}',
    description: 'Button of one signer.',
  },
  observersTitle: {
    id: 'signature-requests.invite.observers-title',
    defaultMessage: 'Observers',
    description: 'Heading of the section with the people who look on.',
  },
  observersText: {
    id: 'signature-requests.invite.observers-text',
    defaultMessage: 'They follow the request and get the signed documents, without signing.',
    description: 'Below the heading of the section with the people who look on.',
  },
  removeObserver: {
    id: 'signature-requests.invite.remove-observer',
    defaultMessage: 'Remove {email}',
    description: 'Button of one observer.',
  },
  placeTitle: {
    id: 'signature-requests.invite.place-title',
    defaultMessage: 'Signatures to place',
    description: 'Name of the column with the signers beside the pages.',
  },
  placeText: {
    id: 'signature-requests.invite.place-text',
    defaultMessage:
      'Choose a person, then click on the page where the signature is to stand. This is voluntary: signatures are just as valid without a visible mark.',
    description: 'Above the list of signers beside the pages.',
  },
  placeNobody: {
    id: 'signature-requests.invite.place-nobody',
    defaultMessage: 'Add signers first.',
    description: 'In place of the list of signers beside the pages.',
  },
  document: {
    id: 'signature-requests.invite.document',
    defaultMessage: 'Document',
    description: 'Label of the choice of the document that is shown.',
  },
  placedCount: {
    id: 'signature-requests.invite.placed-count',
    defaultMessage: '{count, plural, =0 {No visible signature} one {# visible signature} other {# visible signatures}}',
    description: 'Below the name of a signer beside the pages.',
  },
  placeOnPage: {
    id: 'signature-requests.invite.place-on-page',
    defaultMessage: 'Place on page {page}',
    description: 'Button that places a signature without pointing. {page} counts from 1.',
  },
  placeHere: {
    id: 'signature-requests.invite.place-here',
    defaultMessage: 'Place the signature of {name} on page {page}',
    description: 'Name of the page as a button, for screen readers.',
  },
  markOf: {
    id: 'signature-requests.invite.mark-of',
    defaultMessage: 'Signature of {name}, page {page}',
    description: 'Name of a placed signature, for screen readers.',
  },
  markKeys: {
    id: 'signature-requests.invite.mark-keys',
    defaultMessage:
      'Arrow keys move it, with Shift further. With Alt they resize it. Page up and page down change the page. Delete removes it.',
    description: 'How a placed signature is moved by keys, for screen readers.',
  },
  removeMark: {
    id: 'signature-requests.invite.remove-mark',
    defaultMessage: 'Remove: {label}',
    description: 'Button of a placed signature. {label} is its name.',
  },
  markPosition: {
    id: 'signature-requests.invite.mark-position',
    defaultMessage: 'Page {page}: {x} points from the left, {y} from the top',
    description: 'Read out after a placed signature was moved.',
  },
  wordsTitle: {
    id: 'signature-requests.invite.words-title',
    defaultMessage: 'Title and message',
    description: 'Heading of the section with title and message.',
  },
  requestTitle: {
    id: 'signature-requests.invite.request-title',
    defaultMessage: 'Title',
    description: 'Label of the title of a request.',
  },
  message: {
    id: 'signature-requests.invite.message',
    defaultMessage: 'Message',
    description: 'Label of the message to the signers.',
  },
  messageHint: {
    id: 'signature-requests.invite.message-hint',
    defaultMessage: 'Stands in the invitation.',
    description: 'Below the label of the message to the signers.',
  },
  summaryTitle: {
    id: 'signature-requests.invite.summary-title',
    defaultMessage: 'Ready to send?',
    description: 'Heading of the last look at documents and people.',
  },
  missingDocuments: {
    id: 'signature-requests.invite.missing-documents',
    defaultMessage: 'Add a document',
    description: 'Link to the step in which a document is missing.',
  },
  missingSigners: {
    id: 'signature-requests.invite.missing-signers',
    defaultMessage: 'Add a signer',
    description: 'Link to the step in which a signer is missing.',
  },
  missingMobiles: {
    id: 'signature-requests.summary.missing-mobiles',
    defaultMessage: 'Add the missing mobile numbers',
    description: 'Link in the last look before sending, where signers lack a mobile number.',
  },
  closeWindow: {
    id: 'signature-requests.close-window',
    defaultMessage: 'You can close this window now.',
    description: 'Below a short answer to a person without an account.',
  },
  signedTitle: {
    id: 'signature-requests.signed.title',
    defaultMessage: 'Thank you, that is signed',
    description: 'Title of the page after signing.',
  },
  signedText: {
    id: 'signature-requests.signed.text',
    defaultMessage: 'Once everybody has signed, you receive the documents by e-mail.',
    description: 'On the page after signing.',
  },
  declinedTitle: {
    id: 'signature-requests.declined.title',
    defaultMessage: 'You have declined',
    description: 'Title of the page after declining.',
  },
  declinedText: {
    id: 'signature-requests.declined.text',
    defaultMessage: 'Nothing was signed. Whoever asked you has been told, with the reason you gave.',
    description: 'On the page after declining.',
  },
  expiredTitle: {
    id: 'signature-requests.expired.title',
    defaultMessage: 'This request has ended',
    description: 'Title of the page for a link whose request is gone.',
  },
  expiredText: {
    id: 'signature-requests.expired.text',
    defaultMessage:
      'It was withdrawn, has run out, or the link is no longer valid. If you still expect to sign, please ask the person who invited you.',
    description: 'On the page for a link whose request is gone.',
  },
  notAvailableTitle: {
    id: 'signature-requests.not-available.title',
    defaultMessage: 'This request is not available',
    description: 'Title of the page for a request that the person may not see.',
  },
  notAvailableText: {
    id: 'signature-requests.not-available.text',
    defaultMessage:
      'It does not exist any more, or your account has no access to it. Check that you are logged in with the address that was invited.',
    description: 'On the page for a request that the person may not see.',
  },

  groupTitle: {
    id: 'signature-requests.add-group.title',
    defaultMessage: 'Which group signs?',
    description: 'Title of the dialog that adds a signer group.',
  },
  groupText: {
    id: 'signature-requests.add-group.text',
    defaultMessage:
      'Everybody in the group is invited. Whoever signs first signs for the group, in their own name; the others then no longer have to.',
    description: 'In the dialog that adds a signer group.',
  },
  groupSearch: {
    id: 'signature-requests.add-group.search',
    defaultMessage: 'Search groups',
    description: 'Label of the field that narrows the list of groups.',
  },
  groupChoice: {
    id: 'signature-requests.add-group.choice',
    defaultMessage: 'Groups',
    description: 'Name of the list of groups.',
  },
  groupFound: {
    id: 'signature-requests.add-group.found',
    defaultMessage: '{count, plural, =0 {No group of this name} one {# group} other {# groups}}',
    description: 'Below the search field, read out while typing.',
  },
  groupMembers: {
    id: 'signature-requests.add-group.members',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Below the name of a group.',
  },
  groupEmpty: {
    id: 'signature-requests.add-group.empty',
    defaultMessage: 'Nobody is in this group yet.',
    description: 'Why a group cannot be chosen.',
  },
  groupAdded: {
    id: 'signature-requests.add-group.added',
    defaultMessage: 'Signs already.',
    description: 'Why a group cannot be chosen.',
  },
  groupTooLarge: {
    id: 'signature-requests.add-group.too-large',
    defaultMessage:
      '{limit, plural, one {Your plan allows # person in a group.} other {Your plan allows up to # people in a group.}}',
    description: 'Why a group cannot be chosen. {limit} is the greatest number of people in a group.',
  },
  groupNone: {
    id: 'signature-requests.add-group.none',
    defaultMessage: 'Your business has no groups yet.',
    description: 'In place of an empty list of groups.',
  },
  groupNoneText: {
    id: 'signature-requests.add-group.none-text',
    defaultMessage: 'An administrator of your business can create one.',
    description: 'Below “Your business has no groups yet”, for members who cannot create one.',
  },
  groupCreate: {
    id: 'signature-requests.add-group.create',
    defaultMessage: 'Create a group',
    description: 'Button that opens the creation of a group.',
  },
  groupLimit: {
    id: 'signature-requests.add-group.limit',
    defaultMessage:
      '{limit, plural, one {Your plan allows # group, and you have it.} other {Your plan allows # groups, and you have them all.}}',
    description:
      'Below the list in place of the button that creates a group. {limit} is the greatest number of groups.',
  },
  groupUnavailable: {
    id: 'signature-requests.add-group.unavailable',
    defaultMessage: 'Your plan does not include groups.',
    description: 'In place of the list where the plan has no groups.',
  },
  groupUnavailableText: {
    id: 'signature-requests.add-group.unavailable-text',
    defaultMessage: 'You can add the people one by one instead, in the same request.',
    description: 'Below “Your plan does not include groups”.',
  },
  groupUpgrade: {
    id: 'signature-requests.add-group.upgrade',
    defaultMessage: 'Compare plans',
    description: 'Button that leads an administrator to the plans.',
  },
  groupMissing: {
    id: 'signature-requests.add-group.missing',
    defaultMessage: 'Please choose a group.',
    description: 'Below the list when none was chosen.',
  },
  addGroup: { id: 'signature-requests.add-group.submit', defaultMessage: 'Add group', description: 'Button.' },
  delegateTitle: {
    id: 'signature-requests.delegate.title',
    defaultMessage: 'Who signs in your place?',
    description: 'Title of the dialog in which a signer names somebody else.',
  },
  delegateText: {
    id: 'signature-requests.delegate.text',
    defaultMessage:
      'The person is invited to sign “{title}” and signs in their own name, not in yours. You yourself can then no longer sign.',
    description: 'In the dialog in which a signer names somebody else. {title} is the title of the request.',
  },
  delegateTold: {
    id: 'signature-requests.delegate.told',
    defaultMessage: 'Whoever asked you is told, and the report records the change.',
    description: 'Below the text of the dialog in which a signer names somebody else.',
  },
  delegateSelf: {
    id: 'signature-requests.delegate.self',
    defaultMessage: 'This is your own address. Please name somebody else.',
    description: 'Below the e-mail field when it holds the person’s own address.',
  },
  delegate: {
    id: 'signature-requests.delegate.submit',
    defaultMessage: 'Delegate',
    description: 'Button that hands the signature to somebody else.',
  },
  delegating: {
    id: 'signature-requests.delegate.running',
    defaultMessage: 'Delegating',
    description: 'Read out while a signature is being delegated.',
  },
  upgradeTitle: {
    id: 'signature-requests.upgrade.title',
    defaultMessage: 'Something is missing for this signature',
    description: 'Title of the dialog for a person who cannot sign in the quality that is asked for.',
  },
  upgradeNeeded: {
    id: 'signature-requests.upgrade.needed',
    defaultMessage: 'The request asks for',
    description: 'Term before the quality of a request.',
  },
  upgradeHeld: {
    id: 'signature-requests.upgrade.held',
    defaultMessage: 'You can sign with',
    description: 'Term before the highest quality in which the person can sign now.',
  },
  upgradeNone: {
    id: 'signature-requests.upgrade.none',
    defaultMessage: 'Nothing yet',
    description: 'Value after “You can sign with”: there is no quality yet.',
  },
  upgradeMobile: {
    id: 'signature-requests.upgrade.mobile',
    defaultMessage: 'You confirm an advanced signature with a code by SMS. Your account has no mobile number yet.',
    description: 'What is missing for an advanced signature.',
  },
  upgradeZertes: {
    id: 'signature-requests.upgrade.zertes',
    defaultMessage:
      'Swiss law puts a qualified signature with a qualified time stamp on a par with a handwritten one (Art. 14 para. 2bis CO, ZertES). For this, your identity must be checked once.',
    description: 'What is missing for a qualified signature under Swiss law. OR/CO is the Code of Obligations.',
  },
  upgradeEidas: {
    id: 'signature-requests.upgrade.eidas',
    defaultMessage:
      'In the EU and the EEA, a qualified signature has the legal effect of a handwritten one (Art. 25 eIDAS). For this, your identity must be checked once.',
    description: 'What is missing for a qualified signature under EU law.',
  },
  upgradeIdentity: {
    id: 'signature-requests.upgrade.identity',
    defaultMessage:
      'The trust service issues the certificate for this signature only once your identity has been checked.',
    description: 'What is missing for an advanced signature with the least identification.',
  },
  upgradeWays: {
    id: 'signature-requests.upgrade.ways',
    defaultMessage: 'How would you like to be identified?',
    description: 'Legend of the choice of identification.',
  },
  upgradeUncovered: {
    id: 'signature-requests.upgrade.uncovered',
    defaultMessage: 'The sender of this request does not cover the cost.',
    description:
      'Why a way of identification cannot be chosen: the business that sent the request does not pay for it.',
  },
  upgradeNoWay: {
    id: 'signature-requests.upgrade.no-way',
    defaultMessage:
      'No way to be identified for this is offered here. Please ask whoever invited you to choose another quality.',
    description: 'Where nothing is offered to reach the quality.',
  },
  upgradeMissing: {
    id: 'signature-requests.upgrade.missing',
    defaultMessage: 'Please choose one of these ways.',
    description: 'Below the choice of identification when none was chosen.',
  },
  upgradeAddMobile: {
    id: 'signature-requests.upgrade.add-mobile',
    defaultMessage: 'Add mobile number',
    description: 'Button that leads to the mobile number in the profile.',
  },
  upgradeIdentify: {
    id: 'signature-requests.upgrade.identify',
    defaultMessage: 'Start identification',
    description: 'Button that begins the chosen identification.',
  },
  upgradeRunning: {
    id: 'signature-requests.upgrade.running',
    defaultMessage: 'Opening',
    description: 'Read out while the next page is being opened.',
  },
  part11Title: {
    id: 'signature-requests.part11.title',
    defaultMessage: 'What Part 11 means',
    description: 'Title of the dialog that explains the mode for regulated records.',
  },
  part11Text: {
    id: 'signature-requests.part11.text',
    defaultMessage:
      'Medicines, medical devices and food: for their electronic records the US authority FDA sets its own rules, 21 CFR Part 11. This mode follows them.',
    description: 'Beginning of the dialog that explains the mode for regulated records.',
  },
  part11Name: {
    id: 'signature-requests.part11.name',
    defaultMessage:
      'Everybody who signs states their name and the meaning of the signature, such as review or approval. Both stand in the document, with date and time.',
    description: 'Point of the dialog about regulated records (21 CFR 11.50).',
  },
  part11Code: {
    id: 'signature-requests.part11.code',
    defaultMessage: 'Each signature is confirmed anew, with a code by e-mail.',
    description: 'Point of the dialog about regulated records (21 CFR 11.200).',
  },
  part11Trail: {
    id: 'signature-requests.part11.trail',
    defaultMessage: 'Who did what, and when, is recorded so that no change goes unnoticed. The report shows it.',
    description: 'Point of the dialog about regulated records (21 CFR 11.10 e).',
  },
  part11Effect: {
    id: 'signature-requests.part11.effect',
    defaultMessage: 'It is no qualified signature: where the law asks for writing, choose QES.',
    description: 'Point of the dialog about regulated records.',
  },
  part11EffectSigner: {
    id: 'signature-requests.part11.effect-signer',
    defaultMessage: 'Your signature binds you within these records. It is no qualified signature (QES).',
    description: 'Point of the dialog about regulated records, for a person who signs.',
  },
  part11Duty: {
    id: 'signature-requests.part11.duty',
    defaultMessage:
      'Your organisation does its part: written procedures, trained people, and the certification to the FDA that its electronic signatures are meant to be binding.',
    description: 'Last point of the dialog about regulated records, for a person who sends (21 CFR 11.10, 11.100).',
  },
  understood: {
    id: 'signature-requests.dialog.understood',
    defaultMessage: 'Understood',
    description: 'Button that closes a dialog that explains something.',
  },

  problemNotDraft: {
    id: 'error.sr.not_draft',
    defaultMessage: 'This request was already sent. Reload to see where it stands.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNotOpen: {
    id: 'error.sr.not_open',
    defaultMessage: 'This request is no longer open. Reload to see what happened.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemWithdrawn: {
    id: 'error.sr.withdrawn',
    defaultMessage: 'This request was withdrawn. There is nothing left to do.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemAlreadySigned: {
    id: 'error.sr.already_signed_by_somebody',
    defaultMessage: 'Somebody has already signed, so people and documents cannot change any more.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNoDocument: {
    id: 'error.sr.no_document',
    defaultMessage: 'There is no document yet. Please add one before you send.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNoSigner: {
    id: 'error.sr.no_signer',
    defaultMessage: 'At least one person must sign. Please add a signer first.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooManyDocuments: {
    id: 'error.sr.too_many_documents',
    defaultMessage: 'A request may have at most 50 documents.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooManySigners: {
    id: 'error.sr.too_many_signers',
    defaultMessage: 'A request may have at most 100 signers.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooManyObservers: {
    id: 'error.sr.too_many_observers',
    defaultMessage: 'A request may have at most 100 observers.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemLastDocument: {
    id: 'error.sr.last_document_cannot_be_removed',
    defaultMessage: 'At least one document must stay. Add another one first.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemQuality: {
    id: 'error.sr.quality_not_available',
    defaultMessage: 'This signature quality is not offered here. Please choose another one.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemMobileRequired: {
    id: 'error.sr.mobile_required',
    defaultMessage:
      'This quality sends a code by SMS, but a signer without account has no mobile number. Please add it and send again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemOutsidePage: {
    id: 'error.sr.placement_outside_page',
    defaultMessage: 'A visible signature lies outside its page. Please move it onto the page.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFormField: {
    id: 'error.sr.form_field_unknown',
    defaultMessage: 'The document has no free signature field of this name.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemObserverExists: {
    id: 'error.sr.observer_exists',
    defaultMessage: 'This person already observes the request.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemGroup: {
    id: 'error.sr.group_not_available',
    defaultMessage: 'Groups are not available yet. Please add the people one by one.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemChanged: {
    id: 'error.sr.changed_meanwhile',
    defaultMessage: 'Somebody else changed this meanwhile. Please reload and try again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemExpirationPassed: {
    id: 'error.sr.expiration_passed',
    defaultMessage: 'The expiry date lies in the past. Please choose a later one.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemReminder: {
    id: 'error.rate_limit.reminder',
    defaultMessage: 'Each person can be reminded once an hour. Please try again later.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
});
