import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findEndedAct, noteEndedAct, noteStay } from './ended-act.ts';
import { offerExit, openExits, recallExit } from './exit-offer.ts';

const search = `?${new URLSearchParams({
  exitURL: 'https://shop.example/signed',
  declineURL: 'https://shop.example/declined',
  errorURL: 'https://shop.example/failed',
}).toString()}`;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('offers each outcome its own address and the same time', () => {
  for (const outcome of ['signed', 'declined', 'failed'] as const)
    expect(offerExit('7d1', search, outcome)).toEqual({
      requestId: '7d1',
      outcome,
      url: `https://shop.example/${outcome}`,
      seconds: 45,
    });
  expect(offerExit('7d1', '?lang=de', 'signed')).toBeUndefined();
});

it('leaves at once where the program wants it, but never before a failure can be read', () => {
  const atOnce = `${search}&redirectTimeout=-5`;
  expect(offerExit('7d1', atOnce, 'signed')?.seconds).toBe(0);
  expect(offerExit('7d1', atOnce, 'declined')?.seconds).toBe(0);
  expect(offerExit('7d1', atOnce, 'failed')?.seconds).toBe(10);
  expect(offerExit('7d1', `${search}&redirectTimeout=0`, 'signed')?.seconds).toBeUndefined();
  const declining = `${search}&redirectTimeout=0&declineRedirect=true`;
  expect(offerExit('7d1', declining, 'declined')?.seconds).toBe(0);
  expect(offerExit('7d1', declining, 'signed')?.seconds).toBeUndefined();
});

it('recalls the way out of the last request alone', () => {
  openExits('7d1', search).end('declined');
  expect(recallExit('7d1')).toMatchObject({ url: 'https://shop.example/declined', seconds: 45 });
  expect(recallExit('8e2')).toBeUndefined();
  expect(recallExit(null)).toBeUndefined();
  openExits('8e2', '').end('signed');
  expect(recallExit('7d1')).toBeUndefined();
  expect(recallExit('8e2')).toBeUndefined();
});

it('waits for who has wanted to stay', () => {
  openExits('7d1', search).end('signed');
  noteStay('8e2');
  expect(recallExit('7d1')?.seconds).toBe(45);
  noteStay('7d1');
  expect(recallExit('7d1')).toMatchObject({ url: 'https://shop.example/signed', seconds: undefined });
});

it('judges what was kept once more when it is recalled', () => {
  noteEndedAct({ requestId: '7d1', outcome: 'signed', search: '?exitURL=javascript:alert(1)' });
  expect(findEndedAct('7d1')).toBeDefined();
  expect(recallExit('7d1')).toBeUndefined();
});
