import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { connectDatabase, type DatabaseConnection } from '@sigillum/server/database/connect.ts';
import { startEmbeddedPostgres } from '@sigillum/server/database/embedded-postgres.ts';
import type { DatabaseAddress } from '@sigillum/server/database/database-address.ts';
import { migrateDatabase } from '@sigillum/server/database/migrate.ts';
import { createJobs } from '@sigillum/server/jobs/jobs.ts';
import { createLog } from '@sigillum/server/process/log.ts';
import type { ReleaseLife } from './live-on-release.ts';
import { pack, unpack } from './pack.ts';

/** The data folder of a release, as `npm run release` keeps it for every release that follows (decision 155). */
export interface Release {
  version: string;
  /** ISO 8601. */
  madeAt: string;
  /** Whom and what the folder holds. */
  life: ReleaseLife;
  /** What made the tables, in its order, in the words that PostgreSQL was told then: no migration of today is asked. */
  statements: string[];
  /** The rows of each table as JSON. Its text, for numbers of PostgreSQL may be longer than those of JavaScript. */
  rows: Record<string, string>;
  sequences: Record<string, string>;
  /** What else lies in the folder, as base64 by its path. */
  files: Record<string, string>;
}

const home = import.meta.dirname;
const suffix = '.json.br';
const nameFile = (version: string) => path.join(home, `${version}${suffix}`);

/** The versions whose folders are kept. */
export const listReleases = async (): Promise<string[]> =>
  (await readdir(home)).filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));

export const readRelease = async (version: string): Promise<Release> =>
  (await unpack(await readFile(nameFile(version)))) as Release;

/** Writes a release once. Answers the file and its size in bytes; throws where it is kept already. */
export async function writeRelease(release: Release): Promise<{ file: string; size: number }> {
  const file = nameFile(release.version);
  const packed = await pack(release);
  await writeFile(file, packed, { flag: 'wx' });
  return { file, size: packed.length };
}

async function useDatabase<T>(dataDir: string, act: (address: DatabaseAddress) => Promise<T>): Promise<T> {
  const cluster = await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres'), isDurable: false });
  try {
    return await act(cluster.address);
  } finally {
    await cluster.stop();
  }
}

async function connect<T>(address: DatabaseAddress, act: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
  const connection = connectDatabase(address, { max: 1, applicationName: 'sigillum-release' });
  try {
    return await act(connection);
  } finally {
    await connection.close();
  }
}

/** Made anew by every start. */
const dispensable = new Set(['postgres', 'pages', 'verification']);

/** Reads the data folder of a server that has ended. */
export async function captureFolder(
  dataDir: string,
): Promise<Pick<Release, 'statements' | 'rows' | 'sequences' | 'files'>> {
  const files: Release['files'] = {};
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const name = path.relative(dataDir, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || dispensable.has(name.split(path.sep)[0]!)) continue;
    files[name] = (await readFile(path.join(dataDir, name))).toString('base64');
  }
  return useDatabase(dataDir, async (address) => {
    const { rows, sequences } = await connect(address, async ({ db }) => ({
      rows: await readRows(db),
      sequences: await readSequences(db),
    }));
    return { files, rows, sequences, statements: await recordStatements(address) };
  });
}

const tables = sql<{ name: string; columns: string }>`
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'jobs') order by name`;

async function readRows(db: DatabaseConnection['db']): Promise<Release['rows']> {
  const found: Release['rows'] = {};
  for (const { name } of (await tables.execute(db)).rows) {
    const { rows } = await sql<{ text: string | null }>`
      select json_agg(one)::text as text from ${sql.raw(name)} as one`.execute(db);
    if (rows[0]!.text) found[name] = rows[0]!.text;
  }
  return found;
}

async function readSequences(db: DatabaseConnection['db']): Promise<Release['sequences']> {
  const { rows } = await sql<{ name: string; last: string }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where last_value is not null`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/**
 * What a first start says to an empty database of this cluster. An event trigger keeps it: it hears also what the job queue says on
 * sessions of its own. A command may hold several statements; it is kept once.
 */
async function recordStatements(address: DatabaseAddress): Promise<string[]> {
  await connect(address, ({ pool }) => pool.query('create database blank'));
  const blank = { ...address, database: 'blank' };
  return connect(blank, async ({ db, pool }) => {
    await pool.query(`
      create schema recorder;
      create table recorder.commands (at timestamptz primary key, number serial, text text);
      create function recorder.keep() returns event_trigger language plpgsql security definer as $$
        begin
          insert into recorder.commands (at, text) values (statement_timestamp(), current_query()) on conflict do nothing;
        end $$;
      create event trigger recorder on ddl_command_end execute function recorder.keep()`);
    await migrateDatabase(db);
    const jobs = createJobs(blank, createLog({ level: 'error', write: () => undefined }));
    await jobs.start();
    await jobs.stop();
    const { rows } = await pool.query<{ text: string }>(
      `select text from recorder.commands where text not like '%recorder.%' order by number`,
    );
    return rows.map(({ text }) => text);
  });
}

/** Makes the data folder of a release anew, for a server of today to be started on. */
export async function restoreRelease(release: Release, dataDir: string): Promise<void> {
  for (const [name, content] of Object.entries(release.files)) {
    await mkdir(path.join(dataDir, path.dirname(name)), { recursive: true, mode: 0o700 });
    await writeFile(path.join(dataDir, name), Buffer.from(content, 'base64'), { mode: 0o600 });
  }
  await useDatabase(dataDir, async (address) => {
    await connect(address, async ({ db, pool }) => {
      for (const statement of release.statements) await pool.query(statement);
      await db.connection().execute(async (session) => {
        // The rows fitted each other when they were read: nothing is checked, and nothing that rows set off happens again.
        await sql`set session_replication_role = replica`.execute(session);
        const { rows: all } = await tables.execute(session);
        // What making the tables left in them is among the rows.
        await sql.raw(`truncate ${all.map(({ name }) => name).join(', ')}`).execute(session);
        for (const { name, columns } of all)
          if (release.rows[name])
            await sql`insert into ${sql.raw(name)} (${sql.raw(columns)}) overriding system value
              select ${sql.raw(columns)} from json_populate_recordset(null::${sql.raw(name)}, ${release.rows[name]}::json)`.execute(
              session,
            );
        for (const [name, last] of Object.entries(release.sequences))
          await sql`select setval(${name}, ${last}::bigint)`.execute(session);
      });
    });
  });
}
