import { expect, it } from 'vitest';
import { groupChanges } from './group-changes.ts';

const change = (kind: 'signature' | 'mark' | 'page-content' | 'form-value', isAllowed = true, more = {}) => ({
  kind,
  revision: 2,
  isAllowed,
  ...more,
});

it('puts what is not allowed first and keeps the order of the rest', () => {
  const groups = groupChanges([
    change('signature'),
    change('form-value', true, { fieldName: 'Salary' }),
    change('page-content', false, { page: 0 }),
  ]);
  expect(groups.map(({ id }) => id)).toEqual([
    'verification.change.page-content',
    'verification.change.signature',
    'verification.change.form-value',
  ]);
});

it('says the same thing once, with how often', () => {
  const groups = groupChanges([change('signature'), change('signature'), change('signature', false)]);
  expect(groups.map(({ count, isAllowed }) => ({ count, isAllowed }))).toEqual([
    { count: 1, isAllowed: false },
    { count: 2, isAllowed: true },
  ]);
});

it('does not name the fields of signatures, whose names are numbers', () => {
  expect(groupChanges([change('signature', true, { fieldName: 'Signature 2ee50ef9' })])[0]!.fieldName).toBeUndefined();
});

it('tells whose signature and whose further marks were added, one by one', () => {
  const signers = new Map([
    ['Signature 1', 'Ada Keller'],
    ['Signature 12', 'Ben Frei'],
  ]);
  const groups = groupChanges(
    [
      change('signature', true, { fieldName: 'Signature 12' }),
      change('mark', true, { fieldName: 'Signature 12 mark 1', page: 1 }),
      change('mark', true, { fieldName: 'Signature 1 mark 1', page: 1 }),
      change('signature', true, { fieldName: 'Signature 1' }),
    ],
    signers,
  );
  expect(groups.map(({ signer, page, count }) => ({ signer, page, count }))).toEqual([
    { signer: 'Ben Frei', page: undefined, count: 1 },
    { signer: 'Ben Frei', page: 2, count: 1 },
    { signer: 'Ada Keller', page: 2, count: 1 },
    { signer: 'Ada Keller', page: undefined, count: 1 },
  ]);
});

it('keeps pages and fields apart, and counts pages as readers do', () => {
  const groups = groupChanges([
    change('page-content', false, { page: 0 }),
    change('page-content', false, { page: 4 }),
    change('form-value', true, { fieldName: 'A' }),
    change('form-value', true, { fieldName: 'Field 4b68b09e', fieldLabel: 'B' }),
  ]);
  expect(groups.map(({ page, fieldName }) => page ?? fieldName)).toEqual([1, 5, 'A', 'B']);
});
