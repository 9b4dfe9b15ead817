import { sql, type Kysely } from 'kysely';

/**
 * Who pays for a signature, an identification and a text message: an organisation, or the person whose request or identification it is.
 * Identifications of our own are counted when they can be used, and name their case; those that a trust service makes by itself, with the
 * first signature that shows them. What persons signed before was sold to nobody and is not counted.
 */
const statements = [
  sql`alter table paid_signatures alter column business_id drop not null`,
  sql`alter table paid_signatures add column user_id uuid references users on delete cascade`,
  sql`alter table paid_signatures add check (num_nonnulls(business_id, user_id) = 1)`,
  sql`create index paid_signatures_user on paid_signatures (user_id, at) where user_id is not null`,
  sql`alter table seen_identifications drop constraint seen_identifications_pkey`,
  sql`alter table seen_identifications alter column user_id drop not null`,
  sql`alter table seen_identifications add column is_case boolean not null default false`,
  sql`create unique index seen_identifications_first on seen_identifications (business_id, user_id, quality, legislation)
    where not is_case`,
  sql`create unique index seen_identifications_case on seen_identifications (request_id) where is_case`,
  sql`create index seen_identifications_user on seen_identifications (user_id)`,
  sql`alter table identification_cases add column payer_id uuid references businesses on delete set null`,
  sql`create index identification_cases_payer on identification_cases (payer_id) where payer_id is not null`,
  sql`create table paid_messages (
    request_id uuid not null,
    seq integer not null,
    business_id uuid not null references businesses on delete cascade,
    at timestamptz(3) not null,
    primary key (request_id, seq)
  )`,
  sql`create index paid_messages_business on paid_messages (business_id, at)`,
  sql`insert into paid_messages
    select event.request_id, event.seq, request.business_id, event.at
    from audit_events event join signature_requests request on request.id = event.request_id
    where event.name = 'TAN_SENT' and event.data->>'channel' = 'sms' and request.business_id is not null`,
  sql`create table quota_notices (
    business_id uuid not null references businesses on delete cascade,
    period_start timestamptz(3) not null,
    quality text not null,
    told_at timestamptz(3) not null,
    primary key (business_id, period_start, quality)
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
