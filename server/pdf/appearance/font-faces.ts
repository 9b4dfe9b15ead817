import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { create, type Font } from 'fontkit';

/** The two voices of a visible signature: the signer's name, and the small lines beneath it. */
export type FaceRole = 'name' | 'detail';

const EUROPEAN = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const OTHERS = [
  ['@fontsource/noto-sans-hebrew', 'noto-sans-hebrew-hebrew'],
  ['@fontsource/noto-sans-arabic', 'noto-sans-arabic-arabic'],
] as const;

/** Font files of each role, tried in this order for each character. */
const FILES: Record<FaceRole, (readonly [string, string])[]> = {
  name: [...EUROPEAN.map((part) => ['@fontsource/source-serif-4', `source-serif-4-${part}`] as const), ...OTHERS],
  detail: [...EUROPEAN.map((part) => ['@fontsource/inter', `inter-${part}`] as const), ...OTHERS],
};

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

function openFont([packageName, file]: readonly [string, string]): Font {
  let font = opened.get(file);
  if (!font) {
    const folder = dirname(require.resolve(`${packageName}/package.json`));
    font = create(readFileSync(join(folder, 'files', `${file}-400-normal.woff`))) as Font;
    opened.set(file, font);
  }
  return font;
}

/** The first bundled font of the role that has a glyph for the character; undefined when none has. */
export function findFont(role: FaceRole, codePoint: number): Font | undefined {
  for (const file of FILES[role]) {
    const font = openFont(file);
    if (font.hasGlyphForCodePoint(codePoint)) return font;
  }
  return undefined;
}
