import { expect, it } from 'vitest';
import { settleDisplay } from './visual-signature.ts';

const free = { canUpdate: true, defaultValue: true };

it('keeps what was chosen where the business leaves the choice', () => {
  const permissions = { date: free, claim: free, std: { canUpdate: true, defaultValue: false } };
  expect(settleDisplay({ date: false, claim: true, std: true }, permissions)).toEqual({
    date: false,
    claim: true,
    std: true,
  });
});

it('begins with the defaults and never goes against the business', () => {
  const permissions = { date: free, claim: { canUpdate: false, defaultValue: false }, std: free };
  expect(settleDisplay(undefined, permissions)).toEqual({ date: true, claim: false, std: true });
  expect(settleDisplay({ date: true, claim: true, std: true }, permissions).claim).toBe(false);
});
