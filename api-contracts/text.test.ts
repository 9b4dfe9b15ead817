import { describe, expect, it } from 'vitest';
import { line, prose } from './text.ts';

describe('a line of text', () => {
  it.each(['<b>Müller</b> & Co', 'שלום ‏abc', '👩‍⚖️ Vertrag', '王小明'])('keeps %s as it was typed', (text) => {
    expect(line(100).parse(text)).toBe(text);
  });

  it('loses the blanks around it', () => {
    expect(line(100).parse('  Contract ')).toBe('Contract');
  });

  it.each(['a\u0000b', 'a\nb', 'a\u001bb', '\ud800'])(
    'refuses what the database or a mail header cannot hold',
    (text) => {
      expect(line(100).safeParse(text).success).toBe(false);
    },
  );

  it('refuses more characters than its limit', () => {
    expect(line(100).safeParse('x'.repeat(10_000)).success).toBe(false);
  });
});

describe('text of several lines', () => {
  it('keeps line breaks and tabs', () => {
    expect(prose(100).parse('Dear Ana,\n\tplease sign.')).toBe('Dear Ana,\n\tplease sign.');
  });

  it.each(['a\u0000b', 'a\u0007b'])('refuses other control characters', (text) => {
    expect(prose(100).safeParse(text).success).toBe(false);
  });
});
