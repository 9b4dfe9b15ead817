import { defineMessages } from '../i18n/define-messages.ts';

/** Of what observers are told by mail. */
export const signatureRequestsObserverMessages = defineMessages({
  told: {
    id: 'signature-requests.observer.told',
    defaultMessage: 'E-mails to this observer',
    description: 'Label of a choice when an observer is added: of what e-mails tell.',
  },
  groupTold: {
    id: 'signature-requests.observer.group-told',
    defaultMessage: 'E-mails to this group',
    description: 'Label of a choice when a group of observers is added: of what e-mails tell each of them.',
  },
  invitationAndEnd: {
    id: 'signature-requests.observer.told-invitation-and-end',
    defaultMessage: 'At the beginning and at the end',
    description: 'When an observer gets e-mails: when the request is sent and when it has ended.',
  },
  invitation: {
    id: 'signature-requests.observer.told-invitation',
    defaultMessage: 'At the beginning only',
    description: 'When an observer gets e-mails: when the request is sent.',
  },
  eachStep: {
    id: 'signature-requests.observer.told-each-step',
    defaultMessage: 'With each signature, too',
    description: 'When an observer gets e-mails: at the beginning, with each signature and at the end.',
  },
  end: {
    id: 'signature-requests.observer.told-end',
    defaultMessage: 'At the end only',
    description: 'When an observer gets e-mails: when the request has ended.',
  },
});
