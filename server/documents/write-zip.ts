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

const version = 20;
/** Made on Unix (APPNOTE 4.4.2), with a mode (4.4.15): of files made on DOS, unzip bends letters beyond ASCII whatever the flags say. */
const madeBy = (3 << 8) | version;
const mode = (0o100644 << 16) >>> 0;
/** Bit 3: sizes follow the data. Bit 11: the name is UTF-8 (APPNOTE 4.4.4). */
const flags = (1 << 3) | (1 << 11);
const deflated = 8;

/** A ZIP archive as a stream, entry by entry, without knowing sizes beforehand and without holding a file. Below 4 GB (no ZIP64). */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  const stamp = writeStamp(modifiedAt);
  const written: Written[] = [];
  let offset = 0;
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
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x08074b50, 0);
    writeSizes(descriptor, 4, entry);
    yield descriptor;
    offset += head.length + entry.packed + descriptor.length;
    written.push(entry);
  }
  const directory = Buffer.concat(
    written.flatMap((entry) => [writeFields(0x02014b50, entry, stamp, { isLocal: false }), entry.name]),
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
  fields.writeUInt16LE(version, at);
  fields.writeUInt16LE(flags, at + 2);
  fields.writeUInt16LE(deflated, at + 4);
  fields.writeUInt32LE(stamp, at + 6);
  if (!isLocal) writeSizes(fields, at + 10, entry);
  fields.writeUInt16LE(entry.name.length, at + 22);
  if (isLocal) return fields;
  fields.writeUInt32LE(mode, 38);
  fields.writeUInt32LE(entry.offset, 42);
  return fields;
}

function writeSizes(target: Buffer, at: number, { crc, packed, size }: Written): void {
  target.writeUInt32LE(crc, at);
  target.writeUInt32LE(packed, at + 4);
  target.writeUInt32LE(size, at + 8);
}

function writeEnd(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** MS-DOS time (low half) and date (high half), in UTC. */
function writeStamp(date: Date): number {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return ((day << 16) | time) >>> 0;
}
