import type { ProblemTable } from '../problem.ts';

/** Problems of the second step of a login, and of setting it up. */
export const twoStepProblems = {
  'error.two_step.needed': {
    status: 401,
    name: 'parameterized',
    message:
      'This account asks for a second step. Send it to POST /v1/login/second-step with the challenge of `details`.',
  },
  'error.two_step.challenge_invalid': {
    status: 422,
    name: 'problem-with-message',
    message: 'This took too long, or was used already. Begin again.',
  },
  'error.two_step.proof_wrong': {
    status: 422,
    name: 'problem-with-message',
    message: 'This code or passkey is not right, or was used already. Try the next code, or another way.',
  },
  'error.two_step.locked': {
    status: 429,
    name: 'limit-exceeded',
    message: 'Too many wrong codes. Wait a while, then try again.',
  },
  'error.two_step.totp_exists': {
    status: 422,
    name: 'problem-with-message',
    message: 'Codes of an app are on already. Turn them off first to use another app.',
  },
  'error.two_step.set_up_expired': {
    status: 422,
    name: 'problem-with-message',
    message: 'The set-up took longer than 15 minutes. Begin again.',
  },
  'error.two_step.passkey_refused': {
    status: 422,
    name: 'problem-with-message',
    message:
      'This passkey cannot be added: it is not made for this host, does not verify the person, or is known already.',
  },
} as const satisfies ProblemTable;
