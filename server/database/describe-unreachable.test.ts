import { expect, it } from 'vitest';
import { describeUnreachable } from './describe-unreachable.ts';

const url = 'postgres://sigillum:hidden@db.example.ch/deeds';

it.each([
  ['ECONNREFUSED', 'Nothing answers at db.example.ch:5432, where DATABASE_URL leads.'],
  ['28P01', 'The database server at db.example.ch:5432 refuses user or password of DATABASE_URL.'],
  ['53300', 'Raise its max_connections'],
  ['3D000', 'Create it: createdb deeds'],
])('says what to do about %s, and no password', (code, part) => {
  const sentence = describeUnreachable(url, Object.assign(new Error('raw'), { code }));
  expect(sentence).toContain(part);
  expect(sentence).not.toContain('hidden');
});

it('says that a password is missing where pg itself finds out', () => {
  const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  expect(describeUnreachable('postgres://sigillum@db.example.ch/deeds', error)).toBe(
    'The database server at db.example.ch:5432 asks for a password, and DATABASE_URL has none. Add it.',
  );
});

it('leaves what it does not know to its own words', () => {
  expect(describeUnreachable(url, new Error('PostgreSQL 12 is too old'))).toBeUndefined();
});
