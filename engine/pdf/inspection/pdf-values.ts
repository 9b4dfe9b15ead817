/** A PDF name such as /Page, already unescaped (#xx resolved), without its slash. */
export class PdfName {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

/** An indirect reference; the generation is left out because a scan keeps one object per number. */
export class PdfReference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** The bytes of a literal or hexadecimal string, escapes resolved. */
export class PdfText {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

export type PdfDictionary = Map<string, PdfValue>;
export type PdfValue = null | boolean | number | PdfName | PdfReference | PdfText | PdfValue[] | PdfDictionary;

/** An indirect object found in the file. `streamStart` is the offset of its first stream byte, if it is a stream. */
export interface PdfObject {
  number: number;
  value: PdfValue;
  offset: number;
  streamStart?: number;
}

/** The text of a /Name value, or undefined for anything else. */
export function readName(value: PdfValue | undefined): string | undefined {
  return value instanceof PdfName ? value.value : undefined;
}

/** Decodes a text string: UTF-16BE or UTF-8 with byte order mark, else Latin-1 (close enough to PDFDocEncoding for names). */
export function decodeText(value: PdfValue | undefined): string | undefined {
  if (!(value instanceof PdfText)) return undefined;
  const { bytes } = value;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('utf8', 3);
  return bytes.toString('latin1');
}
