import { describe, expect, it } from 'vitest';
import { keepPrices } from './keep-prices.ts';
import type { KnownPrices } from './payments.ts';

const minute = 60_000;

function open() {
  const state = { now: 0, amount: 100, isAway: false, asked: 0 };
  const read = keepPrices(
    async (): Promise<KnownPrices> => {
      state.asked += 1;
      await Promise.resolve();
      if (state.isAway) throw new Error('away');
      return new Map([['team_monthly', { CHF: state.amount }]]);
    },
    () => new Date(state.now),
  );
  const tell = async () => (await read(['team_monthly'])).get('team_monthly')?.CHF;
  return { state, tell };
}

describe('what a provider says of its prices', () => {
  it('is kept for five minutes, and asked for once by all who wait', async () => {
    const { state, tell } = open();
    expect(await Promise.all([tell(), tell(), tell()])).toEqual([100, 100, 100]);
    state.amount = 200;
    state.now = 5 * minute - 1;
    expect(await tell()).toBe(100);
    expect(state.asked).toBe(1);
    state.now = 5 * minute;
    expect(await tell()).toBe(200);
    expect(state.asked).toBe(2);
  });

  it('is told for a day while the provider is away, which is asked every half minute', async () => {
    const { state, tell } = open();
    await tell();
    state.isAway = true;
    state.now = 5 * minute;
    expect([await tell(), await tell()]).toEqual([100, 100]);
    expect(state.asked).toBe(2);
    state.now += minute / 2;
    state.isAway = false;
    state.amount = 300;
    expect(await tell()).toBe(300);
    state.isAway = true;
    state.now += 24 * 60 * minute;
    await expect(tell()).rejects.toThrow('away');
  });

  it('is not known where it was never told', async () => {
    const { state, tell } = open();
    state.isAway = true;
    await expect(tell()).rejects.toThrow('away');
  });
});
