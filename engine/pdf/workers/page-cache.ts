import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Names one drawn page: the SHA-256 of the file in hex, the page from 0, the scale in whole percent. */
export interface PageKey {
  sha256: string;
  pageIndex: number;
  scale: number;
}

/** Drawn pages on disk. Losing it costs time only, so nothing is synced and every read may miss. */
export interface PageCache {
  read(key: PageKey): Promise<Uint8Array | undefined>;
  store(key: PageKey, image: Uint8Array): Promise<void>;
  /** Removes every page of a document, for when the document itself is deleted. */
  forget(sha256: string): Promise<void>;
}

/**
 * Opens a cache in a folder: `<folder>/<2 hex>/<sha256>/<page>-<scale>.webp`, written by rename so that a reader never
 * sees half an image. When it has grown by a tenth of `maxBytes`, the least recently used images beyond that size go.
 */
export function openPageCache(folder: string, maxBytes: number): PageCache {
  let bytesSinceSweep = Number.POSITIVE_INFINITY;
  let sweeping: Promise<void> | undefined;
  const findFolder = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new TypeError('a page key needs a SHA-256 in lower-case hex');
    return join(folder, sha256.slice(0, 2), sha256);
  };
  const findFile = (key: PageKey) => join(findFolder(key.sha256), `${key.pageIndex}-${key.scale}.webp`);

  return {
    async read(key) {
      const file = findFile(key);
      const image = await readFile(file).catch(() => undefined);
      if (!image || !isWholeWebp(image)) return undefined;
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      return image;
    },
    async store(key, image) {
      const file = findFile(key);
      const temporary = join(dirname(file), `${randomUUID()}.tmp`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporary, image);
      await rename(temporary, file);
      bytesSinceSweep += image.length;
      if (bytesSinceSweep < maxBytes / 10) return;
      bytesSinceSweep = 0;
      sweeping ??= sweep(folder, maxBytes).finally(() => (sweeping = undefined));
      await sweeping;
    },
    async forget(sha256) {
      await rm(findFolder(sha256), { recursive: true, force: true });
    },
  };
}

/** RIFF container with its own length in bytes 4 to 7: a file cut short by a power failure does not match. */
function isWholeWebp(image: Buffer): boolean {
  return image.length > 12 && image.toString('latin1', 0, 4) === 'RIFF' && image.readUInt32LE(4) + 8 === image.length;
}

async function sweep(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const info = await stat(path).catch(() => undefined);
        return { path, size: info?.size ?? 0, usedAt: info?.mtimeMs ?? 0 };
      }),
  );
  let total = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes) return;
    await rm(file.path, { force: true });
    total -= file.size;
  }
}
