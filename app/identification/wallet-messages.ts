import { defineMessages } from '../i18n/define-messages.ts';

/** Wallets: what is the same for all of them, and who they are. */
export const identificationWalletMessages = defineMessages({
  title: {
    id: 'identification.wallet.title',
    defaultMessage: 'Swiss E-ID',
    description:
      'Title of the page, and of a way of being identified: the electronic identity of the state, in the app swiyu.',
  },
  text: {
    id: 'identification.wallet.text',
    defaultMessage:
      'You show your E-ID from the app swiyu. It is good for advanced signatures with an identified person, not for qualified ones.',
    description: 'Below that title.',
  },
  link: {
    id: 'identification.wallet.link',
    defaultMessage: 'Show your Swiss E-ID',
    description: 'Link to the page of the Swiss E-ID, among what helps with advanced signatures.',
  },
  eudiTitle: {
    id: 'identification.wallet.eudi-title',
    defaultMessage: 'EU identity wallet',
    description: 'Title of the page, and of a way of being identified: the wallet that each state of the EU offers.',
  },
  eudiText: {
    id: 'identification.wallet.eudi-text',
    defaultMessage:
      'You show who you are from the wallet of your state in the EU. It is good for advanced signatures with an identified person, not for qualified ones.',
    description: 'Below that title.',
  },
  eudiLink: {
    id: 'identification.wallet.eudi-link',
    defaultMessage: 'Show your EU identity wallet',
    description: 'Link to the page of the wallet of the EU, among what helps with advanced signatures.',
  },
  notOffered: {
    id: 'identification.wallet.not-offered',
    defaultMessage: 'Nobody asks wallets here. Please choose another way.',
    description: 'Where no verifier is set up.',
  },
  asked: {
    id: 'identification.wallet.asked',
    defaultMessage: 'We ask for your names and your date of birth, and nothing else.',
    description: 'Before the wallet is asked.',
  },
  waiting: {
    id: 'identification.wallet.waiting',
    defaultMessage: 'Waiting for your wallet',
    description: 'State while the wallet is asked.',
  },
  scan: {
    id: 'identification.wallet.scan',
    defaultMessage:
      'Scan this code with your wallet, or open the wallet on this device. The code is valid for 15 minutes; this page follows along.',
    description: 'Above the QR code.',
  },
  qr: {
    id: 'identification.wallet.qr',
    defaultMessage: 'Code for your wallet',
    description: 'What a picture shows.',
  },
  open: {
    id: 'identification.wallet.open',
    defaultMessage: 'Open the wallet on this device',
    description: 'Link to the app.',
  },
});
