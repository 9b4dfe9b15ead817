import { describe, expect, it } from 'vitest';
import { wrapCode, wrapText } from './wrap-text.ts';

/** Thousandths of the font size. */
const width = 20_000;
const measure = ({ runs }: ReturnType<typeof wrapText>[number]) =>
  runs.reduce((sum, { font, glyphs }) => sum + (glyphs.advanceWidth * 1000) / font.unitsPerEm, 0);

describe('a wrapped text', () => {
  it('breaks at blanks, loses no word, and no line is wider than its room', () => {
    const text = 'The tenant pays the rent on the first day of each month, in Swiss francs. '.repeat(5).trim();
    const lines = wrapText(text, 'detail', width);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.map((line) => line.text).join(' ')).toBe(text);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
  });

  it('breaks inside a word that no line can hold', () => {
    const word = 'a'.repeat(200);
    const lines = wrapText(`See ${word} there`, 'detail', width);
    expect(lines.map((line) => line.text.replaceAll(' ', '')).join('')).toBe(`See${word}there`);
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
  });

  it.each(['a\u093f', 'א\u0e31b', `Z${'\u0300\u0489\u064b'.repeat(30)}algo`, '\u0301 alone', 'e\u20dd'])(
    'draws marks on letters whose font lacks them as numbers, if need be: %j',
    (text) => {
      for (const room of [600, width]) {
        const lines = wrapText(text, 'detail', room);
        expect(lines.map((line) => line.text).join('')).toMatch(/\S/);
      }
    },
  );

  it('is one empty line of nothing', () => {
    expect(wrapText('', 'detail', width).map((line) => line.text)).toEqual(['']);
  });
});

describe('a wrapped code', () => {
  it('stands in groups of eight of equal width, as many a line as fit, and reads back whole', () => {
    const hash = '0123456789abcdef'.repeat(4);
    const lines = wrapCode(hash, 'detail', width);
    expect(lines.map((line) => line.text)).toEqual([hash.slice(0, 24), hash.slice(24, 48), hash.slice(48)]);
    const [first, second] = lines;
    expect(measure(first!)).toBeCloseTo(measure(second!));
    expect(measure(first!)).toBeLessThanOrEqual(width);
  });
});
