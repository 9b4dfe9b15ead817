import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { describe, expect, it } from 'vitest';
import { decideAccess } from './decide-access.ts';
import type { Session } from './session.ts';

const account = (...roles: User['roles']): Session => ({ kind: 'account', token: 't', user: { roles } as User });
const sessions = {
  nobody: { kind: 'nobody' },
  user: account('user'),
  member: account('user', 'member'),
  admin: account('user', 'member', 'admin'),
  visitor: { kind: 'visit', requestId: 'r', userid: 's' },
} satisfies Record<string, Session>;

const judge = (path: string, roles: Parameters<typeof decideAccess>[0]['roles'], strict?: true) =>
  Object.fromEntries(
    Object.entries(sessions).map(([name, session]) => {
      const access = decideAccess({ path, roles, ...(strict && { strict }) }, session);
      return [name, access.kind === 'redirect' ? access.to : access.kind];
    }),
  );

describe('decideAccess', () => {
  it('lets higher roles do what lower roles may', () => {
    expect(judge('/dashboard', ['user'])).toEqual({
      nobody: 'login',
      user: 'allow',
      member: 'allow',
      admin: 'allow',
      visitor: 'login',
    });
    expect(judge('/invite/:id', ['member'])).toEqual({
      nobody: 'login',
      user: 'not-found',
      member: 'allow',
      admin: 'allow',
      visitor: 'login',
    });
  });

  it('takes a strict row at its word', () => {
    expect(judge('/business/register', ['user'], true)).toEqual({
      nobody: 'login',
      user: 'allow',
      member: 'not-found',
      admin: 'not-found',
      visitor: 'login',
    });
    expect(judge('/business/upgrade', ['user', 'admin'], true)).toEqual({
      nobody: 'login',
      user: 'allow',
      member: 'not-found',
      admin: 'allow',
      visitor: 'login',
    });
  });

  it('leads on what a tab sends that was opened before there was a business', () => {
    const screen = { path: '/business/register', roles: ['user'], strict: true } as const;
    expect(decideAccess(screen, sessions.user, true)).toEqual({ kind: 'allow' });
    expect(decideAccess(screen, sessions.member, true)).toEqual({ kind: 'redirect', to: '/' });
    expect(decideAccess(screen, sessions.admin, true)).toEqual({ kind: 'redirect', to: '/business/profile' });
  });

  it('opens a visit’s pages to visitors only', () => {
    expect(judge('/view/:id/:userid', ['nas'])).toEqual({
      nobody: 'login',
      user: 'not-found',
      member: 'not-found',
      admin: 'not-found',
      visitor: 'allow',
    });
  });

  it('leads accounts from pages for strangers to the dashboard', () => {
    expect(judge('/login', ['unauthenticated'])).toEqual({
      nobody: 'allow',
      user: '/',
      member: '/',
      admin: '/',
      visitor: 'login',
    });
  });

  it('opens pages for all to all', () => {
    expect(new Set(Object.values(judge('*', 'all')))).toEqual(new Set(['allow']));
  });

  it('leads members from admin pages to the dashboard and tells them why, and people without a business to its registration', () => {
    expect(judge('/business/members/domains', ['admin'])).toEqual({
      nobody: 'login',
      user: '/business/register',
      member: '/',
      admin: 'allow',
      visitor: 'login',
    });
    expect(decideAccess({ path: '/business/settings', roles: ['admin'] }, sessions.member)).toMatchObject({
      flash: 'business.not_allowed',
    });
  });

  it('leads from /business to where each role belongs', () => {
    expect(judge('/business', ['user'])).toEqual({
      nobody: 'login',
      user: '/business/register',
      member: '/',
      admin: '/business/dashboard',
      visitor: 'login',
    });
  });

  it('leads admins from the business sign-up to their business', () => {
    expect(judge('/business/signup/steps', ['unauthenticated']).admin).toBe('/business/profile');
  });
});
