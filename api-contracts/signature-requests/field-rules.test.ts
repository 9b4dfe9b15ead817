import { describe, expect, it } from 'vitest';
import { findFieldFault, judgeValue, judgeValues, listShown, showValue, writeInitials } from './field-rules.ts';
import { FieldDeclaration, fieldLimits, FieldValues, RequestField, RequestFields } from './field-schemas.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const position = { page: '0', x: 10, y: 10, width: 120, height: 20 };
const declare = (index: number, changes: Partial<FieldDeclaration> = {}): FieldDeclaration =>
  FieldDeclaration.parse({ id: idOf(index), kind: 'text', label: `Field ${index}`, position, ...changes });
const onField = (index: number, equals: string | null = null) => ({ field_id: idOf(index), equals });

describe('a value', () => {
  it.each<[FieldDeclaration['kind'], FieldDeclaration['rules'], string, string | undefined]>([
    ['text', {}, 'Ada', undefined],
    ['text', { max_length: 3 }, 'Adas', 'too_long'],
    ['text', {}, 'two\nlines', 'pattern'],
    ['text', {}, 'x'.repeat(fieldLimits.text + 1), 'too_long'],
    ['longtext', {}, 'two\nlines', undefined],
    ['text', { pattern: 'email' }, 'ada@example.org', undefined],
    ['text', { pattern: 'email' }, 'ada', 'pattern'],
    ['text', { pattern: 'iban' }, 'CH93 0076 2011 6238 5295 7', undefined],
    ['text', { pattern: 'iban' }, 'CH93 0076 2011 6238 5295 8', 'pattern'],
    ['text', { pattern: 'phone' }, '+41 44 123 45 67', undefined],
    ['text', { pattern: 'digits' }, '12a', 'pattern'],
    ['number', { min: '-5', max: '10' }, '-5', undefined],
    ['number', { min: '-5', max: '10' }, '10.5', 'too_large'],
    ['number', {}, '1e9', 'not_a_number'],
    ['date', { min: '2026-01-01' }, '2025-12-31', 'too_small'],
    ['date', {}, '2026-02-30', 'not_a_date'],
    ['checkbox', {}, 'true', undefined],
    ['checkbox', {}, 'yes', 'not_a_choice'],
    ['choice', { choices: ['a', 'b'] }, 'b', undefined],
    ['choice', { choices: ['a', 'b'] }, 'c', 'not_a_choice'],
    ['initials', {}, 'A. Lv.', undefined],
    ['initials', {}, 'Ada Lovelace', 'too_long'],
    ['initials', {}, 'A\nL', 'pattern'],
  ])('of a %s with the rules %j: %j', (kind, rules, value, fault) => {
    expect(judgeValue({ kind, rules }, value)).toBe(fault);
  });

  it('is text, whatever it looks like', () => {
    for (const value of ['=HYPERLINK("https://example.org")', '<b onclick="x()">', '){{sign}}', 'שלום (123)']) {
      expect(judgeValue(declare(1), value)).toBeUndefined();
      expect(showValue(declare(1), value)).toBe(value);
    }
  });

  it('of a date is shown as visible signatures show it', () => {
    expect(showValue({ kind: 'date' }, '2026-11-23')).toBe('23.11.2026');
  });

  it.each([
    ['Ada', 'Lovelace', 'AL'],
    ['Anna-Maria', 'von Muster', 'AMM'],
    ['Anna Maria Sofia', 'Meier', 'AMM'],
    ['élodie', ' de la  Tour', 'ÉT'],
    ['محمد', 'علي', 'مع'],
    ['', 'Sigillum AG (Zürich)', 'Z'],
    [null, undefined, ''],
    ['–', '…', ''],
  ])('of initials is offered to %s %s as %s', (first, last, initials) => {
    expect(writeInitials(first, last)).toBe(initials);
    expect(judgeValue({ kind: 'initials', rules: {} }, initials)).toBeUndefined();
  });

  it('of ten thousand characters is none', () => {
    expect(FieldValues.safeParse({ [idOf(1)]: 'x'.repeat(10_000) }).success).toBe(false);
  });
});

