import { defineMessages } from '../i18n/define-messages.ts';

/** Deleting documents by themselves after some days. */
export const documentsRetentionMessages = defineMessages({
  retentionTitle: {
    id: 'documents.retention.title',
    defaultMessage: 'Delete documents automatically?',
    description: 'Title of the dialog that switches automatic deletion on.',
  },
  retentionText: {
    id: 'documents.retention.text',
    defaultMessage: 'This holds for all documents of your business, also for those that are here already.',
    description: 'In the dialog that switches automatic deletion on.',
  },
  retentionDays: {
    id: 'documents.retention.days',
    defaultMessage: 'Days until deletion',
    description: 'Label of a number field.',
  },
  retentionRange: {
    id: 'documents.retention.range',
    defaultMessage: 'From {least} to {greatest} days.',
    description: 'Below the label of the number of days.',
  },
  retentionDaysWrong: {
    id: 'documents.retention.days-wrong',
    defaultMessage: 'Please enter a whole number from {least} to {greatest}.',
    description: 'Below the number of days.',
  },
  retentionFrom: {
    id: 'documents.retention.from',
    defaultMessage: 'The days count',
    description: 'Legend of the choice from when days are counted.',
  },
  retentionFromUpload: {
    id: 'documents.retention.from-upload',
    defaultMessage: 'From the upload',
    description: 'Choice: days are counted from the upload.',
  },
  retentionFromUploadText: {
    id: 'documents.retention.from-upload-text',
    defaultMessage: 'When the time is up, open requests end too: their invitations are cancelled.',
    description: 'Below the choice “From the upload”.',
  },
  retentionFromEnd: {
    id: 'documents.retention.from-end',
    defaultMessage: 'From the end of the request',
    description: 'Choice: days are counted from the end of a request.',
  },
  retentionFromEndText: {
    id: 'documents.retention.from-end-text',
    defaultMessage: 'Once it is signed, declined, withdrawn or expired. Open requests and drafts stay.',
    description: 'Below the choice “From the end of the request”.',
  },
  retentionMails: {
    id: 'documents.retention.mails',
    defaultMessage:
      'Whoever sent a request gets an e-mail seven days before, and another on the day. What is older already is announced today.',
    description: 'Point of the dialog that switches automatic deletion on.',
  },
  retentionFinal: {
    id: 'documents.retention.final',
    defaultMessage: 'Nobody can bring back what is deleted. Signatures in downloaded copies stay valid.',
    description: 'Point of the dialog that switches automatic deletion on.',
  },
  retentionEvidence: {
    id: 'documents.retention.evidence',
    defaultMessage:
      'What a trust service must keep as evidence stays with it regardless: 11 years in Switzerland, 35 years in the EU.',
    description:
      'Point of the dialog that switches automatic deletion on. The years come from the law on trust services.',
  },
  retentionOn: {
    id: 'documents.retention.on',
    defaultMessage: 'Switch on',
    description: 'Button that switches automatic deletion on.',
  },
  retentionStopTitle: {
    id: 'documents.retention.stop-title',
    defaultMessage: 'Keep documents from now on?',
    description: 'Title of the dialog that switches automatic deletion off.',
  },
  retentionStopText: {
    id: 'documents.retention.stop-text',
    defaultMessage:
      'Until now, documents are deleted after {days, plural, one {# day} other {# days}}. From now on they stay until somebody deletes them.',
    description:
      'In the dialog that switches automatic deletion off. {days} is the number of days that held until now.',
  },
  retentionStopAnnounced: {
    id: 'documents.retention.stop-announced',
    defaultMessage: 'Deletions that were announced do not take place. What is deleted already does not come back.',
    description: 'In the dialog that switches automatic deletion off.',
  },
  retentionOff: {
    id: 'documents.retention.off',
    defaultMessage: 'Switch off',
    description: 'Button that switches automatic deletion off.',
  },
  retentionLess: {
    id: 'documents.retention.less',
    defaultMessage: 'One day less',
    description: 'Name of a button of the number field.',
  },
  retentionMore: {
    id: 'documents.retention.more',
    defaultMessage: 'One day more',
    description: 'Name of a button of the number field.',
  },
});
