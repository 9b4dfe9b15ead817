import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { mayDiscard } from '../database/backup-lock.ts';
import type { Database } from '../database/schema.ts';
import { lockBlobs } from '../documents/discard-blobs.ts';
import { openOwnBucket } from '../documents/own-bucket.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { BlobDamagedError } from '../storage/blob-store.ts';
import { listBlobFiles, openFileBlobStore } from '../storage/file-blob-store.ts';
import { openBucket } from '../storage/open-blob-store.ts';
import type { ObjectStorageSettings, StorageSettings } from '../storage/storage-settings.ts';
import { severalAtOnce } from './several-at-once.ts';

/** The command cannot be done; the message is a sentence for the operator. */
export class StorageCommandError extends Error {
  override readonly name = 'StorageCommandError';
}

interface StorageCommandInput {
  config: { dataDir: string; storage: StorageSettings };
  db: Kysely<Database>;
  say: (line: string) => void;
}

const usage = `npm run storage -- migrate
    moves files from DATA_DIR/files to the bucket of STORAGE_S3_BUCKET, also while servers run that have this setting
npm run storage -- claim
    makes this installation the one whose files lie in the bucket: after a restore, or a move to another PostgreSQL; the one before must not run any more`;

const tellEvery = 1000;

/**
 * Does what `npm run storage -- …` asks for. A file is written to the bucket, read back from there and compared before it goes from the
 * folder, so a broken-off run loses nothing, and the next one goes on. Throws StorageCommandError.
 */
export async function runStorageCommand(words: readonly string[], input: StorageCommandInput): Promise<void> {
  const { config, db, say } = input;
  const { objects } = config.storage;
  const command = words.join(' ');
  if (command !== 'migrate' && command !== 'claim') throw new StorageCommandError(usage);
  if (!objects)
    throw new StorageCommandError('Set STORAGE_S3_BUCKET and what belongs to it, here and for the servers.');
  if (command === 'migrate') return migrate(objects, input);
  await (await openOwnBucket(config, db))?.claim();
  say(`The files in ${objects.bucket} belong to this installation. Start its servers.`);
}

async function migrate(objects: ObjectStorageSettings, { config, db, say }: StorageCommandInput): Promise<void> {
  const { cacheBytes } = config.storage;
  const folder = path.join(config.dataDir, 'files');
  const blobs = await Array.fromAsync(listBlobFiles(folder));
  const bucket = await openBucket(config, objects);
  await bucket.checkHealth();
  // Without the copies that the first keeps: what is read here comes from the bucket.
  const apart = { ...config, dataDir: path.join(config.dataDir, 'cache', 'proving') };
  const proving = await openBucket({ ...apart, storage: { objects, cacheBytes } }, objects);
  const source = await openFileBlobStore(folder);
  const damaged: string[] = [];
  let [count, bytes] = [0, 0];
  await severalAtOnce(
    blobs,
    async ({ sha256, size }) => {
      if (!(await copyBlob({ source, bucket, proving }, sha256))) return void damaged.push(sha256);
      await removeCopied(db, source, sha256);
      count += 1;
      bytes += size;
      if (count % tellEvery === 0) say(`${count} of ${blobs.length} files are moved.`);
    },
    4,
  );
  await rm(apart.dataDir, { recursive: true, force: true });
  say(
    `${count} files (${(bytes / 1e6).toFixed(1)} MB) are moved to ${objects.bucket}, each read back from there and compared.`,
  );
  if (damaged.length)
    throw new StorageCommandError(
      `${damaged.length} stayed, for their bytes are not those of their names: ${damaged.join(', ')}. Put them back from a backup, and repeat this.`,
    );
  await removeEmpty(folder);
}

interface Stores {
  source: BlobStore;
  bucket: BlobStore;
  proving: BlobStore;
}

/** Whether the bytes lie in the bucket now; false: those in the folder are not the blob. One that was erased meanwhile is no matter. */
async function copyBlob({ source, bucket, proving }: Stores, sha256: string): Promise<boolean> {
  if ((await source.size(sha256)) === undefined) return true;
  const kept = await bucket.put(await source.read(sha256));
  if (kept.sha256 !== sha256) {
    await bucket.delete(kept.sha256);
    return false;
  }
  let size = 0;
  try {
    for await (const chunk of await proving.read(sha256)) size += (chunk as Uint8Array).byteLength;
  } catch (error) {
    if (!(error instanceof BlobDamagedError)) throw error;
    throw new StorageCommandError('The bucket gave back other bytes than it took. Nothing was removed for it.', {
      cause: error,
    });
  }
  return size === kept.size;
}

/** Takes a file from the folder that lies in the bucket, while no backup copies it and nobody is about to erase it. */
async function removeCopied(db: Kysely<Database>, source: BlobStore, sha256: string): Promise<void> {
  for (;;) {
    const isGone = await db.transaction().execute(async (trx) => {
      if (!(await mayDiscard(trx))) return false;
      await lockBlobs(trx, [sha256]);
      return source.delete(sha256);
    });
    if (isGone) return;
    await delay(1000);
  }
}

/** An empty folder goes; the next start of a server looks at the bucket alone. */
async function removeEmpty(folder: string): Promise<void> {
  for (let part = 0; part < 256; part += 1)
    await rmdir(path.join(folder, part.toString(16).padStart(2, '0'))).catch(() => undefined);
  await rmdir(path.join(folder, 'drafts')).catch(() => undefined);
  await rmdir(folder).catch(() => undefined);
}
