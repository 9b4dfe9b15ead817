import path from 'node:path';
import type { BlobStore } from './blob-store.ts';
import { openFileBlobStore } from './file-blob-store.ts';
import { openS3BlobStore } from './s3-blob-store.ts';
import type { StorageSettings } from './storage-settings.ts';

/** Opens the store of an installation: the bucket that is set up, else the folder under its data. */
export function openBlobStore({ storage, dataDir }: { storage: StorageSettings; dataDir: string }): Promise<BlobStore> {
  const { objects, cacheBytes } = storage;
  return objects
    ? openS3BlobStore({ settings: objects, folder: path.join(dataDir, 'cache', 'files'), cacheBytes })
    : openFileBlobStore(path.join(dataDir, 'files'));
}
