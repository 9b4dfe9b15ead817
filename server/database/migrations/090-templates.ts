import { sql, type Kysely } from 'kysely';

/** Requests that are prepared once and sent often; of an organisation, which keeps them when their maker leaves. */
const statements = [
  sql`create table templates (
    id uuid primary key,
    business_id uuid not null references businesses on delete cascade,
    owner_id uuid not null references users,
    name text not null,
    sharing text not null,
    version integer not null,
    content jsonb not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  sql`create index templates_business on templates (business_id, updated_at desc, id)`,
  sql`create index templates_owner on templates (owner_id)`,
  sql`create table template_documents (
    id uuid primary key,
    template_id uuid not null references templates on delete cascade,
    blob text not null,
    size integer not null,
    inspection jsonb not null,
    created_at timestamptz(3) not null
  )`,
  sql`create index template_documents_template on template_documents (template_id)`,
  sql`create index template_documents_blob on template_documents (blob)`,
  sql`create table template_versions (
    template_id uuid not null references templates on delete cascade,
    number integer not null,
    changed_by uuid not null references users,
    changed_at timestamptz(3) not null,
    changes text[] not null,
    name text not null,
    sharing text not null,
    content jsonb not null,
    primary key (template_id, number)
  )`,
  sql`create index template_versions_changed_by on template_versions (changed_by)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
