import { createHash, randomUUID } from 'node:crypto';
import { isMissing, openObjectStorage, readRefusal, type Patience } from './object-storage.ts';
import type { ObjectStorageSettings } from './storage-settings.ts';

/** A bucket from which nobody takes anything before its day: object lock in compliance mode. */
export interface LockedBucket {
  /** Keeps bytes until a moment; what lies there under this name already stays as it is. Throws BucketNotLockedError, or that the storage is away. */
  put(name: string, bytes: Uint8Array, until: Date): Promise<void>;
  /** Tries to take away what it has just locked for a minute. Throws where that succeeds. */
  probe(now: Date): Promise<void>;
}

/** What should be locked is not, or would not be. */
export class BucketNotLockedError extends Error {
  override readonly name = 'BucketNotLockedError';

  constructor(bucket: string) {
    super(
      `The bucket ${bucket} (STORAGE_LOCKED_BUCKET) does not lock what lies in it. Make one anew with object lock: that cannot be turned on later everywhere.`,
    );
  }
}

/** How long a probe stays. */
const probeMs = 60_000;
/** Services write moments in seconds. */
const secondMs = 1000;

/** Opens the bucket; nothing is asked yet. What is put there is small: reports, and never a document. */
export async function openLockedBucket(settings: ObjectStorageSettings, patience?: Patience): Promise<LockedBucket> {
  const { bucket: Bucket } = settings;
  const { sdk, client, ask, sealed } = await openObjectStorage(settings, patience);

  const findEnd = async (Key: string): Promise<Date | undefined> => {
    try {
      const { ObjectLockMode, ObjectLockRetainUntilDate } = await ask(() =>
        client.send(new sdk.HeadObjectCommand({ Bucket, Key })),
      );
      return ObjectLockMode === 'COMPLIANCE' && ObjectLockRetainUntilDate ? ObjectLockRetainUntilDate : new Date(0);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  /** Answers the version that was made, where the service keeps versions. */
  const lock = async (Key: string, Body: Uint8Array, until: Date): Promise<string | undefined> => {
    const input = {
      ...{ Bucket, Key, Body, ContentLength: Body.byteLength },
      ...sealed,
      // A checksum is demanded with a lock.
      ChecksumAlgorithm: 'SHA256' as const,
      ChecksumSHA256: createHash('sha256').update(Body).digest('base64'),
      ObjectLockMode: 'COMPLIANCE' as const,
      ObjectLockRetainUntilDate: until,
    };
    try {
      const { VersionId } = await ask(() => client.send(new sdk.PutObjectCommand(input)));
      return VersionId;
    } catch (error) {
      const { name, status } = readRefusal(error);
      if (name === 'InvalidRequest' || status === 501) throw new BucketNotLockedError(Bucket);
      throw error;
    }
  };

  /** Some services take the wish for a lock, and do nothing about it. */
  const demandLock = async (Key: string, until: Date): Promise<void> => {
    const end = await findEnd(Key);
    if (!end || end.getTime() + secondMs < until.getTime()) throw new BucketNotLockedError(Bucket);
  };

  return {
    async put(name, bytes, until) {
      const end = await findEnd(name);
      // Of a run that was cut off: what was locked then is as good.
      if (end && end.getTime() > 0) return;
      await lock(name, bytes, until);
      await demandLock(name, until);
    },

    async probe(now) {
      const Key = `probes/${randomUUID()}`;
      const until = new Date(now.getTime() + probeMs);
      const VersionId = await lock(Key, Buffer.from('probe'), until);
      await demandLock(Key, until);
      if (VersionId === undefined) throw new BucketNotLockedError(Bucket);
      const isTaken = await client.send(new sdk.DeleteObjectCommand({ Bucket, Key, VersionId })).then(
        () => true,
        (error: unknown) => {
          if (readRefusal(error).status !== 403) throw error;
          return false;
        },
      );
      if (isTaken) throw new BucketNotLockedError(Bucket);
    },
  };
}
