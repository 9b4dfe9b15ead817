import type { ProblemTable } from '../problem.ts';

/** Problems of whoever runs the installation. */
export const operatorProblems = {
  'error.operator.two_step_needed': {
    status: 403,
    name: 'feature-not-enabled',
    message: 'Operators log in with a second step. Set it up, log in again with it, and come back.',
  },
  'error.operator.job_elsewhere': {
    status: 422,
    name: 'problem-with-message',
    message: 'The job runs now, is done, or is of a kind that is not cancelled by hand.',
  },
  'error.operator.notices_elsewhere': {
    status: 422,
    name: 'problem-with-message',
    message: 'Notices come from somewhere else on this installation (MAINTENANCE_SOURCE): nobody would see this one.',
  },
  'error.operator.notice_order': {
    status: 422,
    name: 'problem-with-message',
    message: 'The notice would end before it begins.',
  },
  'error.operator.notice_past': {
    status: 422,
    name: 'problem-with-message',
    message: 'The notice would be over already.',
  },
  'error.operator.plan_unknown': {
    status: 422,
    name: 'problem-with-message',
    message: 'The catalogue of this installation has no such plan.',
  },
  'error.operator.day_past': {
    status: 422,
    name: 'problem-with-message',
    message: 'This day is over. Name a later one.',
  },
  'error.operator.not_blocked': {
    status: 422,
    name: 'problem-with-message',
    message: 'The business is not shut.',
  },
} as const satisfies ProblemTable;
