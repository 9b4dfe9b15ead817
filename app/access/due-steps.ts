import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { isShut } from './is-shut.ts';

/** The dialogs that may stand before everything else; layouts/due-dialog.tsx knows what each shows and does. */
export type DueDialog =
  | 'acceptTerms'
  | 'businessInvitation'
  | 'removedFromBusiness'
  | 'businessDeleted'
  | 'businessLocked';

/** Something an account owes before anything else: a page that leads there, or a dialog over the page that was asked for. */
export type DueStep = {
  when: (user: User) => boolean;
  /** Patterns that stay open meanwhile, besides the page itself and the logout. */
  unless?: RegExp;
} & ({ goTo: string } | { open: DueDialog });

const isAdmin = ({ roles }: User) => roles.includes('admin');

/** First match wins (specification, section 6), so there is never more than one dialog, and their order is fixed. */
const dueSteps: readonly DueStep[] = [
  { when: ({ attributes }) => attributes.weakPassword, goTo: '/profile/change-password' },
  { when: ({ attributes }) => attributes.ssoSetupPending, goTo: '/signup/sso' },
  { when: ({ attributes }) => !attributes.acceptedGtc, open: 'acceptTerms' },
  { when: ({ attributes }) => attributes.removedFromBusiness, open: 'removedFromBusiness' },
  // Whoever may bring the business back reads there that it is deleted, and presses the button for it.
  { when: ({ attributes }) => attributes.businessDeleted, open: 'businessDeleted', unless: /^\/business\/register$/ },
  { when: ({ attributes }) => !attributes.acceptedBusinessInvite, open: 'businessInvitation' },
  {
    when: (user) => isShut(user.business) && isAdmin(user),
    goTo: '/business/upgrade',
    unless: /^\/business\/members(\/|$)|^\/upgrade$/,
  },
  { when: (user) => isShut(user.business), open: 'businessLocked' },
];

/**
 * What an account must do first on a page, or undefined. `hasScreen` tells whether a page is there: a step counts from the day its
 * page exists. Pages for everybody (errors, notices) are never in the way.
 */
export function findDueStep(
  user: User,
  pattern: string,
  hasScreen: (path: string) => boolean,
): { goTo: string } | { open: DueDialog } | undefined {
  const step = dueSteps.find((row) => row.when(user) && (!('goTo' in row) || hasScreen(row.goTo)));
  if (!step || pattern === '/logout' || step.unless?.test(pattern)) return undefined;
  if ('open' in step) return { open: step.open };
  return pattern === step.goTo ? undefined : { goTo: step.goTo };
}
