import type { IdentificationActivity } from '@sigillum/api-contracts/business/activity-schemas.ts';
import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ActorSnapshot } from '../evidence/event.ts';
import { describeActivityPerson, wasMember } from './describe-activity-person.ts';

export interface IdentificationRow {
  request_id: string;
  seq: number;
  at: Date;
  quality: Quality;
  legislation: Legislation;
  sid: string;
  actor: ActorSnapshot;
  is_member: boolean;
}

/** Since when people are known to be identified on an organisation's account; `slice` says which, from `where` on to their order. */
export async function readIdentificationActivities(
  db: Kysely<Database>,
  businessId: string,
  slice: RawBuilder<unknown>,
): Promise<{ last: IdentificationRow | undefined; activities: IdentificationActivity[] }> {
  const { rows } = await sql<IdentificationRow>`
    with seen as materialized (
      select * from seen_identifications where business_id = ${businessId} and ${slice}
    )
    select seen.*, event.data->>'sid' as sid, event.actor, ${wasMember(businessId, sql`event.actor`, sql`seen.at`)} as is_member
    from (select *, row_number() over () as place from seen) seen join audit_events event using (request_id, seq)
    order by place`.execute(db);
  return {
    last: rows.at(-1),
    activities: rows.map(({ sid, at, request_id, actor, is_member: isMember, quality, legislation }) => ({
      id: `${sid}-${quality}`,
      timestamp: at.toISOString(),
      business_id_paid_by: businessId,
      signature_request_id: request_id,
      person: describeActivityPerson(actor, { isMember }),
      quality,
      legislation,
    })),
  };
}
