import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { adminExample, userExample } from '@sigillum/api-contracts/user/examples.ts';
import { expect, it } from 'vitest';
import { findDueStep } from './due-steps.ts';

const everything = () => true;
const member: User['roles'] = ['user', 'member'];
/** An administrator with what else is said. */
function describeUser({
  roles = adminExample.roles,
  paymentMethod = 'TRIALING',
  ...attributes
}: Partial<User['attributes']> & {
  roles?: User['roles'];
  paymentMethod?: NonNullable<User['business']>['paymentMethod'];
}): User {
  const business = { ...adminExample.business!, paymentMethod };
  return { ...adminExample, roles, business, attributes: { ...userExample.attributes, ...attributes } };
}

it('lets an account that owes nothing go where it wants', () => {
  expect(findDueStep(describeUser({}), '/dashboard', everything)).toBeUndefined();
});

it('leads a weak password to its change, which itself and the logout stay open', () => {
  const user = describeUser({ weakPassword: true, acceptedGtc: false });
  expect(
    ['/dashboard', '/profile/change-password', '/logout'].map((pattern) => findDueStep(user, pattern, everything)),
  ).toEqual([{ goTo: '/profile/change-password' }, undefined, undefined]);
});

it('leads to the rest of a set-up at an organisation before any dialog', () => {
  const user = describeUser({ ssoSetupPending: true, acceptedGtc: false });
  expect(['/dashboard', '/signup/sso'].map((pattern) => findDueStep(user, pattern, everything))).toEqual([
    { goTo: '/signup/sso' },
    undefined,
  ]);
});

it('opens one dialog after the other, in a fixed order', () => {
  const owed = {
    acceptedGtc: false,
    removedFromBusiness: true,
    businessDeleted: true,
    acceptedBusinessInvite: false,
  };
  const order: unknown[] = [];
  for (const name of [undefined, ...Object.keys(owed)] as (keyof typeof owed | undefined)[]) {
    if (name) owed[name] = name === 'acceptedGtc' || name === 'acceptedBusinessInvite';
    const user = describeUser({ roles: member, paymentMethod: 'BLOCKED', ...owed });
    order.push(findDueStep(user, '/dashboard', everything));
  }
  expect(order).toEqual([
    { open: 'acceptTerms' },
    { open: 'removedFromBusiness' },
    { open: 'businessDeleted' },
    { open: 'businessInvitation' },
    { open: 'businessLocked' },
  ]);
});

it.each(['BLOCKED', 'NEEDS_PAYMENT_METHOD'] as const)(
  'leaves admins of a business that is %s only members, upgrade and logout, and shows its members that it is locked',
  (paymentMethod) => {
    const user = describeUser({ paymentMethod });
    const open = ['/business/members', '/business/members/domains', '/business/upgrade', '/upgrade', '/logout'];
    expect(open.map((pattern) => findDueStep(user, pattern, everything))).toEqual(open.map(() => undefined));
    expect(findDueStep(user, '/dashboard', everything)).toEqual({ goTo: '/business/upgrade' });
    expect(findDueStep(describeUser({ paymentMethod, roles: member }), '/dashboard', everything)).toEqual({
      open: 'businessLocked',
    });
  },
);

it('leaves the page on which a deleted business is brought back to itself', () => {
  const user = describeUser({ roles: ['user'], businessDeleted: true });
  expect(findDueStep(user, '/business/register', everything)).toBeUndefined();
  expect(findDueStep(user, '/dashboard', everything)).toEqual({ open: 'businessDeleted' });
});

it('leads to no page that does not exist', () => {
  expect(findDueStep(describeUser({ weakPassword: true }), '/dashboard', () => false)).toBeUndefined();
});
