import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the page that shows a request and its documents. */
export const signingMessages = defineMessages({
  viewTitle: {
    id: 'signing.view.title',
    defaultMessage: 'View and sign',
    description: 'Title of the page that shows a request’s documents and lets people sign.',
  },
  panels: {
    id: 'signing.panels',
    defaultMessage: 'What is shown',
    description: 'Name of the switch between document and details on small screens.',
  },
  showDocument: {
    id: 'signing.panels.document',
    defaultMessage: 'Document',
    description: 'Switches to the pages, on small screens.',
  },
  showDetails: {
    id: 'signing.panels.details',
    defaultMessage: 'Details',
    description: 'Switches to people, message and history, on small screens.',
  },
  delegated: {
    id: 'signing.delegated',
    defaultMessage: '{name} signs in your place',
    description: 'Snackbar after the own signature was handed on to {name}.',
  },
  sentBy: {
    id: 'signing.sent-by',
    defaultMessage: 'From {name}',
    description: 'Below the title: who sent the request.',
  },
  sentByBusiness: {
    id: 'signing.sent-by-business',
    defaultMessage: 'From {name}, {business}',
    description: 'Below the title: who sent the request, and the business that stands behind it.',
  },
  messageFrom: {
    id: 'signing.message-from',
    defaultMessage: 'Message from {name}',
    description: 'Heading of what the owner wrote.',
  },
  documentOf: {
    id: 'signing.document-of',
    defaultMessage: 'Document {number, number} of {total, number}',
    description: 'Beside the arrows that change the document.',
  },
  previousDocument: {
    id: 'signing.document.previous',
    defaultMessage: 'Previous document',
    description: 'Button.',
  },
  nextDocument: {
    id: 'signing.document.next',
    defaultMessage: 'Next document',
    description: 'Button.',
  },
  loadingDocument: {
    id: 'signing.document.loading',
    defaultMessage: 'Loading the document',
    description: 'Read out while pages are being fetched.',
  },
  documentFailedTitle: {
    id: 'signing.document.failed-title',
    defaultMessage: 'This document cannot be shown right now',
    description: 'In place of the pages.',
  },
  documentFailedText: {
    id: 'signing.document.failed-text',
    defaultMessage: 'It is safe. Please try again in a moment.',
    description: 'In place of the pages.',
  },
  nextPlace: {
    id: 'signing.place.next',
    defaultMessage: '{total, plural, one {To your field} other {To your field {number} of {total}}}',
    description: 'Button over the pages that leads a signer to the next place for the own signature.',
  },
  ownPlaceOf: {
    id: 'signing.place.own-of',
    defaultMessage:
      '{total, plural, one {Your signature, page {page}} other {Your signature, field {number} of {total}, page {page}}}',
    description: 'Read out when somebody is led to a place for the own signature.',
  },
  ownPlace: {
    id: 'signing.place.own',
    defaultMessage: 'Your signature',
    description: 'On the page, where the viewer’s visible signature will stand.',
  },
  placeOf: {
    id: 'signing.place.of',
    defaultMessage: 'Signature of {name}',
    description: 'On the page, where somebody’s visible signature will stand.',
  },
  aboutTitle: {
    id: 'signing.about.title',
    defaultMessage: 'About this request',
    description: 'Heading of a list of facts.',
  },
  sentAt: {
    id: 'signing.about.sent-at',
    defaultMessage: 'Sent',
    description: 'When the request was sent.',
  },
  expiresAt: {
    id: 'signing.about.expires-at',
    defaultMessage: 'Sign by',
    description: 'Until when signing is possible.',
  },
  endedAt: {
    id: 'signing.about.ended-at',
    defaultMessage: 'Ended',
    description: 'When the request came to its end.',
  },
  keptUntil: {
    id: 'signing.about.kept-until',
    defaultMessage: 'Will be deleted',
    description:
      'The day on which the request is deleted with its documents, because its organisation keeps it no longer.',
  },
  download: {
    id: 'signing.download',
    defaultMessage: 'Download',
    description: 'Button that opens a menu.',
  },
  downloadThisSigned: {
    id: 'signing.download.signed',
    defaultMessage: 'This document, signed',
    description: 'Line of the download menu.',
  },
  downloadThisOriginal: {
    id: 'signing.download.original',
    defaultMessage: 'This document, as uploaded',
    description: 'Line of the download menu.',
  },
  downloadAllSigned: {
    id: 'signing.download.all-signed',
    defaultMessage: 'All documents, signed (ZIP)',
    description: 'Line of the download menu.',
  },
  downloadAllOriginal: {
    id: 'signing.download.all-original',
    defaultMessage: 'All documents, as uploaded (ZIP)',
    description: 'Line of the download menu.',
  },
  reportPdf: {
    id: 'signing.download.report-pdf',
    defaultMessage: 'Signature report (PDF)',
    description: 'Line of the download menu.',
  },
  reportHtml: {
    id: 'signing.download.report-html',
    defaultMessage: 'Signature report (web page)',
    description: 'Line of the download menu.',
  },
  reportJson: {
    id: 'signing.download.report-json',
    defaultMessage: 'Signature report (JSON)',
    description: 'Line of the download menu.',
  },
  checkFile: {
    id: 'signing.check-file',
    defaultMessage: 'Check a signed file',
    description: 'Link to the page that verifies PDF files.',
  },
  moreActions: {
    id: 'signing.more',
    defaultMessage: 'More actions',
    description: 'Name of a button that opens a menu.',
  },
  remindAll: {
    id: 'signing.remind.all',
    defaultMessage: 'Everybody whose turn it is',
    description: 'Line of the menu that reminds signers.',
  },
  returnTitle: {
    id: 'signing.return.title',
    defaultMessage: 'Back from the trust service',
    description: 'Title of the page to which the trust service leads back.',
  },
  returnText: {
    id: 'signing.return.text',
    defaultMessage: 'We go on with your signature.',
    description: 'On the page to which the trust service leads back.',
  },
  returnLost: {
    id: 'signing.return.lost',
    defaultMessage:
      'No signature waits in this browser. Please open the link from your invitation again and start once more.',
    description: 'On the page to which the trust service leads back, when nothing waits in this browser.',
  },
});
