import { describe, expect, it } from 'vitest';
import { keyOf } from '../testing/journeys.ts';
import { requireDirectSign } from './require-direct-sign.ts';

const visitor = { kind: 'visitor' } as Parameters<typeof requireDirectSign>[0];
const account = { kind: 'user' } as Parameters<typeof requireDirectSign>[0];
const off = { businessSettings: { mabSettings: { directSign: { enabled: false } } } };
const judge = (
  actor: typeof visitor,
  settings: { businessSettings: unknown },
  trustQuality: 'QES' | 'AES_MINIMAL' | 'AES',
) =>
  keyOf(
    (async () => requireDirectSign(actor, settings, { trustQuality } as Parameters<typeof requireDirectSign>[2]))(),
  );

describe('signing without an account where a trust service must know the person', () => {
  it('is allowed unless the organisation says no', async () => {
    expect(await judge(visitor, { businessSettings: null }, 'QES')).toBe('no problem');
    expect(await judge(visitor, { businessSettings: {} }, 'QES')).toBe('no problem');
  });

  it.each(['QES', 'AES_MINIMAL'] as const)('is refused in %s where it says no, to visitors alone', async (quality) => {
    expect(await judge(visitor, off, quality)).toBe('error.sign.account_required');
    expect(await judge(account, off, quality)).toBe('no problem');
    expect(await judge(visitor, off, 'AES')).toBe('no problem');
  });
});
