import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { restoredName } from '../database/installation.ts';
import type { Database } from '../database/schema.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { openBucketOwner, type BucketOwner } from '../storage/bucket-owner.ts';
import type { StorageSettings } from '../storage/storage-settings.ts';

/** As far as anybody can tell, the files in a bucket are another database's. The message says what the operator does. */
export class ForeignBucketError extends Error {
  override readonly name = 'ForeignBucketError';

  constructor(bucket: string) {
    super(
      `The files in the bucket ${bucket} belong to another installation, or to the one that this was copied from. If this one takes its place, stop the other and run npm run storage -- claim. If it is there to try something, name another bucket in STORAGE_S3_BUCKET.`,
    );
  }
}

/** The bucket of an installation. All throw StorageUnavailableError. */
export interface OwnBucket {
  name: string;
  /** Undefined where nobody has claimed it. */
  isOurs(): Promise<boolean | undefined>;
  /** Throws ForeignBucketError where another database has claimed it, or the one of which this is a copy; one that nobody has claimed is ours from now on. */
  require(): Promise<void>;
  /** Makes it ours, whosever it is. */
  claim(): Promise<void>;
}

interface Place {
  storage: Pick<StorageSettings, 'objects'>;
  dataDir: string;
}

/** Nothing where files lie in a folder: who copies that copies the files with it. */
export async function openOwnBucket(
  { storage: { objects }, dataDir }: Place,
  db: Kysely<Database>,
): Promise<OwnBucket | undefined> {
  if (!objects) return undefined;
  const ask = async <T>(work: (owner: BucketOwner) => Promise<T>): Promise<T> => {
    const { close, ...owner } = await openBucketOwner(objects);
    return work(owner).finally(close);
  };
  const restored = path.join(dataDir, restoredName);
  // A deletion holds a session of its own: it asks the database again only where the bucket says something else.
  let mark: string | undefined;
  const claim = async () => {
    await sql`with gone as (delete from bucket_claims) insert into bucket_claims (id) values (gen_random_uuid())`.execute(
      db,
    );
    const own = (await readMark(db))!;
    await ask(({ write }) => write(own));
    mark = own;
    await rm(restored, { force: true });
  };
  const isOurs = async () => {
    const owner = await ask(({ read }) => read());
    if (owner === undefined) return undefined;
    if (owner !== mark) mark = await readMark(db);
    return owner === mark && !existsSync(restored);
  };
  return {
    name: objects.bucket,
    isOurs,
    claim,
    async require() {
      const answer = await isOurs();
      if (answer === undefined) await claim();
      if (answer === false) throw new ForeignBucketError(objects.bucket);
    },
  };
}

/** What this database writes into its bucket: its claim, and the cluster in which it lies, as a dump takes the claim along. */
async function readMark(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ mark: string }>`
    select id || ' ' || current_database() || ' ' || system_identifier as mark
    from bucket_claims, pg_control_system()`.execute(db);
  return rows[0]?.mark;
}

/** For so long a bucket is known to be ours: clean-ups delete thousands of files. */
const knownMs = 60_000;

/** A store that deletes only while its bucket is ours. */
export function guardDeletes(store: BlobStore, own: OwnBucket): BlobStore {
  let known: { until: number; answer: Promise<void> } | undefined;
  const requireOwn = async () => {
    if (!known || known.until < performance.now())
      known = { until: performance.now() + knownMs, answer: own.require() };
    const { answer } = known;
    await answer.catch((error: unknown) => {
      if (known?.answer === answer) known = undefined;
      throw error;
    });
  };
  return {
    ...store,
    async delete(sha256, storedBefore) {
      await requireOwn();
      return store.delete(sha256, storedBefore);
    },
  };
}
