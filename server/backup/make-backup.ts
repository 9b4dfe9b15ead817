import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { lockForBackup } from '../database/backup-lock.ts';
import { readAddress } from '../database/standby.ts';
import { joinDatabase } from '../database/join-database.ts';
import { findPostgresBinaries } from '../database/postgres-binaries.ts';
import { WatchedClient } from '../database/watched-client.ts';
import { makeDataFolder } from '../process/make-data-folder.ts';
import type { StoredBlob } from '../storage/blob-store.ts';
import { listBlobFiles } from '../storage/file-blob-store.ts';
import { openBlobStore } from '../storage/open-blob-store.ts';
import type { StorageSettings } from '../storage/storage-settings.ts';
import { BackupError } from './backup-error.ts';
import { copyCluster } from './copy-cluster.ts';
import { listBackups, nameBackup, readManifest, writeManifest, type Manifest } from './manifest.ts';
import { openPassphraseBox, type PassphraseBox } from './passphrase-box.ts';
import { severalAtOnce } from './several-at-once.ts';
import { syncFolder } from './sync-folder.ts';
import { copyFile, tellFull, writeFile } from './write-file.ts';

export interface BackupInput {
  dataDir: string;
  /** The operator's own database, which is theirs to back up. */
  databaseUrl: string | undefined;
  standbyUrl?: string | undefined;
  /** Where files lie; under `dataDir` without. */
  storage?: StorageSettings;
  /** Holds every backup, and the files that they share. */
  folder: string;
  passphrase: string;
  /** How many backups stay; all of them without. */
  keep?: number | undefined;
  version: string;
  now: Date;
}

/** What was done. */
export interface BackupReport {
  name: string;
  /** Bytes of the database, as copied. */
  databaseBytes: number;
  files: number;
  newFiles: number;
  newBytes: number;
  /** Names of backups that went. */
  removed: string[];
  /** Whether a server was at work. */
  isServed: boolean;
}

/** What need not be kept, is made anew, or is copied in a way of its own. */
const elsewhere = new Set(['postgres', 'files', 'cache', 'pages', 'verification', 'restoring']);
/** What opens stored secrets and signs. */
const isKey = (name: string) => name === 'server-key.json' || name.startsWith('trust/keys/');

/**
 * Backs an installation up while it runs, or rests: the database first, then the files, of which none goes meanwhile, then what the trust
 * centre has issued, so that each knows at least what the one before names. Throws BackupError with a sentence.
 */
export async function makeBackup(input: BackupInput): Promise<BackupReport> {
  const { dataDir, folder, now } = input;
  if (!path.relative(dataDir, folder).startsWith('..'))
    throw new BackupError(`A backup of ${dataDir} cannot lie in it. Name a folder on another disk.`);
  const box = await openPassphraseBox(input.passphrase);
  await makeDataFolder('FOLDER', folder);
  await mkdir(path.join(folder, 'files'), { recursive: true, mode: 0o700 }).catch((error: unknown) =>
    tellFull(error, folder),
  );
  const name = nameBackup(now);
  const target = path.join(folder, name);
  const database = await joinDatabase({
    ...{ url: input.databaseUrl, standbyUrl: input.standbyUrl },
    folder: path.join(dataDir, 'postgres'),
  });
  const client = new WatchedClient({
    ...readAddress(database.address),
    application_name: 'sigillum-backup',
    keepAlive: true,
  });
  let isWhole = false;
  try {
    await client.connect();
    await lockForBackup(client);
    for (const rest of (await listBackups(folder)).brokenOff) await rm(path.join(folder, rest), { recursive: true });
    await mkdir(target, { mode: 0o700 });
    const manifest: Manifest = {
      form: 1,
      madeAt: now.toISOString(),
      version: input.version,
      postgres: input.databaseUrl ? null : findPostgresBinaries().major,
      passphrase: box.mark,
      folders: [],
      files: {},
      blobs: {},
    };
    if (!input.databaseUrl) await addCluster(manifest, client, dataDir, target);
    const databaseBytes = Object.values(manifest.files).reduce((sum, { size }) => sum + size, 0);
    const fresh = await addBlobs(manifest, await openSource(input), folder);
    await addRest(manifest, dataDir, target, box);
    await syncFolder(folder);
    await writeManifest(target, manifest, box);
    isWhole = true;
    const removed = input.keep === undefined ? [] : await forgetOld(folder, input.keep);
    const files = Object.keys(manifest.blobs).length;
    return { name, databaseBytes, files, ...fresh, removed, isServed: database.isServed };
  } catch (error) {
    if (!isWhole) await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
    await database.close();
  }
}

async function addCluster(manifest: Manifest, client: pg.Client, dataDir: string, target: string): Promise<void> {
  const inside = 'postgres/data';
  const data = path.join(dataDir, inside);
  const { rows } = await client.query<{ bytes: string }>('select sum(pg_database_size(oid)) as bytes from pg_database');
  await demandSpace(path.dirname(target), Number(rows[0]!.bytes));
  await mkdir(path.join(target, inside), { recursive: true, mode: 0o700 });
  const { folders, files } = await copyCluster(client, data, path.join(target, inside));
  manifest.folders.push(inside, ...folders.map((name) => `${inside}/${name}`));
  for (const [name, written] of Object.entries(files)) manifest.files[`${inside}/${name}`] = written;
}

