import { describe, expect, it } from 'vitest';
import { guessColumns, hasHeadings } from './guess-columns.ts';
import { decodeText, readFile, readTable } from './read-table.ts';

const utf16 = (text: string, order: 'le' | 'be', mark = true) => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

describe('a table', () => {
  it.each([
    ['UTF-8', Buffer.from('Zürich;x')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFZürich;x')],
    ['Latin-1', Buffer.from('Zürich;x', 'latin1')],
    ['UTF-16', utf16('Zürich;x', 'le')],
    ['UTF-16 the other way round', utf16('Zürich;x', 'be')],
    ['UTF-16 without a mark', utf16('Zürich;x', 'le', false)],
    ['UTF-16 the other way round without a mark', utf16('Zürich;x', 'be', false)],
  ])('is read in %s', async (_, bytes) => {
    expect(decodeText(bytes)).toContain('Zürich');
    expect(await readFile(new Blob([bytes]))).toEqual([['Zürich', 'x']]);
  });

  it.each([
    [
      'commas',
      'a,b\r\n"1,5","say ""no"""\r\n',
      [
        ['a', 'b'],
        ['1,5', 'say "no"'],
      ],
    ],
    [
      'semicolons',
      'a;b\n"1;5";2\n',
      [
        ['a', 'b'],
        ['1;5', '2'],
      ],
    ],
    [
      'tabs, as they are pasted',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['what its first line names', 'sep=|\r\na|b;c\r\n', [['a', 'b;c']]],
    ['nothing at all', 'a@example.ch\nb@example.ch\n', [['a@example.ch'], ['b@example.ch']]],
    [
      'lines in a cell',
      'a;"one\ntwo"\nb;c',
      [
        ['a', 'one\ntwo'],
        ['b', 'c'],
      ],
    ],
  ])('is parted by %s', async (_, text, rows) => {
    expect(await readTable(text)).toEqual(rows);
  });

  it('has no empty lines, no empty columns at its end, and rows of one length', async () => {
    expect(await readTable('a;b;;\n\n1;;;\n;;;\n  \n2\n')).toEqual([
      ['a', 'b'],
      ['1', ''],
      ['2', ''],
    ]);
  });

  it.each([
    ['', 'empty'],
    [' \n\n', 'empty'],
    ['a;"b\nc;d\n', 'quotes'],
    ['a;b\n'.repeat(20_000), 'too_many_rows'],
    [Array.from({ length: 101 }, (_, index) => `c${index}`).join(';'), 'too_many_columns'],
  ])('is refused where it is none (%#)', async (text, fault) => {
    expect(await readTable(text)).toBe(fault);
  });

  it('takes a hundred columns and two thousand rows', async () => {
    const line = Array.from({ length: 100 }, (_, index) => `c${index}`).join(';');
    expect(await readTable(`${line}\n`.repeat(2001))).toHaveLength(2001);
  });

  it('is the one that was written, whatever stands in it, parts it and encodes it', async () => {
    let seed = 21;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const pick = <T>(from: readonly T[]): T => from[random(from.length)]!;
    const parts = [
      'a',
      'Zürich',
      '"',
      '""',
      ',',
      ';',
      '|',
      '\t',
      '\n',
      "'",
      '=1+1',
      '<b>',
      '{{Flat}}',
      ' ',
      '’',
      '-',
      '0',
    ];
    const encodings = [
      (text: string) => Buffer.from(text),
      (text: string) => Buffer.from(`\uFEFF${text}`),
      (text: string) => utf16(text, 'le'),
      (text: string) => utf16(text, 'be'),
    ];
    for (let round = 0; round < 300; round += 1) {
      const width = 2 + random(6);
      const rows = Array.from({ length: 1 + random(8) }, () =>
        Array.from({ length: width }, () => `x${Array.from({ length: random(6) }, () => pick(parts)).join('')}`),
      );
      const [separator, end] = [pick([',', ';', '\t', '|']), pick(['\n', '\r\n'])];
      const written = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(end);
      const bytes = pick(encodings)(`${pick(['', `sep=${separator}${end}`])}${written}${pick(['', end, end + end])}`);
      expect(await readFile(new Blob([bytes])), JSON.stringify({ round, separator, end, rows })).toEqual(rows);
    }
  });

  it('says that a file of Excel itself is none', async () => {
    expect(await readFile(new Blob([new Uint8Array([0x50, 0x4b, 3, 4])]))).toBe('spreadsheet');
  });
});

describe('the columns of a table', () => {
  const [tenant, landlord] = ['9c1e3a5b-7d8f-4a2c-8e4b-6f0a2c4e6b8d', '1e3c5a7b-9d0f-4b2e-8a6c-4d8f0b2a6c1e'];
  const roles = [
    { id: tenant, kind: 'SIGNER' as const, name: 'Tenant', sequence: -1 },
    { id: landlord, kind: 'SIGNER' as const, name: 'Landlord', sequence: -1 },
  ];
  const template = { roles, fields: [], texts: [{ language: 'en' as const, title: 'Lease {{Flat}}', message: '' }] };

  it('are guessed by their headings in each language', () => {
    const headings = [
      'Personalnummer',
      'E-Mail',
      'Vorname',
      'Nachname',
      'Landlord e-mail',
      'Sprache',
      'flat',
      'Remarks',
    ];
    expect(guessColumns(template, headings, [])).toEqual([
      { kind: 'key' },
      { kind: 'email', role_id: tenant },
      { kind: 'first_name', role_id: tenant },
      { kind: 'last_name', role_id: tenant },
      { kind: 'email', role_id: landlord },
      { kind: 'language', role_id: tenant },
      { kind: 'placeholder', name: 'Flat' },
      undefined,
    ]);
    expect(guessColumns(template, ['Courriel', 'Prénom', 'Nom'], []).map((column) => column?.kind)).toEqual([
      'email',
      'first_name',
      'last_name',
    ]);
  });

  it('are guessed by what stands in them where there is no heading', () => {
    const rows = [['Petra', 'petra@example.ch', 'max@example.ch']];
    expect(hasHeadings(rows)).toBe(false);
    expect(hasHeadings([['Name', 'Mail', 'Mail'], ...rows])).toBe(true);
    expect(guessColumns(template, [], rows)).toEqual([
      undefined,
      { kind: 'email', role_id: tenant },
      { kind: 'email', role_id: landlord },
    ]);
  });
});
