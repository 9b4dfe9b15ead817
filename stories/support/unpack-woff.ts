import { inflateSync } from 'node:zlib';

const headLength = 12;
const recordLength = 16;
const padded = (length: number) => Math.ceil(length / 4) * 4;

/** The font that a WOFF file holds, as systems install it (WOFF 1.0, sections 3 to 5). */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const record = woff.subarray(44 + 20 * index, 64 + 20 * index);
    const [from, packedLength, length] = [4, 8, 12].map((at) => record.readUInt32BE(at)) as [number, number, number];
    const packed = woff.subarray(from, from + packedLength);
    return { record, length, data: packedLength < length ? inflateSync(packed) : packed };
  });
  const head = Buffer.alloc(headLength + recordLength * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * 16, 10);
  let offset = head.length;
  for (const [index, { record, length }] of tables.entries()) {
    const at = headLength + recordLength * index;
    record.copy(head, at, 0, 4);
    record.copy(head, at + 4, 16, 20);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(length, at + 12);
    offset += padded(length);
  }
  return Buffer.concat([head, ...tables.flatMap(({ data, length }) => [data, Buffer.alloc(padded(length) - length)])]);
}
