import { describe, expect, it } from 'vitest';
import { ForgivingParser } from './forgiving-parser.ts';
import { PdfName, PdfRef, PdfString } from '../values.ts';

function parse(text: string, values = 1000): unknown {
  return new ForgivingParser(Buffer.from(text, 'latin1'), 0, { values }).readValue();
}

describe('ForgivingParser', () => {
  it('reads a dictionary with every kind of value', () => {
    const value = parse(
      '<< /A 1 /B -2.5 /C true /D null /E /Name /F 12 0 R /G [7 3 0 R 4] /H (t) /I <4142> % note\n /J << /K .5 >> >>',
    );
    expect(value).toEqual(
      new Map<string, unknown>([
        ['A', 1],
        ['B', -2.5],
        ['C', true],
        ['D', null],
        ['E', new PdfName('Name')],
        ['F', new PdfRef(12)],
        ['G', [7, new PdfRef(3), 4]],
        ['H', new PdfString(Buffer.from('t'))],
        ['I', new PdfString(Buffer.from('AB'))],
        ['J', new Map([['K', 0.5]])],
      ]),
    );
  });

  it('resolves escapes in names, so that /J#61vaScript cannot hide', () => {
    expect(parse('/J#61vaScript')).toEqual(new PdfName('JavaScript'));
  });

  it('resolves escapes, octal codes and balanced parentheses in strings', () => {
    expect(parse('(a\\(b (c) \\101\\\r\nd\\n)')).toEqual(new PdfString(Buffer.from('a(b (c) Ad\n')));
  });

  it('keeps what a broken dictionary holds up to the end of its object', () => {
    expect(parse('<< /A 1 /B [1 2 endobj 3')).toEqual(
      new Map<string, unknown>([
        ['A', 1],
        ['B', [1, 2]],
      ]),
    );
  });

  it('refuses values that nest deeper than a hundred levels', () => {
    expect(() => parse('['.repeat(200))).toThrow('file.pdf.too_complex');
  });

  it('refuses more values than its budget', () => {
    expect(() => parse('[1 2 3 4 5 6 7 8 9]', 5)).toThrow('file.pdf.too_complex');
  });
});
