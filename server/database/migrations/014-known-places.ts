import { sql, type Kysely } from 'kysely';

/** Networks from which a person was let in. */
const statements = [
  sql`create table known_places (
    user_id uuid not null references users on delete cascade,
    network text not null,
    seen_at timestamptz(3) not null,
    primary key (user_id, network)
  )`,
  sql`create index known_places_seen on known_places (seen_at)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
