import { existsSync, realpathSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { prepareFolders } from '../database/cluster-folders.ts';
import { restoredName, restoringName } from '../database/installation.ts';
import { isPostmasterOf, readPostmaster } from '../database/postmaster.ts';
import { findPostgresBinaries } from '../database/postgres-binaries.ts';
import type { SystemUser } from '../database/system-user.ts';
import { makeDataFolder } from '../process/make-data-folder.ts';
import { BackupError } from './backup-error.ts';
import { listBackups, readManifest, type Manifest } from './manifest.ts';
import { openPassphraseBox, type PassphraseBox } from './passphrase-box.ts';
import { severalAtOnce } from './several-at-once.ts';
import { syncFolder } from './sync-folder.ts';
import { copyFile, hashFile, writeFile } from './write-file.ts';

export interface RestoreInput {
  folder: string;
  /** The backup's name; the newest one without. */
  name?: string | undefined;
  dataDir: string;
  passphrase: string;
}

/** How many damaged files are told by name. */
const mostTold = 10;

/** Finds a backup in a folder. Throws BackupError when there is none, or not that one. */
export async function findBackup(folder: string, name?: string): Promise<string> {
  const { whole, brokenOff } = await listBackups(folder).catch((error: unknown) => {
    throw new BackupError(`There is no folder ${folder}.`, { cause: error });
  });
  const rests = brokenOff.length ? ` Broken off, and of no use: ${brokenOff.join(', ')}.` : '';
  if (whole.length === 0) throw new BackupError(`There is no whole backup in ${folder}.${rests}`);
  if (name !== undefined && !whole.includes(name))
    throw new BackupError(`There is no whole backup ${name} in ${folder}. There are: ${whole.join(', ')}.${rests}`);
  return name ?? whole.at(-1)!;
}

/** Reads all of a backup and tells which one it was. Throws BackupError that names what is damaged or missing. */
export async function checkBackup(folder: string, name?: string): Promise<{ name: string; manifest: Manifest }> {
  const found = await findBackup(folder, name);
  const { manifest } = await readManifest(path.join(folder, found));
  const damaged: string[] = [];
  await severalAtOnce(listParts(folder, found, manifest), async ({ source, sha256 }) => {
    if ((await hashFile(source).catch(() => undefined)) !== sha256) damaged.push(source);
  });
  demandWhole(damaged);
  return { name: found, manifest };
}

/** Puts a backup into a data folder that holds nothing, whole or not at all. Throws BackupError with a sentence. */
export async function restoreBackup({
  folder,
  name,
  dataDir,
  passphrase,
}: RestoreInput): Promise<{ name: string; manifest: Manifest }> {
  const found = await findBackup(folder, name);
  const { manifest, demandBox } = await readManifest(path.join(folder, found));
  await demandVacant(dataDir);
  const box = await openPassphraseBox(passphrase, manifest.passphrase);
  demandBox(box);
  demandPostgres(manifest);
  await makeDataFolder('DATA_DIR', dataDir);
  await demandSpace(dataDir, manifest);
  const draft = path.join(dataDir, restoringName);
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft, { mode: 0o700 });
    const user = manifest.postgres === null ? undefined : prepareFolders(path.join(dataDir, 'postgres')).user;
    await copyParts(folder, found, manifest, { draft, box, user });
    if (manifest.postgres !== null) await writeFile(path.join(draft, restoredName), new Uint8Array());
    await moveIn(draft, dataDir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    await rm(path.join(dataDir, 'postgres'), { recursive: true, force: true });
    throw error;
  }
  return { name: found, manifest };
}

async function demandVacant(dataDir: string): Promise<void> {
  const data = path.join(dataDir, 'postgres/data');
  const running = readPostmaster(data);
  if (running && isPostmasterOf(realpathSync(data), running.pid))
    throw new BackupError(
      `A server runs on ${dataDir}. Nothing is restored over it: stop it, or name another DATA_DIR.`,
    );
  const names: string[] = await readdir(dataDir).catch(() => []);
  // One that was killed before it moved anything in has left what it is made in, and the folder of the cluster.
  const left = names.includes(restoringName) && !existsSync(data) ? [restoringName, 'postgres'] : [restoringName];
  const held = names.filter((name) => !left.includes(name));
  if (held.length === 0) return;
  throw new BackupError(
    `${dataDir} holds something already: ${held.slice(0, 5).join(', ')}. Move it away, or name another DATA_DIR.`,
  );
}

