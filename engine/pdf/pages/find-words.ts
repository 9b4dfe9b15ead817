import {
  isLineEnd,
  openCharacters,
  readCharacter,
  unite,
  type Bounds,
  type PageCharacters,
} from './open-characters.ts';
import type { OpenDocument } from './pdfium-engine.ts';

/** In displayed points from the top left corner, like a placement. */
export interface WordBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word of a page's text that somebody looks for. */
export interface PageWord {
  /** As the page has it, in one line; what stands between the braces where it is in braces. */
  text: string;
  /** `open`: two braces that nothing closes on this page. */
  form: 'braced' | 'open' | 'plain';
  /** Of `plain`: which of the words it is. */
  word?: string;
  /** One for each line over which it goes; the first is where it begins. Never empty. */
  boxes: WordBox[];
  /** The same of the ink alone: what is covered. */
  ink: WordBox[];
  /** Not written from left to right as the page is displayed. */
  isTurned: boolean;
}

/** The words of a page, and whether there is any text at all. */
export interface WordsOfPage {
  found: PageWord[];
  hasText: boolean;
}

const braced = /\{\{([^{}]{1,200})\}\}/g;
const open = /\{\{(?![^{}]{1,200}\}\})/g;
const fold = (text: string) => text.normalize('NFKC').toLowerCase();
const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}/u;

/**
 * Finds what stands in double braces, unless `isExact`, and the given words, wherever the page has broken them into runs and lines: spaces
 * are not looked at. A unit of the page has `unit` points. Throws PdfProblem for a page that cannot be read.
 */
export function findWords(
  document: OpenDocument,
  { pageIndex, unit }: { pageIndex: number; unit: number },
  words: readonly string[],
  isExact = false,
): WordsOfPage {
  const characters = openCharacters(document, pageIndex, unit);
  try {
    const { plain, places } = readPlain(characters);
    const spans = [
      ...(isExact ? [] : [...listMatches(plain, braced, 'braced'), ...listMatches(plain, open, 'open')]),
      ...words.flatMap((word) => listPlaces(plain, word)),
    ];
    const found = spans
      .toSorted((one, other) => one.start - other.start)
      .flatMap(({ start, end, form, word }) => {
        const described = describe(characters, places[start]!, places[end - 1]!, form);
        return described ? { ...described, ...(word !== undefined && { word }) } : [];
      });
    return { found, hasText: plain !== '' };
  } finally {
    characters.close();
  }
}

/** The text without spaces and line ends, and for each of its units the number of its character. */
function readPlain(characters: PageCharacters): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  for (let index = 0; index < characters.count; index += 1) {
    const code = characters.readCode(index);
    const text = isLineEnd(code) ? '' : fold(readCharacter(code)).replaceAll(/\s/g, '');
    plain += text;
    for (let unit = 0; unit < text.length; unit += 1) places.push(index);
  }
  return { plain, places };
}

interface Span {
  start: number;
  end: number;
  form: PageWord['form'];
  word?: string;
}

const listMatches = (plain: string, pattern: RegExp, form: PageWord['form']): Span[] =>
  [...plain.matchAll(pattern)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length, form }));

/** Wherever a word of somebody’s own stands, as it is. */
function listPlaces(plain: string, word: string): Span[] {
  const spans: Span[] = [];
  const sought = fold(word).replaceAll(/\s/g, '');
  if (sought === '') return spans;
  for (let start = plain.indexOf(sought); start >= 0; start = plain.indexOf(sought, start + sought.length))
    spans.push({ start, end: start + sought.length, form: 'plain', word });
  return spans;
}

/** Undefined where none of it has a place. */
function describe(
  characters: PageCharacters,
  first: number,
  last: number,
  form: PageWord['form'],
): PageWord | undefined {
  let text = '';
  const lines: { line: Bounds; ink: Bounds | undefined }[] = [];
  let current: Bounds | undefined;
  let ink: Bounds | undefined;
  let from: Bounds | undefined;
  let to: Bounds | undefined;
  const endLine = () => {
    if (current) lines.push({ line: current, ink });
    current = undefined;
    ink = undefined;
  };
  for (let index = first; index <= last; index += 1) {
    const code = characters.readCode(index);
    if (isLineEnd(code)) {
      endLine();
      text += ' ';
      continue;
    }
    text += readCharacter(code);
    if (code === 32 || characters.isGenerated(index)) continue;
    const own = characters.readBounds(index, 'line');
    if (!own) continue;
    current = unite(current, own);
    const drawn = characters.readBounds(index, 'ink');
    if (drawn) ink = unite(ink, drawn);
    if (lines.length === 0) {
      from ??= own;
      to = own;
    }
  }
  endLine();
  if (lines.length === 0 || !from || !to) return undefined;
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  return {
    text:
      form === 'braced'
        ? whole
            .replace(/^\{\s*\{/, '')
            .replace(/\}\s*\}$/, '')
            .trim()
        : whole,
    form,
    boxes: lines.map(({ line }) => makeBox(line)),
    ink: lines.map((one) => makeBox(one.ink ?? one.line)),
    isTurned: isTurned(from, to, whole),
  };
}

const makeBox = ({ left, top, right, bottom }: Bounds): WordBox => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

/** By where its first and last character stand. */
function isTurned(first: Bounds, last: Bounds, text: string): boolean {
  const across = last.left + last.right - first.left - first.right;
  const down = last.top + last.bottom - first.top - first.bottom;
  return Math.abs(down) > Math.abs(across) || (across < 0 && !rightToLeft.test(text));
}
