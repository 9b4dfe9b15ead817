import { describe, expect, it } from 'vitest';
import { fillRow, judgeColumns, judgeRows, listPlaceholders, type BatchTemplate } from './batch-rules.ts';
import type { BatchColumn } from './batch-schemas.ts';

const tenant = '9c1e3a5b-7d8f-4a2c-8e4b-6f0a2c4e6b8d';
const watcher = '1e3c5a7b-9d0f-4b2e-8a6c-4d8f0b2a6c1e';
const template: BatchTemplate = {
  quality: 'SES',
  fields: [],
  roles: [
    { id: tenant, kind: 'SIGNER', name: 'Tenant', sequence: -1 },
    { id: watcher, kind: 'OBSERVER', name: '', sequence: -1 },
  ],
  texts: [
    { language: 'en', title: 'Lease of {{ Flat }}', message: 'Dear {{Name}}' },
    { language: 'de', title: 'Miete {{Flat}}', message: '' },
  ],
};
const plain: BatchTemplate = { ...template, texts: [{ language: 'en', title: 'Lease', message: '' }] };
const email: BatchColumn = { kind: 'email', role_id: tenant };
const fault = (column: BatchColumn, cell: string) =>
  judgeRows(plain, [email, column], [['a@example.ch', cell]])[0]?.fault;

describe('the columns of a batch', () => {
  it('name an address for each role that signs, and a value for each placeholder', () => {
    expect(listPlaceholders(template.texts)).toEqual(['Flat', 'Name']);
    expect(judgeColumns(template, [])).toEqual([
      { fault: 'email_missing', role_id: tenant },
      { fault: 'placeholder_missing', name: 'Flat' },
      { fault: 'placeholder_missing', name: 'Name' },
    ]);
    expect(judgeColumns(template, [email, { kind: 'title' }, { kind: 'message' }])).toEqual([]);
  });

  it('are not named twice, and belong to the template', () => {
    expect(judgeColumns(plain, [email, email])).toEqual([{ fault: 'named_twice' }]);
    const stranger: BatchColumn = { kind: 'email', role_id: '6a8c0e2f-4b5d-4e7f-9a1b-3c5d7e9f1a2b' };
    expect(judgeColumns(plain, [email, stranger])).toEqual([{ fault: 'role_unknown' }]);
  });
});

describe('a row of a batch', () => {
  it('reads numbers and languages as people write them', () => {
    const columns: BatchColumn[] = [
      email,
      { kind: 'mobile_number', role_id: tenant },
      { kind: 'language', role_id: tenant },
      { kind: 'placeholder', name: 'Flat' },
      { kind: 'placeholder', name: 'Name' },
    ];
    const row = fillRow(template, columns, [' Petra@Example.CH ', '+41 (79) 123 45-67', 'Deutsch', '4b', 'Petra']);
    expect(row).toEqual({
      key: null,
      people: [{ role_id: tenant, email: 'petra@example.ch', mobile_number: '41791234567', language: 'de' }],
      text: { language: 'de', title: 'Miete 4b', message: '' },
      values: {},
    });
    expect(fillRow(template, columns, ['a@example.ch', '0041791234567', 'EN-gb', '4b', 'Petra'])).toMatchObject({
      people: [{ mobile_number: '41791234567', language: 'en' }],
      text: { title: 'Lease of 4b', message: 'Dear Petra' },
    });
  });

  it.each([
    [{ kind: 'email', role_id: watcher }, '=HYPERLINK("https://example.ch")', 'email'],
    [{ kind: 'email', role_id: watcher }, '', undefined],
    [{ kind: 'mobile_number', role_id: tenant }, '079 123 45 67', 'phone'],
    [{ kind: 'language', role_id: tenant }, 'Rumantsch', 'language'],
    [{ kind: 'title' }, 'x'.repeat(10_000), 'too_long'],
    [{ kind: 'title' }, 'עסקת שכירות — \u202Eabc', undefined],
    [{ kind: 'title' }, '=1+1', undefined],
    [{ kind: 'first_name', role_id: tenant }, 'a\u0000b', 'characters'],
    [{ kind: 'key' }, '', 'missing'],
  ] as const)('judges %o with %j as %s', (column, cell, expected) => {
    expect(fault(column, cell)).toBe(expected);
  });

  it.each([
    ['date', '24.1.2026', '2026-01-24', undefined],
    ['date', '2026-02-30', '2026-02-30', 'value'],
    ['number', '1’234,50', '1234.50', undefined],
    ['number', '=1+1', '=1+1', 'value'],
    ['checkbox', 'Ja', 'true', undefined],
    ['checkbox', 'nein', undefined, undefined],
    ['text', '=1+1', '=1+1', undefined],
    ['text', 'x'.repeat(10_000), 'x'.repeat(10_000), 'too_long'],
  ] as const)('fills a %s with %j', (kind, cell, value, expected) => {
    const id = '6a8c0e2f-4b5d-4e7f-9a1b-3c5d7e9f1a2b';
    const position = { page: '0', x: 0, y: 0, width: 10, height: 10 };
    const field = { id, kind, label: 'Rent', required: false, rules: {}, default_value: '', position, condition: null };
    const fields = [{ ...field, role_id: tenant, document_id: watcher, is_doubtful: false }];
    const columns: BatchColumn[] = [email, { kind: 'field', field_id: id }];
    const cells = ['a@example.ch', cell];
    expect(fillRow({ ...plain, fields }, columns, cells).values[id]).toBe(value);
    expect(judgeRows({ ...plain, fields }, columns, [cells])[0]?.fault).toBe(expected);
    expect(judgeColumns(plain, columns)).toEqual([{ fault: 'role_unknown' }]);
  });

  it('comes once: by its key, or by all that it says', () => {
    const columns: BatchColumn[] = [{ kind: 'key' }, email];
    const cells = [
      ['1', 'a@example.ch'],
      ['2', 'a@example.ch'],
      ['1', 'b@example.ch'],
    ];
    expect(judgeRows(plain, columns, cells)).toEqual([{ row: 2, column: 0, fault: 'twice' }]);
    expect(judgeRows(plain, [email], [['a@example.ch'], ['A@example.ch']])).toEqual([
      { row: 1, column: 0, fault: 'twice' },
    ]);
  });

  it('is too long where its placeholders make the title too long', () => {
    const columns: BatchColumn[] = [
      email,
      { kind: 'placeholder', name: 'Flat' },
      { kind: 'placeholder', name: 'Name' },
    ];
    expect(judgeRows(template, columns, [['a@example.ch', 'x'.repeat(250), 'y']])).toEqual([
      { row: 0, column: 1, fault: 'too_long' },
    ]);
  });
});
