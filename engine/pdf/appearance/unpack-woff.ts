import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const [HEADER, ENTRY] = [44, 20];
const [PLAIN_HEADER, PLAIN_ENTRY] = [12, 16];

/**
 * Unpacks a WOFF file (W3C Recommendation of 2012-12-13) into the plain font that it packs. The library reads packed ones too, but
 * inflates the table of outlines anew for each glyph.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== SIGNATURE) throw new Error('This is no WOFF file.');
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = file.subarray(HEADER + index * ENTRY, HEADER + (index + 1) * ENTRY);
    const [start, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const content = file.subarray(start, start + packed);
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), length, content };
  });
  const directory = Buffer.alloc(PLAIN_HEADER + count * PLAIN_ENTRY);
  const parts = [directory];
  let end = directory.length;
  // The flavour; and what a binary search of the directory begins with.
  file.copy(directory, 0, 4, 8);
  const steps = Math.floor(Math.log2(count));
  for (const [index, value] of [count, 2 ** steps * PLAIN_ENTRY, steps, (count - 2 ** steps) * PLAIN_ENTRY].entries())
    directory.writeUInt16BE(value, 4 + index * 2);
  for (const [index, { tag, checksum, length, content }] of tables.entries()) {
    const entry = directory.subarray(PLAIN_HEADER + index * PLAIN_ENTRY);
    tag.copy(entry, 0);
    checksum.copy(entry, 4);
    entry.writeUInt32BE(end, 8);
    entry.writeUInt32BE(length, 12);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (content.length < length ? inflateSync(content) : content).copy(table);
    parts.push(table);
    end += table.length;
  }
  return Buffer.concat(parts);
}
