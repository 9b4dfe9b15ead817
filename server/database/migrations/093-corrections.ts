import { sql, type Kysely } from 'kysely';

/** A request that takes the place of another one, and why. Of a request there is one such version at most; it is looked for by that. */
const statements = [
  sql`alter table signature_requests
    add column corrects_id uuid references signature_requests on delete set null,
    add column correction_reason text`,
  sql`create unique index signature_requests_corrects on signature_requests (corrects_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
