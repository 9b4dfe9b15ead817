import type { Font } from 'fontkit';

import { findFont, type FaceRole } from './font-faces.ts';
import { shapeRun, type ShapedGlyphs } from './shape-run.ts';

/** A stretch of text in one font, shaped (ligatures, joined letters, marks). */
type ShapedRun = { font: Font; glyphs: ShapedGlyphs };

/** A shaped line; runs stand from left to right, widths are in thousandths of the font size. */
export type ShapedLine = { text: string; runs: ShapedRun[]; width: number };

/** Thrown when no bundled font can draw a character: it is refused rather than drawn wrongly. */
export class GlyphMissing extends Error {
  override name = 'GlyphMissing';
  readonly characters: string[];
  constructor(characters: string[]) {
    super(`no bundled font has a glyph for: ${characters.join(' ')}`);
    this.characters = characters;
  }
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Direction marks, zero-width characters and controls have no shape of their own. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]|(?<![\p{M}\p{Script=Arabic}])[\u200c\u200d]/gu;
/** Marks, and the joiners that tell how two letters meet. */
const MARK = /^[\p{M}\u200c\u200d]$/u;

/** One line of text: composed, white space collapsed, invisible characters removed. */
export function normaliseLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim();
}

type FontPart = { font: Font; text: string };

type FindFont = (codePoint: number) => Font | undefined;

function splitByFont(text: string, find: FindFont): FontPart[] {
  const parts: FontPart[] = [];
  const missing: string[] = [];
  for (const char of text) {
    const codePoint = char.codePointAt(0)!;
    const last = parts.at(-1);
    const canContinue = last?.font.hasGlyphForCodePoint(codePoint) ?? false;
    // A mark is placed by the font of its base letter; spaces go with the word before them.
    const font = canContinue && (char === ' ' || MARK.test(char)) ? last!.font : find(codePoint);
    if (!font || (MARK.test(char) && last && !canContinue)) missing.push(char);
    else if (last?.font === font) last.text += char;
    else parts.push({ font, text: char });
  }
  if (missing.length > 0) throw new GlyphMissing([...new Set(missing)]);
  return parts;
}

/** A part with what is neither letter, number nor mark at its beginning and its end. */
const EDGES = /^([^\p{L}\p{N}\p{M}]*)(.*?)([^\p{L}\p{N}\p{M}]*)$/su;
const MIRRORED = new Map([...'()[]{}<>«»'].map((char, at, all) => [char, all[at ^ 1]!]));

/**
 * The parts of a line that begins with a letter from right to left, as they are drawn from left to right: punctuation between two parts
 * follows the line, not the part whose font it shares. Names and places need no more of the bidirectional algorithm.
 */
function orderFromRight(parts: FontPart[]): FontPart[] {
  const turn = (text: string) => [...text].toReversed().map((char) => MIRRORED.get(char) ?? char).join(''); // prettier-ignore
  const split = parts.flatMap(({ font, text }) => {
    if (RIGHT_TO_LEFT.test(text)) return [{ font, text }];
    const [, before = '', core = '', after = ''] = EDGES.exec(text)!;
    return [turn(before), core, turn(after)].filter(Boolean).map((piece) => ({ font, text: piece }));
  });
  return split.toReversed();
}

/** The stretches of a normalised line as they stand from left to right, each shaped in the font that `find` names. Throws GlyphMissing. */
export function shapeRuns(line: string, find: FindFont): ShapedRun[] {
  const parts = splitByFont(line, find);
  const firstStrong = /\p{L}/u.exec(line)?.[0] ?? '';
  const ordered = RIGHT_TO_LEFT.test(firstStrong) ? orderFromRight(parts) : parts;
  return ordered.map(({ font, text }) => ({ font, glyphs: shapeRun(font, text) }));
}

/** Shapes one line; throws GlyphMissing. The width includes kerning. */
export function shapeLine(text: string, role: FaceRole): ShapedLine {
  const line = normaliseLine(text);
  const runs = shapeRuns(line, (codePoint) => findFont(role, line, codePoint));
  const width = runs.reduce((sum, { font, glyphs }) => sum + (glyphs.advanceWidth * 1000) / font.unitsPerEm, 0);
  return { text: line, runs, width };
}

/** Longer lines could not be read at any size, and shaping them would take noticeable time. */
const MAX_CHARACTERS = 160;

/** The line as it may be drawn: at most 160 characters, the last an ellipsis when some had to go. */
export function shortenLine(text: string, limit = MAX_CHARACTERS): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  return `${characters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`;
}

/** Shortens a line with an ellipsis until it is at most `width` thousandths of the font size wide. */
export function fitLine(text: string, role: FaceRole, width: number): ShapedLine {
  let shortened = shortenLine(normaliseLine(text));
  let line = shapeLine(shortened, role);
  while (line.width > width && shortened.length > 1) {
    const count = [...shortened].length;
    shortened = shortenLine(shortened.replace(/…$/, ''), Math.min(count - 1, Math.ceil((count * width) / line.width)));
    line = shapeLine(shortened, role);
  }
  return line;
}
