import type { Font } from 'fontkit';
import { EmbeddedFont } from './appearance/embed-font.ts';
import { findFont, type FaceRole } from './appearance/font-faces.ts';
import { markText } from './appearance/mark-text.ts';
import { loadPackedFonts } from './appearance/packed-faces.ts';
import { fitLine, normaliseLine, type ShapedLine } from './appearance/shape-text.ts';
import { accessBytes } from './structure/random-access.ts';
import { makeDict, makeText, name, PdfRef, toLatin1 } from './structure/pdf-values.ts';
import { readStructure } from './structure/read-structure.ts';
import { RevisionWriter } from './structure/write-revision.ts';

/** A line of a report: its size in points, the room above it, and how far it is moved in. */
export interface TextLine {
  text: string;
  role: FaceRole;
  size: number;
  gap?: number;
  indent?: number;
}

const page = { width: 595.28, height: 841.89, margin: 56 };
const leading = 1.4;
const footSize = 7.5;

/**
 * Writes lines on as many A4 pages as they need, each with a foot and its number. Lines are shortened to the page's width; a character
 * that no bundled font can draw is written as its number, [U+1F600], rather than as a wrong glyph.
 */
export async function writeTextDocument(title: string, lines: readonly TextLine[], foot: string): Promise<Uint8Array> {
  for (const { text } of lines) await loadPackedFonts(text);
  const pages = breakPages(lines);
  const blank = writeBlankPages(pages.length);
  const writer = new RevisionWriter({ size: blank.length, structure: await readStructure(accessBytes(blank)) });
  const fonts = new Map<Font, { key: string; embedded: EmbeddedFont }>();
  const contents = pages.map((placed, index) => {
    const number = `${foot} · ${index + 1} / ${pages.length}`;
    const all = [
      ...placed,
      { text: number, role: 'detail' as const, size: footSize, x: page.margin, baseline: page.margin / 2 },
    ];
    return toLatin1(all.map((line) => drawLine(line, fonts)).join('\n'));
  });
  const resources = makeDict({
    Font: makeDict(Object.fromEntries([...fonts.values()].map(({ key, embedded }) => [key, embedded.write(writer)]))),
  });
  contents.forEach((data, index) => {
    writer.put(
      new PdfRef(firstPage + index),
      describePage({ Resources: resources, Contents: writer.addStream({ dict: makeDict({}), data }) }),
    );
  });
  writer.put(new PdfRef(3), makeDict({ Title: makeText(normaliseLine(title)), Producer: makeText('Sigillum') }));
  return Buffer.concat([blank, writer.finish().bytes]);
}

interface PlacedLine {
  text: string;
  role: FaceRole;
  size: number;
  x: number;
  baseline: number;
}

function breakPages(lines: readonly TextLine[]): PlacedLine[][] {
  const pages: PlacedLine[][] = [[]];
  let y = page.height - page.margin;
  for (const { text, role, size, gap = 0, indent = 0 } of lines) {
    y -= gap + size * leading;
    if (y < page.margin) {
      pages.push([]);
      y = page.height - page.margin - size * leading;
    }
    pages.at(-1)!.push({ text, role, size, x: page.margin + indent, baseline: y });
  }
  return pages;
}

const format = (value: number) => String(Math.round(value * 1000) / 1000);

function drawLine(
  { text, role, size, x, baseline }: PlacedLine,
  fonts: Map<Font, { key: string; embedded: EmbeddedFont }>,
): string {
  const commands = ['BT 0.075 0.129 0.114 rg'];
  let cursor = x;
  const shaped = shape(text, role, ((page.width - page.margin - x) * 1000) / size);
  for (const { font, glyphs } of shaped.runs) {
    const used = fonts.get(font) ?? { key: `F${fonts.size}`, embedded: new EmbeddedFont(font) };
    fonts.set(font, used);
    commands.push(`/${used.key} ${format(size)} Tf`);
    glyphs.glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = glyphs.positions[index]!;
      const unit = size / font.unitsPerEm;
      commands.push(
        `1 0 0 1 ${format(cursor + xOffset * unit)} ${format(baseline + yOffset * unit)} Tm <${used.embedded.encode(glyph)}> Tj`,
      );
      cursor += xAdvance * unit;
    });
  }
  return markText(shaped.text, [...commands, 'ET'].join('\n'));
}

function shape(text: string, role: FaceRole, width: number): ShapedLine {
  const name = (char: string) => `[U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
  const drawable = [...normaliseLine(text)].map((char) =>
    char === ' ' || findFont(role, text, char.codePointAt(0)!) ? char : name(char),
  );
  return fitLine(drawable.join(''), role, width);
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
