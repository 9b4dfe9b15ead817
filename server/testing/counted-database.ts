import { sql } from 'kysely';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import type { TestServices } from './test-services.ts';

/** A second connection to the database of a world, that keeps what it was asked: the text of each statement, in its order. */
export interface CountedDatabase extends Pick<DatabaseConnection, 'db' | 'close'> {
  /** What was asked since the last look. */
  take(): string[];
}

/** What a session that has been quiet for a second is asked before it is given out: on a crowded machine now and then, and by nobody's call. */
const probe = 'select 1';

/** What something costs the database, which does not depend on the machine. */
export async function openCountedDatabase({ services }: Pick<TestServices, 'services'>): Promise<CountedDatabase> {
  const { rows } = await sql<{ database: string; host: string; user: string }>`
    select current_database() as database, split_part(current_setting('unix_socket_directories'), ',', 1) as host, current_user as user`.execute(
    services.db,
  );
  const { db, pool, close } = connectDatabase(rows[0]!);
  let asked: string[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [first] = args as [string | { text?: string; cursor?: { text: string } }];
      const text = typeof first === 'string' ? first : (first.text ?? 'cursor');
      if (text !== probe) asked.push(text);
      return query(...args);
    }) as typeof client.query;
  });
  const take = () => {
    const taken = asked;
    asked = [];
    return taken;
  };
  return { db, close, take };
}