function demandPostgres({ postgres }: Manifest): void {
  if (postgres === null) return;
  const { major } = findPostgresBinaries();
  if (major !== postgres)
    throw new BackupError(
      `The database of this backup belongs to PostgreSQL ${postgres}, but this is PostgreSQL ${major}.`,
    );
}

async function demandSpace(dataDir: string, { files, blobs }: Manifest): Promise<void> {
  const sizes = [...Object.values(files).map(({ size }) => size), ...Object.values(blobs)];
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  const needed = sizes.reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < needed)
    throw new BackupError(
      `The disk of ${dataDir} has ${megabytes(bavail * bsize)} MB left, and the backup needs ${megabytes(needed)} MB. Make room there, or name another DATA_DIR.`,
    );
}

/** Everything that a backup consists of: where it lies, and where it belongs in the data folder. */
function listParts(folder: string, name: string, { files, blobs }: Manifest) {
  return [
    ...Object.entries(files).map(([place, { sha256, isEncrypted = false }]) => ({
      ...{ place, sha256, isEncrypted, mode: 0o600 },
      source: path.join(folder, name, place),
    })),
    ...Object.keys(blobs).map((sha256) => {
      const place = path.posix.join('files', sha256.slice(0, 2), sha256);
      return { place, sha256, isEncrypted: false, mode: 0o400, source: path.join(folder, place) };
    }),
  ];
}

async function copyParts(
  folder: string,
  name: string,
  manifest: Manifest,
  { draft, box, user }: { draft: string; box: PassphraseBox; user: SystemUser | undefined },
): Promise<void> {
  const give = async (place: string) => {
    if (user && `${place}/`.startsWith('postgres/data/')) await chown(path.join(draft, place), user.uid, user.gid);
  };
  const parts = listParts(folder, name, manifest);
  const folders = new Set(['files', ...manifest.folders, ...parts.map(({ place }) => path.posix.dirname(place))]);
  for (const place of folders) {
    await mkdir(path.join(draft, place), { recursive: true, mode: 0o700 });
    await give(place);
  }
  const damaged: string[] = [];
  await severalAtOnce(parts, async ({ source, place, sha256, isEncrypted, mode }) => {
    if (!(await stat(source).catch(() => undefined))) return void damaged.push(source);
    const target = path.join(draft, place);
    const written = await copyFile(source, target, mode);
    if (written.sha256 !== sha256) return void damaged.push(source);
    if (isEncrypted) await writeFile(target, box.decrypt(await readFile(source), place));
    await give(place);
  });
  demandWhole(damaged);
}

function demandWhole(damaged: string[]): void {
  if (damaged.length === 0) return;
  const told = damaged
    .toSorted()
    .slice(0, mostTold)
    .map((file) => `  ${file}`);
  const more = damaged.length > mostTold ? [`  and ${damaged.length - mostTold} more`] : [];
  throw new BackupError(
    [
      'These files of the backup are damaged or missing. Nothing was restored; use another backup:',
      ...told,
      ...more,
    ].join('\n'),
  );
}

/** The key last: without it there is no installation yet. */
async function moveIn(draft: string, dataDir: string): Promise<void> {
  const keyFile = 'server-key.json';
  const names = (await readdir(draft)).filter((name) => name !== keyFile && name !== 'postgres');
  const hasCluster = (await readdir(draft)).includes('postgres');
  if (hasCluster) await rename(path.join(draft, 'postgres/data'), path.join(dataDir, 'postgres/data'));
  for (const name of [...names, keyFile]) await rename(path.join(draft, name), path.join(dataDir, name));
  await rm(draft, { recursive: true });
  await syncFolder(dataDir);
}
