import { defineMessages } from '../i18n/define-messages.ts';

/** What is settled in the last step before a request is sent, beyond its words. */
export const signatureRequestsSendMessages = defineMessages({
  expiryTitle: {
    id: 'signature-requests.send.expiry-title',
    defaultMessage: 'Until when',
    description: 'Title of a section of the last step before a request is sent.',
  },
  neverExpires: {
    id: 'signature-requests.send.never-expires',
    defaultMessage: 'The request does not expire.',
    description: 'In the last step before a request is sent, where no last day was chosen.',
  },
  expires: {
    id: 'signature-requests.send.expires',
    defaultMessage: 'Can be signed until {date}.',
    description: 'In the last step before a request is sent, where a last day was chosen.',
  },
  expiryText: {
    id: 'signature-requests.send.expiry-text',
    defaultMessage: 'After this day nobody can sign any more.',
    description: 'In the dialog for the last day on which a draft can be signed once it was sent.',
  },
  costCentre: {
    id: 'signature-requests.send.cost-centre',
    defaultMessage: 'Cost centre',
    description: 'Field of the last step before a request is sent.',
  },
  costCentreHint: {
    id: 'signature-requests.send.cost-centre-hint',
    defaultMessage: 'Your organisation’s activity counts the signatures under it. Signers do not see it.',
    description: 'Below the field “Cost centre”.',
  },
  lastMailTitle: {
    id: 'signature-requests.send.last-mail-title',
    defaultMessage: 'When everybody has signed',
    description: 'Title of a section of the last step before a request is sent.',
  },
  lastMailText: {
    id: 'signature-requests.send.last-mail-text',
    defaultMessage: 'You, the signers and the observers get an e-mail with a link to the signed documents.',
    description: 'Below the title “When everybody has signed”.',
  },
  attachDocuments: {
    id: 'signature-requests.send.attach-documents',
    defaultMessage: 'Attach the signed documents',
    description: 'Switch: they go with the e-mail that everybody has signed.',
  },
  attachReport: {
    id: 'signature-requests.send.attach-report',
    defaultMessage: 'Attach the signature report',
    description: 'Switch: it goes with the e-mail that everybody has signed.',
  },
  attachesDocuments: {
    id: 'signature-requests.send.attaches-documents',
    defaultMessage: 'Your organisation attaches the signed documents.',
    description: 'In place of the switch “Attach the signed documents”, where there is no choice.',
  },
  attachesReport: {
    id: 'signature-requests.send.attaches-report',
    defaultMessage: 'Your organisation attaches the signature report.',
    description: 'In place of the switch “Attach the signature report”, where there is no choice.',
  },
  attachHint: {
    id: 'signature-requests.send.attach-hint',
    defaultMessage: 'Files of more than 15 MB together stay behind the link.',
    description: 'Below the switches for what goes with the last e-mail.',
  },
});
