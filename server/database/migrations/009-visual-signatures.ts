import { sql, type Kysely } from 'kysely';

/** What people’s visible signatures look like. A picture is an image, or JSON of strokes or of a typed text, which stay vectors. */
const statements = [
  sql`create table visual_signatures (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    alias text not null,
    name text not null,
    company text not null,
    location text not null,
    shows_date boolean not null,
    shows_claim boolean not null,
    shows_standards boolean not null,
    is_default boolean not null,
    picture bytea,
    picture_type text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    check ((picture is null) = (picture_type is null))
  )`,
  sql`create index visual_signatures_user on visual_signatures (user_id, created_at)`,
  sql`create unique index visual_signatures_default on visual_signatures (user_id) where is_default`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
