import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { create, type Font } from 'fontkit';

import { sayOwnLetters } from './own-letters.ts';
import { findPackedFont } from './packed-faces.ts';
import { unpackWoff } from './unpack-woff.ts';

/** The two voices of a visible signature: the signer's name, and the small lines beneath it. */
export type FaceRole = 'name' | 'detail';

const require = createRequire(import.meta.url);
const folderOf = (manifest: string) => join(dirname(manifest), 'files');
const SERIF = folderOf(require.resolve('@fontsource/source-serif-4/package.json'));
const SANS = folderOf(require.resolve('@fontsource/inter/package.json'));

const EUROPEAN = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const OTHERS = ['hebrew', 'arabic'].map((script) =>
  join(folderOf(require.resolve(`@fontsource/noto-sans-${script}/package.json`)), `noto-sans-${script}-${script}`),
);

/** Font files of each role, tried in this order for each character. */
const FILES: Record<FaceRole, string[]> = {
  name: [...EUROPEAN.map((part) => join(SERIF, `source-serif-4-${part}`)), ...OTHERS],
  detail: [...EUROPEAN.map((part) => join(SANS, `inter-${part}`)), ...OTHERS],
};

const opened = new Map<string, Font>();

function openFont(file: string): Font {
  let font = opened.get(file);
  if (!font) {
    font = sayOwnLetters(create(unpackWoff(readFileSync(`${file}-400-normal.woff`))) as Font);
    opened.set(file, font);
  }
  return font;
}

/** The first bundled font of the role that has a glyph for the character of the text; undefined when none has. */
export function findFont(role: FaceRole, text: string, codePoint: number): Font | undefined {
  for (const file of FILES[role]) {
    const font = openFont(file);
    if (font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return findPackedFont(text, codePoint);
}
