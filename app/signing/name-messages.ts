import { defineMessages } from '../i18n/define-messages.ts';

/** The name of a signer without account, as that person states it. */
export const signingNameMessages = defineMessages({
  signingAs: {
    id: 'signing.name.signing-as',
    defaultMessage: 'You sign as {name}.',
    description: 'Above the button to sign, for people without an account.',
  },
  nameless: {
    id: 'signing.name.nameless',
    defaultMessage: 'Nobody has given your name.',
    description: 'Above the button to sign, for people without an account whose name nobody has given.',
  },
  correct: {
    id: 'signing.name.correct',
    defaultMessage: 'Correct name',
    description: 'Button of a signer without account, beside the own name.',
  },
  title: {
    id: 'signing.name.title',
    defaultMessage: 'What is your name?',
    description: 'Title of the dialog in which a signer without account corrects the own name.',
  },
  text: {
    id: 'signing.name.text',
    defaultMessage:
      'It is shown here and in the mark of a simple signature, and the signature report names it as stated by you. The certificate keeps the name with which you were invited.',
    description: 'In the dialog in which a signer without account corrects the own name.',
  },
  invitedName: {
    id: 'signing.name.invited-name',
    defaultMessage: 'You were invited as {name}.',
    description: 'In the dialog in which a signer without account corrects the own name.',
  },
});
