import type { Font, Glyph } from 'fontkit';

import { makeDict, toLatin1, type PdfDict, type PdfRef } from '../values.ts';
import type { RevisionWriter } from '../structure/write-revision.ts';
import { describeLook, format, formatAll, INK } from './draw-box.ts';
import { EmbeddedFont } from './embed-font.ts';
import { layOutValue, VALUE_PADDING, type LaidOutValue } from './lay-out-value.ts';
import { loadPackedFonts } from './packed-faces.ts';
import { GlyphMissing, type ShapedLine } from './shape-text.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** A glyph with its place on the line, in thousandths of the font size, and the letters that it says. */
type PlacedGlyph = { font: Font; glyph: Glyph; x: number; y: number; letters: string };

const lettersOf = (glyph: Glyph) => String.fromCodePoint(...glyph.codePoints);

/**
 * The glyphs of a line in the order in which it is read. Glyphs come as they are seen, from left to right; whoever reads the content back,
 * to copy it or to compare it with the field's value, goes by the order in which they are written.
 */
function listGlyphs(line: ShapedLine): PlacedGlyph[] {
  let cursor = 0;
  const runs = line.runs.map(({ font, glyphs }) => {
    const unit = 1000 / font.unitsPerEm;
    const placed = glyphs.glyphs.map((glyph, i): PlacedGlyph => {
      const { xAdvance, xOffset, yOffset } = glyphs.positions[i]!;
      const x = cursor + xOffset * unit;
      cursor += xAdvance * unit;
      return { font, glyph, x, y: yOffset * unit, letters: lettersOf(glyph) };
    });
    return placed;
  });
  const isFromRight = RIGHT_TO_LEFT.test(/\p{L}/u.exec(line.text)?.[0] ?? '');
  const isBackwards = (run: PlacedGlyph[]) => {
    const letters = run.map((glyph) => glyph.letters).join('');
    return RIGHT_TO_LEFT.test(letters) || (isFromRight && !/[\p{L}\p{N}]/u.test(letters));
  };
  return (isFromRight ? runs.toReversed() : runs).flatMap((run) => (isBackwards(run) ? run.toReversed() : run));
}

const tidy = (text: string) => text.normalize('NFKC').replace(/[\s\p{Cc}]/gu, '');
const unmirrored = (text: string) => text.replace(/[()[\]{}<>«»]/g, '|');

/** Whether the glyphs say what the value says: a value that is read back as something else would be taken for a forgery. */
function isSaying(lines: ShapedLine[], value: string): boolean {
  const shown = lines.flatMap(listGlyphs).map(({ letters }) => letters);
  const [wanted, said] = [tidy(value), tidy(shown.join(''))];
  return RIGHT_TO_LEFT.test(value) ? unmirrored(wanted) === unmirrored(said) : wanted === said;
}

export type ValueRoom = {
  width: number;
  height: number;
  isLong: boolean;
  /** As large as the room lets them be: initials are a mark. */
  isLarge?: boolean;
  /** Where the text stands, unless on the side from which it is read. */
  side?: 'middle' | 'right';
  /** Each letter stands in the middle of one of so many equal cells, where all of them fit. */
  cells?: number;
};

/** The room that a field of this size has for a value of its kind. */
export const roomOf = (kind: string, size: { width: number; height: number }): ValueRoom => ({
  ...size,
  isLong: kind === 'longtext' || kind === 'attachment',
  isLarge: kind === 'initials',
});

/** How a value can be drawn in its room, or why it cannot: it is too long, or has signs that no bundled font writes. */
export async function judgeRoom(value: string, room: ValueRoom): Promise<LaidOutValue | 'too_long' | 'not_drawable'> {
  await loadPackedFonts(value);
  try {
    const laidOut = layOutValue(value, room);
    if (!laidOut) return 'too_long';
    return isSaying(laidOut.lines, value) ? laidOut : 'not_drawable';
  } catch (error) {
    if (error instanceof GlyphMissing) return 'not_drawable';
    throw error;
  }
}

