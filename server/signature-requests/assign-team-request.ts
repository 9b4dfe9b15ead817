import { assignTeamRequest as contract } from '@sigillum/api-contracts/signature-requests/assign-team-request.ts';
import type { Kysely } from 'kysely';
import { findMembership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { endAssignments } from '../members/end-assignments.ts';
import { lockRequest } from '../requests/request-repository.ts';
import { listColleagues } from './name-colleagues.ts';
import { tellAssigned } from './notify.ts';
import { requireTeamRequest } from './team-requests.ts';

export const assignTeamRequest = implement(contract, async ({ params, body }, call) => {
  const { actor, db, now, services } = call;
  const { id: requestId } = params;
  const membership = await findMembership(db, actor.id);
  if (!membership) throw refuse('error.not_found');
  const looker = { userId: actor.id, businessId: membership.business_id, now };
  await requireTeamRequest(db, looker, requestId);
  const request = await lockRequest(db, requestId);
  // Asked again: somebody else may have taken it, or taken it out, while the row was another's.
  const { assignee: before } = await requireTeamRequest(db, looker, requestId);
  if ((before?.email.toLowerCase() ?? null) !== body.before) throw refuse('error.sr.changed_meanwhile');
  if (body.email !== body.before) {
    const assignee = body.email === null ? undefined : await findPerson(db, looker.businessId, body.email);
    await endAssignments(db, call, { requestId });
    if (assignee) {
      await assign(db, { requestId, ownerId: request!.owner_id, userId: assignee.id, now });
      await appendEvent(db, call, { requestId, name: 'ASSIGNED', data: { writersAdded: [assignee.email] } });
      if (assignee.id !== actor.id) await tellAssigned(services, db, request!, { assignee, by: actor });
    }
  }
  return { status: 200, body: await requireTeamRequest(db, looker, requestId) };
});

/** A person of the organisation: a program takes nothing on. Throws a refusal. */
async function findPerson(db: Kysely<Database>, businessId: string, email: string) {
  const person = (await listColleagues(db, businessId)).find((one) => one.email.toLowerCase() === email);
  const program =
    person && (await db.selectFrom('api_users').select('user_id').where('user_id', '=', person.id).execute());
  if (!person || program?.length) throw refuse('error.sr.not_a_colleague');
  return person;
}

/** Makes the request somebody's, who may write from now on; what that person may by name, or as its owner, stays as it is. */
async function assign(
  trx: Kysely<Database>,
  { requestId, ownerId, userId, now }: { requestId: string; ownerId: string; userId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('team_requests')
    .set({ assignee_id: userId, assigned_at: now })
    .where('request_id', '=', requestId)
    .execute();
  if (userId === ownerId) return;
  await trx
    .insertInto('request_access')
    .values({ request_id: requestId, user_id: userId, level: 'write', by_assignment: true })
    .onConflict((conflict) =>
      conflict
        .columns(['request_id', 'user_id', 'level'])
        .doUpdateSet({ removed_at: null, by_assignment: true })
        .where((row) =>
          row.or([row('request_access.removed_at', 'is not', null), row('request_access.deputy_for', 'is not', null)]),
        ),
    )
    .execute();
}
