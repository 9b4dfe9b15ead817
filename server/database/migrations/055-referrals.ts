import { sql, type Kysely } from 'kysely';

/** What the referral service is told of people, each once. The account's row outlives the person, and so does this one. */
const statements = [
  sql`create table referral_events (
    user_id uuid not null references users,
    kind text not null check (kind in ('signed-up', 'erased')),
    created_at timestamptz(3) not null,
    sent_at timestamptz(3),
    primary key (user_id, kind)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
