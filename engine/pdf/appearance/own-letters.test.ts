import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { sayOwnLetters } from './own-letters.ts';
import { unpackWoff } from './unpack-woff.ts';

const open = () => {
  const file = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff');
  return sayOwnLetters(create(unpackWoff(readFileSync(file))) as Font);
};
const say = (font: Font, text: string) =>
  font.layout(text).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));

it('a letter is said after a file has embedded another one that is made of it', () => {
  const font = open();
  const subset = font.createSubset();
  for (const glyph of font.layout('Ö').glyphs) subset.includeGlyph(glyph);
  subset.encode();
  expect(say(font, 'Otto')).toEqual(['O', 't', 't', 'o']);
});

it('a glyph that is two letters is each of them where it is written', () => {
  const font = open();
  const id = font.glyphForCodePoint(0x4f).id;
  const twin = font.getGlyph(id, [0x41f]);
  expect([twin.codePoints, twin.id, twin.advanceWidth]).toEqual([[0x41f], id, font.getGlyph(id).advanceWidth]);
  expect(font.getGlyph(id, [0x4f]).codePoints).toEqual([0x4f]);
  expect(font.getGlyph(id, [0x4f, 0x308])).toMatchObject({ isLigature: true, isMark: false });
  expect(font.getGlyph(id, [0x308])).toMatchObject({ isLigature: false, isMark: true });
});
