import type { SignatureActivity } from '@sigillum/api-contracts/business/activity-schemas.ts';
import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ActorSnapshot } from '../evidence/event.ts';
import { describeActivityPerson, wasMember } from './describe-activity-person.ts';

export interface SignatureRow {
  request_id: string;
  seq: number;
  at: Date;
  quality: Quality;
  legislation: Legislation;
  is_seal: boolean;
  has_request: boolean;
  cost_center: string | null;
  sid: string | null;
  signer: ActorSnapshot;
  mobile: string | null;
  initiator: ActorSnapshot | null;
  is_signer_member: boolean;
  is_initiator_member: boolean;
}

/** An organisation's signatures with who made and who asked for them; `slice` says which, from `where` on to their order. */
export async function readSignatureActivities(
  db: Kysely<Database>,
  businessId: string,
  slice: RawBuilder<unknown>,
): Promise<{ last: SignatureRow | undefined; activities: SignatureActivity[] }> {
  const { rows } = await sql<SignatureRow>`
    with paid as materialized (
      select * from paid_signatures where business_id = ${businessId} and ${slice}
    )
    select paid.*, event.data->>'sid' as sid, event.actor as signer, signatures.mobile, begun.actor as initiator,
      ${wasMember(businessId, sql`event.actor`, sql`paid.at`)} as is_signer_member,
      ${wasMember(businessId, sql`begun.actor`, sql`paid.at`)} as is_initiator_member
    from (select *, row_number() over () as place from paid) paid
    join lateral (
      select actor, data from audit_events where paid.has_request and request_id = paid.request_id and seq = paid.seq
      union all
      select actor, '{}' from business_events
      where not paid.has_request and business_id = paid.business_id and seq = paid.seq
    ) event on true
    left join signatures on signatures.sid = (event.data->>'sid')::uuid
    left join lateral (
      (select actor from audit_events where audit_events.request_id = paid.request_id and name in ('CREATED', 'INITIATED')
        order by audit_events.seq desc limit 1)
      union all
      select event.actor where not paid.has_request
    ) begun on true
    order by place`.execute(db);
  return { last: rows.at(-1), activities: rows.map((row) => describe(row, businessId)) };
}

const describe = (row: SignatureRow, businessId: string): SignatureActivity => ({
  id: row.sid ?? row.request_id,
  action: row.is_seal ? 'SEALED' : 'SIGNED',
  timestamp: row.at.toISOString(),
  signature_request_id: row.has_request ? row.request_id : null,
  business_id_paid_by: businessId,
  cost_center: row.cost_center,
  initiator: describeActivityPerson(row.initiator, { isMember: row.is_initiator_member }),
  signer: describeActivityPerson(row.signer, { isMember: row.is_signer_member, mobile: row.mobile }),
  quality: row.quality,
  legislation: row.legislation,
});
