import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BlobMissingError, isDiskFull, requireBlobName, StorageFullError } from './blob-store.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { measureSeldom } from './measure-seldom.ts';
import { writeDraft } from './write-draft.ts';

/**
 * Opens the BlobStore that keeps one file a blob under `folder` (made when missing, 0700).
 * Several servers may share it: what is half written is removed when it is an hour old.
 */
export async function openFileBlobStore(folder: string): Promise<BlobStore> {
  const drafts = path.join(folder, 'drafts');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  await removeOldDrafts(drafts);

  const locate = (sha256: string): string => path.join(folder, requireBlobName(sha256).slice(0, 2), sha256);

  return {
    async put(content, options = {}) {
      const draft = path.join(drafts, randomUUID());
      const second = `${draft}-2`;
      try {
        const { sha256, size, looked } = await writeDraft(draft, content, options);
        const target = locate(sha256);
        // Who looks at the draft goes on under its name, while the same file gets the one that stays.
        const isTwice = looked !== undefined && (await nameTwice(draft, second));
        if (!isTwice) await looked;
        await moveFile(isTwice ? second : draft, target);
        await syncFolder(path.dirname(target));
        // A draft that stays behind goes after an hour.
        if (isTwice) void looked.then(() => rm(draft, { force: true })).catch(() => undefined);
        return { sha256, size };
      } catch (error) {
        await Promise.all([draft, second].map((file) => rm(file, { force: true })));
        throw isDiskFull(error) ? new StorageFullError('The storage is full.', { cause: error }) : error;
      }
    },

    async read(sha256, span) {
      const file = await open(locate(sha256), 'r').catch((error: unknown) => throwMissing(error, sha256));
      // createReadStream counts its last byte in.
      const range = span && { start: span.start, end: span.end === undefined ? Infinity : span.end - 1 };
      if (range && range.end < range.start) {
        await file.close();
        throw new RangeError('The span is empty.');
      }
      return file.createReadStream({ ...range, highWaterMark: 256 * 1024 });
    },

    async size(sha256) {
      try {
        return (await stat(locate(sha256))).size;
      } catch (error) {
        if (readCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },

    async delete(sha256, storedBefore) {
      const file = locate(sha256);
      if (!storedBefore) {
        await rm(file, { force: true });
        return true;
      }
      // Taken away first, then judged: the same bytes that arrive meanwhile are a file of their own.
      const doomed = path.join(drafts, randomUUID());
      try {
        await rename(file, doomed);
      } catch (error) {
        if (readCode(error) === 'ENOENT') return true;
        throw error;
      }
      if ((await stat(doomed)).mtime < storedBefore) {
        await rm(doomed);
        return true;
      }
      await rename(doomed, file);
      return false;
    },

    async *list(storedBefore) {
      await removeOldDrafts(drafts);
      for await (const blob of listBlobFiles(folder)) if (blob.storedAt < storedBefore) yield blob;
    },

    async pathOf(sha256) {
      const file = locate(sha256);
      await stat(file).catch((error: unknown) => throwMissing(error, sha256));
      return file;
    },

    // The folder is the place itself.
    forgetCopy: async () => undefined,

    measure: measureSeldom(() => listBlobFiles(folder)),

    async checkHealth() {
      const probe = path.join(drafts, `probe-${randomUUID()}`);
      try {
        await (await open(probe, 'wx', 0o600)).close();
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

/** The blobs that lie in a folder, whoever works on it; none where there is no folder. */
export async function* listBlobFiles(folder: string): AsyncGenerator<StoredBlob> {
  for (const part of await readFolder(folder)) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue;
    for (const sha256 of await readFolder(path.join(folder, part))) {
      // One that is deleted meanwhile is none.
      const found = await stat(path.join(folder, part, sha256)).catch(() => undefined);
      if (found && /^[0-9a-f]{64}$/.test(sha256)) yield { sha256, size: found.size, storedAt: found.mtime };
    }
  }
}

async function readFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (readCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Nobody writes for so long. */
const oldDraftMs = 3600_000;

async function removeOldDrafts(drafts: string): Promise<void> {
  for (const name of await readFolder(drafts)) {
    const left = await stat(path.join(drafts, name)).catch(() => undefined);
    if (left && Date.now() - left.mtimeMs > oldDraftMs) await rm(path.join(drafts, name), { force: true });
  }
}

/** Gives a file a second name; false where the disk knows no such thing. */
const nameTwice = (file: string, second: string): Promise<boolean> =>
  link(file, second).then(
    () => true,
    (error: unknown) => {
      if (['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'].includes(readCode(error) ?? '')) return false;
      throw error;
    },
  );

async function moveFile(file: string, target: string): Promise<void> {
  // There are 256 folders, and most are there.
  await rename(file, target).catch(async (error: unknown) => {
    if (readCode(error) !== 'ENOENT') throw error;
    await makeFolder(path.dirname(target));
    await rename(file, target);
  });
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await syncFolder(path.dirname(folder));
}

// A rename is only safe from a power cut once the folder that holds the name has been written.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function throwMissing(error: unknown, sha256: string): never {
  if (readCode(error) === 'ENOENT') throw new BlobMissingError(sha256);
  throw error;
}

function readCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}
