import type { AccountActivity } from '@sigillum/api-contracts/business/activity-schemas.ts';
import { listAccountActivities as contract } from '@sigillum/api-contracts/business/list-account-activities.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BusinessEventData, BusinessEventName } from '../evidence/business-event.ts';
import type { ActorSnapshot } from '../evidence/event.ts';
import { implement } from '../http/implement.ts';
import { requireAdmin } from './access-business.ts';
import { cutSlice, readActivityPage, type Slice } from './activity-pages.ts';
import { describeActivityPerson, wasMember } from './describe-activity-person.ts';

/** Every event but the use of a seal, which is a signature. A name that the contract does not know is an error of types below. */
type Told = Exclude<BusinessEventName, 'SEAL_USED'>;

interface EventRow {
  seq: number;
  at: Date;
  name: Told;
  actor: ActorSnapshot;
  data: BusinessEventData;
  is_member: boolean;
}

export const listAccountActivities = implement(contract, async ({ params, query }, { actor, db, meta, now }) => {
  await requireAdmin(db, actor, params.id);
  const asked = { businessId: params.id, kind: 'accounts', query, zone: meta.zone, now } as const;
  return { status: 200, body: await readActivityPage(db, asked, (slice) => readEvents(db, params.id, slice)) };
});

async function readEvents(db: Kysely<Database>, businessId: string, slice: Slice): Promise<AccountActivity[]> {
  const { rows } = await sql<EventRow>`
    select event.*, ${wasMember(businessId, sql`event.actor`, sql`event.at`)} as is_member
    from (
      select seq, at, name, actor, data from business_events
      where business_id = ${businessId} and name <> 'SEAL_USED' and ${cutSlice(slice, ['seq'])}
    ) event`.execute(db);
  return rows.map(({ seq, name, at, actor, data, is_member: isMember }) => ({
    id: String(seq),
    action: name,
    timestamp: at.toISOString(),
    actor: describeActivityPerson(actor, { isMember }),
    email: data.email ?? null,
    role: data.role ?? null,
    subject: data.subject ?? null,
    changed: Object.keys(data.changes ?? {}),
  }));
}
