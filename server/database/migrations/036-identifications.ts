import { sql, type Kysely } from 'kysely';

/**
 * Cases in which people are identified, with their chain of events; what came of them; and what vendors have told, so that nothing told
 * twice counts twice. All of it is the person's alone and goes with the account.
 */
const statements = [
  sql`create table identification_cases (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    request_id uuid references signature_requests on delete set null,
    legislation text not null,
    kind text not null,
    vendor text not null,
    reference text,
    link text,
    state text not null,
    reason text,
    email text not null,
    appointment_at timestamptz(3),
    looks integer not null default 0,
    looked_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    ended_at timestamptz(3),
    unique (vendor, reference)
  )`,
  sql`create unique index identification_cases_open on identification_cases (user_id, legislation, kind) where ended_at is null`,
  sql`create index identification_cases_person on identification_cases (user_id, created_at)`,
  sql`create index identification_cases_request on identification_cases (request_id) where request_id is not null`,
  sql`create table identifications (
    case_id uuid primary key references identification_cases on delete cascade,
    user_id uuid not null references users on delete cascade,
    legislation text not null,
    quality text not null,
    level integer not null,
    provider text not null,
    evidence_id text not null,
    person text not null,
    identified_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    activated_at timestamptz(3)
  )`,
  sql`create index identifications_person on identifications (user_id)`,
  sql`create table identity_notifications (
    vendor text not null,
    event_id text not null,
    reference text not null,
    received_at timestamptz(3) not null,
    primary key (vendor, event_id)
  )`,
  sql`create index identity_notifications_age on identity_notifications (received_at)`,
  sql`create table identification_events (
    case_id uuid not null references identification_cases on delete cascade,
    seq integer not null,
    at timestamptz(3) not null,
    name text not null,
    actor jsonb not null,
    ip text,
    data jsonb not null,
    previous_hash text not null,
    hash text not null,
    primary key (case_id, seq)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
