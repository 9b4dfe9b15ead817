import { deflateSync } from 'node:zlib';

/** One page of a built PDF: sizes in points, content drawn so that orientation and edges can be seen. */
export type PageFixture = {
  mediaBox?: [number, number, number, number];
  cropBox?: [number, number, number, number];
  rotate?: number;
  /** Puts a link annotation straight into the /Annots array, as some producers do. */
  hasDirectAnnotation?: boolean;
};

export type PdfFixture = {
  /** `table`: classic cross-reference table; `stream`: cross-reference stream with object streams. */
  style?: 'table' | 'stream';
  pages?: PageFixture[];
  /** Name of an empty visible signature field on the first page. */
  emptyField?: string;
  /** Bytes of noise in a content stream, to make a large file. */
  padding?: number;
  /** Replaces entries of the catalog, in PDF syntax. */
  catalog?: string;
};

const A4: [number, number, number, number] = [0, 0, 595, 842];
const latin1 = (text: string) => Buffer.from(text, 'latin1');

type Body = string | Buffer;

function makeStream(dict: string, data: Buffer): Buffer {
  return Buffer.concat([latin1(`<<${dict} /Length ${data.length}>>\nstream\n`), data, latin1('\nendstream')]);
}

function drawPage(index: number, [left, bottom, right, top]: [number, number, number, number]): string {
  const label = `BT /F1 14 Tf ${left + 30} ${top - 40} Td (Page ${index + 1}) Tj ET`;
  const text = `BT /F1 9 Tf ${left + 30} ${top - 64} Td (This agreement is made between the parties named below.) Tj ET`;
  const frame = `0.8 G ${left + 10} ${bottom + 10} ${right - left - 20} ${top - bottom - 20} re S`;
  return [label, text, frame].join('\n');
}

function describePage(page: PageFixture, contents: number, annots: string[]): string {
  const box = (key: string, value?: number[]) => (value ? `/${key} [${value.join(' ')}]` : '');
  const link = '<</Type /Annot /Subtype /Link /Rect [30 700 200 720] /Border [0 0 0]>>';
  const all = [...(page.hasDirectAnnotation ? [link] : []), ...annots];
  return [
    `<</Type /Page /Parent 2 0 R /Contents ${contents} 0 R /Resources <</Font <</F1 3 0 R>>>>`,
    box('MediaBox', page.mediaBox ?? A4),
    box('CropBox', page.cropBox),
    page.rotate === undefined ? '' : `/Rotate ${page.rotate}`,
    all.length > 0 ? `/Annots [${all.join(' ')}]` : '',
    '>>',
  ].join(' ');
}

/** The objects of the document, numbered from 1. */
function makeObjects({ pages = [{}], emptyField, padding = 0, catalog = '' }: PdfFixture): Body[] {
  const firstPage = 4;
  const fieldNumber = firstPage + pages.length * 2;
  const pageNumbers = pages.map((_, i) => firstPage + i * 2);
  const form = emptyField === undefined ? '' : `/AcroForm <</Fields [${fieldNumber} 0 R]>>`;
  const objects: Body[] = [
    `<</Type /Catalog /Pages 2 0 R ${form} ${catalog}>>`,
    `<</Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length}>>`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
  ];
  pages.forEach((page, i) => {
    const annots = i === 0 && emptyField !== undefined ? [`${fieldNumber} 0 R`] : [];
    const drawing = latin1(drawPage(i, page.cropBox ?? page.mediaBox ?? A4));
    // Comment lines that no reader interprets; deflated data could not be made large cheaply.
    const noise = i === 0 ? Buffer.alloc(padding, `%${'x'.repeat(62)}\n`) : Buffer.alloc(0);
    objects.push(
      describePage(page, firstPage + i * 2 + 1, annots),
      makeStream('', Buffer.concat([drawing, latin1('\n'), noise])),
    );
  });
  if (emptyField !== undefined) {
    const widget = `/Type /Annot /Subtype /Widget /F 132 /P ${firstPage} 0 R /Rect [60 100 260 160]`;
    objects.push(`<<${widget} /FT /Sig /T (${emptyField})>>`);
  }
  return objects;
}

const HEADER = latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
const ID = '[<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]';

