import type { ReadSpan } from './read-span.ts';

/** More than any document has: 512 sectors of eight (or 64) entries. */
const maxSectors = 512;
const entryBytes = 128;

/** Names of the streams and storages of a compound file ([MS-CFB] 2.2, 2.3, 2.6); none where its directory cannot be followed. */
export async function listCompoundEntries(read: ReadSpan, size: number): Promise<string[]> {
  const header = await read(0, 512);
  if (header.length < 512) return [];
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return [];
  const sectorBytes = 2 ** shift;
  const readSector = (sector: number) => read((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);
  const isSector = (sector: number) => (sector + 1) * sectorBytes < size;

  /** Which sector follows, by the allocation table whose first 109 sectors the header names. */
  async function follow(sector: number): Promise<number> {
    const index = Math.floor((sector * 4) / sectorBytes);
    if (index >= 109) return Infinity;
    const table = header.readUInt32LE(76 + index * 4);
    if (!isSector(table)) return Infinity;
    const entries = await readSector(table);
    const at = (sector * 4) % sectorBytes;
    return at + 4 <= entries.length ? entries.readUInt32LE(at) : Infinity;
  }

  const names: string[] = [];
  let sector = header.readUInt32LE(48);
  for (let count = 0; count < maxSectors && isSector(sector); count += 1) {
    const entries = await readSector(sector);
    for (let at = 0; at + entryBytes <= entries.length; at += entryBytes) {
      // With its closing zero, in bytes.
      const length = entries.readUInt16LE(at + 64);
      if (length >= 2 && length <= 64) names.push(entries.toString('utf16le', at, at + length - 2));
    }
    sector = await follow(sector);
  }
  return names;
}
