import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const verificationProblemMessages = defineMessages({
  tooLarge: {
    id: 'error.verification.too_large',
    defaultMessage: 'The file is larger than 112.5\u00a0MB. It cannot be checked here.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  notAPdf: {
    id: 'error.verification.not_a_pdf',
    defaultMessage: 'This is not a PDF. Only signatures in PDF files can be checked here.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  tooComplex: {
    id: 'error.verification.too_complex',
    defaultMessage: 'Checking the file would take more time or memory than one file may take here.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  fileGone: {
    id: 'error.verification.file_gone',
    defaultMessage: 'The file is no longer here. Please check it again to see its pages.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
});
