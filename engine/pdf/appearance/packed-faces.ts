import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

import { sayOwnLetters } from './own-letters.ts';
import { registerShaper } from './shape-run.ts';

const REGULAR = 400;
/** Fonts of one script each, in one file. */
const SCRIPTS = [
  'armenian',
  'georgian',
  'devanagari',
  'bengali',
  'gujarati',
  'gurmukhi',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'thai',
  'khmer',
  'ethiopic',
];
/** Chinese (simplified, traditional), Japanese, Korean: they share characters, but not their shapes. */
const TONGUES = ['sc', 'tc', 'jp', 'kr'];

/** A font file, the characters that it holds, and the font once it is unpacked. */
type Slice = { file: string; ranges: [number, number][]; isVariable: boolean; font?: Font };

const require = createRequire(import.meta.url);
const families = new Map<string, Slice[]>();

function listSlices(family: string): Slice[] {
  let slices = families.get(family);
  if (!slices) {
    const isVariable = TONGUES.includes(family);
    const scope = isVariable ? '@fontsource-variable' : '@fontsource';
    const folder = dirname(require.resolve(`${scope}/noto-sans-${family}/package.json`));
    const map = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    const style = isVariable ? 'wght' : String(REGULAR);
    slices = Object.entries(map)
      .filter(([part]) => isVariable || part === family)
      .map(([part, ranges]) => ({
        file: join(folder, 'files', `noto-sans-${family}-${part.replace(/[[\]]/g, '')}-${style}-normal.woff2`),
        ranges: ranges.split(',').map(readRange),
        isVariable,
      }));
    families.set(family, slices);
  }
  return slices;
}

function readRange(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}

/** The families to try for a text: whose shapes its Chinese characters want depends on its other letters. */
function orderFamilies(text: string): string[] {
  const own = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 'jp'
    : /\p{Script=Hangul}/u.test(text)
      ? 'kr'
      : 'sc';
  return [...SCRIPTS, own, ...TONGUES.filter((tongue) => tongue !== own)];
}

const findSlices = (text: string, codePoint: number) =>
  orderFamilies(text)
    .flatMap(listSlices)
    .filter(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last));

async function openSlice(slice: Slice): Promise<Font> {
  if (!slice.font) {
    const data = Buffer.from(await decompress(await readFile(slice.file)));
    const font = create(data) as Font;
    const instance = sayOwnLetters(slice.isVariable ? font.getVariation({ wght: REGULAR }) : font);
    await registerShaper(instance, data, slice.isVariable ? { wght: REGULAR } : {});
    slice.font ??= instance;
  }
  return slice.font;
}

/**
 * Unpacks what a text needs beyond Latin, Greek, Cyrillic, Hebrew and Arabic; to be awaited before the text is shaped. What no font
 * has stays missing.
 */
export async function loadPackedFonts(text: string): Promise<void> {
  for (const char of new Set(text)) {
    const codePoint = char.codePointAt(0)!;
    if (codePoint < 0x530) continue;
    for (const slice of findSlices(text, codePoint))
      if ((await openSlice(slice)).hasGlyphForCodePoint(codePoint)) break;
  }
}

/** The unpacked font for a character of a text; undefined when none has it, or when `loadPackedFonts` did not see the text. */
export const findPackedFont = (text: string, codePoint: number): Font | undefined =>
  findSlices(text, codePoint).find(({ font }) => font?.hasGlyphForCodePoint(codePoint))?.font;
