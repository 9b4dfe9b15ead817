import type { User } from '@sigillum/api-contracts/user/schemas.ts';

/** Something an account owes, and how it is led there: a page, or a dialog over the page it wanted. */
export type DueStep = { when: (user: User, pattern: string) => boolean } & ({ goTo: string } | { open: string });

/**
 * First match wins. A row arrives together with the screen or dialog it leads to: weak password, unfinished SSO,
 * a locked business, open invitations and terms belong to later slices.
 */
export const dueSteps: readonly DueStep[] = [];
