import { describe, expect, it } from 'vitest';

import {
  DerError,
  encodeInteger,
  encodeOctets,
  encodeOid,
  encodeSequence,
  encodeSet,
  encodeTime,
  readChildren,
  readDer,
  readIntegerHex,
  readOid,
  readTime,
  readWhole,
} from './der.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

describe('DER', () => {
  it('is written minimally and as X.690 shows it', () => {
    expect(hex(encodeInteger(0))).toBe('020100');
    expect(hex(encodeInteger(128))).toBe('02020080');
    expect(hex(encodeInteger(bytes('00007f')))).toBe('02017f');
    expect(hex(encodeOid('2.16.840.1.101.3.4.2.1'))).toBe('0609608648016503040201');
    expect(hex(encodeOctets(new Uint8Array(200)).subarray(0, 3))).toBe('0481c8');
    expect(hex(encodeOctets(new Uint8Array(70_000)).subarray(0, 5))).toBe('0483011170');
  });

  it('orders the members of a set by their encodings', () => {
    expect(hex(encodeSet(encodeInteger(300), encodeInteger(2), encodeInteger(1)))).toBe('310a0201010201020202012c');
  });

  it('reads back what it wrote', () => {
    const at = new Date('2026-11-21T09:00:01Z');
    const nodes = readChildren(
      readWhole(encodeSequence(encodeOid('2.25.1936287596.1'), encodeTime(at), encodeInteger(2n ** 90n))),
    );
    expect(readOid(nodes[0])).toBe('2.25.1936287596.1');
    expect(readTime(nodes[1])).toEqual(at);
    expect(readIntegerHex(nodes[2])).toBe((2n ** 90n).toString(16));
  });

  it.each([
    ['an indefinite length', '3080020101000000'],
    ['a length that is not minimal', '04810101'],
    ['a value that runs past the end', '0405aabb'],
    ['a multi-byte tag', '1f810100'],
    ['nothing', ''],
  ])('refuses %s', (_, encoded) => {
    expect(() => readDer(bytes(encoded))).toThrow(DerError);
  });

  it('refuses bytes after the one value that was expected', () => {
    expect(() => readWhole(bytes('020101ff'))).toThrow('bytes follow');
  });
});
