import { describe, expect, it } from 'vitest';
import { decideFate } from './survey-deletion.ts';

const own = { isOwn: true, livesOn: false, status: 'OPEN', isAccepted: false } as const;

describe('what becomes of a request when a person deletes the account', () => {
  it.each([
    ['a draft is erased', { ...own, status: 'DRAFT' }, 'erase'],
    ['a draft for a business is erased, for it was not sent', { ...own, status: 'DRAFT', livesOn: true }, 'erase'],
    ['an open one is withdrawn', own, 'withdraw'],
    ['an open one of a business that lives on passes to its administrators', { ...own, livesOn: true }, 'pass on'],
    [
      'a signed one of a business that lives on passes to its administrators',
      { ...own, livesOn: true, status: 'SIGNED' },
      'pass on',
    ],
    ['one that only waits for long-term data is not withdrawn', { ...own, isAccepted: true }, 'leave'],
    ['an expired one is left', { ...own, status: 'EXPIRED' }, 'leave'],
    ['one of somebody else is left', { ...own, isOwn: false }, 'leave'],
    ['a draft of somebody else is left', { ...own, isOwn: false, status: 'DRAFT' }, 'leave'],
  ] as const)('%s', (_, stake, fate) => {
    expect(decideFate(stake)).toBe(fate);
  });
});
