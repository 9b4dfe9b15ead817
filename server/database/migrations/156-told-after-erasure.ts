import { sql, type Kysely } from 'kysely';

/** What must still be told of a request stays when the request goes (server/signature-requests/erase-request.ts). */
const statements = [
  sql`alter table callbacks drop constraint callbacks_request_id_fkey`,
  sql`alter table program_events drop constraint program_events_request_id_fkey`,
  // It served that constraint alone.
  sql`drop index program_events_request`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
