/** The values of PDF's object model (ISO 32000-2 section 7.3) as they are read from and written to a file. */
export type PdfValue = null | boolean | number | PdfName | PdfString | PdfRef | PdfValue[] | PdfDict | PdfStream;
export type PdfDict = Map<string, PdfValue>;

/** A name; characters are bytes, as the standard wants. */
export class PdfName {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

/** A string of bytes, be it text, a date or a hash. */
export class PdfString {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** An indirect reference; one that was found by a scan has generation 0, because a scan keeps one object per number. */
export class PdfRef {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

/** A stream in the file: its dictionary and where its data start. */
export class PdfStream {
  readonly dict: PdfDict;
  readonly offset: number;
  constructor(dict: PdfDict, offset: number) {
    this.dict = dict;
    this.offset = offset;
  }
}

/** A dictionary from an object literal; undefined members are left out. */
export function makeDict(members: Record<string, PdfValue | undefined>): PdfDict {
  const present = Object.entries(members).filter((entry): entry is [string, PdfValue] => entry[1] !== undefined);
  return new Map(present);
}

export const name = (value: string) => new PdfName(value);

/** Bytes of a latin-1 text, one a character. */
export const toLatin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** A text string (section 7.9.2.2): plain where ASCII suffices, else UTF-16 with a byte order mark. */
export function makeText(text: string): PdfString {
  if (/^[\x20-\x7e]*$/.test(text)) return new PdfString(toLatin1(text));
  return new PdfString(new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16()));
}

/** A date string in UTC (section 7.9.4). */
export function makeDate(at: Date): PdfString {
  return new PdfString(toLatin1(`D:${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
}

/** The text of a text string in any of its three encodings; unknown PDFDocEncoding characters become latin-1. */
export function readText({ bytes }: PdfString): string {
  const buffer = Buffer.from(bytes);
  if (buffer[0] === 0xfe && buffer[1] === 0xff) {
    const even = buffer.subarray(2, buffer.length - (buffer.length % 2));
    return Buffer.from(even).swap16().toString('utf16le');
  }
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return buffer.toString('utf8', 3);
  return buffer.toString('latin1');
}

/** The text of a value that is a string; undefined for anything else. */
export const decodeText = (value: PdfValue | undefined): string | undefined =>
  value instanceof PdfString ? readText(value) : undefined;

/** The characters of a value that is a name, without its slash; undefined for anything else. */
export const readName = (value: PdfValue | undefined): string | undefined =>
  value instanceof PdfName ? value.value : undefined;

/** Numbers have no exponents in PDF, and what is larger than any integer of a reader is written as a real. */
function serialiseNumber(value: number): string {
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return `${BigInt(value)}.0`;
  const text = String(value);
  return text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text;
}

function serialiseName(value: string): string {
  const escaped = [...value].map((char) =>
    /[!-~]/.test(char) && !/[#%/()<>[\]{}]/.test(char) ? char : `#${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `/${escaped.join('')}`;
}

function serialiseString(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  return `<${Buffer.from(bytes).toString('hex')}>`;
}

/** Whether a value can be a position, a length or a number of things: a whole number that is exact. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Writes a value in PDF syntax; the result's characters are bytes. Streams are written by the revision writer. */
export function serialise(value: PdfValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return serialiseNumber(value);
  if (value instanceof PdfName) return serialiseName(value.value);
  if (value instanceof PdfString) return serialiseString(value.bytes);
  if (value instanceof PdfRef) return `${value.number} ${value.generation} R`;
  if (value instanceof PdfStream) throw new TypeError('a stream cannot stand inside another value');
  if (Array.isArray(value)) return `[${value.map(serialise).join(' ')}]`;
  return `<<${[...value].map(([key, member]) => `${serialiseName(key)} ${serialise(member)}`).join('\n')}>>`;
}
