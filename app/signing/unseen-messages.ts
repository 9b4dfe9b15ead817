import { defineMessages } from '../i18n/define-messages.ts';

/** Before something is signed that the person has not looked at. */
export const signingUnseenMessages = defineMessages({
  text: {
    id: 'signing.unseen.text',
    defaultMessage:
      '{count, plural, one {You have not opened one of them yet.} other {You have not opened # of them yet.}} Nobody can take a signature back.',
    description: 'Above the list of the documents that will be signed. {count} is how many were not opened.',
  },
  notOpened: {
    id: 'signing.unseen.not-opened',
    defaultMessage: 'Not opened yet',
    description: 'Beside the name of a document.',
  },
  show: {
    id: 'signing.unseen.show',
    defaultMessage: '{count, plural, one {Open it first} other {Open them first}}',
    description: 'Button that shows the first document that was not opened. {count} is how many were not opened.',
  },
});
