import { PdfProblem } from '../pdf-problem.ts';
import { PdfName, PdfRef, PdfString, type PdfDict, type PdfValue } from '../values.ts';

const maxDepth = 100;
const endOfInput = Symbol('end of input');
const closing = { array: Symbol('array ends'), dictionary: Symbol('dictionary ends') };
type Token = PdfValue | typeof endOfInput | (typeof closing)['array'] | string;

/** How many values all parsers of one document may still read; shared, so that many small bombs count as one. */
export interface ValueBudget {
  values: number;
}

/** Tells whether a byte is PDF white space (ISO 32000-2, table 1). */
export function isWhiteSpace(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;
}

function isDelimiter(byte: number): boolean {
  return (
    byte === 40 ||
    byte === 41 ||
    byte === 60 ||
    byte === 62 ||
    byte === 91 ||
    byte === 93 ||
    byte === 123 ||
    byte === 125 ||
    byte === 47 ||
    byte === 37
  );
}

/**
 * Reads PDF values from a buffer, forgivingly: a malformed value becomes null rather than an error, because what hides
 * in half-broken objects must still be found. Depth and number of values are capped.
 */
export class ForgivingParser {
  readonly bytes: Buffer;
  readonly budget: ValueBudget;
  position: number;

  constructor(bytes: Buffer, position: number, budget: ValueBudget) {
    this.bytes = bytes;
    this.position = position;
    this.budget = budget;
  }

  /** Reads the next value; keywords and stray delimiters read as null. */
  readValue(): PdfValue {
    const token = this.#readToken(0);
    return typeof token === 'symbol' || typeof token === 'string' ? null : token;
  }

  /** Skips white space and comments. */
  skipSpace(): void {
    const { bytes } = this;
    while (this.position < bytes.length) {
      const byte = bytes[this.position]!;
      if (byte === 37) {
        while (this.position < bytes.length && bytes[this.position] !== 10 && bytes[this.position] !== 13)
          this.position += 1;
      } else if (isWhiteSpace(byte)) this.position += 1;
      else return;
    }
  }

  #readToken(depth: number): Token {
    if (depth > maxDepth) throw new PdfProblem('file.pdf.too_complex', `values nest deeper than ${maxDepth}`);
    this.budget.values -= 1;
    if (this.budget.values < 0) throw new PdfProblem('file.pdf.too_complex', 'the file holds too many values');
    this.skipSpace();
    const { bytes } = this;
    if (this.position >= bytes.length) return endOfInput;
    const byte = bytes[this.position]!;
    const next = bytes[this.position + 1];
    if (byte === 47) return this.#readName();
    if (byte === 40) return this.#readLiteralText();
    if (byte === 60) return next === 60 ? this.#readDictionary(depth) : this.#readHexText();
    if (byte === 91) return this.#readArray(depth);
    if (byte === 93) return this.#close(1, closing.array);
    if (byte === 62) return this.#close(next === 62 ? 2 : 1, closing.dictionary);
    return this.#readWord();
  }

  #close(length: number, symbol: symbol): Token {
    this.position += length;
    return symbol;
  }

  #readRegular(): string {
    const start = this.position;
    while (this.position < this.bytes.length) {
      const byte = this.bytes[this.position]!;
      if (isWhiteSpace(byte) || isDelimiter(byte)) break;
      this.position += 1;
    }
    return this.bytes.toString('latin1', start, this.position);
  }

  #readName(): PdfName {
    this.position += 1;
    const raw = this.#readRegular();
    return new PdfName(
      raw.includes('#') ? raw.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))) : raw,
    );
  }

  #readWord(): Token {
    const word = this.#readRegular();
    if (word === '') {
      this.position += 1;
      return null;
    }
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]*\d*\.?\d*(?:-\d*)?$/.test(word)) return word;
    const number = Number.parseFloat(word.replace(/^[+-]*(?=-)/, ''));
    if (Number.isInteger(number) && number >= 0) {
      const reference = this.#readReference(number);
      if (reference) return reference;
    }
    return Number.isFinite(number) ? number : 0;
  }

  /** Having read an integer, tells whether `gen R` follows. */
  #readReference(number: number): PdfRef | undefined {
    const { bytes } = this;
    let at = this.position;
    if (!isWhiteSpace(bytes[at])) return undefined;
    while (isWhiteSpace(bytes[at])) at += 1;
    const digits = at;
    while (bytes[at]! >= 48 && bytes[at]! <= 57) at += 1;
    if (at === digits || at - digits > 5 || !isWhiteSpace(bytes[at])) return undefined;
    while (isWhiteSpace(bytes[at])) at += 1;
    const after = bytes[at + 1];
    if (bytes[at] !== 82 || !(after === undefined || isWhiteSpace(after) || isDelimiter(after))) return undefined;
    this.position = at + 1;
    return new PdfRef(number);
  }

  #readArray(depth: number): PdfValue[] {
    this.position += 1;
    const items: PdfValue[] = [];
    for (;;) {
      const token = this.#readToken(depth + 1);
      if (token === closing.array || token === endOfInput || token === 'endobj') return items;
      if (typeof token !== 'symbol' && typeof token !== 'string') items.push(token);
    }
  }

  #readDictionary(depth: number): PdfDict {
    this.position += 2;
    const entries: PdfDict = new Map();
    for (;;) {
      const key = this.#readToken(depth + 1);
      if (key === closing.dictionary || key === endOfInput || key === 'endobj' || key === 'stream') return entries;
      if (!(key instanceof PdfName)) continue;
      const value = this.#readToken(depth + 1);
      if (value === closing.dictionary || value === endOfInput) return entries;
      entries.set(key.value, typeof value === 'symbol' || typeof value === 'string' ? null : value);
    }
  }

  #readHexText(): PdfString {
    const end = this.bytes.indexOf(62, this.position);
    const stop = end < 0 ? this.bytes.length : end;
    const digits = this.bytes.toString('latin1', this.position + 1, stop).replace(/[^0-9a-f]/gi, '');
    this.position = stop + 1;
    return new PdfString(Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex'));
  }

  #readLiteralText(): PdfString {
    const { bytes } = this;
    const start = this.position + 1;
    let depth = 1;
    let hasEscapes = false;
    let at = start;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === 92) {
        hasEscapes = true;
        at += 1;
      } else if (byte === 40) depth += 1;
      else if (byte === 41 && --depth === 0) break;
    }
    this.position = at + 1;
    const raw = bytes.subarray(start, at);
    return new PdfString(hasEscapes ? resolveEscapes(raw) : raw);
  }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\r\n': '', '\n': '', '\r': '' };

function resolveEscapes(raw: Buffer): Buffer {
  const text = raw
    .toString('latin1')
    .replace(/\\([0-7]{1,3}|\r\n|[^])/g, (_, code: string) =>
      /^[0-7]/.test(code) ? String.fromCharCode(parseInt(code, 8) & 255) : (escapes[code] ?? code),
    );
  return Buffer.from(text, 'latin1');
}
