import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const twoStepProblemMessages = defineMessages({
  needed: {
    id: 'error.two_step.needed',
    defaultMessage: 'Your account asks for a second step.',
    description: 'Above the log-in form.',
  },
  challengeInvalid: {
    id: 'error.two_step.challenge_invalid',
    defaultMessage: 'This took too long, or was used already. Please begin again.',
    description: 'After a second step that came too late.',
  },
  proofWrong: {
    id: 'error.two_step.proof_wrong',
    defaultMessage: 'This is not right, or was used already. Please try the next code, or another way.',
    description: 'Below the field for a code.',
  },
  locked: {
    id: 'error.two_step.locked',
    defaultMessage: 'Too many wrong codes. Please wait a while, then try again.',
    description: 'Below the field for a code.',
  },
  totpExists: {
    id: 'error.two_step.totp_exists',
    defaultMessage: 'Codes of an app are on already. Please turn them off first to use another app.',
    description: 'Above the form that sets up an app.',
  },
  setUpExpired: {
    id: 'error.two_step.set_up_expired',
    defaultMessage: 'The set-up took longer than 15 minutes. Please begin again.',
    description: 'Above the form that sets up an app.',
  },
  passkeyRefused: {
    id: 'error.two_step.passkey_refused',
    defaultMessage:
      'This passkey cannot be added. Perhaps it is there already, or the device did not check that it is you.',
    description: 'Above the form that adds a passkey.',
  },
});
