import { readFileSync } from 'node:fs';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { describe, expect, it } from 'vitest';
import { screens } from '../screens.ts';
import { decideAccess } from './decide-access.ts';
import type { Session } from './session.ts';

interface SpecifiedRoute {
  roles: readonly string[];
  isStrict: boolean;
}

/** The specification's own table: path, roles, note. */
function readRoutes(): Map<string, SpecifiedRoute> {
  const table = readFileSync(new URL('../../docs/specification/routes.tsv', import.meta.url), 'utf8');
  const rows = table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  return new Map(
    rows.map(([path, roles]) => [
      path!,
      {
        roles: roles!.startsWith('all') ? ['all'] : roles!.replace(' strict', '').split(','),
        isStrict: roles!.endsWith(' strict'),
      },
    ]),
  );
}

const account = (...roles: User['roles']): Session => ({ kind: 'account', token: 't', user: { roles } as User });
/** Everybody who may ask, with every role they hold, the exact one first. */
const people = [
  { name: 'nobody', session: { kind: 'nobody' }, holds: ['unauthenticated'] },
  { name: 'a user', session: account('user'), holds: ['user'] },
  { name: 'a member', session: account('user', 'member'), holds: ['member', 'user'] },
  { name: 'an admin', session: account('user', 'member', 'admin'), holds: ['admin', 'member', 'user'] },
  { name: 'a visitor', session: { kind: 'visit', requestId: 'r', userid: 's' }, holds: ['nas'] },
] as const satisfies readonly { name: string; session: Session; holds: readonly string[] }[];

const routes = readRoutes();

describe.each(
  screens.filter((screen) => !screen.isBeyondSpecification).map((screen) => [screen.path, screen] as const),
)('%s', (path, screen) => {
  it('has the roles of the specification', () => {
    const specified = routes.get(path);
    expect([...(screen.roles === 'all' ? ['all'] : screen.roles)].toSorted()).toEqual(
      [...(specified?.roles ?? [])].toSorted(),
    );
    expect(screen.strict ?? false).toBe(specified?.isStrict);
  });

  it.each(people)('lets $name in exactly when a role is held', ({ session, holds }) => {
    const { roles, isStrict } = routes.get(path)!;
    const held: readonly string[] = isStrict ? holds.slice(0, 1) : holds;
    // Admins have a business: its sign-up pages lead them there (specification, section 6).
    const isLedAway = path === '/business' || (path.startsWith('/business/signup') && held.includes('admin'));
    const isWelcome = !isLedAway && (roles.includes('all') || roles.some((role) => held.includes(role)));
    expect(decideAccess(screen, session).kind === 'allow').toBe(isWelcome);
  });
});
