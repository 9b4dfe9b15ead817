import { sql } from 'kysely';
import { expect } from 'vitest';
import { openServerDatabase } from './processes.ts';
import type { ServerProcess } from './server-process.ts';

/** Whoever holds this lock of the database holds the server at the moment that a trigger names. */
const gate = 4711;

/**
 * Kills a server while it stands still in an update of a table; what it wrote there never comes to be. `lead` brings it there. The server stays
 * down.
 */
export async function killInside(
  { dataDir, kill }: Pick<ServerProcess, 'dataDir' | 'kill'>,
  { table, condition }: { table: string; condition: string },
  lead: () => Promise<unknown>,
): Promise<void> {
  const { db, close } = openServerDatabase(dataDir);
  await sql`create or replace function hold_here() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`.execute(db);
  await sql
    .raw(`create trigger held before update on ${table} for each row when (${condition}) execute function hold_here()`)
    .execute(db);
  await db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${gate})`.execute(holder);
    const led = lead().catch(() => undefined);
    const findHeld = async () =>
      (
        await sql<{ pid: number }>`select pid from pg_locks
          where locktype = 'advisory' and objid = ${gate} and not granted`.execute(db)
      ).rows;
    await expect.poll(async () => (await findHeld()).length).toBeGreaterThan(0);
    await kill();
    for (const { pid } of await findHeld()) await sql`select pg_terminate_backend(${pid})`.execute(db);
    await expect.poll(findHeld).toEqual([]);
    await sql`select pg_advisory_unlock(${gate})`.execute(holder);
    await led;
  });
  await sql.raw(`drop trigger held on ${table}`).execute(db);
  await close();
}
