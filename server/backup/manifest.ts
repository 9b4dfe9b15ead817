import { createHash } from 'node:crypto';
import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { BackupError } from './backup-error.ts';
import type { PassphraseBox } from './passphrase-box.ts';
import { syncFolder } from './sync-folder.ts';
import { writeFile } from './write-file.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.int().nonnegative();
/** A path inside the data folder, and never out of it. */
const inside = z.string().refine((name) => !path.isAbsolute(name) && !name.split('/').includes('..') && name !== '');

const Body = z.object({
  form: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of Sigillum. */
  version: z.string(),
  /** Major version of the embedded PostgreSQL; null: the operator's own, which is not in here. */
  postgres: z.int().nullable(),
  passphrase: z.object({ salt: z.string(), check: z.string() }),
  /** Folders that must be there, also where nothing lies in them. */
  folders: z.array(inside),
  /** By its path in the data folder: length and SHA-256 of what lies in the backup, whether that is encrypted. */
  files: z.record(inside, z.object({ size, sha256, isEncrypted: z.literal(true).optional() })),
  /** Lengths by SHA-256: the uploads and signed documents, which several backups share. */
  blobs: z.record(sha256, size),
});

/** What a backup consists of. */
export type Manifest = z.infer<typeof Body>;

const Stored = z.object({ manifest: Body, sha256, mac: sha256 });
const fileName = 'manifest.json';

/** Writes the manifest last: a folder without one is no backup. */
export async function writeManifest(folder: string, manifest: Manifest, box: PassphraseBox): Promise<void> {
  const text = JSON.stringify(manifest);
  const stored = { manifest, sha256: createHash('sha256').update(text).digest('hex'), mac: box.sign(text) };
  const draft = path.join(folder, `${fileName}.draft`);
  await writeFile(draft, Buffer.from(`${JSON.stringify(stored)}\n`));
  await rename(draft, path.join(folder, fileName));
  await syncFolder(folder);
}

/** Reads a manifest. Throws BackupError when there is none, or when a byte of it is another. `demandBox` judges it with the passphrase. */
export async function readManifest(folder: string) {
  const file = path.join(folder, fileName);
  const damaged = (cause?: unknown) =>
    new BackupError(`${file} is damaged: it is not what was written. Use another backup.`, { cause });
  let stored: z.infer<typeof Stored>;
  let text: string;
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    stored = Stored.parse(parsed);
    text = JSON.stringify((parsed as { manifest: unknown }).manifest);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BackupError(`There is no whole backup in ${folder}: ${fileName} is missing.`, { cause: error });
    throw damaged(error);
  }
  if (createHash('sha256').update(text).digest('hex') !== stored.sha256) throw damaged();
  return {
    manifest: stored.manifest,
    demandBox(box: PassphraseBox): void {
      if (!box.isSignedBy(text, stored.mac)) throw damaged();
    },
  };
}

/** Backups in a folder by name, oldest first: those that are whole, and what was broken off. */
export async function listBackups(folder: string): Promise<{ whole: string[]; brokenOff: string[] }> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name)).toSorted();
  const whole: string[] = [];
  const brokenOff: string[] = [];
  for (const name of names) {
    const isWhole = (await readdir(path.join(folder, name))).includes(fileName);
    (isWhole ? whole : brokenOff).push(name);
  }
  return { whole, brokenOff };
}

/** The name of a backup that is made now. */
export const nameBackup = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-');
