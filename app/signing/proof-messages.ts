import { defineMessages } from '../i18n/define-messages.ts';

/** How somebody proves that it is they who sign. */
export const signingProofMessages = defineMessages({
  sendCode: {
    id: 'signing.tan.send',
    defaultMessage: 'Send a new code',
    description: 'Button.',
  },
  enterCode: {
    id: 'signing.tan.enter',
    defaultMessage: 'Enter the code again',
    description: 'Button.',
  },
  tanTitle: {
    id: 'signing.tan.title',
    defaultMessage: 'Confirm that it is you',
    description: 'Title of the dialog for the code.',
  },
  tanText: {
    id: 'signing.tan.text',
    defaultMessage:
      '{channel, select, sms {We have sent a code of six digits by SMS to {to}. Enter it to sign.} other {We have sent a code of six digits to {to}. Enter it to sign.}}',
    description: 'In the dialog for the code. {to} is an e-mail address or the end of a mobile number.',
  },
  tanLabel: {
    id: 'signing.tan.label',
    defaultMessage: '{channel, select, sms {Code from the SMS} other {Code from the e-mail}}',
    description: 'Name of the field.',
  },
  totpText: {
    id: 'signing.totp.text',
    defaultMessage: 'Please enter the code that your authenticator app shows now.',
    description: 'In the dialog that asks who signs, for people with codes of an app.',
  },
  totpLabel: {
    id: 'signing.totp.label',
    defaultMessage: 'Code of your app',
    description: 'Name of the field.',
  },
  passkeyText: {
    id: 'signing.passkey.text',
    defaultMessage: 'Your device now asks for your fingerprint, your face or its PIN.',
    description: 'In the dialog that asks who signs, for people with a passkey. The button below says “Sign”.',
  },
  passkeyOnVisitText: {
    id: 'signing.passkey.on-visit',
    defaultMessage:
      'The browser now asks for your passkey: scan the code with your own phone, or plug in your security key. Nothing of it stays on this device.',
    description:
      'In the dialog that asks who signs, on a device that somebody else has handed over. The button below says “Sign”.',
  },
  mobileIdText: {
    id: 'signing.mobile-id.text',
    defaultMessage: 'Your phone will ask you, and you confirm there with Mobile ID.',
    description: 'In the dialog that asks who signs, for people with Mobile ID. The button below says “Sign”.',
  },
  useMobileId: {
    id: 'signing.proof.use-mobile-id',
    defaultMessage: 'Use Mobile ID',
    description: 'Button in the dialog that asks who signs: another way.',
  },
  usePasskey: {
    id: 'signing.proof.use-passkey',
    defaultMessage: 'Use a passkey',
    description: 'Button in the dialog that asks who signs: another way.',
  },
  useTotp: {
    id: 'signing.proof.use-totp',
    defaultMessage: 'Use a code of my app',
    description: 'Button in the dialog that asks who signs: another way.',
  },
  useCode: {
    id: 'signing.proof.use-code',
    defaultMessage: '{channel, select, sms {Use a code by SMS} other {Use a code by e-mail}}',
    description: 'Button in the dialog that asks who signs: another way.',
  },
  tanShort: {
    id: 'signing.tan.short',
    defaultMessage: 'The code has six digits.',
    description: 'Below the field when digits are missing.',
  },
  tanChecking: {
    id: 'signing.tan.checking',
    defaultMessage: 'Checking the code',
    description: 'Read out while the code is being checked.',
  },
  tanSpam: {
    id: 'signing.tan.spam',
    defaultMessage:
      '{channel, select, email {Nothing there? It can take a minute, or lie in the spam folder.} other {Nothing there? It can take a minute.}}',
    description:
      'In the dialog for the code. {channel}: email where it is really sent; sms; outbox where nothing leaves.',
  },
  tanOutbox: {
    id: 'signing.tan.outbox',
    defaultMessage: 'Nothing leaves this installation: the code waits in the <link>local outbox</link>.',
    description: 'In the dialog for the code, where nothing is really sent.',
  },
  resend: {
    id: 'signing.tan.resend',
    defaultMessage: 'Send another code',
    description: 'Button in the dialog for the code.',
  },
  resendIn: {
    id: 'signing.tan.resend-in',
    defaultMessage: 'Send another code (in {seconds}\u00a0s)',
    description: 'Button in the dialog for the code, before it works.',
  },
  resent: {
    id: 'signing.tan.resent',
    defaultMessage: 'A new code is on its way. The one before no longer works.',
    description: 'In the dialog for the code, after another was sent.',
  },
});
