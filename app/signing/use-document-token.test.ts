import { expect, it } from 'vitest';
import { isNearEnd, isReplaced } from './use-document-token.ts';

const until = (time: string) => ({ document_token: time, document_token_expires_at: `2026-11-21T${time}:00.000Z` });
const at = (time: string) => Date.parse(`2026-11-21T${time}:00.000Z`);

it('keeps a token while it has a quarter of an hour to live, so that images need not be fetched again', () => {
  expect(isReplaced(until('10:00'), until('10:40'), at('09:45'))).toBe(false);
  expect(isReplaced(until('10:00'), until('10:46'), at('09:46'))).toBe(true);
});

it('never goes back to a token that ends earlier', () => {
  expect(isReplaced(until('10:00'), until('09:55'), at('09:50'))).toBe(false);
});

it('needs another once a quarter of an hour is left, not before', () => {
  expect(isNearEnd(until('10:00'), at('09:45'))).toBe(false);
  expect(isNearEnd(until('10:00'), at('09:46'))).toBe(true);
});
