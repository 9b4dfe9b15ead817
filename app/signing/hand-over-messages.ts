import { defineMessages } from '../i18n/define-messages.ts';

/** A device that is handed to a signer who is there in person. */
export const signingHandOverMessages = defineMessages({
  handOver: {
    id: 'signing.hand-over',
    defaultMessage: 'Hand over this device to {name}',
    description: 'Button beside a signer, and title of the dialog: the person is there and signs on this device.',
  },
  text: {
    id: 'signing.hand-over.text',
    defaultMessage:
      'For half an hour, this device opens this request for {name} alone. {name} proves the signature with a code of their own, and you are named as witness.',
    description: 'What the dialog explains.',
  },
  loggedOut: {
    id: 'signing.hand-over.logged-out',
    defaultMessage: 'You are logged out here. To go on afterwards, you log in again with your password.',
    description: 'What the dialog warns of.',
  },
  submit: {
    id: 'signing.hand-over.submit',
    defaultMessage: 'Log out and hand over',
    description: 'Button of the dialog.',
  },
  working: {
    id: 'signing.hand-over.working',
    defaultMessage: 'Handing over…',
    description: 'Said while it is done.',
  },
  bar: {
    id: 'signing.hand-over.bar',
    defaultMessage: '{name} has handed you this device. It opens this request alone, until {time}.',
    description: 'Above the documents, to the signer. {name} has handed over the device; {time} is a time of day.',
  },
  giveBack: {
    id: 'signing.hand-over.give-back',
    defaultMessage: 'Give the device back',
    description: 'Button beside it: the signer has finished, or does not want to sign now.',
  },
  backTitle: {
    id: 'signing.hand-over.back-title',
    defaultMessage: 'Please give this device back',
    description: 'Title of the page after that, and of the browser’s window.',
  },
  backText: {
    id: 'signing.hand-over.back-text',
    defaultMessage: 'The documents are closed here. Whoever the device belongs to logs in to go on.',
    description: 'What that page says.',
  },
});
