import { describe, expect, it } from 'vitest';
import { cleanLine, cleanParagraphs } from './clean-text.ts';

describe('texts that people entered', () => {
  it('lose line breaks and control characters, so that no header can be added', () => {
    expect(cleanLine('Vertrag\r\nBcc: evil@example.com\u0000\u001b[2J', 100)).toBe('Vertrag Bcc: evil@example.com [2J');
  });

  it('lose marks that would turn the direction of the text around them', () => {
    expect(cleanLine('invoice\u202efdp.exe\u2066x', 100)).toBe('invoicefdp.exex');
  });

  it('are enclosed when they run from right to left', () => {
    expect(cleanLine('عقد', 100)).toBe('\u2068عقد\u2069');
    expect(cleanLine('Zürich', 100)).toBe('Zürich');
  });

  it('are cut after whole visible characters', () => {
    expect(cleanLine('abcdef', 3)).toBe('abc…');
    expect(cleanLine('e\u0301'.repeat(5), 3)).toBe('e\u0301e\u0301e\u0301…');
    expect(cleanLine(`a${'\u0301'.repeat(5000)}`, 10).length).toBeLessThan(50);
    expect(cleanLine('abc', 3)).toBe('abc');
  });

  it('survive halves of characters', () => {
    expect(cleanLine('a\ud83db', 10)).toBe('a\ufffdb');
  });

  it('keep their paragraphs where paragraphs may stand', () => {
    expect(cleanParagraphs('eins\r\n\r\n zwei \n\u202edrei', 100)).toEqual(['eins', 'zwei', 'drei']);
    expect(cleanParagraphs('  \n ', 100)).toEqual([]);
  });
});
