import type { ProblemTable } from '../problems.ts';

const refuse = <const M extends string>(message: M) =>
  ({ status: 422, name: 'problem-with-message', message }) as const;

/** Problems of signing. Step-up failures are never 401 (that would log out) and never 5xx. */
export const signingProblems = {
  'error.sign.tan_required': refuse('We sent a code to your e-mail address. Enter it to sign.'),
  'error.sign.tan_invalid': refuse('The code is not right. Check it and try again.'),
  'error.sign.tan_expired': refuse('The code has expired. Ask for a new one.'),
  'error.sign.tan_locked': {
    status: 423,
    name: 'limit-exceeded',
    message: 'The code was wrong five times. Wait 15 minutes, then ask for a new one.',
  },
  'error.sign.tan_resend_too_soon': {
    status: 429,
    name: 'limit-exceeded',
    message: 'A code was sent less than 30 seconds ago. Wait a moment before you ask for another.',
  },
  'error.sign.not_your_turn': refuse(
    'Somebody before you has to sign first. We will write to you when it is your turn.',
  ),
  'error.sign.already_signed': refuse('You have signed already.'),
  'error.sign.quality_insufficient': refuse('This request needs a higher signature quality than you have.'),
  'error.sign.locked': {
    status: 423,
    name: 'problem-with-message',
    message: 'Another person is signing this request right now. Try again in a few seconds.',
  },
  'error.sign.seal_not_available': refuse('There is no seal of this name that you may use.'),
  'error.sign.failed': refuse('The signature could not be made. Nothing was changed. Try again.'),
} as const satisfies ProblemTable;
