import type { Font } from 'fontkit';
import { type AddedDrawing, addDrawing } from './appearance/add-drawing.ts';
import { EmbeddedFont } from './appearance/embed-font.ts';
import type { FaceRole } from './appearance/font-faces.ts';
import { markText } from './appearance/mark-text.ts';
import { loadPackedFonts } from './appearance/packed-faces.ts';
import { fitLine, normaliseLine } from './appearance/shape-text.ts';
import { accessBytes } from './structure/random-access.ts';
import { makeDict, makeText, name, PdfRef, toLatin1 } from './values.ts';
import { readStructure } from './structure/read-structure.ts';
import { RevisionWriter } from './structure/write-revision.ts';
import { makeDrawable, wrapCode, wrapText, type WrappedLine } from './wrap-text.ts';

export type TextTone = 'ink' | 'muted' | 'accent' | 'alert';

/** A text with a place of its own on a line: its left edge and its width, in points from the margin. */
export interface TextCell {
  text: string;
  at: number;
  width: number;
  tone?: TextTone;
  /** A hash or number, in groups of eight characters of the same width. */
  isCode?: boolean;
}

/** A line of a report: its size in points, the room above it, and how far it is moved in. */
export interface TextLine {
  /** Shortened to the page's width. */
  text: string;
  role: FaceRole;
  size: number;
  gap?: number;
  indent?: number;
  tone?: TextTone;
  /** Stand side by side, each on as many lines as it needs; in place of `text`. */
  cells?: TextCell[];
  /** A thin line above it. */
  hasRule?: boolean;
  /** Points that have to be free beneath it on its page, for what belongs to it. */
  keep?: number;
  /** Begins a table that goes to the end of the document: said again on top of each page. */
  isTableHead?: boolean;
}

const page = { width: 595.28, height: 841.89, margin: 56 };
/** The width between the margins, in points. */
export const textWidth = page.width - 2 * page.margin;
const leading = 1.4;
const footSize = 7.5;
/** Rows of a table are kept together up to this height. */
const maxKept = 240;
const colours: Record<TextTone, string> = {
  ink: '0.075 0.129 0.114',
  muted: '0.37 0.43 0.41',
  accent: '0.043 0.392 0.302',
  alert: '0.65 0.11 0.11',
};

/**
 * Writes lines on as many A4 pages as they need, each with a foot and its number. A character that no bundled font can draw is
 * written as its number, [U+1F600], rather than as a wrong glyph. `info` are further members of the information dictionary; `logo`, an
 * image, stands at the top right of the first page.
 */
export async function writeTextDocument(
  title: string,
  lines: readonly TextLine[],
  foot: string,
  { info = {}, logo }: { info?: Record<string, string>; logo?: Uint8Array | undefined } = {},
): Promise<Uint8Array> {
  for (const { text, cells = [] } of lines)
    for (const part of [text, ...cells.map((cell) => cell.text)]) await loadPackedFonts(part);
  const pages = breakPages(lines);
  const blank = writeBlankPages(pages.length);
  const writer = new RevisionWriter({ size: blank.length, structure: await readStructure(accessBytes(blank)) });
  const fonts: Fonts = new Map();
  const image = logo && (await addDrawing(writer, logo));
  const contents = pages.map((placed, index) => {
    const line = fitText(`${foot} · ${index + 1} / ${pages.length}`, 'detail', footSize, textWidth);
    const number: PlacedText = { line, size: footSize, x: page.margin, baseline: page.margin / 2, tone: 'muted' };
    const drawn = [...placed, number].map((item) => ('rule' in item ? item.rule : drawText(item, fonts)));
    return toLatin1([...(image && index === 0 ? [drawLogo(image)] : []), ...drawn].join('\n'));
  });
  const resources = makeDict({
    Font: makeDict(Object.fromEntries([...fonts.values()].map(({ key, embedded }) => [key, embedded.write(writer)]))),
    XObject: image && makeDict({ Logo: image.ref }),
  });
  contents.forEach((data, index) => {
    writer.put(
      new PdfRef(firstPage + index),
      describePage({ Resources: resources, Contents: writer.addStream({ dict: makeDict({}), data }) }),
    );
  });
  const members = Object.fromEntries(Object.entries(info).map(([key, value]) => [key, makeText(value)]));
  writer.put(
    new PdfRef(3),
    makeDict({ Title: makeText(normaliseLine(title)), Producer: makeText('Sigillum'), ...members }),
  );
  return Buffer.concat([blank, writer.finish().bytes]);
}

