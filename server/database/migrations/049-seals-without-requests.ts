import { sql, type Kysely } from 'kysely';

/**
 * Seals that programs make without a request stand in the ledger like signatures, found by the document and the number of the event of
 * their business; what programs of tests have made does not. Days are counted anew by the next job. This step came after 073, whose column it
 * asks for: where that is not there yet, no program has made a request.
 */
const statements = [
  sql`alter table paid_signatures add column has_request boolean not null default true`,
  sql`insert into paid_signatures (request_id, seq, business_id, at, quality, legislation, is_seal, has_request)
    select (data->>'documentId')::uuid, seq, business_id, at, 'AES', 'ZERTES', true, false
    from business_events
    where name = 'SEAL_USED' and data->>'documentId' is not null and data->>'requestId' is null
      and actor->>'username' like 'api\_production\_%'`,
  sql`do $$ begin
    if exists (
      select from information_schema.columns
      where table_schema = current_schema() and table_name = 'signature_requests' and column_name = 'api_username'
    ) then
      delete from paid_signatures using signature_requests request
        where request.id = paid_signatures.request_id and request.api_username like 'api\_demo\_%';
      delete from paid_messages using signature_requests request
        where request.id = paid_messages.request_id and request.api_username like 'api\_demo\_%';
    end if;
  end $$`,
  sql`delete from activity_days`,
  sql`delete from activity_counts`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
