import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const file = fileURLToPath(import.meta.resolve('@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff'));

describe('unpackWoff', () => {
  it('brings back the font, of the size that the file states, with each table where the directory says', () => {
    const woff = readFileSync(file);
    const font = unpackWoff(woff);
    expect(font.length).toBe(woff.readUInt32BE(16));
    const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
    const head = records.find((at) => font.toString('latin1', at, at + 4) === 'head')!;
    expect(font.readUInt32BE(font.readUInt32BE(head + 8) + 12).toString(16)).toBe('5f0f3cf5');
  });
});
