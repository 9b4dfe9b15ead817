import { sql, type Kysely } from 'kysely';

/** Of all signers of a request that bear the same name, so many sign (decision 237); both or none. */
const statements = [
  sql`alter table signatures
    add column quorum_name text,
    add column quorum_needed smallint check (quorum_needed > 0)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
