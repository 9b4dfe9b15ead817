import { describe, expect, it } from 'vitest';
import { identifiedExample } from '../testing/scripted-vendor.ts';
import { listChanges } from './list-changes.ts';

const account = {
  firstName: 'Anna',
  lastName: 'Keller',
  email: 'anna@example.ch',
  identityEmail: 'anna@example.ch' as string | undefined,
};
const { person, expiresAt } = identifiedExample;
const now = new Date('2027-01-01T12:00:00.000Z');
const list = (change: Partial<typeof account>, at = now) =>
  listChanges({ ...account, ...change }, { person, expiresAt }, at);

describe('what has changed since an identification', () => {
  it.each([
    ['nothing', {}, []],
    ['the name, also where the document only says it better', { firstName: 'Anna Maria' }, ['name']],
    ['the address', { email: 'keller@example.ch' }, ['email']],
    ['nothing, where no address was kept', { identityEmail: undefined }, []],
  ] as const)('is %s', (_name, change, expected) => {
    expect(list(change)).toEqual(expected);
  });

  it('is the end, from 60 days before it, and the document, from the day after its last', () => {
    const before = (days: number, ms = 0) => new Date(expiresAt.getTime() - days * 86_400_000 + ms);
    expect(list({}, before(60, -1))).toEqual([]);
    expect(list({}, before(60))).toEqual(['ending']);
    expect(list({}, new Date('2031-11-22T23:59:59.000Z'))).toEqual(['ending']);
    expect(list({}, new Date('2031-11-23T00:00:00.000Z'))).toEqual(['document', 'ending']);
  });
});
