import { listFields, type FormField } from '../pdf/signature-fields.ts';
import { findPages } from '../pdf/structure/page-tree.ts';
import { PdfReader } from '../pdf/structure/pdf-reader.ts';
import { StrictParser } from '../pdf/structure/strict-parser.ts';
import type { PdfDict, PdfRef, PdfValue } from '../pdf/values.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { RevisionWriter } from '../pdf/structure/write-revision.ts';

/** What a change of a file is made with. */
export type Edit = {
  reader: PdfReader;
  writer: RevisionWriter;
  catalog: { ref: PdfRef; dict: PdfDict };
  form: PdfDict;
  page: (index: number) => Promise<{ ref: PdfRef; dict: PdfDict }>;
  field: (name: string) => Promise<FormField>;
  /** A stream object with the given dictionary entries (PDF syntax) and data. */
  addStream: (dictionary: string, data: string) => PdfRef;
};

/** A value from PDF syntax. */
export const parse = (text: string): PdfValue =>
  new StrictParser(Buffer.from(`${text}${' '.repeat(20)}`, 'latin1')).readValue();

/** A dictionary from PDF syntax. */
export const parseDict = (text: string): PdfDict => parse(`<<${text}>>`) as PdfDict;

/** A dictionary with some entries, given as values or in PDF syntax, replaced. */
export function withEntries(dict: PdfDict, entries: Record<string, PdfValue>): PdfDict {
  const parsed = Object.entries(entries).map(([key, value]) => [key, typeof value === 'string' ? parse(value) : value]);
  return new Map([...dict, ...(parsed as [string, PdfValue][])]);
}

/** Joins bytes and latin-1 texts. */
export const joinParts = (...parts: (Uint8Array | string)[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  );

/** The file with one more revision, written as a tool would that knows how. */
export async function appendRevision(
  file: Uint8Array,
  edit: (tools: Edit) => void | Promise<void>,
): Promise<Uint8Array> {
  const reader = await PdfReader.open(accessBytes(file));
  const writer = new RevisionWriter({ size: file.length, structure: reader.structure });
  const catalog = await reader.readCatalog();
  await edit({
    reader,
    writer,
    catalog,
    form: (await reader.resolveDict(catalog.dict.get('AcroForm'))) ?? new Map(),
    page: async (index) => (await findPages(reader, [index])).get(index)!,
    field: async (name) => (await listFields(reader)).find((field) => field.name === name)!,
    addStream: (dictionary, data) =>
      writer.addStream({ dict: parseDict(dictionary), data: Buffer.from(data, 'latin1') }),
  });
  return joinParts(file, writer.finish().bytes);
}

/** A hand-written revision with a classic table: bodies by object number, and further trailer entries. */
export async function appendByHand(
  file: Uint8Array,
  bodies: Record<number, string>,
  options: { entries?: string; trailer?: Record<string, string>; generation?: number } = {},
): Promise<Uint8Array> {
  const { structure } = await PdfReader.open(accessBytes(file));
  const { entries = '', trailer = {}, generation = 0 } = options;
  let text = '\n';
  let rows = '';
  for (const [number, body] of Object.entries(bodies)) {
    rows += `${number} 1\n${String(file.length + text.length).padStart(10, '0')} ${String(generation).padStart(5, '0')} n\r\n`;
    text += `${number} ${generation} obj\n${body}\nendobj\n`;
  }
  const root = structure.trailer.get('Root') as PdfRef;
  const size = Math.max(structure.nextNumber, ...Object.keys(bodies).map((number) => Number(number) + 1));
  const all = { Size: String(size), Root: `${root.number} 0 R`, Prev: String(structure.startXref), ...trailer };
  const dict = Object.entries(all).map(([key, value]) => `/${key} ${value}`);
  const start = file.length + text.length;
  return joinParts(
    file,
    `${text}xref\n${rows}${entries}trailer\n<< ${dict.join(' ')} >>\nstartxref\n${start}\n%%EOF\n`,
  );
}

/** Where the newest signature's parts lie. */
export function locateSignature(file: Uint8Array) {
  const text = Buffer.from(file).toString('latin1');
  const at = text.lastIndexOf('/ByteRange');
  const range = /^\/ByteRange\s*\[(\d+) (\d+) (\d+) (\d+)\]/.exec(text.slice(at, at + 120))!;
  const [start, gapStart, gapEnd, rest] = range.slice(1).map(Number) as [number, number, number, number];
  return { text, at, token: range[0], start, gapStart, gapEnd, rest, contents: text.slice(gapStart, gapEnd) };
}

/** Replaces bytes without moving anything; the new text is padded with spaces. */
export function overwrite(file: Uint8Array, at: number, length: number, replacement: string): Uint8Array {
  if (replacement.length > length) throw new RangeError('the replacement is longer');
  return joinParts(file.subarray(0, at), replacement.padEnd(length), file.subarray(at + length));
}
