import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEventToMany } from '../evidence/append-event-to-many.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';

/**
 * Ends assignments in the team's inbox, of one request or of people who leave, with the access that hung on them: what the assignee has
 * otherwise, by name or as a deputy, stays. Whoever leaves has none left of that either.
 */
export async function endAssignments(
  trx: Kysely<Database>,
  call: EvidenceCall,
  of: { requestId: string } | { userIds: readonly string[] },
): Promise<void> {
  const assigned = await trx
    .selectFrom('team_requests')
    .innerJoin('users', 'users.id', 'team_requests.assignee_id')
    .select(['team_requests.request_id', 'users.id', 'users.email'])
    .where((row) =>
      'requestId' in of
        ? row('team_requests.request_id', '=', of.requestId)
        : row('team_requests.assignee_id', 'in', of.userIds),
    )
    .orderBy('team_requests.request_id')
    .execute();
  for (const { id, email } of new Map(assigned.map((one) => [one.id, one])).values()) {
    const ids = assigned.flatMap((one) => (one.id === id ? [one.request_id] : []));
    await appendEventToMany(trx, call, ids, { name: 'ASSIGNMENT_ENDED', data: { writersRemoved: [email] } });
    await trx
      .updateTable('request_access')
      .set({
        removed_at: sql`case when deputy_for is null then coalesce(removed_at, ${call.now}) else removed_at end`,
        by_assignment: false,
      })
      .where('request_id', 'in', ids)
      .where('user_id', '=', id)
      .where('level', '=', 'write')
      .where('by_assignment', '=', true)
      .execute();
    await trx
      .updateTable('team_requests')
      .set({ assignee_id: null, assigned_at: null })
      .where('request_id', 'in', ids)
      .where('assignee_id', '=', id)
      .execute();
  }
}
