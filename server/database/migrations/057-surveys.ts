import { sql, type Kysely } from 'kysely';

/** Which survey somebody has been asked, each once, and what they answered. */
const statements = [
  sql`create table surveys (
    user_id uuid not null references users on delete cascade,
    survey text not null check (survey in ('transactional', 'relationship')),
    asked_at timestamptz(3) not null,
    answered_at timestamptz(3),
    score integer,
    comment text,
    primary key (user_id, survey)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