describe('a list of fields', () => {
  it.each([
    ['two of one id', [declare(1), declare(1)], 'id'],
    ['a rule of another kind', [declare(1, { rules: { min: '1' } })], 'rules'],
    ['a choice between nothing', [declare(1, { kind: 'choice' })], 'rules'],
    ['the same choice twice', [declare(1, { kind: 'choice', rules: { choices: ['a', 'a'] } })], 'rules'],
    ['bounds that leave nothing', [declare(1, { kind: 'number', rules: { min: '2', max: '1' } })], 'rules'],
    ['a bound that is no date', [declare(1, { kind: 'date', rules: { min: '1' } })], 'rules'],
    ['a default against the rules', [declare(1, { kind: 'number', default_value: '=1+1' })], 'default'],
    ['initials that somebody else has written', [declare(1, { kind: 'initials', default_value: 'AL' })], 'default'],
    ['a condition on nothing', [declare(1, { condition: onField(2) })], 'condition'],
    ['a condition on itself', [declare(1, { condition: onField(1) })], 'circle'],
    ['a circle of two', [declare(1, { condition: onField(2) }), declare(2, { condition: onField(1) })], 'circle'],
  ] as const)('cannot hold %s', (_, fields, fault) => {
    expect(findFieldFault(fields)?.fault).toBe(fault);
  });

  it('cannot ask one person for what another one fills in', () => {
    const one = RequestField.parse({ ...declare(1), document_id: idOf(7), sid: idOf(8) });
    const other = RequestField.parse({ ...declare(2), document_id: idOf(7), sid: idOf(9), condition: onField(1) });
    expect(findFieldFault([one, other])).toEqual({ id: other.id, fault: 'condition' });
    expect(
      RequestFields.parse({ fields: [{ ...one, value: '' }], initials: '', revision: 'r', sid: null }).fields,
    ).toHaveLength(1);
  });

  it('finds the circle in any list where one was hidden, and none where fields name only earlier ones', () => {
    let seed = 21;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 200; round += 1) {
      const count = 2 + random(30);
      const fields = Array.from({ length: count }, (_, i) =>
        declare(i, i > 0 && random(3) > 0 ? { condition: onField(random(i)) } : {}),
      );
      expect(findFieldFault(fields)).toBeUndefined();
      // A chain from the last to the first, and from there back to some link of it.
      const chain = fields.map((field, i) => ({ ...field, condition: onField(i === 0 ? random(count) : i - 1) }));
      expect(findFieldFault(chain)?.fault).toBe('circle');
      // Whatever was refused still ends when it is asked what to show.
      expect(listShown(chain, new Map(chain.map(({ id }) => [id, 'x'])))).toHaveLength(0);
    }
  });
});

describe('what a signer is asked for', () => {
  const fields = [
    declare(1, { kind: 'checkbox' }),
    declare(2, { required: true, condition: onField(1, 'true') }),
    declare(3, { required: true, condition: onField(2) }),
    declare(4, { kind: 'number' }),
  ];

  it('follows the conditions, through fields that are hidden themselves', () => {
    const shown = (values: Record<string, string>) =>
      listShown(fields, new Map(Object.entries(values))).map(({ label }) => label);
    expect(shown({})).toEqual(['Field 1', 'Field 4']);
    expect(shown({ [idOf(1)]: 'true' })).toEqual(['Field 1', 'Field 2', 'Field 4']);
    expect(shown({ [idOf(1)]: 'true', [idOf(2)]: 'Ada' })).toHaveLength(4);
    expect(shown({ [idOf(2)]: 'left from before' })).toEqual(['Field 1', 'Field 4']);
  });

  it('is what is required and shown, and that what was written is a value', () => {
    expect(judgeValues(fields, new Map([[idOf(4), 'four']]))).toEqual([{ id: idOf(4), fault: 'not_a_number' }]);
    expect(judgeValues(fields, new Map([[idOf(1), 'true']]))).toEqual([{ id: idOf(2), fault: 'required' }]);
  });
});
