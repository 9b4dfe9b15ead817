import { describe, expect, it } from 'vitest';

import { buildPdf, ROTATED_PAGES } from '../../testing/pdf-fixtures.ts';

import { findPages, walkPages } from './page-tree.ts';
import { PdfReader } from './pdf-reader.ts';
import { makeDate, makeDict, makeText, name, PdfName, PdfRef, readText, serialise, toLatin1 } from '../values.ts';
import { StrictParser } from './strict-parser.ts';
import { accessBytes, concatAccess, readChunks } from './random-access.ts';

const open = (bytes: Uint8Array) => PdfReader.open(accessBytes(bytes));
const edit = (bytes: Uint8Array, from: string, to: string) =>
  toLatin1(Buffer.from(bytes).toString('latin1').replace(from, to));
const parse = (text: string) => new StrictParser(toLatin1(`${text} `)).readValue();

describe('values', () => {
  it('come back as they were after writing and reading', () => {
    const value = makeDict({
      Name: name('A B#/é'),
      Text: makeText('Zoë (Müller) \\ 日本'),
      Plain: makeText('a (b) \\ c'),
      Numbers: [0, -1.5, 12345678, 0.0000001],
      Ref: new PdfRef(12, 3),
      Nothing: null,
      Flag: true,
    });
    expect(parse(serialise(value))).toEqual(value);
  });

  it('are read in every notation of the standard', () => {
    expect(parse('[1 0 R 2 +3 -.5 4. null true]')).toEqual([new PdfRef(1), 2, 3, -0.5, 4, null, true]);
    expect(parse('(a\\053\\(b\\)(c)\\\nd\\r)')).toEqual(makeTextBytes('a+(b)(c)d\r'));
    expect(parse('<4 1 4>')).toEqual(makeTextBytes('A@'));
    expect(parse('<</K%comment\n/V/N[]>>')).toEqual(
      new Map<string, unknown>([
        ['K', new PdfName('V')],
        ['N', []],
      ]),
    );
  });

  it('hold text in all three encodings', () => {
    expect(readText(makeText('Łódź'))).toBe('Łódź');
    expect(readText(makeText('plain'))).toBe('plain');
    expect(readText(makeTextBytes('\xef\xbb\xbfZo\xc3\xab'))).toBe('Zoë');
    expect(serialise(makeDate(new Date('2026-11-21T14:05:09.500Z')))).toBe('(D:20261121140509Z)');
  });

  it('that are nested without end are refused', () => {
    expect(() => parse('['.repeat(1000))).toThrow('nested too deeply');
  });

  function makeTextBytes(text: string) {
    return Object.assign(makeText(''), { bytes: toLatin1(text) });
  }
});

describe('the reader', () => {
  it.each(['table', 'stream'] as const)(
    'finds pages with inherited and own attributes in a file of style %s',
    async (style) => {
      const reader = await open(buildPdf({ style, pages: ROTATED_PAGES }));
      expect(reader.structure.style).toBe(style);
      const pages = await Array.fromAsync(walkPages(reader));
      expect(pages.map((page) => page.rotation)).toEqual([0, 90, 180, 270, 90]);
      expect(pages[4]!.cropBox).toEqual([50, 80, 600, 780]);
      await expect(findPages(reader, [5])).rejects.toMatchObject({ failure: 'unsupported' });
    },
  );

  it('reads across the seams of several parts', async () => {
    const bytes = buildPdf();
    const parts = concatAccess(
      ...[0, 1, 2, 3].map((i) => accessBytes(bytes.subarray(i * 300, i === 3 ? undefined : (i + 1) * 300))),
    );
    expect(Buffer.concat(await Array.fromAsync(readChunks(parts)))).toEqual(Buffer.from(bytes));
    expect((await Array.fromAsync(walkPages(await PdfReader.open(parts)))).length).toBe(1);
  });

  it.each([
    ['does not begin as a PDF', (file: Uint8Array) => edit(file, '%PDF-', '%XYZ-')],
    ['is cut short', (file: Uint8Array) => file.subarray(0, file.length - 40)],
    ['points its cross-reference elsewhere', (file: Uint8Array) => edit(file, 'startxref\n', 'startxref\n1')],
    ['has a malformed entry', (file: Uint8Array) => edit(file, '00000 n', '0000x n')],
    [
      'goes back to itself',
      (file: Uint8Array) => {
        const at = Buffer.from(file).lastIndexOf('xref\n0');
        return edit(file, '/Size', `/Prev ${at} /Size`);
      },
    ],
  ])('refuses a file that %s as damaged', async (_, damage) => {
    await expect(open(damage(buildPdf()))).rejects.toMatchObject({ failure: 'damaged' });
  });

  it('refuses an object that is not where the table says', async () => {
    const reader = await open(edit(buildPdf(), '2 0 obj', '9 0 obj'));
    await expect(Array.fromAsync(walkPages(reader))).rejects.toMatchObject({ failure: 'damaged' });
  });

  it('refuses a page tree that goes round in a circle', async () => {
    const reader = await open(edit(buildPdf(), '/Kids [4 0 R]', '/Kids [2 0 R]'));
    await expect(Array.fromAsync(walkPages(reader))).rejects.toMatchObject({ failure: 'damaged' });
  });
});
