import { concatBytes, DerError, encodeDer, TAG } from '../../pki/der.ts';

const MAX_DEPTH = 48;
const CONSTRUCTED = 0x20;
const END_OF_CONTENTS = 2;

type Header = { tag: number; start: number; length: number | undefined; isMinimal: boolean };

function readHeader(bytes: Uint8Array, offset: number): Header {
  const [tag, first] = [bytes[offset], bytes[offset + 1]];
  if (tag === undefined || first === undefined) throw new DerError('value is cut short');
  if ((tag & 0x1f) === 0x1f) throw new DerError('multi-byte tags are not used here');
  const start = offset + 2;
  if (first < 0x80) return { tag, start, length: first, isMinimal: true };
  if (first === 0x80) {
    if ((tag & CONSTRUCTED) === 0) throw new DerError('a primitive value of indefinite length');
    return { tag, start, length: undefined, isMinimal: false };
  }
  const count = first & 0x7f;
  if (count > 8) throw new DerError('oversized length');
  let length = 0;
  for (let i = 0; i < count; i += 1) length = length * 256 + (bytes[start + i] ?? 0);
  return { tag, start: start + count, length, isMinimal: count <= 4 && length >= 0x80 && length >= 256 ** (count - 1) };
}

/** A string in parts (X.690 section 8.7.3) becomes one in a piece; its parts have been rewritten already. */
function joinString(parts: Uint8Array[]): Uint8Array {
  const contents = parts.map((part) => {
    const { tag, start } = readHeader(part, 0);
    if (tag !== TAG.octetString) throw new DerError('a string in parts holds something else');
    return part.subarray(start);
  });
  return encodeDer(TAG.octetString, ...contents);
}

function rewrite(bytes: Uint8Array, offset: number, depth: number): { der: Uint8Array; end: number } {
  if (depth > MAX_DEPTH) throw new DerError('values are nested too deeply');
  const { tag, start, length, isMinimal } = readHeader(bytes, offset);
  const limit = length === undefined ? bytes.length : start + length;
  if (limit > bytes.length) throw new DerError('value runs past the end');
  if ((tag & CONSTRUCTED) === 0) {
    const whole = bytes.subarray(offset, limit);
    return { der: isMinimal ? whole : encodeDer(tag, bytes.subarray(start, limit)), end: limit };
  }
  const parts: Uint8Array[] = [];
  let isChanged = !isMinimal || tag === (TAG.octetString | CONSTRUCTED);
  let at = start;
  for (;;) {
    if (length !== undefined && at === limit) break;
    if (length === undefined && bytes[at] === 0 && bytes[at + 1] === 0) {
      at += END_OF_CONTENTS;
      break;
    }
    const part = rewrite(bytes.subarray(0, limit), at, depth + 1);
    if (part.der.length !== part.end - at || part.der.buffer !== bytes.buffer) isChanged = true;
    parts.push(part.der);
    at = part.end;
  }
  if (!isChanged) return { der: bytes.subarray(offset, at), end: at };
  if (tag === (TAG.octetString | CONSTRUCTED)) return { der: joinString(parts), end: at };
  return { der: concatBytes(encodeDer(tag, ...parts)), end: at };
}

/**
 * Rewrites the first value of foreign bytes (BER, X.690 section 8) with definite, minimal lengths and strings in one
 * piece, which is what CMS permits its writers to leave out; parts that are DER already keep their exact bytes. `end`
 * is where the value ends in the given bytes. Throws DerError.
 */
export function normaliseBer(bytes: Uint8Array): { der: Uint8Array; end: number } {
  return rewrite(bytes, 0, 0);
}