function writeWithTable(objects: Body[]): Buffer {
  const parts: Buffer[] = [HEADER];
  const offsets: number[] = [];
  let length = HEADER.length;
  const push = (...bytes: Buffer[]) => {
    parts.push(...bytes);
    for (const part of bytes) length += part.length;
  };
  objects.forEach((body, i) => {
    offsets.push(length);
    push(latin1(`${i + 1} 0 obj\n`), Buffer.isBuffer(body) ? body : latin1(body), latin1('\nendobj\n'));
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n\r\n`).join('');
  const trailer = `trailer\n<</Size ${objects.length + 1} /Root 1 0 R /ID ${ID}>>\nstartxref\n${length}\n%%EOF\n`;
  push(latin1(`xref\n0 ${objects.length + 1}\n0000000000 65535 f\r\n${rows}${trailer}`));
  return Buffer.concat(parts);
}

function writeWithStream(objects: Body[]): Buffer {
  const packed = objects.flatMap((body, i) => (Buffer.isBuffer(body) ? [] : [{ number: i + 1, body }]));
  const containerNumber = objects.length + 1;
  const xrefNumber = objects.length + 2;
  let offset = 0;
  const heads = packed.map(({ number, body }) => {
    const head = `${number} ${offset}`;
    offset += body.length + 1;
    return head;
  });
  const first = `${heads.join(' ')}\n`;
  const inner = deflateSync(latin1(first + packed.map(({ body }) => body).join('\n')));
  const dict = `/Type /ObjStm /N ${packed.length} /First ${first.length} /Filter /FlateDecode`;
  const standing = objects.flatMap((body, i) => (Buffer.isBuffer(body) ? [{ number: i + 1, body }] : []));
  const parts: Buffer[] = [HEADER];
  let length = HEADER.length;
  const rows = Buffer.alloc((xrefNumber + 1) * 7);
  for (const { number, body } of [...standing, { number: containerNumber, body: makeStream(dict, inner) }]) {
    rows.writeUInt8(1, number * 7);
    rows.writeUInt32BE(length, number * 7 + 1);
    const bytes = Buffer.concat([latin1(`${number} 0 obj\n`), body, latin1('\nendobj\n')]);
    parts.push(bytes);
    length += bytes.length;
  }
  packed.forEach(({ number }, index) => {
    rows.writeUInt8(2, number * 7);
    rows.writeUInt32BE(containerNumber, number * 7 + 1);
    rows.writeUInt16BE(index, number * 7 + 5);
  });
  rows.writeUInt8(1, xrefNumber * 7);
  rows.writeUInt32BE(length, xrefNumber * 7 + 1);
  const xref = `/Type /XRef /Size ${xrefNumber + 1} /W [1 4 2] /Root 1 0 R /ID ${ID} /Filter /FlateDecode /DecodeParms <</Predictor 12 /Columns 7>>`;
  parts.push(latin1(`${xrefNumber} 0 obj\n`), makeStream(xref, deflateSync(predictUp(rows, 7))));
  return Buffer.concat([...parts, latin1(`\nendobj\nstartxref\n${length}\n%%EOF\n`)]);
}

/** PNG's "up" prediction, which most producers use for cross-reference streams. */
function predictUp(rows: Buffer, width: number): Buffer {
  const out = Buffer.alloc((rows.length / width) * (width + 1));
  for (let row = 0; row * width < rows.length; row += 1) {
    out[row * (width + 1)] = 2;
    for (let column = 0; column < width; column += 1) {
      const above = row > 0 ? rows[(row - 1) * width + column]! : 0;
      out[row * (width + 1) + 1 + column] = rows[row * width + column]! - above;
    }
  }
  return out;
}

/** Builds a small valid PDF 1.7. */
export function buildPdf(fixture: PdfFixture = {}): Uint8Array<ArrayBuffer> {
  const objects = makeObjects(fixture);
  return new Uint8Array(fixture.style === 'stream' ? writeWithStream(objects) : writeWithTable(objects));
}

/** A page of each rotation, the last with a crop box that does not start at the origin. */
export const ROTATED_PAGES: PageFixture[] = [
  {},
  { rotate: 90 },
  { rotate: 180 },
  { rotate: 270 },
  { mediaBox: [0, 0, 700, 900], cropBox: [50, 80, 600, 780], rotate: 90 },
];
