import { sql, type Kysely } from 'kysely';

/**
 * A page in the middle of very many members is reached through an index alone. PostgreSQL reads nothing else only where the column that an
 * expression is made of stands in the index, too.
 */
const statements = [
  sql`drop index memberships_since`,
  sql`drop index memberships_active`,
  sql`create index memberships_since on memberships (business_id, state, coalesce(since, '1970-01-01 00:00:00Z'), id) include (since)`,
  sql`create index memberships_active on memberships (business_id, state, coalesce(last_active_at, '1970-01-01 00:00:00Z'), id)
    include (last_active_at)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
