import { StructureProblem } from '../pdf-problem.ts';
import { PdfName, PdfRef, PdfString, type PdfDict, type PdfValue } from '../values.ts';

/** Thrown inside the parser when the window ends before the value does; the reader then takes a larger window. */
export class NeedMoreBytes extends Error {}
/** One for all: it is thrown at every window that is too small, and to note from where takes longer than to parse. */
const needMore = new NeedMoreBytes();

const MAX_DEPTH = 64;
const KEYWORDS: Record<string, null | boolean> = { null: null, true: true, false: false };

const isSpace = (byte: number) => byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%'));
const isDelimiter = (byte: number) => DELIMITERS.has(byte);
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
const damaged = (message: string) => new StructureProblem('damaged', message);

/** A cursor over a window of the file that reads PDF's lexical elements and values. */
export class StrictParser {
  readonly bytes: Uint8Array;
  position: number;
  /** Whether a dictionary named a key twice: readers differ in which of the two counts. */
  hasRepeatedKey = false;

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  /** The next byte without taking it. */
  peek(): number {
    const byte = this.bytes[this.position];
    if (byte === undefined) throw needMore;
    return byte;
  }

  /** Passes over white space and comments. */
  skipSpace(): void {
    for (;;) {
      const byte = this.peek();
      if (byte === 0x25) while (this.peek() !== 10 && this.peek() !== 13) this.position += 1;
      else if (!isSpace(byte)) return;
      this.position += 1;
    }
  }

  /** A run of regular characters: a number or a keyword. */
  readToken(): string {
    const start = this.position;
    while (!isSpace(this.peek()) && !isDelimiter(this.peek())) this.position += 1;
    return Buffer.from(this.bytes.subarray(start, this.position)).toString('latin1');
  }

  /** Takes the keyword or throws. */
  expectToken(expected: string): void {
    this.skipSpace();
    const token = this.readToken();
    if (token !== expected) throw damaged(`expected "${expected}"`);
  }

  readInteger(): number {
    this.skipSpace();
    const token = this.readToken();
    if (!/^\+?\d{1,15}$/.test(token)) throw damaged('expected an integer');
    return Number(token);
  }

  readValue(depth = 0): PdfValue {
    if (depth > MAX_DEPTH) throw new StructureProblem('too_complex', 'values are nested too deeply');
    this.skipSpace();
    switch (String.fromCharCode(this.peek())) {
      case '/':
        return this.readName();
      case '(':
        return this.readLiteral();
      case '[':
        return this.readArray(depth);
      case '<':
        if (this.bytes[this.position + 1] === undefined) throw needMore;
        return this.bytes[this.position + 1] === 0x3c ? this.readDict(depth) : this.readHex();
      default:
        return this.readNumberOrKeyword();
    }
  }

  private readName(): PdfName {
    this.position += 1;
    const raw = this.readToken();
    return new PdfName(raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))));
  }

  private readArray(depth: number): PdfValue[] {
    this.position += 1;
    const items: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.peek() === 0x5d) break;
      items.push(this.readValue(depth + 1));
    }
    this.position += 1;
    return items;
  }

  private readDict(depth: number): PdfDict {
    this.position += 2;
    const dict: PdfDict = new Map();
    for (;;) {
      this.skipSpace();
      if (this.peek() === 0x3e) break;
      if (this.peek() !== 0x2f) throw damaged('a dictionary key must be a name');
      const key = this.readName().value;
      if (dict.has(key)) this.hasRepeatedKey = true;
      dict.set(key, this.readValue(depth + 1));
    }
    this.position += 1;
    if (this.peek() !== 0x3e) throw damaged('a dictionary is not closed');
    this.position += 1;
    return dict;
  }

  private readHex(): PdfString {
    const end = this.bytes.indexOf(0x3e, this.position);
    if (end < 0) throw needMore;
    const { buffer, byteOffset } = this.bytes;
    const written = Buffer.from(buffer, byteOffset + this.position + 1, end - this.position - 1).toString('latin1');
    this.position = end + 1;
    // Node stops at what is no digit: as many bytes as pairs mean that there was none, as in every signature value.
    const plain = Buffer.from(written, 'hex');
    if (plain.length * 2 === written.length) return new PdfString(new Uint8Array(plain));
    const digits = written.replace(/\s/g, '');
    if (!/^[0-9a-fA-F]*$/.test(digits)) throw damaged('a hexadecimal string holds other characters');
    return new PdfString(new Uint8Array(Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex')));
  }

  private readLiteral(): PdfString {
    const out: number[] = [];
    let open = 0;
    for (;;) {
      const byte = this.peek();
      this.position += 1;
      if (byte === 0x5c) this.readEscape(out);
      else {
        if (byte === 0x28) open += 1;
        if (byte === 0x29) open -= 1;
        if (open === 0) return new PdfString(Uint8Array.from(out.slice(1)));
        out.push(byte);
      }
    }
  }

  private readEscape(out: number[]): void {
    const char = String.fromCharCode(this.peek());
    this.position += 1;
    const simple = 'nrtbf'.indexOf(char);
    if (simple >= 0) out.push([10, 13, 9, 8, 12][simple]!);
    else if (/[0-7]/.test(char)) {
      let digits = char;
      while (digits.length < 3 && /[0-7]/.test(String.fromCharCode(this.peek()))) {
        digits += String.fromCharCode(this.peek());
        this.position += 1;
      }
      out.push(parseInt(digits, 8) & 0xff);
    } else if (char === '\r') {
      if (this.peek() === 10) this.position += 1;
    } else if (char !== '\n') out.push(char.charCodeAt(0));
  }

  private readNumberOrKeyword(): PdfValue {
    const token = this.readToken();
    if (/^\d{1,10}$/.test(token)) return this.readReference(Number(token)) ?? Number(token);
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(token) && Number.isFinite(Number(token))) return Number(token);
    const keyword = KEYWORDS[token];
    if (keyword === undefined) throw damaged('a value of no known kind');
    return keyword;
  }

  /** After an integer: the rest of `12 0 R`, or undefined with nothing taken. */
  private readReference(number: number): PdfRef | undefined {
    const start = this.position;
    let next = start;
    while (next < this.bytes.length && isSpace(this.bytes[next]!)) next += 1;
    // Most numbers are no references: look before a pattern is tried.
    if (next === start || (next < this.bytes.length && !isDigit(this.bytes[next]!))) return undefined;
    const window = Buffer.from(this.bytes.subarray(start, start + 16)).toString('latin1');
    const match = /^[\s\0]+(\d{1,5})[\s\0]+R(?=[\s\0()<>[\]{}/%])/.exec(window);
    if (match) {
      this.position += match[0].length;
      return new PdfRef(number, Number(match[1]));
    }
    // The window may end inside the reference.
    if (window.length < 16 && /^[\s\0]+(\d*([\s\0]+R?)?)?$/.test(window)) throw needMore;
    return undefined;
  }
}
