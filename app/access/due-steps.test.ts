import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { expect, it } from 'vitest';
import { findDueStep } from './due-steps.ts';

const everything = () => true;
const describeUser = (changes: { weakPassword?: boolean; paymentMethod?: string; roles?: User['roles'] }): User =>
  ({
    roles: changes.roles ?? ['user', 'member', 'admin'],
    business: { paymentMethod: changes.paymentMethod ?? 'TRIALING' },
    attributes: { weakPassword: changes.weakPassword ?? false },
  }) as User;

it('lets an account that owes nothing go where it wants', () => {
  expect(findDueStep(describeUser({}), '/dashboard', everything)).toBeUndefined();
});

it('leads a weak password to its change, which itself and the logout stay open', () => {
  const user = describeUser({ weakPassword: true });
  expect(
    ['/dashboard', '/profile/change-password', '/logout'].map((pattern) => findDueStep(user, pattern, everything)),
  ).toEqual(['/profile/change-password', undefined, undefined]);
});

it.each(['BLOCKED', 'NEEDS_PAYMENT_METHOD'])(
  'leaves admins of a business that is %s only members, upgrade and logout',
  (paymentMethod) => {
    const user = describeUser({ paymentMethod });
    const open = ['/business/members', '/business/members/domains', '/business/upgrade', '/upgrade', '/logout'];
    expect(open.map((pattern) => findDueStep(user, pattern, everything))).toEqual(open.map(() => undefined));
    expect(findDueStep(user, '/dashboard', everything)).toBe('/business/upgrade');
    expect(
      findDueStep(describeUser({ paymentMethod, roles: ['user', 'member'] }), '/dashboard', everything),
    ).toBeUndefined();
  },
);

it('leads to no page that does not exist', () => {
  expect(findDueStep(describeUser({ weakPassword: true }), '/dashboard', () => false)).toBeUndefined();
});
