/** Byte classes of PDF's lexical conventions (ISO 32000-2 section 7.2.3): 1 white space, 2 delimiter, 0 regular. */
const CLASSES = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) CLASSES[byte] = 1;
for (const byte of Buffer.from('()<>[]{}/%')) CLASSES[byte] = 2;

function skipLiteral(bytes: Uint8Array, start: number): number {
  let open = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x5c) at += 1;
    else if (byte === 0x28) open += 1;
    else if (byte === 0x29) {
      open -= 1;
      if (open === 0) return at + 1;
    }
  }
  return -1;
}

function readInteger(bytes: Uint8Array, start: number, end: number): number {
  if (end - start > 10) return -1;
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const digit = bytes[at]! - 0x30;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

const isWord = (bytes: Uint8Array, start: number, end: number, word: string) =>
  end - start === word.length && Buffer.from(bytes.subarray(start, end)).toString('latin1') === word;

/**
 * The object numbers that the indirect object at the beginning of `bytes` names, without building its value: a large
 * file has too many objects to parse each. Undefined when it is not plainly the object `number`, is a stream, or does
 * not end within the bytes; then it has to be parsed. `isLoose`: for one that cannot be parsed; up to its data where it is a
 * stream, and with comments inside references, as forgiving readers take them.
 */
export function scanReferences(bytes: Uint8Array, number: number, isLoose = false): number[] | undefined {
  const found: number[] = [];
  let [before, last] = [-1, -1];
  let depth = 0;
  let words = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at]!;
    if (CLASSES[byte] === 1) at += 1;
    else if (CLASSES[byte] === 0) {
      const start = at;
      while (at < bytes.length && CLASSES[bytes[at]!] === 0) at += 1;
      if (at === bytes.length) return undefined;
      words += 1;
      const value = readInteger(bytes, start, at);
      if (words === 1 && value !== number) return undefined;
      if (words === 3 && !isWord(bytes, start, at, 'obj')) return undefined;
      if (value < 0 && words > 3) {
        if (bytes[start] === 0x52 && at - start === 1 && before >= 0 && last >= 0) found.push(before);
        else if (depth === 0 && isWord(bytes, start, at, 'endobj')) return found;
        else if (depth === 0 && isWord(bytes, start, at, 'stream')) return isLoose ? found : undefined;
      }
      [before, last] = [last, value];
    } else {
      if (words < 3) return undefined;
      if (!isLoose || byte !== 0x25) [before, last] = [-1, -1];
      const isDouble = bytes[at + 1] === byte;
      if (byte === 0x28) at = skipLiteral(bytes, at);
      else if (byte === 0x25) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
      else if (byte === 0x2f) {
        at += 1;
        while (at < bytes.length && CLASSES[bytes[at]!] === 0) at += 1;
      } else if (byte === 0x3c && !isDouble) at = bytes.indexOf(0x3e, at) + 1 || -1;
      else if (byte === 0x3c || byte === 0x5b) {
        depth += 1;
        at += byte === 0x3c ? 2 : 1;
      } else if ((byte === 0x3e && isDouble) || byte === 0x5d) {
        depth -= 1;
        at += byte === 0x3e ? 2 : 1;
      } else return undefined;
      if (at < 0) return undefined;
    }
  }
  return undefined;
}
