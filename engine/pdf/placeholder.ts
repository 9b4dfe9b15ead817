import type { Hash } from 'node:crypto';

import { StructureProblem } from './pdf-problem.ts';
import { makeDict, serialise, toLatin1, type PdfDict } from './values.ts';

/** A revision that lacks only its signature: nothing of it may change any more. */
export type OpenRevision = {
  /** What is appended to the file, with zeros for the signature. */
  tail: Uint8Array<ArrayBuffer>;
  /** SHA-256 over the ByteRange. */
  digest: Uint8Array;
  byteRange: [number, number, number, number];
  /** Position in the tail of the first hexadecimal digit of /Contents. */
  contentsOffset: number;
};

/** The body of a signature dictionary with room for ByteRange and value, and where in it that room lies. */
export type Placeholder = { body: Uint8Array; rangeAt: number; contentsAt: number; contentsSize: number };

const BYTE_RANGE_WIDTH = 56;

/** Writes a signature dictionary with room for a value of so many bytes (ISO 32000-2, section 12.8.1). */
export function writePlaceholder(members: Parameters<typeof makeDict>[0], contentsSize: number): Placeholder {
  const dict: PdfDict = makeDict(members);
  const head = `${serialise(dict).slice(0, -2)}\n/ByteRange `;
  const middle = `${' '.repeat(BYTE_RANGE_WIDTH)}\n/Contents <`;
  const body = toLatin1(`${head}${middle}${'0'.repeat(contentsSize * 2)}>>>`);
  return { body, rangeAt: head.length, contentsAt: head.length + middle.length, contentsSize };
}

/**
 * States the ByteRange, which leaves out exactly the /Contents token, and takes the digest over it. `prefix.hash` is an
 * open SHA-256 over the file so far; it stays as it is, so that one pass over the file serves every revision.
 */
export function fillByteRange(
  prefix: { size: number; hash: Hash },
  tail: Uint8Array<ArrayBuffer>,
  bodyAt: number,
  { rangeAt, contentsAt, contentsSize }: Placeholder,
): OpenRevision {
  const gapStart = bodyAt + contentsAt - 1;
  const gapEnd = bodyAt + contentsAt + contentsSize * 2 + 1;
  const byteRange: OpenRevision['byteRange'] = [0, prefix.size + gapStart, prefix.size + gapEnd, tail.length - gapEnd];
  const text = `[${byteRange.join(' ')}]`;
  if (text.length > BYTE_RANGE_WIDTH)
    throw new StructureProblem('too_complex', 'the file is too large for a ByteRange');
  tail.set(toLatin1(text.padEnd(BYTE_RANGE_WIDTH)), bodyAt + rangeAt);
  const digest = prefix.hash.copy().update(tail.subarray(0, gapStart)).update(tail.subarray(gapEnd)).digest();
  return { tail, digest, byteRange, contentsOffset: bodyAt + contentsAt };
}