/** A font of the file with the letters that its glyphs say: where one glyph says two things, the font is embedded twice. */
type UsedFont = { key: string; embedded: EmbeddedFont; said: Map<number, string> };

/** Draws what people have filled in, sharing fonts between the fields of a revision. */
export class ValueDrawer {
  private readonly writer: RevisionWriter;
  private readonly fonts = new Map<Font, UsedFont[]>();
  private readonly looks: { ref: PdfRef; dict: PdfDict; content: string }[] = [];
  private fontCount = 0;

  constructor(writer: RevisionWriter) {
    this.writer = writer;
  }

  /** The look of a text in a rectangle of this size (points, upright) that is turned counter-clockwise by `degrees`; `ground` is drawn behind it. */
  draw({ lines, size, leading, cell }: LaidOutValue, room: ValueRoom, degrees: number, ground = '') {
    const { width, height, isLong, side } = room;
    const top = isLong ? height - VALUE_PADDING : (height + leading) / 2;
    const content = lines.map((line, index) => {
      const length = (line.width * size) / 1000;
      if (cell !== undefined)
        return this.drawLine(line, { size, x: index * cell + (cell - length) / 2, y: top - size });
      const isFromRight = side === 'right' || (!side && RIGHT_TO_LEFT.test(/\p{L}/u.exec(line.text)?.[0] ?? ''));
      const x = side === 'middle' ? (width - length) / 2 : isFromRight ? width - VALUE_PADDING - length : VALUE_PADDING;
      return this.drawLine(line, { size, x, y: top - index * leading - size });
    });
    const ref = this.writer.allocate();
    const body = `${ground && `${ground}\n`}/Tx BMC\nq 0 0 ${formatAll(width, height)} re W n\nBT ${INK} rg\n${content.join('\n')}\nET Q\nEMC`;
    this.looks.push({ ref, dict: describeLook(width, height, degrees), content: body });
    return ref;
  }

  /** Writes fonts and looks; to be called once, after the last `draw`. */
  finish(): void {
    const fonts = [...this.fonts.values()]
      .flat()
      .map(({ key, embedded }) => [key, embedded.write(this.writer)] as const);
    const resources = makeDict({ Font: makeDict(Object.fromEntries(fonts)) });
    for (const { ref, dict, content } of this.looks)
      this.writer.putStream(ref, { dict: new Map(dict).set('Resources', resources), data: toLatin1(content) });
  }

  private drawLine(line: ShapedLine, { size, x, y }: { size: number; x: number; y: number }): string {
    let current: string | undefined;
    return listGlyphs(line)
      .flatMap(({ font, glyph, letters, ...offset }) => {
        // What says nothing beside another glyph of its letters says a blank: readers skip that.
        const spoken = letters === '' ? ' ' : letters;
        const { key, embedded } = this.useFont(font, glyph.id, spoken);
        const change = key === current ? [] : [`/${key} ${format(size)} Tf`];
        current = key;
        const told = letters === '' ? (Object.create(glyph, { codePoints: { value: [32] } }) as Glyph) : glyph;
        const place = formatAll(x + (offset.x * size) / 1000, y + (offset.y * size) / 1000);
        return [...change, `1 0 0 1 ${place} Tm <${embedded.encode(told)}> Tj`];
      })
      .join('\n');
  }

  private useFont(font: Font, glyphId: number, letters: string): UsedFont {
    const known = this.fonts.get(font) ?? [];
    this.fonts.set(font, known);
    let used = known.find(({ said }) => (said.get(glyphId) ?? letters) === letters);
    if (!used) {
      used = { key: `F${this.fontCount}`, embedded: new EmbeddedFont(font), said: new Map() };
      this.fontCount += 1;
      known.push(used);
    }
    used.said.set(glyphId, letters);
    return used;
  }
}
