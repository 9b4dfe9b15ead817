import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { findGroup, type GroupRow } from '../groups/groups-repository.ts';
import { refuse } from '../http/refusal.ts';

/** A group of the request's business with somebody in it. Throws a refusal. */
export async function requireSignerGroup(trx: Kysely<Database>, requestId: string, groupId: string): Promise<GroupRow> {
  const { business_id } = await trx
    .selectFrom('signature_requests')
    .select('business_id')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  const group = await findGroup(trx, business_id, groupId);
  if (!group || group.member_count === 0) throw refuse('error.sr.group_not_available');
  return group;
}
