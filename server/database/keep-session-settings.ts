import type pg from 'pg';
import { sessionSettings } from './connect.ts';
import type { DatabaseAddress } from './database-address.ts';
import { readAddress } from './standby.ts';
import { WatchedClient } from './watched-client.ts';

/**
 * Has the database itself tell every new session of ours what a session has to know, because through a pooler nobody can. Throws with a
 * sentence for the operator where the pooler still holds sessions of before.
 */
export async function keepSessionSettings(direct: DatabaseAddress, pool: pg.Pool): Promise<void> {
  const client = new WatchedClient({ ...readAddress(direct), application_name: 'sigillum-settings' });
  await client.connect();
  try {
    for (const [name, value] of Object.entries(sessionSettings)) {
      const { rows } = await client.query(
        `select format('alter role %I in database %I set %I to %L', current_user, current_database(), $1::text, $2::text) as statement`,
        [name, value],
      );
      await client.query(rows[0].statement);
    }
  } finally {
    await client.end();
  }
  const { rows } = await pool.query(`select current_setting('timezone') as timezone`);
  if (rows[0].timezone !== sessionSettings.timezone)
    throw new Error(
      'The pooler of DATABASE_URL still holds sessions of before the first start. Have it open new ones (RECONNECT in PgBouncer), then start again.',
    );
}
