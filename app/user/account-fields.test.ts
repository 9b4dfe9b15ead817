import { describe, expect, it } from 'vitest';
import { parseForm } from '../forms/parse-form.ts';
import { AccountFields } from './account-fields.ts';

const fill = (change: Record<string, string | undefined>) => {
  const form = new FormData();
  const values = { firstName: 'Nora', lastName: 'Keller', password: 'kupfer Wolke 93 Segel', gtc: 'true', ...change };
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.set(name, value);
  return parseForm(form, AccountFields);
};

describe('the last page of a sign-up', () => {
  it('is accepted when all is there', () => {
    expect(fill({}).failure).toBeUndefined();
  });

  it('is refused without a tick at the terms', () => {
    expect(fill({ gtc: undefined }).failure?.fields).toEqual({ gtc: { id: 'error.user.terms_not_accepted' } });
  });

  it('asks for a name that is more than spaces', () => {
    expect(Object.keys(fill({ firstName: '   ', lastName: undefined }).failure?.fields ?? {})).toEqual([
      'firstName',
      'lastName',
    ]);
  });

  it('gives back what was typed, but no password', () => {
    expect(fill({ lastName: undefined }).failure?.typed).toEqual({ firstName: 'Nora', gtc: 'true' });
  });
});
