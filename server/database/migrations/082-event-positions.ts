import { sql, type Kysely } from 'kysely';

/** In which order a business's events were written, and how far they are numbered for whoever asks for them. */
const statements = [
  sql`alter table program_events add column seq bigint generated always as identity`,
  sql`create table program_event_counts (
    business_id uuid primary key references businesses on delete cascade,
    last bigint not null
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
