import { sql, type Kysely } from 'kysely';

/** Seals of organisations; their keys are with the trust centre or a trust service, under the business's id and the seal's name. */
const statements = [
  sql`create table seals (
    business_id uuid not null references businesses on delete cascade,
    name text not null,
    label text not null,
    image bytea,
    image_type text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    primary key (business_id, name),
    check ((image is null) = (image_type is null))
  )`,
  sql`create table seal_members (
    business_id uuid not null,
    name text not null,
    user_id uuid not null references users on delete cascade,
    added_at timestamptz(3) not null,
    primary key (business_id, name, user_id),
    foreign key (business_id, name) references seals on delete cascade
  )`,
  sql`create index seal_members_user on seal_members (user_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
