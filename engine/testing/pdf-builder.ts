import { deflateSync } from 'node:zlib';

/** The body of an indirect object: its text, or a stream's dictionary entries (without /Length) and data. */
export type ObjectBody = string | { dictionary: string; data: string | Buffer };

/** Builds a PDF from bodies, numbered from 1, with a correct classic cross-reference table. Object 1 is the catalog. */
export function buildPdf(bodies: ObjectBody[], trailer = '', version = '1.7'): Buffer {
  const parts: Buffer[] = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  bodies.forEach((body, index) => {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), serialize(body), Buffer.from('\nendobj\n')]));
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = length;
  add(Buffer.from(`xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}`));
  add(Buffer.from(`trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function serialize(body: ObjectBody): Buffer {
  if (typeof body === 'string') return Buffer.from(body, 'latin1');
  const data = Buffer.isBuffer(body.data) ? body.data : Buffer.from(body.data, 'latin1');
  const head = Buffer.from(`<< ${body.dictionary} /Length ${data.length} >>\nstream\n`, 'latin1');
  return Buffer.concat([head, data, Buffer.from('\nendstream')]);
}

/** A flate-packed object stream; `objects` are [number, text]. Its own number must be referred to by nobody. */
export function packObjectStream(objects: [number: number, text: string][]): ObjectBody {
  let offset = 0;
  const header = objects.map(([number, text]) => {
    const entry = `${number} ${offset}`;
    offset += text.length + 1;
    return entry;
  });
  const first = header.join(' ').length + 1;
  const content = `${header.join(' ')}\n${objects.map(([, text]) => text).join('\n')}\n`;
  return {
    dictionary: `/Type /ObjStm /N ${objects.length} /First ${first} /Filter /FlateDecode`,
    data: deflateSync(Buffer.from(content, 'latin1')),
  };
}

/** What a simple page is made of; entries are added to the named dictionaries as raw PDF syntax. */
export interface SimplePdfOptions {
  pages?: number;
  mediaBox?: string;
  page?: string;
  catalog?: string;
  resources?: string;
  content?: string | { dictionary: string; data: Buffer };
  /** Further objects, from number 6 on. */
  extra?: ObjectBody[];
}

/** Objects of `buildSimplePdf`: 1 catalog, 2 page tree, 3 font, 4 content, 5 page; further pages follow `extra`. */
export function buildSimplePdf(options: SimplePdfOptions = {}): Buffer {
  const { pages = 1, mediaBox = '0 0 595 842', page = '', catalog = '', resources = '', extra = [] } = options;
  const content = options.content ?? 'BT /F1 24 Tf 72 720 Td (Hello signer) Tj ET 0 0.4 0.6 rg 72 100 200 100 re f';
  const leaf = `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> ${resources} >> ${page} >>`;
  const others = Array.from({ length: pages - 1 }, (_, index) => 6 + extra.length + index);
  const kids = [5, ...others].map((number) => `${number} 0 R`).join(' ');
  return buildPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    typeof content === 'string' ? { dictionary: '', data: content } : content,
    leaf,
    ...extra,
    ...others.map(() => leaf),
  ]);
}
