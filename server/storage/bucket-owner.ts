import { isMissing, openObjectStorage, type Patience } from './object-storage.ts';
import type { ObjectStorageSettings } from './storage-settings.ts';

/** No name of a blob, and where a key that may reach files alone may write. */
const objectName = 'files/owner';

/** What a bucket says of whose it is. */
export interface BucketOwner {
  read(): Promise<string | undefined>;
  write(owner: string): Promise<void>;
}

/** Opens the word of a bucket; nothing is asked yet. Both throw StorageUnavailableError. */
export async function openBucketOwner(
  settings: ObjectStorageSettings,
  patience?: Patience,
): Promise<BucketOwner & { close: () => void }> {
  const { sdk, client, ask, sealed, close } = await openObjectStorage(settings, patience);
  const where = { Bucket: settings.bucket, Key: objectName };
  return {
    async read() {
      try {
        return await ask(async () => (await client.send(new sdk.GetObjectCommand(where))).Body?.transformToString());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: async (owner) =>
      void (await ask(() => client.send(new sdk.PutObjectCommand({ ...where, ...sealed, Body: owner })))),
    close,
  };
}
