import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { describe, expect, it } from 'vitest';
import { describeTour, isOpenAddress } from './describe-tour.ts';

const script = { token: 'NX-1', scriptUrl: 'https://js.userpilot.io/sdk/latest.js', integrity: undefined };
const [{ pricePlan, settings }, locale] = [businessExample, 'de-ch' as const];
const shown = { ...businessExample, settings: { ...settings, userPilot: { enabled: true } } };
const asPlan = (name: string, type = name.toUpperCase()) => ({
  ...businessExample,
  pricePlan: { ...pricePlan, name, current: { base: { type, startAt: '2026-01-02T03:04:05.000Z', endAt: null } } },
});
const alone = (freeAccountType: 'free_v1' | 'free_legacy' | null) => ({
  user: { ...userExample, roles: ['user' as const], attributes: { ...userExample.attributes, freeAccountType } },
  business: undefined,
  locale,
});

describe('the product tour', () => {
  it('is for people of a business that has settled so, and is told exactly what the specification names', () => {
    const user = { ...userExample, roles: ['user', 'member'] as ('user' | 'member')[] };
    expect(describeTour(script, { user, business: shown, locale })?.person).toStrictEqual({
      email: user.email,
      business: shown.name,
      username: user.id,
      role: 'user',
      plan: shown.pricePlan.name,
      locale_code: 'de-ch',
      plan_start: shown.pricePlan.current.base.startAt,
    });
    expect(describeTour(script, { user, business: businessExample, locale })).toBeUndefined();
  });

  it('is for whoever has the plan free_legacy, with a business or without, as long as it is in force', () => {
    const told = describeTour(script, { user: userExample, business: asPlan('free_legacy'), locale });
    expect(told?.person).toMatchObject({ plan: 'free_legacy', plan_start: '2026-01-02T03:04:05.000Z' });
    expect(
      describeTour(script, { user: userExample, business: asPlan('free_legacy', 'CANCELED'), locale }),
    ).toBeUndefined();
    const { person } = describeTour(script, alone('free_legacy'))!;
    expect(person).toMatchObject({ plan: 'free_legacy', role: 'user', plan_start: userExample.createdAt });
    expect(person).not.toHaveProperty('business');
    for (const other of [null, 'free_v1'] as const) expect(describeTour(script, alone(other))).toBeUndefined();
  });

  it('calls administrators so, and prefers the address of the identification', () => {
    const user = {
      ...userExample,
      roles: ['user', 'member', 'admin'] as ('user' | 'member' | 'admin')[],
      attributes: { ...userExample.attributes, signerIdentityEmail: 'nora@id.example.ch' },
    };
    expect(describeTour(script, { user, business: shown, locale })?.person).toMatchObject({
      email: 'nora@id.example.ch',
      role: 'admin',
    });
  });

  it('does not run on pages whose address is a secret', () => {
    const isOpen = (address: string) => isOpenAddress(new URL(address, 'https://sign.example.ch'));
    expect(isOpen('/dashboard?tab=inbox&q=rent')).toBe(true);
    for (const secret of ['/profile/confirm?token=a', '/sso/callback?code=a&state=b'])
      expect(isOpen(secret)).toBe(false);
  });
});
