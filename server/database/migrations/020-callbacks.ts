import { sql, type Kysely } from 'kysely';

/** Calls to the programs that asked to hear of a request. Address and body are frozen when they are caused; every try sends the same. */
const statements = [
  sql`create table callbacks (
    id uuid primary key,
    position bigint generated always as identity,
    request_id uuid not null references signature_requests on delete cascade,
    type text not null,
    state text not null default 'OPEN' check (state in ('OPEN', 'COMPLETED', 'RESIGNATED')),
    url text not null,
    body text not null,
    attempts integer not null default 0,
    messages jsonb not null default '[]',
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  sql`create index callbacks_request on callbacks (request_id, position)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
