import type { ProblemTable } from '../problems.ts';

/** Problems of accounts. No key reveals whether an address has an account. */
export const userProblems = {
  'error.user.confirmation_invalid': {
    status: 422,
    name: 'problem-with-message',
    message: 'This confirmation link is not valid, was used already or has expired. Ask for a new one.',
  },
  'error.user.password_weak': {
    status: 422,
    name: 'problem-with-message',
    message: 'This password is too easy to guess. Choose a longer or less common one.',
  },
  'error.user.password_wrong': {
    status: 422,
    name: 'problem-with-message',
    message: 'The current password is not right. Type it again.',
  },
  'error.user.password_locked': {
    status: 429,
    name: 'limit-exceeded',
    message: 'The current password was wrong too often. Wait a few minutes, then try again.',
  },
  'error.user.password_unchanged': {
    status: 422,
    name: 'problem-with-message',
    message: 'The new password is the current one. Choose another.',
  },
  'error.user.reset_invalid': {
    status: 422,
    name: 'problem-with-message',
    message: 'This link for a new password is not valid any more. Ask for a new one.',
  },
  'error.user.terms_not_accepted': {
    status: 422,
    name: 'problem-with-message',
    message: 'The terms of use must be accepted first.',
  },
  'error.user.login_locked': {
    status: 429,
    name: 'limit-exceeded',
    message: 'Too many failed logins. Wait a few minutes, then try again.',
  },
  'error.user.name_fixed': {
    status: 422,
    name: 'problem-with-message',
    message: 'The person who invited you gave this name. Ask them to change it.',
  },
} as const satisfies ProblemTable;
