import type { Font } from 'fontkit';

import { makeDict, name, toLatin1, type PdfDict, type PdfRef } from '../values.ts';
import type { RevisionWriter } from '../structure/write-revision.ts';
import { rotateMatrix } from '../placement.ts';
import { drawStrokes, measureStrokes } from './draw-strokes.ts';
import { EmbeddedFont } from './embed-font.ts';
import { layOut, type AppearanceText, type Area, type PlacedLine } from './lay-out.ts';
import type { Mark } from './mark.ts';
import { markText } from './mark-text.ts';

/** Ink, faint ink and seal red of the product's palette, as fractions of red, green and blue. */
const COLOURS = { name: '0.075 0.129 0.114', detail: '0.396 0.435 0.416', rule: '0.698 0.227 0.110' };

const format = (value: number) => String(Math.round(value * 1000) / 1000);
const formatAll = (...values: number[]) => values.map(format).join(' ');

const drawOutline = ({ path, width }: Extract<Mark, { kind: 'outline' }>, { x, y, width: wide }: Area) =>
  `q ${[wide / width, 0, 0, wide / width].map((value) => value.toFixed(6)).join(' ')} ${formatAll(x, y)} cm ${COLOURS.name} rg\n${path}\nf Q`;

/** Draws appearances of one signature, sharing fonts and image between its places. */
export class AppearanceDrawer {
  private readonly writer: RevisionWriter;
  private readonly text: AppearanceText;
  private readonly mark: { ratio: number; draw(area: Area): string } | undefined;
  private image: PdfRef | undefined;
  private readonly fonts = new Map<Font, { key: string; embedded: EmbeddedFont }>();
  private readonly forms: { ref: PdfRef; dict: PdfDict; content: string }[] = [];

  constructor(writer: RevisionWriter, text: AppearanceText, mark?: Mark) {
    this.writer = writer;
    this.text = text;
    this.mark = mark && this.openMark(mark);
  }

  /** Draws for a rectangle of this size (points, upright) that is turned counter-clockwise by `degrees` on the page. */
  draw(width: number, height: number, degrees: number): PdfRef {
    const layout = layOut(this.text, width, height, this.mark?.ratio);
    const content = [
      'q',
      `${COLOURS.rule} rg ${this.formatArea(layout.rule)} re f`,
      ...(layout.image && this.mark ? [this.mark.draw(layout.image)] : []),
      ...layout.lines.map((line) => this.drawLine(line)),
      'Q',
    ].join('\n');
    const dict = makeDict({
      Type: name('XObject'),
      Subtype: name('Form'),
      BBox: [0, 0, width, height],
      Matrix: rotateMatrix(degrees),
    });
    const ref = this.writer.allocate();
    this.forms.push({ ref, dict, content });
    return ref;
  }

  /** Writes fonts and forms; to be called once, after the last `draw`. */
  finish(): void {
    const fonts = [...this.fonts.values()].map(({ key, embedded }) => [key, embedded.write(this.writer)] as const);
    const resources = makeDict({
      Font: makeDict(Object.fromEntries(fonts)),
      XObject: this.image && makeDict({ Image: this.image }),
    });
    for (const { ref, dict, content } of this.forms) {
      this.writer.putStream(ref, { dict: new Map(dict).set('Resources', resources), data: toLatin1(content) });
    }
  }

  private openMark(mark: Mark) {
    if (mark.kind === 'strokes') {
      const { strokes } = mark;
      const { width, height } = measureStrokes(strokes);
      return { ratio: width / height, draw: (area: Area) => drawStrokes(strokes, area, COLOURS.name) };
    }
    const ratio = mark.width / mark.height;
    if (mark.kind === 'outline') return { ratio, draw: (area: Area) => drawOutline(mark, area) };
    this.image = this.addImage(mark);
    return { ratio, draw: (area: Area) => this.drawImage(area) };
  }

  private addImage(mark: Extract<Mark, { kind: 'photograph' | 'picture' }>): PdfRef {
    const describe = (colours: string) => ({
      Type: name('XObject'),
      Subtype: name('Image'),
      Width: mark.width,
      Height: mark.height,
      BitsPerComponent: 8,
      ColorSpace: name(colours),
    });
    if (mark.kind === 'photograph') {
      const colours = mark.components === 1 ? 'DeviceGray' : 'DeviceRGB';
      const dict = makeDict({ ...describe(colours), Filter: name('DCTDecode') });
      return this.writer.addStream({ dict, data: mark.jpeg });
    }
    const { alpha } = mark;
    const mask = alpha && this.writer.addStream({ dict: makeDict(describe('DeviceGray')), data: alpha });
    return this.writer.addStream({ dict: makeDict({ ...describe('DeviceRGB'), SMask: mask }), data: mark.rgb });
  }

  private formatArea({ x, y, width, height }: Area): string {
    return formatAll(x, y, width, height);
  }

  private drawImage({ x, y, width, height }: Area): string {
    return `q ${formatAll(width, 0, 0, height, x, y)} cm /Image Do Q`;
  }

  private drawLine({ line, role, size, x, baseline }: PlacedLine): string {
    const commands = [`BT ${COLOURS[role]} rg`];
    let cursor = x;
    for (const { font, glyphs } of line.runs) {
      const { key, embedded } = this.useFont(font);
      const unit = size / font.unitsPerEm;
      commands.push(`/${key} ${format(size)} Tf`);
      glyphs.glyphs.forEach((glyph, i) => {
        const { xAdvance, xOffset, yOffset } = glyphs.positions[i]!;
        const matrix = `1 0 0 1 ${formatAll(cursor + xOffset * unit, baseline + yOffset * unit)} Tm`;
        commands.push(`${matrix} <${embedded.encode(glyph)}> Tj`);
        cursor += xAdvance * unit;
      });
    }
    return markText(line.text, [...commands, 'ET'].join('\n'));
  }

  private useFont(font: Font): { key: string; embedded: EmbeddedFont } {
    let used = this.fonts.get(font);
    if (!used) {
      used = { key: `F${this.fonts.size}`, embedded: new EmbeddedFont(font) };
      this.fonts.set(font, used);
    }
    return used;
  }
}
