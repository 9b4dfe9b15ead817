import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { severalAtOnce } from './several-at-once.ts';
import { copyFile, writeFile, type Written } from './write-file.ts';

/** Folders whose content PostgreSQL makes anew (its documentation, “Making a Base Backup Using the Low Level API”). */
const contentless =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$|(^|\/)pgsql_tmp/;
const isLeft = (name: string) =>
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|backup_manifest|tablespace_map(\.old)?)$/.test(name) ||
  /(^|\/)pg_internal\.init/.test(name) ||
  /(^|\/)pgsql_tmp/.test(name);

/** The state that recovery begins with is copied last. */
const controlFile = 'global/pg_control';

/** What was copied, by path in the cluster. */
export type CopiedCluster = { folders: string[]; files: Record<string, Written> };

/**
 * Copies the data folder of a running cluster, with the write-ahead log from the beginning to the end of the copy: a start on it replays
 * that and is at the moment at which the copy ended. A slot of this session keeps the log until it is copied. `client` must be a superuser's.
 */
export async function copyCluster(
  client: Pick<pg.ClientBase, 'query'>,
  data: string,
  target: string,
): Promise<CopiedCluster> {
  const slot = `sigillum_backup_${process.pid}`;
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
  const { rows: begun } = await client.query(`select pg_walfile_name(pg_backup_start('sigillum', true)) as segment`);
  const { folders, files } = await listCluster(data);
  for (const folder of folders) await mkdir(path.join(target, folder), { recursive: true, mode: 0o700 });
  const copied: Record<string, Written> = {};
  const copy = async (name: string) => {
    const written = await copyIfThere(path.join(data, name), path.join(target, name));
    if (written) copied[name] = written;
  };
  await severalAtOnce(files, copy);
  await copy(controlFile);
  const { rows: ended } = await client.query(
    'select pg_walfile_name(lsn) as segment, labelfile, spcmapfile from pg_backup_stop(false)',
  );
  const [{ segment: first }] = begun as [{ segment: string }];
  const [{ segment: last, labelfile, spcmapfile }] = ended as [
    { segment: string; labelfile: string; spcmapfile: string },
  ];
  const log = (await readdir(path.join(data, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
  );
  await severalAtOnce(log, (name) => copy(`pg_wal/${name}`));
  const write = async (name: string, text: string) => {
    copied[name] = await writeFile(path.join(target, name), Buffer.from(text));
  };
  if (spcmapfile) await write('tablespace_map', spcmapfile);
  // Without it a start would take the copy for a cluster that had crashed, and recover from the wrong place.
  await write('backup_label', labelfile);
  await client.query('select pg_drop_replication_slot($1)', [slot]);
  return { folders, files: copied };
}

async function listCluster(data: string): Promise<{ folders: string[]; files: string[] }> {
  const folders: string[] = [];
  const files: string[] = [];
  const walk = async (folder: string) => {
    for (const entry of await readdir(path.join(data, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isFile()) {
        if (!isLeft(name) && name !== controlFile) files.push(name);
      } else if ((await stat(path.join(data, name)).catch(() => undefined))?.isDirectory()) {
        folders.push(name);
        if (!contentless.test(name)) await walk(name);
      }
    }
  };
  await walk('');
  return { folders: [...folders, 'pg_wal/archive_status', 'pg_wal/summaries'], files };
}

// A table that goes meanwhile takes its file along; the log tells of it.
async function copyIfThere(source: string, target: string): Promise<Written | undefined> {
  try {
    return await copyFile(source, target);
  } catch (error) {
    const { code, path: missing } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && missing === source) return undefined;
    throw error;
  }
}
