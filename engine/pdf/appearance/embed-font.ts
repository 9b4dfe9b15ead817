import type { Font, Glyph, Path } from 'fontkit';

import { makeDict, makeText, name, toLatin1, type PdfRef, type PdfValue } from '../values.ts';
import type { RevisionWriter } from '../structure/write-revision.ts';
import { encodeOutline } from './encode-outline.ts';

type Subset = {
  includeGlyph(glyph: Glyph | number): number;
  encode(): Uint8Array;
  /** All glyphs of the program once it is written, those that others are made of among them. */
  glyphs: readonly number[];
  /** How glyphs of a variable font's instance are written; the library's own way does not work. */
  glyphEncoder?: { encodeSimple(path: Path): Uint8Array };
};

/** So many bits that are set, the first the highest of its byte. */
const listBits = (count: number) =>
  Uint8Array.from({ length: Math.ceil(count / 8) }, (_, byte) => (0xff00 >> Math.min(8, count - byte * 8)) & 0xff);

/** Collects the glyphs that are drawn from one font and embeds just those, as a composite font (section 9.7). */
export class EmbeddedFont {
  private readonly font: Font;
  private readonly subset: Subset;
  private readonly used = new Map<number, Glyph>();

  constructor(font: Font) {
    this.font = font;
    this.subset = font.createSubset() as unknown as Subset;
    this.subset.glyphEncoder = { encodeSimple: encodeOutline };
  }

  /** The glyph's two-byte code in the content stream, as four hexadecimal digits. */
  encode(glyph: Glyph): string {
    const code = this.subset.includeGlyph(glyph);
    this.used.set(code, glyph);
    return code.toString(16).padStart(4, '0');
  }

  /** Writes the font's five objects and returns the reference for the resources. */
  write(writer: RevisionWriter): PdfRef {
    const { font } = this;
    const scale = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
    const codes = [...this.used.keys()].toSorted((a, b) => a - b);
    const tag = [
      ...codes
        .reduce((hash, code) => (hash * 31 + code + 7) >>> 0, codes.length)
        .toString(26)
        .padStart(6, '0'),
    ]
      .slice(-6)
      .map((digit) => String.fromCharCode(65 + parseInt(digit, 26)))
      .join('');
    const baseFont = name(`${tag}+${font.postscriptName}`);
    const program = this.subset.encode();
    const descriptor = writer.add(
      makeDict({
        Type: name('FontDescriptor'),
        FontName: baseFont,
        // Symbolic: the codes are glyph numbers, not characters of a standard set.
        Flags: 4,
        FontBBox: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map(scale),
        ItalicAngle: font.italicAngle,
        Ascent: scale(font.ascent),
        Descent: scale(font.descent),
        CapHeight: scale(font.capHeight),
        StemV: 80,
        FontFile2: writer.addStream({ dict: makeDict({ Length1: program.length }), data: program }),
        // A file for archives (ISO 19005-1 section 6.3.5) says which glyphs there are.
        CIDSet: writer.addStream({ dict: makeDict({}), data: listBits(this.subset.glyphs.length) }),
      }),
    );
    const widths: PdfValue[] = codes.flatMap((code) => [code, [scale(this.used.get(code)!.advanceWidth)]]);
    const descendant = writer.add(
      makeDict({
        Type: name('Font'),
        Subtype: name('CIDFontType2'),
        BaseFont: baseFont,
        CIDSystemInfo: makeDict({ Registry: makeText('Adobe'), Ordering: makeText('Identity'), Supplement: 0 }),
        FontDescriptor: descriptor,
        CIDToGIDMap: name('Identity'),
        W: widths,
      }),
    );
    return writer.add(
      makeDict({
        Type: name('Font'),
        Subtype: name('Type0'),
        BaseFont: baseFont,
        Encoding: name('Identity-H'),
        DescendantFonts: [descendant],
        ToUnicode: writer.addStream({ dict: makeDict({}), data: toLatin1(this.makeUnicodeMap(codes)) }),
      }),
    );
  }

  /** Lets viewers search, copy and read aloud what the glyphs say (section 9.10.3). */
  private makeUnicodeMap(codes: number[]): string {
    const lines = codes.flatMap((code) => {
      const text = String.fromCodePoint(...(this.used.get(code)?.codePoints ?? []));
      if (text === '') return [];
      return [`<${code.toString(16).padStart(4, '0')}> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`];
    });
    const blocks: string[] = [];
    for (let i = 0; i < lines.length; i += 100) {
      const block = lines.slice(i, i + 100);
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
    }
    return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
  }
}
