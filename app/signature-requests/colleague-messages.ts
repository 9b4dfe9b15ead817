import { defineMessages } from '../i18n/define-messages.ts';

/** Who of the own organisation may read or edit a request. */
export const signatureRequestsColleagueMessages = defineMessages({
  title: {
    id: 'signature-requests.colleagues.title',
    defaultMessage: 'Colleagues',
    description: 'Title of the part of a request that lists who of the own organisation may read or edit it.',
  },
  text: {
    id: 'signature-requests.colleagues.text',
    defaultMessage:
      'People of your organisation who may read this request, or prepare, correct and withdraw it as you may. They do not sign.',
    description: 'Below the title “Colleagues”, while a request is prepared.',
  },
  mayRead: {
    id: 'signature-requests.colleagues.may-read',
    defaultMessage: 'May read',
    description: 'Right of a colleague; behind the name in a list, and a choice.',
  },
  mayWrite: {
    id: 'signature-requests.colleagues.may-write',
    defaultMessage: 'May edit',
    description: 'Right of a colleague; behind the name in a list, and a choice.',
  },
  readText: {
    id: 'signature-requests.colleagues.read-text',
    defaultMessage: 'Sees documents and progress once the request is sent.',
    description: 'Below the choice “May read”.',
  },
  writeText: {
    id: 'signature-requests.colleagues.write-text',
    defaultMessage: 'Does with it what you may do, in the draft and after it is sent.',
    description: 'Below the choice “May edit”.',
  },
  right: {
    id: 'signature-requests.colleagues.right',
    defaultMessage: 'What this person may do',
    description: 'Label of the choice between reading and editing.',
  },
  name: {
    id: 'signature-requests.colleagues.name',
    defaultMessage: 'Add colleague',
    description: 'Button that names a colleague who may read or edit a request.',
  },
  nameTitle: {
    id: 'signature-requests.colleagues.name-title',
    defaultMessage: 'Let a colleague read or edit',
    description: 'Title of the dialog that names a colleague.',
  },
  named: {
    id: 'signature-requests.colleagues.named',
    defaultMessage: '{email} has access now',
    description: 'Passing message after a colleague was named.',
  },
  remove: {
    id: 'signature-requests.colleagues.remove',
    defaultMessage: 'Take access from {email}',
    description: 'Button of one colleague in the list.',
  },
  removed: {
    id: 'signature-requests.colleagues.removed',
    defaultMessage: '{email} no longer has access',
    description: 'Passing message after the access of a colleague was taken.',
  },
});
