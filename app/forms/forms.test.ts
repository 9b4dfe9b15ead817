import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { Email } from '@sigillum/api-contracts/schemas.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { mapProblem } from './map-problem.ts';
import { parseForm } from './parse-form.ts';

function fill(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  return form;
}

const schema = z.object({
  email: Email,
  firstName: z.string().min(2).max(5),
  age: z.coerce.number().optional(),
  password: z.string(),
  roles: z.array(z.string()).min(1).optional(),
  terms: z.literal('on', { message: 'user.terms.missing' }).optional(),
});

function refuse(changes: Partial<ConstructorParameters<typeof ApiProblem>[0]>): ApiProblem {
  return new ApiProblem({ type: 'x', method: 'POST', path: '/v1/register', status: 422, message: 'No.', ...changes });
}

it('answers the typed value of a good form; an empty field is absent', () => {
  const { value } = parseForm(fill({ email: ' anna@example.ch ', firstName: 'Anna', age: '', password: 'x' }), schema);
  expect(value).toEqual({ email: 'anna@example.ch', firstName: 'Anna', password: 'x' });
});

it('names the first broken rule of each field with the message of the specification', () => {
  const { failure } = parseForm(fill({ email: 'anna@', firstName: 'Annamaria' }), schema);
  expect(failure?.fields).toEqual({
    email: { id: 'forms.email' },
    firstName: { id: 'forms.maximum', values: { limit: 5 } },
    password: { id: 'forms.required' },
  });
});

it('says how many characters are missing', () => {
  const { failure } = parseForm(fill({ email: 'a@b.ch', firstName: 'A', password: 'x' }), schema);
  expect(failure?.fields).toEqual({ firstName: { id: 'forms.minimum', values: { limit: 2 } } });
});

it('gives back what was typed, but never a password or a code', () => {
  const { failure } = parseForm(fill({ email: 'anna@', password: 'secret', tan: '123456', roles: ['a', 'b'] }), schema);
  expect(failure?.typed).toEqual({ email: 'anna@', roles: ['a', 'b'] });
});

it('uses a rule’s own message id', () => {
  const { failure } = parseForm(
    fill({ terms: 'on' }),
    z.object({ terms: z.string().refine(() => false, 'user.terms.missing') }),
  );
  expect(failure?.fields).toEqual({ terms: { id: 'user.terms.missing' } });
});

it('leads fields that the API refused to their places', () => {
  const problem = refuse({
    key: 'error.validation',
    violations: [
      { field: 'email', code: 'email', message: '' },
      { field: 'firstName', code: 'too_big', message: '', limit: 100 },
    ],
  });
  const failure = mapProblem(problem, fill({ email: 'x' }));
  expect(failure).toEqual({
    fields: { email: { id: 'forms.email' }, firstName: { id: 'forms.maximum', values: { limit: 100 } } },
    typed: { email: 'x' },
  });
});

it('leads a problem to the field that the form names for it, any other above the form', () => {
  const weak = refuse({ key: 'error.user.password_weak' });
  expect(mapProblem(weak, fill({}), { 'error.user.password_weak': 'password' }).fields).toHaveProperty(
    'password.id',
    'error.user.password_weak',
  );
  expect(mapProblem(weak, fill({})).form).toMatchObject({ id: 'error.user.password_weak' });
});

it('throws on what is no problem of the API', () => {
  const defect = new TypeError('x is undefined');
  expect(() => mapProblem(defect, fill({}))).toThrow(defect);
});
