import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { noteVisit, readBankAnswer, takeVisit } from './bank-visit.ts';

const Visit = z.object({ seats: z.int() });

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['setup', 'succeeded', false],
  ['payment', 'succeeded', false],
  ['payment', 'failed', true],
] as const)(
  'reads what became of a %s that has %s, and leaves nothing of it in the address',
  (stage, status, isRefused) => {
    const added = `${stage}_intent=x_1&${stage}_intent_client_secret=x_1_secret_2&redirect_status=${status}`;
    expect(readBankAnswer(`https://sign.example.ch/upgrade?plan=team&${added}&seats=3#bill`)).toEqual({
      answer: { stage, isRefused },
      rest: '/upgrade?plan=team&seats=3#bill',
    });
    expect(readBankAnswer(`https://sign.example.ch/upgrade?${added}`).rest).toBe('/upgrade');
  },
);
it('finds nothing in an ordinary address', () => {
  const { answer, rest } = readBankAnswer('https://sign.example.ch/upgrade?plan=team');
  expect({ answer, rest }).toEqual({ answer: undefined, rest: '/upgrade?plan=team' });
});

it('says once what was noted for a page, and nothing to another one', () => {
  noteVisit('purchase', { seats: 3 });
  expect(takeVisit('identification', Visit)).toBeUndefined();
  expect(takeVisit('purchase', Visit)).toEqual({ seats: 3 });
  expect(takeVisit('purchase', Visit)).toBeUndefined();
});
it('forgets what is over, what is too old, and what is not as expected', () => {
  noteVisit('purchase', { seats: 3 });
  noteVisit('purchase', undefined);
  expect(takeVisit('purchase', Visit)).toBeUndefined();
  noteVisit('purchase', { seats: 3 });
  vi.advanceTimersByTime(61 * 60_000);
  expect(takeVisit('purchase', Visit)).toBeUndefined();
  noteVisit('purchase', { seats: 'many' });
  expect(takeVisit('purchase', Visit)).toBeUndefined();
});
