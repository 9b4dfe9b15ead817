import { describe, expect, it } from 'vitest';

import { layOut, type AppearanceText, type Layout } from './lay-out.ts';
import { fitLine, GlyphMissing, normaliseLine, shapeLine } from './shape-text.ts';

const text: AppearanceText = {
  signerName: 'Maximiliane Freifrau von Hohenlohe-Langenburg',
  date: '21.11.2026, 15:05 GMT+1',
  quality: 'Sigillum · SES',
  reason: 'I agree to this document',
};

/** Everything that is drawn, as boxes: left, bottom, right, top. */
const boxesOf = ({ rule, image, lines }: Layout) => [
  ...[rule, ...(image ? [image] : [])].map(({ x, y, width, height }) => [x, y, x + width, y + height]),
  ...lines.map(({ line, size, x, baseline }) => [
    x,
    baseline - size * 0.25,
    x + (line.width * size) / 1000,
    baseline + size * 0.7,
  ]),
];

describe('the layout of an appearance', () => {
  it.each([
    [180, 56, undefined],
    [400, 120, 2],
    [60, 60, 2],
    [60, 16, undefined],
    [90, 20, undefined],
    [300, 18, 0.5],
  ])('keeps everything inside a rectangle of %i × %i points', (width, height, ratio) => {
    for (const [left, bottom, right, top] of boxesOf(layOut(text, width, height, ratio))) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeGreaterThanOrEqual(-0.5);
      expect(right).toBeLessThanOrEqual(width + 0.5);
      expect(top).toBeLessThanOrEqual(height + 0.5);
    }
  });

  it('gives up the reason first, then the lines, never the name', () => {
    const countLines = (height: number) => layOut(text, 220, height).lines.length;
    expect([60, 30, 22, 8].map(countLines)).toEqual([4, 3, 2, 1]);
  });

  it('shows company and claim around what it showed before, and gives the claim up before the company', () => {
    const full = { ...text, company: 'Hohenlohe AG', claim: 'Signed electronically' };
    const read = (height: number) => layOut(full, 300, height).lines.map(({ line }) => line.text);
    const { signerName, company, reason, date, claim, quality } = { ...full };
    expect(read(110)).toEqual([signerName, company, reason, date, claim, quality]);
    expect(read(64)).not.toContain(claim);
    expect(read(64)).toContain(company);
  });

  it('leaves out what is not to be shown', () => {
    const { lines } = layOut({ signerName: 'Ada' }, 225, 105);
    expect(lines.map(({ line }) => line.text)).toEqual(['Ada']);
  });

  it('breaks a long name where it would be too small to be read, and loses no word of it', () => {
    const signerName = 'Maria Magdalena Theresia Wilhelmine von Habsburg-Lothringen und zu Liechtenstein-Hohenzollern';
    const names = layOut({ ...text, signerName }, 225, 105, 2).lines.filter(({ role }) => role === 'name');
    expect(names.map(({ line }) => line.text).join(' ')).toBe(signerName);
    expect(names.length).toBeGreaterThan(1);
    expect(names[0]!.size).toBeGreaterThan(5);
    expect(layOut(text, 225, 105).lines.filter(({ role }) => role === 'name')).toHaveLength(1);
  });

  it('draws a name of ten thousand characters as its beginning', () => {
    const { lines } = layOut({ ...text, signerName: 'Ab '.repeat(3333) }, 180, 56);
    const names = lines.filter(({ role }) => role === 'name').map(({ line }) => line.text);
    expect(names.join(' ').length).toBeLessThanOrEqual(160);
  });
});

describe('shaping', () => {
  it('takes out direction marks, line ends and controls', () => {
    expect(normaliseLine(' \u202eAda\u0007\n  Lovelace\u200f ')).toBe('Ada Lovelace');
  });

  it('uses several fonts for one name and sums up their widths', () => {
    const { runs, width } = shapeLine('Łukasz Ελένη', 'name');
    expect(runs.length).toBeGreaterThan(1);
    expect(width).toBeGreaterThan(shapeLine('Łukasz', 'name').width);
  });

  it('orders the parts of a right-to-left name from the right', () => {
    const { runs } = shapeLine('דוד Levi', 'name');
    expect(runs[0]!.font.postscriptName).toContain('SourceSerif');
  });

  it('puts the comma after a place that is written from the right at its left side, and turns brackets', () => {
    const read = (line: string) =>
      shapeLine(line, 'detail').runs.map(({ glyphs }) =>
        String.fromCodePoint(...glyphs.glyphs.flatMap(({ codePoints }) => codePoints)),
      );
    expect(read('חיפה, 21.11.2026').slice(0, 2)).toEqual(['21.11.2026', ' ,']);
    expect(read('דוד (Levi)').slice(0, 3)).toEqual(['(', 'Levi', ')']);
  });

  it('shortens a line with an ellipsis to the width it is given', () => {
    const line = fitLine('A very long reason that does not fit', 'detail', 5000);
    expect(line.width).toBeLessThanOrEqual(5000);
    expect(line.width).toBeGreaterThan(4000);
  });

  it('names every character that no font can draw, once', () => {
    expect(() => shapeLine('Ada 🦭👍🦭', 'name')).toThrow(GlyphMissing);
    expect(() => shapeLine('Ada 🦭👍🦭', 'name')).toThrow('🦭 👍');
  });
});
