import { sql, type Kysely } from 'kysely';

/**
 * Which signatures belong to an organisation, found by time however many there are; and how many there were on days that are over, so
 * that nobody counts a hundred thousand rows to tell how many pages there are. The evidence itself stays as it was.
 */
const statements = [
  sql`create table paid_signatures (
    request_id uuid not null,
    seq integer not null,
    business_id uuid not null references businesses on delete cascade,
    at timestamptz(3) not null,
    quality text not null,
    legislation text not null,
    is_seal boolean not null,
    cost_center text,
    primary key (request_id, seq)
  )`,
  sql`insert into paid_signatures
    select event.request_id, event.seq, request.business_id, event.at, event.data->>'quality',
      coalesce(event.data->>'legislation', request.legislation), event.data->>'sealLabel' is not null,
      nullif(left(btrim(split_part(request.custom, E'\n', 1)), 100), '')
    from audit_events event join signature_requests request on request.id = event.request_id
    where event.name = 'SIGNED' and request.business_id is not null and event.data->>'quality' is not null`,
  sql`create index paid_signatures_business on paid_signatures (business_id, at, request_id, seq)`,
  sql`create index paid_signatures_at on paid_signatures (at)`,
  sql`create table seen_identifications (
    business_id uuid not null references businesses on delete cascade,
    user_id uuid not null references users,
    quality text not null,
    legislation text not null,
    at timestamptz(3) not null,
    request_id uuid not null,
    seq integer not null,
    primary key (business_id, user_id, quality, legislation)
  )`,
  sql`insert into seen_identifications
    select distinct on (1, 2, 3, 4) paid.business_id, users.id, paid.quality, paid.legislation, paid.at, paid.request_id, paid.seq
    from paid_signatures paid join audit_events event using (request_id, seq)
    join users on users.id = (event.actor->>'userId')::uuid
    where not paid.is_seal and paid.quality in ('QES', 'AES_MINIMAL')
    order by 1, 2, 3, 4, paid.at`,
  sql`create index seen_identifications_business on seen_identifications (business_id, at, request_id, seq)`,
  sql`create index seen_identifications_at on seen_identifications (at)`,
  sql`create index business_events_told on business_events (business_id, at, seq) where name <> 'SEAL_USED'`,
  sql`create index business_events_day on business_events (at) where name <> 'SEAL_USED'`,
  sql`create table activity_days (
    business_id uuid not null references businesses on delete cascade,
    kind text not null,
    day timestamptz(3) not null,
    quality text not null,
    count integer not null,
    primary key (business_id, kind, day, quality)
  )`,
  sql`create table activity_counts (until timestamptz(3) not null)`,
  sql`create unique index activity_counts_one on activity_counts ((true))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