type Fonts = Map<Font, { key: string; embedded: EmbeddedFont }>;
type PlacedText = { line: WrappedLine; size: number; x: number; baseline: number; tone: TextTone };
type Placed = PlacedText | { rule: string };

const format = (value: number) => String(Math.round(value * 1000) / 1000);
const fitText = (text: string, role: FaceRole, size: number, width: number) =>
  fitLine(makeDrawable(text, role), role, (width * 1000) / size);

/** The cells of a line, broken; a line without cells is one cell, shortened. */
function breakCells({ text, role, size, indent = 0, tone = 'ink', cells }: TextLine) {
  if (!cells) return [{ at: indent, tone, lines: [fitText(text, role, size, textWidth - indent)] }];
  return cells.map((cell) => {
    const wrap = cell.isCode ? wrapCode : wrapText;
    return { at: cell.at, tone: cell.tone ?? tone, lines: wrap(cell.text, role, (cell.width * 1000) / size) };
  });
}

function breakPages(lines: readonly TextLine[]): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = page.height - page.margin;
  let tableHead: TextLine | undefined;
  const isTop = () => y === page.height - page.margin;
  const turn = () => {
    pages.push([]);
    y = page.height - page.margin;
    if (tableHead) place(tableHead);
  };
  const place = (line: TextLine) => {
    const { size, gap = 0, keep = 0 } = line;
    const cells = breakCells(line);
    const count = Math.max(...cells.map((cell) => cell.lines.length));
    const needed = Math.min(gap + count * size * leading, maxKept) + keep;
    if (!isTop() && y - needed < page.margin) turn();
    y -= gap;
    if (line.hasRule) pages.at(-1)!.push({ rule: drawRule(y + gap * 0.4) });
    for (let index = 0; index < count; index += 1) {
      y -= size * leading;
      if (y < page.margin) {
        turn();
        y -= size * leading;
      }
      for (const { at, tone, lines: own } of cells) {
        const part = own[index];
        if (part) pages.at(-1)!.push({ line: part, size, x: page.margin + at, baseline: y, tone });
      }
    }
  };
  for (const line of lines) {
    place(line);
    if (line.isTableHead) tableHead = line;
  }
  return pages;
}

/** Room for a logo, in points. */
const logoRoom = { width: 150, height: 40 };

/** At the top right, as large as its room allows; it says nothing that the text does not. */
function drawLogo({ ratio }: AddedDrawing): string {
  const width = Math.min(logoRoom.width, logoRoom.height * ratio);
  const height = width / ratio;
  const [x, y] = [page.width - page.margin - width, page.height - page.margin - height];
  return `/Artifact BMC q ${[width, 0, 0, height, x, y].map(format).join(' ')} cm /Logo Do Q EMC`;
}

/** Not part of what is read (ISO 32000-2 section 14.8.2.2). */
const drawRule = (y: number) =>
  `/Artifact BMC 0.82 0.85 0.84 RG 0.5 w ${format(page.margin)} ${format(y)} m ${format(page.width - page.margin)} ${format(y)} l S EMC`;

function drawText({ line, size, x, baseline, tone }: PlacedText, fonts: Fonts): string {
  const commands = [`BT ${colours[tone]} rg`];
  let start = x;
  for (const { font, glyphs } of line.runs) {
    const used = fonts.get(font) ?? { key: `F${fonts.size}`, embedded: new EmbeddedFont(font) };
    fonts.set(font, used);
    const unit = size / font.unitsPerEm;
    commands.push(`/${used.key} ${format(size)} Tf`);
    let cursor = start;
    glyphs.glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = glyphs.positions[index]!;
      const place = `${format(cursor + xOffset * unit)} ${format(baseline + yOffset * unit)}`;
      commands.push(`1 0 0 1 ${place} Tm <${used.embedded.encode(glyph)}> Tj`);
      cursor += xAdvance * unit;
    });
    start += glyphs.advanceWidth * unit;
  }
  return markText(line.text, [...commands, 'ET'].join('\n'));
}

const firstPage = 4;
const describePage = (rest: Parameters<typeof makeDict>[0]) =>
  makeDict({ Type: name('Page'), Parent: new PdfRef(2), MediaBox: [0, 0, page.width, page.height], ...rest });

/** The catalog (1), the page tree (2), an empty information dictionary (3) and blank pages from 4 on; content comes as a revision. */
function writeBlankPages(count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, index) => firstPage + index);
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${count} >>`,
    '<< >>',
    ...numbers.map(() => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] >>`),
  ];
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const rows = bodies.map((body, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n\r\n`;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return row;
  });
  const size = bodies.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f\r\n${rows.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
