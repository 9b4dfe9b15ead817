import { normaliseLine, shapeLine, type ShapedLine } from './shape-text.ts';

/** A value as it is drawn in its field: its lines from top to bottom, in one size of points. */
export type LaidOutValue = {
  lines: ShapedLine[];
  size: number;
  leading: number;
  /** How wide the cell of each letter is: the lines are letters then, and stand beside each other. */
  cell?: number;
};

const SIZES = { largest: 11, smallest: 4, step: 0.5 };
/** Of initials, which are drawn as large as their field lets them be. */
const LARGEST = 28;
/** Points between the field's edge and its text. */
export const VALUE_PADDING = 2;
const LEADING = 1.3;
const ROLE = 'detail';

/** A value line by line, without what has no shape of its own: what is written into the file is what is drawn. */
export const normaliseValue = (value: string) =>
  value
    .split(/\r\n|\r|\n/)
    .map(normaliseLine)
    .join('\n')
    .trim();

const graphemes = new Intl.Segmenter();

/** Words that stand on a line together; one that is wider than a line is broken. `width` in thousandths of the font size. */
function wrap(line: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  let current = '';
  const add = (part: string, gap: string) => {
    const longer = current === '' ? part : current + gap + part;
    if (current !== '' && measure(longer) > width) {
      lines.push(current);
      current = part;
    } else current = longer;
  };
  for (const word of line.split(' ')) {
    if (measure(word) <= width) add(word, ' ');
    else [...graphemes.segment(word)].forEach(({ segment }, index) => add(segment, index === 0 ? ' ' : ''));
  }
  return [...lines, current];
}

/**
 * Lays a value out for a field of this size in points, in letters of 11 points (initials: 28) and smaller, down to 4; undefined where it does not even
 * fit then. Nothing is ever cut off: what a field shows is what it says. Fonts are loaded before (`loadPackedFonts`). Throws GlyphMissing.
 */
export function layOutValue(
  value: string,
  room: { width: number; height: number; isLong: boolean; isLarge?: boolean; cells?: number },
): LaidOutValue | undefined {
  return layOutInCells(value, room) ?? layOutInLines(value, room);
}

/** Of letters that are joined, or read from the right, a cell would show something else. */
const UNCELLED = /[\p{Script=Hebrew}\p{Script=Arabic}\n]/u;

/** Undefined where there are no cells, too few, or too narrow ones: then the value is a line like any other. */
function layOutInCells(
  value: string,
  { width, height, cells = 0 }: { width: number; height: number; cells?: number },
): LaidOutValue | undefined {
  const text = normaliseValue(value);
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  if (letters.length > cells || UNCELLED.test(text)) return undefined;
  const cell = width / cells;
  const lines = letters.map((letter) => shapeLine(letter, ROLE));
  const widest = Math.max(...lines.map((line) => line.width));
  const size = Math.min(SIZES.largest, height, (cell * 1000) / widest);
  return size < SIZES.smallest ? undefined : { lines, size, leading: size * LEADING, cell };
}

function layOutInLines(
  value: string,
  { width, height, isLong, isLarge }: { width: number; height: number; isLong: boolean; isLarge?: boolean },
): LaidOutValue | undefined {
  const paragraphs = normaliseValue(value).split('\n');
  const known = new Map<string, number>();
  const measure = (part: string) => {
    const size = known.get(part) ?? shapeLine(part, ROLE).width;
    known.set(part, size);
    return size;
  };
  const room = { width: width - 2 * VALUE_PADDING, height: height - 2 * VALUE_PADDING };
  for (let size = isLarge ? LARGEST : SIZES.largest; size >= SIZES.smallest; size -= SIZES.step) {
    const inUnits = (room.width * 1000) / size;
    const leading = size * LEADING;
    const lines = isLong ? paragraphs.flatMap((line) => wrap(line, inUnits, measure)) : [paragraphs.join(' ')];
    // One line may use the whole height of its field.
    const isHigh = isLong ? lines.length * leading > room.height : size > height;
    if (isHigh || lines.some((line) => measure(line) > inUnits)) continue;
    return { lines: lines.map((line) => shapeLine(line, ROLE)), size, leading };
  }
  return undefined;
}
