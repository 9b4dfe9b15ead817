import type { User } from '@sigillum/api-contracts/user/schemas.ts';

/** Something an account owes before anything else, and the page that leads there. */
export interface DueStep {
  when: (user: User) => boolean;
  goTo: string;
  /** Patterns that stay open meanwhile, besides the page itself and the logout. */
  unless?: RegExp;
}

const isLocked = ({ business }: User) =>
  business !== null && ['NEEDS_PAYMENT_METHOD', 'BLOCKED'].includes(business.paymentMethod);

/** First match wins (specification, section 6). */
const dueSteps: readonly DueStep[] = [
  { when: ({ attributes }) => attributes.weakPassword, goTo: '/profile/change-password' },
  {
    when: (user) => isLocked(user) && user.roles.includes('admin'),
    goTo: '/business/upgrade',
    unless: /^\/business\/members(\/|$)|^\/upgrade$/,
  },
];

/**
 * Where an account must go first, or undefined. `hasScreen` tells whether a page is there: a step counts from the day its page
 * exists. Pages for everybody (errors, notices) are never in the way.
 */
export function findDueStep(user: User, pattern: string, hasScreen: (path: string) => boolean): string | undefined {
  return dueSteps.find(
    ({ when, goTo, unless }) =>
      when(user) && pattern !== goTo && pattern !== '/logout' && !unless?.test(pattern) && hasScreen(goTo),
  )?.goTo;
}
