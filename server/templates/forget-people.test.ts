import { describe, expect, it } from 'vitest';
import { forgetPeople } from './forget-people.ts';

const people = [
  { firstName: 'Noémi', lastName: 'Frei', email: 'noemi.frei@example.ch' },
  { firstName: 'Bo', lastName: 'Li', email: 'bo.li@example.com' },
];

describe('forgetPeople', () => {
  it('takes names and addresses out of a text, however they are written', () => {
    expect(forgetPeople('Lease Noémi FREI (noemi.frei@example.ch)', people)).toBe('Lease … (…)');
    expect(forgetPeople('Dear Ms Frei,\nplease sign.', people)).toBe('Dear Ms …,\nplease sign.');
    expect(forgetPeople('For Bo Li', people)).toBe('For …');
  });

  it('cuts no word in which a name happens to stand', () => {
    expect(forgetPeople('Freigabe, Freiburg, Liste', people)).toBe('Freigabe, Freiburg, Liste');
  });

  it('reads a name as letters, not as a pattern', () => {
    expect(forgetPeople('abc', [{ firstName: null, lastName: 'a.c', email: 'x@example.ch' }])).toBe('abc');
  });
});
