import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { ReadSpan } from './read-span.ts';

const inflate = promisify(inflateRaw);
const maxDirectoryBytes = 1024 * 1024;
/** The end of central directory record with the longest comment (APPNOTE.TXT, 4.3.16). */
const maxEndBytes = 22 + 65_535;

/** An entry of a ZIP as its central directory has it (APPNOTE.TXT, 4.3.12). */
export interface ListedEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  packedSize: number;
  /** Where its local header begins. */
  offset: number;
}

/** The entries of a ZIP, from its central directory; none where that is missing, or larger than any document's. Unpacks nothing. */
export async function listZipEntries(read: ReadSpan, size: number): Promise<ListedEntry[]> {
  const tail = await read(Math.max(0, size - maxEndBytes), size);
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > tail.length) return [];
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (length > maxDirectoryBytes || offset + length > size) return [];
  const directory = await read(offset, offset + length);
  const entries: ListedEntry[] = [];
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== 0x02_01_4b_50) return [];
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packedSize: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Unpacks an entry, if it is no longer than `most` bytes; undefined where it is longer, or cannot be unpacked. */
export async function unpackEntry(read: ReadSpan, entry: ListedEntry, most: number): Promise<Buffer | undefined> {
  const head = await read(entry.offset, entry.offset + 30);
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04_03_4b_50) return undefined;
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (entry.packedSize > most) return undefined;
  const packed = await read(start, start + entry.packedSize);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) return undefined;
  return await inflate(packed, { maxOutputLength: most }).catch(() => undefined);
}
