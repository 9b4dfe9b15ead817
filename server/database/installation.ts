import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { HealthFinding } from '../process/health.ts';
import type { Database } from './schema.ts';

/** Throws where servers that share a database have other keys: what one has encrypted the other could not read. */
export async function demandOneKey(db: Kysely<Database>, keyMark: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ id: true, key_mark: keyMark })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key_mark } = await db.selectFrom('installation').select('key_mark').executeTakeFirstOrThrow();
  if (key_mark !== keyMark)
    throw new Error(
      'The server key in DATA_DIR is another than that of the servers on this database. All servers share one DATA_DIR.',
    );
}

/** By so much clocks of servers may differ: leases and codes live for minutes. */
const mostSeconds = 5;

/** Compares the clock of this machine with that of the database, which all servers see. */
export async function compareWithDatabase(pool: pg.Pool, now: () => Date): Promise<HealthFinding> {
  const before = now().getTime();
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  const middle = (before + now().getTime()) / 2;
  const seconds = Math.round(Math.abs(rows[0]!.at.getTime() - middle) / 1000);
  if (seconds <= mostSeconds) return { state: 'ok', isWell: true, notices: [] };
  const message = `The clock of this machine and that of the database are ${seconds} s apart. Set them by a time server.`;
  return { state: 'clock_differs', isWell: false, message, notices: [] };
}