/** Before the first byte: whoever backs up a large database shall not wait for the end of a small disk. */
async function demandSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes) return;
  const megabytes = (count: number) => Math.ceil(count / 1024 / 1024);
  throw new BackupError(
    `The disk of ${folder} has ${megabytes(bavail * bsize)} MB left, and the database alone needs ${megabytes(bytes)} MB. Make room there, or name another folder.`,
  );
}

/** What is backed up of a store, wherever it is. */
interface BlobSource {
  list(): AsyncIterable<StoredBlob>;
  /** Writes a blob to a file. Throws when its bytes are not those of its name. */
  copy(sha256: string, file: string): Promise<void>;
}

async function openSource({ dataDir, storage }: BackupInput): Promise<BlobSource> {
  const folder = path.join(dataDir, 'files');
  const store = storage?.objects && (await openBlobStore({ storage, dataDir }));
  return {
    list: () => (store ? store.list(new Date(8e15)) : listBlobFiles(folder)),
    async copy(name, target) {
      const file = path.join(folder, name.slice(0, 2), name);
      const { sha256 } = store
        ? await writeFile(target, await store.read(name), 0o400)
        : await copyFile(file, target, 0o400);
      if (sha256 === name) return;
      const where = store ? `The object files/${name}` : file;
      throw new BackupError(
        `${where} is damaged: its bytes are not those of its name. Put it back from an earlier backup.`,
      );
    },
  };
}

/** Blobs never change: one that lies there in its length is there. */
async function addBlobs(manifest: Manifest, { list, copy }: BlobSource, folder: string) {
  const drafts = path.join(folder, 'files/drafts');
  await rm(drafts, { recursive: true, force: true });
  await mkdir(drafts, { mode: 0o700 });
  const byPart = Map.groupBy(await Array.fromAsync(list()), ({ sha256 }) => sha256.slice(0, 2));
  let [newFiles, newBytes] = [0, 0];
  await severalAtOnce(
    [...byPart],
    async ([part, blobs]) => {
      const home = path.join(folder, 'files', part);
      await mkdir(home, { recursive: true, mode: 0o700 });
      let isChanged = false;
      for (const { sha256: name, size } of blobs) {
        const target = path.join(home, name);
        const kept = await stat(target).catch(() => undefined);
        if (kept?.size !== size) {
          const draft = path.join(drafts, randomUUID());
          await copy(name, draft);
          await rename(draft, target);
          isChanged = true;
          newFiles += 1;
          newBytes += size;
        }
        manifest.blobs[name] = size;
      }
      if (isChanged) await syncFolder(home);
    },
    4,
  );
  await rm(drafts, { recursive: true });
  return { newFiles, newBytes };
}

/** The trust centre, the keys, and whatever else lies in the data folder. */
async function addRest(manifest: Manifest, dataDir: string, target: string, box: PassphraseBox): Promise<void> {
  const walk = async (folder: string) => {
    for (const entry of await readdir(path.join(dataDir, folder))) {
      const name = path.posix.join(folder, entry);
      if (elsewhere.has(name) || /\.(draft|part)$/.test(name)) continue;
      const source = path.join(dataDir, name);
      const status = await stat(source);
      const copy = path.join(target, name);
      if (status.isDirectory()) {
        manifest.folders.push(name);
        await mkdir(copy, { mode: 0o700 });
        await walk(name);
      } else if (status.isFile()) {
        manifest.files[name] = isKey(name)
          ? { ...(await writeFile(copy, box.encrypt(await readFile(source), name))), isEncrypted: true }
          : await copyFile(source, copy);
      }
    }
  };
  await walk('');
}

/** Removes all backups but the newest, and the files that none of those names. */
async function forgetOld(folder: string, keep: number): Promise<string[]> {
  const { whole } = await listBackups(folder);
  const doomed = whole.slice(0, -keep);
  if (doomed.length === 0) return [];
  const named = new Set<string>();
  for (const name of whole.slice(-keep)) {
    const { manifest } = await readManifest(path.join(folder, name)).catch((error: Error) => {
      // It may name any file.
      throw new BackupError(
        `The new backup is made. No older one was removed, for one cannot be read. ${error.message}`,
        {
          cause: error,
        },
      );
    });
    for (const blob of Object.keys(manifest.blobs)) named.add(blob);
  }
  for (const name of doomed) await rm(path.join(folder, name), { recursive: true });
  for (const part of await readdir(path.join(folder, 'files')))
    for (const blob of await readdir(path.join(folder, 'files', part)))
      if (!named.has(blob)) await rm(path.join(folder, 'files', part, blob), { force: true });
  return doomed;
}
