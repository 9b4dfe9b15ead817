import type { ProblemTable } from '../problem.ts';

/** Problems of who belongs to a business. */
export const membersProblems = {
  'error.business.last_admin': {
    status: 422,
    name: 'constraint-violation',
    message: 'A business needs at least one administrator. Make somebody else administrator first.',
  },
  'error.business.own_removal': {
    status: 422,
    name: 'constraint-violation',
    message: 'Nobody removes the own membership. Leave the business instead, or ask another administrator.',
  },
  'error.business.no_seat': {
    status: 422,
    name: 'limit-exceeded',
    message: 'All seats of the business are taken. An administrator can remove members or invitations, or add seats.',
  },
  'error.business.deputy_period': {
    status: 422,
    name: 'constraint-violation',
    message: 'The last day of an absence is today or later, not before the first one, and at most a year after it.',
  },
} as const satisfies ProblemTable;
