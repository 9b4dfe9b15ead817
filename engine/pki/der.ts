/**
 * A small DER writer and strict reader (X.690): definite, minimal lengths and single-byte tags only, which is all that
 * X.509, CMS, RFC 3161 and OCSP need. Values keep their exact bytes, so foreign structures are embedded unchanged.
 */

/** One decoded DER value: `raw` is the whole encoding, `content` what follows the header. */
export type DerNode = { tag: number; raw: Uint8Array; content: Uint8Array };

/** Thrown for bytes that are not the DER the caller asked for. */
export class DerError extends Error {
  override name = 'DerError';
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  enumerated: 0x0a,
  utf8: 0x0c,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Joins byte arrays into one. */
export function concatBytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Tells whether two byte arrays hold the same bytes (not constant-time: for public values only). */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

function encodeLength(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.of(0x80 | bytes.length, ...bytes);
}

/** Encodes a value of the given tag from its already encoded contents. */
export function encodeDer(tag: number, ...contents: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = contents.reduce((sum, part) => sum + part.length, 0);
  return concatBytes(Uint8Array.of(tag), encodeLength(length), ...contents);
}

export const encodeSequence = (...items: Uint8Array[]) => encodeDer(TAG.sequence, ...items);
export const encodeOctets = (bytes: Uint8Array) => encodeDer(TAG.octetString, bytes);
export const encodeNull = () => encodeDer(TAG.null);
export const encodeBoolean = (value: boolean) => encodeDer(TAG.boolean, Uint8Array.of(value ? 0xff : 0));
export const encodeEnumerated = (value: number) => encodeDer(TAG.enumerated, Uint8Array.of(value));
export const encodeUtf8 = (text: string) => encodeDer(TAG.utf8, new TextEncoder().encode(text));
/** A BIT STRING whose bits fill whole bytes (signatures, keys). */
export const encodeBits = (bytes: Uint8Array) => encodeDer(TAG.bitString, Uint8Array.of(0), bytes);
/** `[n] EXPLICIT`, or `[n] IMPLICIT` of a constructed type when given that type's contents. */
export const encodeTagged = (number: number, ...contents: Uint8Array[]) => encodeDer(0xa0 | number, ...contents);

/** A SET OF: DER orders the encodings of its members (X.690 section 11.6). */
export function encodeSet(...items: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return encodeDer(TAG.set, ...items.toSorted((a, b) => Buffer.compare(a, b)));
}

/** An INTEGER from a number, a bigint or the big-endian bytes of a non-negative value. */
export function encodeInteger(value: number | bigint | Uint8Array): Uint8Array<ArrayBuffer> {
  let bytes: Uint8Array;
  if (value instanceof Uint8Array) bytes = value;
  else {
    const hex = BigInt(value).toString(16);
    bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  }
  let start = 0;
  while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
  const trimmed = bytes.subarray(start);
  const isHighBitSet = (trimmed[0] ?? 0) >= 0x80;
  return encodeDer(TAG.integer, isHighBitSet ? concatBytes(Uint8Array.of(0), trimmed) : trimmed);
}

/** An OBJECT IDENTIFIER from its dotted form. */
export function encodeOid(dotted: string): Uint8Array<ArrayBuffer> {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const septets = [arc % 128];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      septets.unshift((left % 128) | 0x80);
    return septets;
  });
  return encodeDer(TAG.oid, Uint8Array.from(bytes));
}

/** A GeneralizedTime in whole seconds UTC, as X.509, OCSP and RFC 3161 want it. */
export function encodeTime(at: Date): Uint8Array<ArrayBuffer> {
  const text = `${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;
  return encodeDer(TAG.generalizedTime, new TextEncoder().encode(text));
}

/** Reads one value that starts at `offset`; throws DerError when it is not strict DER or runs past the end. */
export function readDer(bytes: Uint8Array, offset = 0): DerNode {
  const tag = bytes[offset];
  const first = bytes[offset + 1];
  if (tag === undefined || first === undefined) throw new DerError('value is cut short');
  if ((tag & 0x1f) === 0x1f) throw new DerError('multi-byte tags are not used here');
  let length = first;
  let start = offset + 2;
  if (first >= 0x80) {
    const count = first & 0x7f;
    if (count === 0 || count > 4) throw new DerError('indefinite or oversized length');
    length = 0;
    for (let i = 0; i < count; i += 1) length = length * 256 + (bytes[start + i] ?? 0);
    start += count;
    if (length < 0x80 || length < 256 ** (count - 1)) throw new DerError('length is not minimal');
  }
  if (start + length > bytes.length) throw new DerError('value runs past the end');
  return { tag, raw: bytes.subarray(offset, start + length), content: bytes.subarray(start, start + length) };
}

/** Reads bytes that hold exactly one value, optionally of a demanded tag. */
export function readWhole(bytes: Uint8Array, tag?: number): DerNode {
  const node = readDer(bytes);
  if (node.raw.length !== bytes.length) throw new DerError('bytes follow the value');
  if (tag !== undefined && node.tag !== tag) throw new DerError(`expected tag ${tag}, found ${node.tag}`);
  return node;
}

/** The members of a constructed value. */
export function readChildren(node: DerNode): DerNode[] {
  const children: DerNode[] = [];
  for (let offset = 0; offset < node.content.length;) {
    const child = readDer(node.content, offset);
    children.push(child);
    offset += child.raw.length;
  }
  return children;
}

/** Checks that a member exists and has the tag, and returns it. */
export function demandNode(node: DerNode | undefined, tag: number, what: string): DerNode {
  if (node?.tag !== tag) throw new DerError(`${what} is missing or of another type`);
  return node;
}

/** The dotted form of an OBJECT IDENTIFIER. */
export function readOid(node: DerNode | undefined): string {
  const { content } = demandNode(node, TAG.oid, 'object identifier');
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of content) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      arcs.push(arc);
      arc = 0;
    }
  }
  const [first = 0, ...rest] = arcs;
  const top = Math.min(2, Math.floor(first / 40));
  return [top, first - top * 40, ...rest].join('.');
}

/** The instant of a GeneralizedTime (fractions of a second allowed) or throws DerError. */
export function readTime(node: DerNode | undefined): Date {
  const text = new TextDecoder('latin1').decode(demandNode(node, TAG.generalizedTime, 'time').content);
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(text);
  if (!match) throw new DerError('time is not a GeneralizedTime in UTC');
  const [, year, month, day, hour, minute, second, fraction = ''] = match;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`);
  if (Number.isNaN(time.getTime())) throw new DerError('time is not one that there is');
  return time;
}

/** The hexadecimal digits of an INTEGER without leading zeros, the form certificates' serial numbers are compared in. */
export function readIntegerHex(node: DerNode | undefined): string {
  const hex = Buffer.from(demandNode(node, TAG.integer, 'integer').content).toString('hex');
  return hex.replace(/^0+(?=.)/, '');
}
