import { defineMessages } from '../i18n/define-messages.ts';

/** PDFs that are made of other files. */
export const documentsConversionMessages = defineMessages({
  drop: {
    id: 'documents.conversion.drop',
    defaultMessage: 'Drop files here',
    description: 'In the area that takes files, where PDFs are made of other files.',
  },
  dropHint: {
    id: 'documents.conversion.drop-hint',
    defaultMessage:
      'PDF{office, select, yes {, Word (docx), OpenDocument (odt)} other {}}, PNG or JPEG. Up to 50 files, 112.5\u00a0MB together.',
    description: 'In the area that takes files, where PDFs are made of other files.',
  },
  checkTitle: {
    id: 'documents.conversion.check-title',
    defaultMessage: 'Please look at this PDF',
    description: 'Above the pages of a PDF that was made of another file.',
  },
  checkText: {
    id: 'documents.conversion.check-text',
    defaultMessage:
      'We have made it of your {kind, select, DOCX {Word file} ODT {OpenDocument file} other {picture}}. It is what people sign. Nobody else sees it before you have accepted it; your file is not kept.',
    description: 'Above the pages of a PDF that was made of another file.',
  },
  accept: {
    id: 'documents.conversion.accept',
    defaultMessage: 'Accept the PDF',
    description: 'Button below the pages of a PDF that was made of another file.',
  },
  acceptNamed: {
    id: 'documents.conversion.accept-named',
    defaultMessage: 'Accept the PDF of {name}',
    description: 'Name of the button “Accept the PDF” for screen readers.',
  },
  accepted: {
    id: 'documents.conversion.accepted',
    defaultMessage:
      'PDF made of your {kind, select, DOCX {Word file} ODT {OpenDocument file} other {picture}}, and accepted.',
    description: 'Below a document.',
  },
  page: {
    id: 'documents.conversion.page',
    defaultMessage: 'Page {page} of {name}',
    description: 'Text in place of a small picture of a page.',
  },
  open: {
    id: 'documents.conversion.open',
    defaultMessage: 'Open the PDF',
    description: 'Link below the small pictures of its pages.',
  },
  waiting: {
    id: 'documents.conversion.waiting',
    defaultMessage: '{count, plural, one {# PDF is to be accepted} other {# PDFs are to be accepted}}',
    description: 'Below the list of uploaded files: what keeps one from going on.',
  },
});
