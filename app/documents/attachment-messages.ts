import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of files that go with a request without being signed. */
export const documentsAttachmentMessages = defineMessages({
  title: {
    id: 'documents.attachments.title',
    defaultMessage: 'Attachments',
    description: 'Title of the files that go with a request without being signed.',
  },
  text: {
    id: 'documents.attachments.text',
    defaultMessage: 'Files that everybody can read before signing. They are not signed.',
    description: 'Below the title of the attachments, while a request is prepared.',
  },
  add: {
    id: 'documents.attachments.add',
    defaultMessage: 'Attach files',
    description: 'Button that lets a person choose files.',
  },
  hint: {
    id: 'documents.attachments.hint',
    defaultMessage: 'PDF, Word, Excel, PowerPoint, images or text, up to 40\u00a0MB each',
    description: 'Beside the button that attaches files.',
  },
  macros: {
    id: 'documents.attachments.macros',
    defaultMessage: 'contains macros',
    description: 'Mark of an Office file that holds programs.',
  },
  open: {
    id: 'documents.attachments.download',
    defaultMessage: 'Download {name}',
    description: 'Name of the link to one attachment.',
  },
  kindAndSize: {
    id: 'documents.attachments.kind-and-size',
    defaultMessage:
      '{kind, select, pdf {PDF} image {Image} text {Text} word {Word} excel {Excel} powerpoint {PowerPoint} other {File}} · {size}',
    description: 'What an attachment is, and its size.',
  },
});
