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
  id: string;
  asked_by: string | null;
  actor: ActorSnapshot | null;
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
    select seen.*, ${wasMember(businessId, sql`told.actor`, sql`seen.at`)} as is_member, told.actor,
      case when is_case then seen.request_id::text else (event.data->>'sid') || '-' || seen.quality end as id,
      case when is_case then own.request_id else seen.request_id end as asked_by
    from (select *, row_number() over () as place from seen) seen
    left join audit_events event on not is_case and event.request_id = seen.request_id and event.seq = seen.seq
    left join identification_cases own on is_case and own.id = seen.request_id
    left join identification_events begun on is_case and begun.case_id = seen.request_id and begun.seq = 1
    cross join lateral (select coalesce(event.actor, begun.actor) as actor) told
    order by place`.execute(db);
  return {
    last: rows.at(-1),
    activities: rows.map(({ id, at, asked_by, actor, is_member: isMember, quality, legislation }) => ({
      id,
      timestamp: at.toISOString(),
      business_id_paid_by: businessId,
      signature_request_id: asked_by,
      person: describeActivityPerson(actor, { isMember }),
      quality,
      legislation,
    })),
  };
}
