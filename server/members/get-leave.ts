import { getLeave as contract } from '@sigillum/api-contracts/members/get-leave.ts';
import { requireMembership } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { holdsEveryAdmin } from './require-people.ts';

export const getLeave = implement(contract, async ({ params }, { actor, db }) => {
  const { role } = await requireMembership(db, actor, params.id);
  const { count } = await db
    .selectFrom('signature_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', actor.id)
    .where('business_id', '=', params.id)
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  const isLastAdmin = role === 'admin' && (await holdsEveryAdmin(db, params.id, [actor.id]));
  return { status: 200, body: { openRequests: count, isLastAdmin } };
});
