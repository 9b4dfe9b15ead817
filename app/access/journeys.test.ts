import type { PaymentMethod } from '@sigillum/api-contracts/business/schemas.ts';
import { adminExample, userExample } from '@sigillum/api-contracts/user/examples.ts';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { matchRoutes, type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { environmentContext, sessionContext } from '../context.ts';
import type { Environment } from '../environment.ts';
import { followRedirects } from '../middleware/follow-redirects.ts';
import { requireAccess } from '../middleware/require-access.ts';
import { settleAccount } from '../middleware/settle-account.ts';
import { redirects } from '../redirects.ts';
import { resources } from '../resources.ts';
import { findScreen, screens } from '../screens.ts';
import { decideAccess } from './decide-access.ts';
import type { Session } from './session.ts';

const roleSets: User['roles'][] = [['user'], ['user', 'member'], ['user', 'member', 'admin']];
const payments: PaymentMethod[] = ['TRIALING', 'NEEDS_PAYMENT_METHOD', 'BLOCKED', 'MANUAL', 'STRIPE', 'CHARGEBEE'];
/** What an account may owe, each alone; the order of several is due-steps.test.ts's. */
const debts: Partial<User['attributes']>[] = [
  {},
  { weakPassword: true },
  { ssoSetupPending: true },
  { acceptedGtc: false },
  { acceptedBusinessInvite: false },
  { removedFromBusiness: true },
  { businessDeleted: true },
];

function describeAccount(
  roles: User['roles'],
  paymentMethod: PaymentMethod,
  debt: Partial<User['attributes']>,
): Session {
  const role = roles.includes('admin') ? 'admin' : 'member';
  const business = roles.includes('member') ? { ...adminExample.business!, role, paymentMethod } : null;
  const attributes = { ...userExample.attributes, ...debt };
  return { kind: 'account', token: 't', user: { ...adminExample, roles, business, attributes } as User };
}

const accounts = roleSets.flatMap((roles) =>
  (roles.includes('member') ? payments : payments.slice(0, 1)).flatMap((paymentMethod) =>
    debts.map((debt) => ({
      name: `${roles.at(-1)} ${roles.includes('member') ? paymentMethod : ''} ${JSON.stringify(debt)}`,
      session: describeAccount(roles, paymentMethod, debt),
    })),
  ),
);
const people: { name: string; session: Session }[] = [{ name: 'nobody', session: { kind: 'nobody' } }, ...accounts];

const patterns = [...screens, ...resources].map(({ path }) => ({ path }));
/** Remembered: matching costs more than everything else here. */
const known = new Map<string, string>();
function findPattern(pathname: string): string {
  const pattern = known.get(pathname) ?? matchRoutes(patterns, pathname)?.[0]?.route.path ?? '*';
  known.set(pathname, pattern);
  return pattern;
}

/** As load-session.ts has it: the link of a visit wins over whoever is logged in, on its own page alone. */
const sessionAt = (pattern: string, session: Session): Session =>
  pattern.startsWith('/direct-sign/') || pattern === '/view/:id/:userid'
    ? { kind: 'visit', requestId: 'x', userid: 'x' }
    : session;

/** The verbs of root.tsx that lead people elsewhere, in their order. */
const verbs: MiddlewareFunction<Response>[] = [followRedirects, requireAccess, settleAccount];

/** Opens an address as the router does: the next address, 'shown', or the status that is thrown. */
async function open(address: string, session: Session): Promise<{ next: string } | 'shown' | number> {
  const url = new URL(address, 'https://sign.example.ch');
  const context = new RouterContextProvider();
  const pattern = findPattern(url.pathname);
  context.set(sessionContext, sessionAt(pattern, session));
  context.set(environmentContext, { publicUrl: url.origin } as Environment);
  const args = { request: new Request(url), url, context, pattern, params: {} };
  for (const verb of verbs) {
    try {
      await verb(args, async () => new Response());
    } catch (thrown) {
      if (thrown instanceof Response) return { next: thrown.headers.get('location')! };
      return (thrown as { init: { status: number } }).init.status;
    }
  }
  return 'shown';
}

/** Follows redirects to where a journey ends; the same address twice is a circle. */
async function follow(start: string, session: Session): Promise<{ way: string[]; end: 'shown' | number | 'circle' }> {
  const way = [start];
  for (;;) {
    const outcome = await open(way.at(-1)!, session);
    if (typeof outcome !== 'object') return { way, end: outcome };
    if (way.includes(outcome.next)) return { way: [...way, outcome.next], end: 'circle' };
    way.push(outcome.next);
  }
}

const starts = [...new Set([...screens.map(({ path }) => path), ...redirects.map(({ from }) => from)])]
  .filter((path) => path !== '*')
  .map((path) => path.replaceAll(/:\w+/g, 'x'));

describe.each(people)('$name', ({ session }) => {
  it('is never led in a circle, nor by a redirect to a page that does not exist or is not theirs', async () => {
    const astray: string[] = [];
    for (const start of starts) {
      const { way, end } = await follow(start, session);
      const last = findPattern(new URL(way.at(-1)!, 'https://sign.example.ch').pathname);
      const isOpen = last !== '*' && decideAccess(findScreen(last)!, sessionAt(last, session)).kind === 'allow';
      // A page that is not theirs may answer 404 at its own address; a redirect must lead somewhere.
      if (end === 'circle' || (way.length > 1 && !(end === 'shown' && isOpen)))
        astray.push(`${way.join(' → ')}: ${end}`);
    }
    expect(astray).toEqual([]);
  });
});

it('an administrator of a shut business is let to its members, the upgrade and the logout, and to /business/upgrade from all other pages for accounts', async () => {
  const session = describeAccount(['user', 'member', 'admin'], 'BLOCKED', {});
  const ends = await Promise.all(
    [
      '/business/members',
      '/business/members/domains',
      '/upgrade',
      '/logout',
      '/',
      '/business',
      '/business/profile',
    ].map(async (start) => (await follow(start, session)).way.at(-1)),
  );
  expect(ends).toEqual([
    '/business/members',
    '/business/members/domains',
    '/upgrade',
    '/logout',
    '/business/upgrade',
    '/business/upgrade',
    '/business/upgrade',
  ]);
});
