import { expect, it } from 'vitest';
import { readSendToStatus } from './send-to-status.ts';

const created_at = new Date('2026-11-21T08:00:00.000Z');
const at = (time: string) => new Date(`2026-11-${time}Z`);

it('waits for a day and has then expired, to the millisecond', () => {
  const unclaimed = { created_at, claimed_at: null };
  expect(readSendToStatus(unclaimed, undefined, at('22T07:59:59.999'))).toBe('UNCLAIMED');
  expect(readSendToStatus(unclaimed, undefined, at('22T08:00:00.000'))).toBe('EXPIRED');
});

it.each([
  ['DRAFT', 'CLAIMED'],
  ['OPEN', 'SIGNING'],
  ['SIGNED', 'SIGNED'],
  ['DECLINED', 'DECLINED'],
  ['WITHDRAWN', 'WITHDRAWN'],
  ['EXPIRED', 'EXPIRED'],
  ['ERROR', 'WITHDRAWN'],
  [undefined, 'WITHDRAWN'],
] as const)('says of a claimed request that is %s: %s', (request, status) => {
  expect(readSendToStatus({ created_at, claimed_at: created_at }, request, at('25T08:00:00.000'))).toBe(status);
});
