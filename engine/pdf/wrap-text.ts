import { findFont, type FaceRole } from './appearance/font-faces.ts';
import { GlyphMissing, normaliseLine, shapeLine, type ShapedLine } from './appearance/shape-text.ts';

/** A line ready to be drawn; widths are in thousandths of the font size. */
export type WrappedLine = Pick<ShapedLine, 'text' | 'runs'>;

/** The room of one character of a code, in thousandths of the font size: every one gets the same. */
const pitch = 640;
const groupSize = 8;

/** What can be drawn of a text: a character that no bundled font has becomes its number, [U+1F600], rather than a wrong glyph. */
export function makeDrawable(text: string, role: FaceRole): string {
  const nameOf = (char: string) => `[U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
  const drawable = [...normaliseLine(text)]
    .map((char) => (char === ' ' || findFont(role, text, char.codePointAt(0)!) ? char : nameOf(char)))
    .join('');
  if (!/\p{M}/u.test(drawable)) return drawable;
  try {
    shapeLine(drawable, role);
    return drawable;
  } catch (error) {
    if (!(error instanceof GlyphMissing)) throw error;
    // Marks of one script on letters of another, whose font lacks them.
    return drawable.replaceAll(/\p{M}/gu, nameOf);
  }
}

const graphemes = new Intl.Segmenter();

/** Breaks a text into lines of at most `width` thousandths of the font size: at blanks, and inside words that are wider than a line. */
export function wrapText(text: string, role: FaceRole, width: number): WrappedLine[] {
  const measure = (part: string) => shapeLine(part, role).width;
  const blank = measure('n n') - 2 * measure('n');
  const lines: string[] = [];
  let [line, used] = ['', 0];
  const add = (part: string, size: number, gap: string) => {
    const room = line ? used + (gap ? blank : 0) + size : size;
    if (line && room > width) {
      lines.push(line);
      [line, used] = [part, size];
    } else [line, used] = [line ? line + gap + part : part, room];
  };
  for (const word of makeDrawable(text, role).split(' ')) {
    const size = measure(word);
    if (size <= width) add(word, size, ' ');
    else [...graphemes.segment(word)].forEach(({ segment }, index) => add(segment, measure(segment), index ? '' : ' '));
  }
  return [...lines, line].map((part) => shapeLine(part, role));
}

/** Breaks a code (a hash, a serial number) into groups of eight characters that stand exactly above each other. */
export function wrapCode(code: string, role: FaceRole, width: number): WrappedLine[] {
  const groups = code.match(new RegExp(`.{1,${groupSize}}`, 'gu')) ?? [''];
  const perLine = Math.max(1, Math.floor((width / pitch + 1) / (groupSize + 1)));
  const count = Math.ceil(groups.length / perLine);
  return Array.from({ length: count }, (_, index) => {
    const own = groups.slice(index * perLine, (index + 1) * perLine);
    return { text: own.join(''), runs: [...own.join(' ')].flatMap((char) => spaceOut(char, role)) };
  });
}

/** A character in the middle of its room. */
function spaceOut(char: string, role: FaceRole): ShapedLine['runs'] {
  const cell = char === ' ' ? 'n' : char;
  return shapeLine(cell, role).runs.map(({ font, glyphs }) => {
    const advance = (pitch * font.unitsPerEm) / 1000;
    const offset = (advance - glyphs.advanceWidth) / 2;
    const positions = glyphs.positions.map((position) => ({
      ...position,
      xOffset: position.xOffset + offset,
      xAdvance: advance,
    }));
    if (char === ' ') return { font, glyphs: { ...glyphs, glyphs: [], positions: [], advanceWidth: advance } };
    return { font, glyphs: { ...glyphs, positions, advanceWidth: advance } };
  });
}
