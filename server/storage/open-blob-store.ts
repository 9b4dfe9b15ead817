import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { listBlobFiles, openFileBlobStore } from './file-blob-store.ts';
import { makeMovingBlobStore } from './moving-blob-store.ts';
import { openS3BlobStore } from './s3-blob-store.ts';
import type { ObjectStorageSettings, StorageSettings } from './storage-settings.ts';

interface Place {
  storage: StorageSettings;
  dataDir: string;
  /** Where copies lie; `dataDir` without. */
  cacheDir?: string;
}

const folderOf = (dataDir: string) => path.join(dataDir, 'files');

/** Opens the bucket of an installation, whatever still lies in its folder. */
export const openBucket = (
  { storage, dataDir, cacheDir = dataDir }: Place,
  objects: ObjectStorageSettings,
): Promise<BlobStore> =>
  openS3BlobStore({
    settings: objects,
    folder: path.join(cacheDir, 'cache', 'files'),
    cacheBytes: storage.cacheBytes,
  });

/** Opens the store of an installation: the folder under its data, or the bucket that is set up, with what still lies in the folder. */
export async function openBlobStore(place: Place): Promise<BlobStore> {
  const folder = folderOf(place.dataDir);
  const { objects } = place.storage;
  if (!objects) return openFileBlobStore(folder);
  const bucket = await openBucket(place, objects);
  return existsSync(folder) ? makeMovingBlobStore(bucket, await openFileBlobStore(folder)) : bucket;
}

/** What lies in a store, for whoever looks and changes nothing. */
export interface StoreView {
  /** In words. */
  where: string;
  list(): AsyncIterable<StoredBlob>;
  has(sha256: string): Promise<boolean>;
}

export const viewFolder = (folder: string): StoreView => ({
  where: folder,
  list: () => listBlobFiles(folder),
  has: async (sha256) => existsSync(path.join(folder, sha256.slice(0, 2), sha256)),
});

/** The store of an installation as it lies there; beside a server, too. */
export async function viewBlobStore(place: Place): Promise<StoreView> {
  const { objects } = place.storage;
  if (!objects) return viewFolder(folderOf(place.dataDir));
  const store = await openBlobStore(place);
  const isMoving = existsSync(folderOf(place.dataDir));
  return {
    where: `the bucket ${objects.bucket}${isMoving ? ` and ${folderOf(place.dataDir)}` : ''}`,
    list: () => store.list(new Date(8e15)),
    has: async (sha256) => (await store.size(sha256)) !== undefined,
  };
}
