import { createDeflateRaw, crc32 } from 'node:zlib';
import type { Readable } from 'node:stream';

export interface ZipEntry {
  /** Path inside the archive, in any script. */
  name: string;
  /** Opened when its turn comes. */
  open(): Readable;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** From here on a field of 32 bits says only that the number stands in the ZIP64 one (APPNOTE 4.3.9.2, 4.5.3). */
const full = 0xffff_ffff;
const manyEntries = 0xffff;
const version = 20;
/** Of what has ZIP64 fields (APPNOTE 4.4.3.2). */
const zip64Version = 45;
/** Made on Unix (APPNOTE 4.4.2), with a mode (4.4.15): of files made on DOS, unzip bends letters beyond ASCII whatever the flags say. */
const madeBy = (3 << 8) | zip64Version;
const mode = (0o100644 << 16) >>> 0;
/** Bit 3: sizes follow the data. Bit 11: the name is UTF-8 (APPNOTE 4.4.4). */
const flags = (1 << 3) | (1 << 11);
const deflated = 8;

/**
 * A ZIP archive as a stream, entry by entry, without knowing sizes beforehand and without holding a file. What reaches 4 GB, an entry or the
 * archive, is told by ZIP64 fields in the directory; smaller archives have none. `startsAt` counts bytes that go before it in its file.
 */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modifiedAt: Date,
  startsAt = 0,
): AsyncGenerator<Uint8Array> {
  const stamp = writeStamp(modifiedAt);
  const written: Written[] = [];
  let offset = startsAt;
  for await (const { name, open } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    const head = Buffer.concat([writeFields(0x04034b50, entry, stamp, { isLocal: true }), entry.name]);
    yield head;
    const source = open();
    const deflate = createDeflateRaw({ level: 1 });
    source.on('error', (error) => deflate.destroy(error));
    source.on('data', (chunk: Buffer) => {
      entry.crc = crc32(chunk, entry.crc);
      entry.size += chunk.length;
    });
    source.pipe(deflate);
    try {
      for await (const chunk of deflate as AsyncIterable<Buffer>) {
        entry.packed += chunk.length;
        yield chunk;
      }
    } finally {
      source.destroy();
    }
    const descriptor = writeDescriptor(entry);
    yield descriptor;
    offset += head.length + entry.packed + descriptor.length;
    written.push(entry);
  }
  const directory = Buffer.concat(
    written.flatMap((entry) => [
      writeFields(0x02014b50, entry, stamp, { isLocal: false }),
      entry.name,
      writeZip64Field(entry),
    ]),
  );
  yield directory;
  yield writeEnd(written.length, directory.length, offset);
}

function writeFields(signature: number, entry: Written, stamp: number, { isLocal }: { isLocal: boolean }): Buffer {
  const fields = Buffer.alloc(isLocal ? 30 : 46);
  fields.writeUInt32LE(signature, 0);
  // A central header has one more field (made by) and its own ones at the end.
  const at = isLocal ? 4 : 6;
  if (!isLocal) fields.writeUInt16LE(madeBy, 4);
  const extra = isLocal ? 0 : writeZip64Field(entry).length;
  fields.writeUInt16LE(extra ? zip64Version : version, at);
  fields.writeUInt16LE(flags, at + 2);
  fields.writeUInt16LE(deflated, at + 4);
  fields.writeUInt32LE(stamp, at + 6);
  if (!isLocal) writeSizes(fields, at + 10, entry);
  fields.writeUInt16LE(entry.name.length, at + 22);
  if (isLocal) return fields;
  fields.writeUInt16LE(extra, 30);
  fields.writeUInt32LE(mode, 38);
  fields.writeUInt32LE(Math.min(entry.offset, full), 42);
  return fields;
}

function writeSizes(target: Buffer, at: number, { crc, packed, size }: Written): void {
  target.writeUInt32LE(crc, at);
  target.writeUInt32LE(Math.min(packed, full), at + 4);
  target.writeUInt32LE(Math.min(size, full), at + 8);
}

/** Checksum and sizes behind the data; the sizes of a large entry have 64 bits (APPNOTE 4.3.9.2). */
function writeDescriptor(entry: Written): Buffer {
  const isLarge = entry.packed >= full || entry.size >= full;
  const descriptor = Buffer.alloc(isLarge ? 24 : 16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  if (!isLarge) {
    writeSizes(descriptor, 4, entry);
    return descriptor;
  }
  descriptor.writeUInt32LE(entry.crc, 4);
  writeLong(descriptor, entry.packed, 8);
  writeLong(descriptor, entry.size, 16);
  return descriptor;
}

/** What of an entry's numbers does not fit into 32 bits, in this order (APPNOTE 4.5.3); empty where all fit. */
function writeZip64Field({ size, packed, offset }: Written): Buffer {
  const long = [size, packed, offset].filter((number) => number >= full);
  if (!long.length) return Buffer.alloc(0);
  const field = Buffer.alloc(4 + 8 * long.length);
  field.writeUInt16LE(0x0001, 0);
  field.writeUInt16LE(8 * long.length, 2);
  for (const [index, number] of long.entries()) writeLong(field, number, 4 + 8 * index);
  return field;
}

function writeLong(target: Buffer, number: number, at: number): void {
  target.writeBigUInt64LE(BigInt(number), at);
}

function writeEnd(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, manyEntries), 8);
  end.writeUInt16LE(Math.min(count, manyEntries), 10);
  end.writeUInt32LE(Math.min(length, full), 12);
  end.writeUInt32LE(Math.min(offset, full), 16);
  const isLarge = count >= manyEntries || length >= full || offset >= full;
  return isLarge ? Buffer.concat([writeZip64End(count, length, offset), end]) : end;
}

/** The end once more with 64 bits, and where it stands (APPNOTE 4.3.14, 4.3.15). */
function writeZip64End(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  writeLong(end, 56 - 12, 4);
  end.writeUInt16LE(madeBy, 12);
  end.writeUInt16LE(zip64Version, 14);
  writeLong(end, count, 24);
  writeLong(end, count, 32);
  writeLong(end, length, 40);
  writeLong(end, offset, 48);
  end.writeUInt32LE(0x07064b50, 56);
  writeLong(end, offset + length, 64);
  end.writeUInt32LE(1, 72);
  return end;
}

/** MS-DOS time (low half) and date (high half), in UTC. */
function writeStamp(date: Date): number {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return ((day << 16) | time) >>> 0;
}
