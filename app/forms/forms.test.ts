import { Phone } from '@sigillum/api-contracts/business/schemas.ts';
import { ApiProblem, ContractViolation } from '@sigillum/api-contracts/client.ts';
import { Email } from '@sigillum/api-contracts/schemas.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { describeFailure } from './describe-failure.ts';
import { describeViolation, readIssue } from './describe-violation.ts';
import { mapProblem } from './map-problem.ts';
import { parseForm } from './parse-form.ts';
import { typedCharacters, typedDate, typedMobile, typedNumber, typedPhone } from './typed-values.ts';

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

it('gives back postal and country codes, which are no secrets', () => {
  const { failure } = parseForm(fill({ email: '', postalCode: '8001', countryCode: 'CH', code: '123456' }), schema);
  expect(failure?.typed).toEqual({ postalCode: '8001', countryCode: 'CH' });
});

const typed = z.object({
  days: typedNumber({ least: 1, greatest: 90 }).optional(),
  share: typedNumber({ hasFractions: true }).optional(),
  deadline: typedDate({ earliest: '2026-11-21', latest: '2027-11-21' }).optional(),
  mobile: typedMobile.optional(),
  phone: typedPhone(Phone).optional(),
  account: typedCharacters(/[a-z-]/).optional(),
});

it('reads numbers, days and phone numbers as people type them', () => {
  const form = fill({
    days: ' 14 ',
    share: '1’000,5',
    deadline: '1.3.27',
    mobile: '+41 79 123 45 67',
    phone: '+41 44 (123) 45.67',
    account: 'a-b',
  });
  const value = {
    days: 14,
    share: 1000.5,
    deadline: '2027-03-01',
    mobile: '41791234567',
    phone: '+41441234567',
    account: 'a-b',
  };
  expect(parseForm(form, typed)).toEqual({ value });
});

it.each([
  ['days', 'many', { id: 'forms.numbers' }],
  ['days', '1.5', { id: 'forms.integers' }],
  ['days', '0', { id: 'forms.least', values: { limit: 1 } }],
  ['days', '91', { id: 'forms.greatest', values: { limit: 90 } }],
  ['share', 'half', { id: 'forms.numbers' }],
  ['deadline', '31.4.2027', { id: 'forms.format' }],
  ['deadline', '20.11.2026', { id: 'forms.earliest', values: { date: '2026-11-21' } }],
  ['deadline', '22.11.2027', { id: 'forms.latest', values: { date: '2027-11-21' } }],
  ['mobile', '079 123 45 67', { id: 'forms.phone' }],
  ['mobile', '79 123 45 67', { id: 'forms.phone' }],
  ['phone', '044 123', { id: 'forms.phone' }],
  ['account', 'a#b', { id: 'forms.character', values: { character: '#' } }],
  ['account', 'a b#', { id: 'forms.space' }],
])('says of %s “%s” what is wrong, with its bounds', (name, text, reference) => {
  expect(parseForm(fill({ [name]: text }), typed).failure?.fields).toEqual({ [name]: reference });
});

it.each([
  [z.string(), undefined, 'forms.required'],
  [z.email(), 'x', 'forms.email'],
  [z.string().uppercase(), 'x', 'forms.uppercase'],
  [z.string().length(3), 'x', 'forms.length'],
  [z.string().regex(/\d/), 'x', 'forms.format'],
  [z.array(z.string()).min(1), [], 'forms.choice'],
  [z.enum(['a', 'b']), 'c', 'forms.format'],
])('has a sentence for every kind of rule (%#)', (rule, value, id) => {
  const issue = rule.safeParse(value).error!.issues[0]!;
  expect(describeViolation(readIssue(issue)).id).toBe(id);
});

it('says that nothing was changed only where the service has said so, and never of an answer that nobody understands', () => {
  expect(describeFailure(refuse({ status: 500, key: 'error.internal' })).id).toBe('error.internal');
  expect(describeFailure(new ContractViolation('POST /v3/sign answered 299'))).toEqual({ id: 'error.unclear' });
  expect(describeFailure(new TypeError('Failed to fetch'))).toEqual({ id: 'error.offline' });
});
