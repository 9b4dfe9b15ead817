import type { ReadSpan } from './read-span.ts';

const maxDirectoryBytes = 1024 * 1024;
/** The end of central directory record with the longest comment (APPNOTE.TXT, 4.3.16). */
const maxEndBytes = 22 + 65_535;

/** Names of the entries of a ZIP, from its central directory; none where that is missing, or larger than any document's. Unpacks nothing. */
export async function listZipNames(read: ReadSpan, size: number): Promise<string[]> {
  const tail = await read(Math.max(0, size - maxEndBytes), size);
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 22 > tail.length) return [];
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (length > maxDirectoryBytes || offset + length > size) return [];
  const directory = await read(offset, offset + length);
  const names: string[] = [];
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== 0x02_01_4b_50) return [];
    const nameLength = directory.readUInt16LE(at + 28);
    names.push(directory.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}
