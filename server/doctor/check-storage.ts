import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { BucketNotLockedError, openLockedBucket } from '../storage/locked-bucket.ts';
import { openBucket } from '../storage/open-blob-store.ts';
import type { StorageSettings } from '../storage/storage-settings.ts';
import { ForeignBucketError, type OwnBucket } from '../documents/own-bucket.ts';
import { makeFindings, type Finding } from './finding.ts';

const { ok, wrong } = makeFindings('storage');

/** Whether the second bucket locks: one small object is locked there for a minute, and must not be deletable. Nothing where there is none. */
export async function checkLockedBucket({ locked }: StorageSettings, now: () => Date): Promise<Finding[]> {
  if (!locked) return [];
  try {
    await (await openLockedBucket(locked.objects)).probe(now());
  } catch (error) {
    if (error instanceof BucketNotLockedError) return [wrong(error.message)];
    throw error;
  }
  return [ok(`The bucket ${locked.objects.bucket} locks what it takes: a probe could not be deleted.`)];
}

/** Whether the bucket takes, gives and deletes: one small object is written for it, read and deleted. Nothing where files lie in a folder. */
export async function checkStorage(place: { storage: StorageSettings; dataDir: string }): Promise<Finding[]> {
  const { objects } = place.storage;
  if (!objects) return [];
  const store = await openBucket(place, objects);
  await store.checkHealth();
  const content = randomBytes(32);
  const { sha256 } = await store.put(content);
  const given = await buffer(await store.read(sha256));
  await store.delete(sha256);
  return given.equals(content) && (await store.size(sha256)) === undefined
    ? [ok(`The bucket ${objects.bucket} takes, gives and deletes.`)]
    : [wrong(`The bucket ${objects.bucket} does not give back what it took, or keeps what was deleted.`)];
}

/** Whether the files in the bucket are those of this installation. Nothing where files lie in a folder, or no server has started with the bucket yet. */
export async function checkOwner(bucket: OwnBucket | undefined): Promise<Finding[]> {
  const isOurs = await bucket?.isOurs();
  if (isOurs === undefined) return [];
  return [
    isOurs
      ? ok('The bucket says that its files belong to this installation.')
      : wrong(new ForeignBucketError(bucket!.name).message),
  ];
}
