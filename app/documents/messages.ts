import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of uploading, reading and deleting documents. */
export const documentsMessages = defineMessages({
  uploadTitle: {
    id: 'documents.upload.title',
    defaultMessage: 'Upload documents',
    description: 'Title of the upload page.',
  },
  uploadText: {
    id: 'documents.upload.text',
    defaultMessage: 'One or several PDFs that are to be signed together.',
    description: 'Below the title of the upload page.',
  },
  drop: {
    id: 'documents.upload.drop',
    defaultMessage: 'Drop PDF files here',
    description: 'In the area that takes files.',
  },
  browse: {
    id: 'documents.upload.browse',
    defaultMessage: 'or choose them',
    description: 'In the area that takes files, looks like a link.',
  },
  dropHint: {
    id: 'documents.upload.drop-hint',
    defaultMessage: 'Up to 50 PDFs, 112.5\u00a0MB together',
    description: 'In the area that takes files.',
  },
  files: { id: 'documents.upload.files', defaultMessage: 'Files', description: 'Name of the list of files.' },
  retryFile: {
    id: 'documents.upload.retry',
    defaultMessage: 'Upload {name} again',
    description: 'Button of one file.',
  },
  uploadingFile: {
    id: 'documents.upload.uploading',
    defaultMessage: 'Uploading {name}',
    description: 'Name of the progress bar of one file.',
  },
  waitingFile: {
    id: 'documents.upload.waiting',
    defaultMessage: '{size} · waiting',
    description: 'State of one file.',
  },
  checkingFile: {
    id: 'documents.upload.checking',
    defaultMessage: '{size} · being checked',
    description: 'State of one file that has arrived and is being inspected.',
  },
  pagesAndSize: {
    id: 'documents.pages-and-size',
    defaultMessage: '{count, plural, one {# page} other {# pages}} · {size}',
    description: 'Pages and size of a document.',
  },
  uploadSign: {
    id: 'documents.upload.sign',
    defaultMessage: 'Continue to signing',
    description: 'Button that leads to the signing of what was uploaded, for who signs it alone.',
  },
  uploadSummary: {
    id: 'documents.upload.summary',
    defaultMessage:
      '{moving, plural, =0 {{done, plural, =0 {No document yet} one {# document ready} other {# documents ready}}} one {# file on its way} other {# files on their way}}',
    description: 'Below the list of files. {moving} files are being uploaded, {done} have arrived.',
  },
  blockedTitle: {
    id: 'documents.upload.blocked-title',
    defaultMessage: 'Uploading needs a business',
    description: 'Title in place of the upload for an account that may only sign.',
  },
  blockedText: {
    id: 'documents.upload.blocked-text',
    defaultMessage:
      'With your account you sign what you are invited to. To send documents yourself, register a business: you try it for free and can invite others.',
    description: 'In place of the upload for an account that may only sign.',
  },
  upgrade: { id: 'documents.upload.upgrade', defaultMessage: 'Register a business', description: 'Button.' },
  trialExpiredTitle: {
    id: 'documents.upload.trial-title',
    defaultMessage: 'Your business cannot send at the moment',
    description: 'Title in place of the upload after the trial, or while the business is locked.',
  },
  trialExpiredText: {
    id: 'documents.upload.trial-text',
    defaultMessage:
      'Its trial has ended, or its plan is not paid. What was sent can still be signed. To send more, an administrator settles that.',
    description: 'In place of the upload after the trial, or while the business is locked.',
  },
  documents: { id: 'documents.documents', defaultMessage: 'Documents', description: 'Name of the list of documents.' },
  pagesOf: {
    id: 'documents.viewer.pages-of',
    defaultMessage: 'Pages of {title}',
    description: 'Name of the region with the pages, for screen readers.',
  },
  thumbnails: {
    id: 'documents.viewer.thumbnails',
    defaultMessage: 'All pages',
    description: 'Name of the list of small page images.',
  },
  zoomIn: { id: 'documents.viewer.zoom-in', defaultMessage: 'Zoom in', description: 'Button of the page viewer.' },
  zoomOut: { id: 'documents.viewer.zoom-out', defaultMessage: 'Zoom out', description: 'Button of the page viewer.' },
  zoomToFit: {
    id: 'documents.viewer.fit',
    defaultMessage: 'Fit width',
    description: 'Button of the page viewer, also in place of the zoom.',
  },
  zoomToPage: {
    id: 'documents.viewer.fit-page',
    defaultMessage: 'Fit page',
    description: 'Button of the page viewer that shows a whole page, also in place of the zoom.',
  },
  pageOf: {
    id: 'documents.viewer.page-of',
    defaultMessage: 'Page {number, number} of {total, number}',
    description: 'Which page is shown.',
  },
  imageFailed: {
    id: 'documents.viewer.image-failed',
    defaultMessage: 'This page cannot be shown right now.',
    description: 'In place of the image of a page.',
  },
  deleteTitle: {
    id: 'documents.delete.title',
    defaultMessage: 'Delete documents?',
    description: 'Title of the dialog before documents are deleted.',
  },
  deleteDocument: {
    id: 'documents.delete.document',
    defaultMessage: 'Delete document?',
    description: 'Title of the dialog before one document of several is deleted.',
  },
  deleteAttachment: {
    id: 'documents.delete.attachment',
    defaultMessage: 'Delete attachment?',
    description: 'Title of the dialog before an attachment is deleted.',
  },
  deleteDetached: {
    id: 'documents.delete.detached',
    defaultMessage: 'Nobody can read “{title}” any more. Its name stays in the signature report.',
    description: 'What deleting an attachment means.',
  },
  deleteRemoved: {
    id: 'documents.delete.removed',
    defaultMessage: '“{title}” leaves the draft and is deleted, with the signatures placed on it.',
    description: 'In the dialog before a document of a draft is deleted.',
  },
  deleteRecalled: {
    id: 'documents.delete.recalled',
    defaultMessage:
      '“{title}” is not signed any more and is deleted. Its name stays in the signature report. Everybody who was invited is told.',
    description: 'In the dialog before a document of an open request is deleted.',
  },
  addDocuments: {
    id: 'documents.upload.add',
    defaultMessage: 'Add documents',
    description: 'Button that lets a person choose PDFs that are to be signed, too.',
  },
  deleteErased: {
    id: 'documents.delete.erased',
    defaultMessage: 'The draft “{title}” and its documents are erased for good.',
    description: 'In the dialog before a draft is deleted.',
  },
  deleteWithdrawn: {
    id: 'documents.delete.withdrawn',
    defaultMessage:
      '“{title}” is still open. It is withdrawn: nobody can sign it any more, and everybody who takes part is told.',
    description: 'In the dialog before an open request is deleted by its owner.',
  },
  deleteHidden: {
    id: 'documents.delete.hidden',
    defaultMessage:
      '“{title}” disappears from your list and you lose access. Download the documents first if you need them. Others keep theirs.',
    description: 'In the dialog before a finished request is deleted.',
  },
  deleteUnanswered: {
    id: 'documents.delete.unanswered',
    defaultMessage:
      '“{title}” disappears from your list and you can no longer sign it. Nobody is told. If you do not want to sign, decline instead.',
    description: 'In the dialog before a request is deleted that the person has still to sign.',
  },
});
