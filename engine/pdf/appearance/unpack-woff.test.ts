import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';

import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);
const listFiles = (name: string) => {
  const folder = join(dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files');
  return readdirSync(folder).flatMap((file) => (file.endsWith('-400-normal.woff') ? [join(folder, file)] : []));
};

/** What a text becomes in a file: its glyphs, where they stand, and the part of the font that goes along. */
function embed(font: Font, text: string) {
  const { glyphs, positions } = font.layout(text);
  const subset = font.createSubset();
  for (const glyph of glyphs) subset.includeGlyph(glyph);
  return { ids: glyphs.map(({ id }) => id), positions, program: Buffer.from(subset.encode()).toString('base64') };
}

describe('a packed font', () => {
  it.each(['source-serif-4', 'inter', 'noto-sans-hebrew', 'noto-sans-arabic', 'caveat', 'great-vibes'])(
    'of %s is the same when it is unpacked',
    (name) => {
      const files = listFiles(name);
      expect(files).not.toHaveLength(0);
      for (const file of files) {
        const packed = create(readFileSync(file)) as Font;
        const unpacked = create(unpackWoff(readFileSync(file))) as Font;
        expect(unpacked.type).toBe('TTF');
        expect(unpacked.characterSet).toEqual(packed.characterSet);
        const letters = packed.characterSet
          .map((point) => String.fromCodePoint(point))
          .filter((char) => /\p{L}/u.test(char));
        const text = letters.slice(0, 12).join('');
        expect(embed(unpacked, text), file).toEqual(embed(packed, text));
      }
    },
  );

  it('of another kind is none of ours', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 and what follows'))).toThrow('no WOFF file');
  });
});
