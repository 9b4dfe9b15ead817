import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Copies on this machine of blobs that lie elsewhere, bounded. Several processes may share the folder. */
export interface FileCache {
  /** A name for a file that is being written. */
  draft(): string;
  /** The copy, noted as used now; undefined where there is none. */
  find(sha256: string): Promise<string | undefined>;
  /** Takes a draft in. Answers where it lies. */
  keep(sha256: string, draft: string, size: number): Promise<string>;
  forget(sha256: string): Promise<void>;
}

/** Whoever asked for a path reads it within this time. */
const inUseMs = 10 * 60_000;
/** What nobody has asked for goes, so that what is erased elsewhere is not kept here for long. */
const idleMs = 24 * 3600_000;

/** Opens the cache in a folder (made when missing, 0700), of about `mostBytes`: what was used in the last ten minutes stays in any case. */
export async function openFileCache(folder: string, mostBytes: number): Promise<FileCache> {
  const drafts = path.join(folder, 'drafts');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  // Another process may be writing: only what is old was left by one that died.
  for (const name of await readdir(drafts)) {
    const left = await stat(path.join(drafts, name)).catch(() => undefined);
    if (left && Date.now() - left.mtimeMs > idleMs / 24) await rm(path.join(drafts, name), { force: true });
  }
  const locate = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
  let sum = await clear(folder, mostBytes);
  let clearing: Promise<unknown> | undefined;
  const clearSoon = () => {
    if (sum <= mostBytes || clearing) return;
    clearing = clear(folder, mostBytes)
      .then((left) => (sum = left))
      .catch(() => undefined)
      .finally(() => (clearing = undefined));
  };
  return {
    draft: () => path.join(drafts, randomUUID()),
    async find(sha256) {
      // File times are the file system's clock, not the service's.
      const used = new Date();
      return utimes(locate(sha256), used, used).then(
        () => locate(sha256),
        () => undefined,
      );
    },
    async keep(sha256, draft, size) {
      const file = locate(sha256);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await rename(draft, file);
      sum += size;
      clearSoon();
      return file;
    },
    forget: (sha256) => rm(locate(sha256), { force: true }),
  };
}

/** Removes what nobody asked for in a day, then the longest unused until a tenth is free. Answers the bytes that are left. */
async function clear(folder: string, mostBytes: number): Promise<number> {
  const now = Date.now();
  const found: { file: string; size: number; usedAt: number }[] = [];
  for (const part of await readdir(folder)) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue;
    for (const name of await readdir(path.join(folder, part))) {
      const file = path.join(folder, part, name);
      const status = await stat(file).catch(() => undefined);
      if (status) found.push({ file, size: status.size, usedAt: status.mtimeMs });
    }
  }
  let left = found.reduce((sum, { size }) => sum + size, 0);
  const aim = left > mostBytes ? mostBytes * 0.9 : Infinity;
  for (const { file, size, usedAt } of found.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (now - usedAt < inUseMs || (left <= aim && now - usedAt < idleMs)) break;
    // Somebody may have asked for it while the others were looked at.
    const status = await stat(file).catch(() => undefined);
    if (status && now - status.mtimeMs < inUseMs) continue;
    await rm(file, { force: true });
    left -= size;
  }
  return left;
}
