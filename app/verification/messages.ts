import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the page where a file is handed in, and of the file as a whole. */
export const verificationMessages = defineMessages({
  title: {
    id: 'verification.title',
    defaultMessage: 'Check a signature',
    description: 'Title of the page that checks signed documents.',
  },
  text: {
    id: 'verification.text',
    defaultMessage:
      'Take any signed PDF, from here or from elsewhere. You learn who has signed it, when, and whether it has been changed since.',
    description: 'Below the title.',
  },
  drop: {
    id: 'verification.drop',
    defaultMessage: 'Drop a signed PDF here',
    description: 'In the area that takes a file.',
  },
  browse: {
    id: 'verification.browse',
    defaultMessage: 'or choose it',
    description: 'In the area that takes a file, looks like a link.',
  },
  dropHint: {
    id: 'verification.drop-hint',
    defaultMessage: 'One PDF of at most 112.5\u00a0MB',
    description: 'In the area that takes a file.',
  },
  privacy: {
    id: 'verification.privacy',
    defaultMessage: 'The file serves this check alone. It is deleted after 15 minutes, and nothing of it is stored.',
    description: 'Below the area that takes a file.',
  },
  file: {
    id: 'verification.file',
    defaultMessage: 'File',
    description: 'Name of the list with the file that is being checked.',
  },
  sending: { id: 'verification.sending', defaultMessage: 'Checking {name}', description: 'Name of the progress bar.' },
  checking: {
    id: 'verification.checking',
    defaultMessage: '{size} · signatures are being checked',
    description: 'The file has arrived and is being checked.',
  },
  cancel: {
    id: 'verification.cancel',
    defaultMessage: 'Cancel the check of {name}',
    description: 'Button that stops the upload.',
  },
  retryFile: {
    id: 'verification.retry-file',
    defaultMessage: 'Check {name} again',
    description: 'Button after a failed upload.',
  },
  signatures: {
    id: 'verification.signatures',
    defaultMessage: '{count, plural, one {Signature} other {# signatures}}',
    description: 'Heading above the signatures.',
  },
  timestamps: {
    id: 'verification.timestamps',
    defaultMessage: '{count, plural, one {Timestamp of the document} other {# timestamps of the document}}',
    description: 'Heading.',
  },
  fileFacts: {
    id: 'verification.facts',
    defaultMessage: 'The file',
    description: 'Heading above the facts about the file.',
  },
  fileName: { id: 'verification.facts.name', defaultMessage: 'Name', description: 'Label.' },
  fileSize: { id: 'verification.facts.size', defaultMessage: 'Size', description: 'Label.' },
  fileHash: {
    id: 'verification.facts.hash',
    defaultMessage: 'Fingerprint (SHA-256)',
    description: 'Label: the file’s SHA-256.',
  },
  checkedAt: { id: 'verification.facts.checked-at', defaultMessage: 'Checked', description: 'Label.' },
  downloadReport: {
    id: 'verification.report.download',
    defaultMessage: 'Download the report (JSON)',
    description: 'Button.',
  },
  copyReport: { id: 'verification.report.copy', defaultMessage: 'Copy the report', description: 'Button.' },
  copied: {
    id: 'verification.report.copied',
    defaultMessage: 'The report is in the clipboard.',
    description: 'Snackbar.',
  },
  notCopied: {
    id: 'verification.report.not-copied',
    defaultMessage: 'The report could not be copied. Please download it.',
    description: 'Snackbar.',
  },
  another: { id: 'verification.another', defaultMessage: 'Check another file', description: 'Button.' },
});
