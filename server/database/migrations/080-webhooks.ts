import { sql, type Kysely } from 'kysely';

/**
 * What programs of a business hear by themselves: its webhooks, the events that it may ask for later, and secrets that sign each call.
 * A call to a webhook is a row beside the callbacks of requests, delivered by the same job. Keys say what they may be used for.
 */
const statements = [
  sql`alter table api_users
    add column scopes text[] not null default '{read,send,seal}',
    add column key_days integer,
    add column secret text,
    add column secret_made_at timestamptz(3),
    add column secret_before text,
    add column secret_before_until timestamptz(3)`,
  sql`create table webhooks (
    id uuid primary key,
    business_id uuid not null references businesses on delete cascade,
    description text not null,
    url text not null,
    types text[] not null,
    is_active boolean not null default true,
    failing_since timestamptz(3),
    switched_off_at timestamptz(3),
    secret text not null,
    secret_made_at timestamptz(3) not null,
    secret_before text,
    secret_before_until timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`,
  sql`create index webhooks_business on webhooks (business_id, created_at)`,
  sql`create table program_events (
    id uuid primary key,
    business_id uuid not null references businesses on delete cascade,
    request_id uuid not null references signature_requests on delete cascade,
    username text references api_users on delete set null,
    position bigint,
    body text not null,
    created_at timestamptz(3) not null
  )`,
  sql`create unique index program_events_position on program_events (business_id, position)`,
  sql`create index program_events_unnumbered on program_events (business_id) where position is null`,
  sql`create index program_events_request on program_events (request_id)`,
  sql`create index program_events_created on program_events (created_at)`,
  sql`alter table callbacks
    alter column request_id drop not null,
    add column business_id uuid references businesses on delete cascade,
    add column webhook_id uuid references webhooks on delete cascade,
    add column event_id uuid,
    add column username text references api_users on delete set null,
    add column resent_at timestamptz(3),
    add column attempts_before integer not null default 0`,
  sql`update callbacks set business_id = signature_requests.business_id
    from signature_requests where signature_requests.id = callbacks.request_id`,
  sql`alter table callbacks add check (request_id is not null or webhook_id is not null)`,
  sql`create index callbacks_business on callbacks (business_id, position)`,
  sql`create index callbacks_webhook on callbacks (webhook_id, position) where webhook_id is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
