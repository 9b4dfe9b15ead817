import { leaveBusiness as contract } from '@sigillum/api-contracts/members/leave-business.ts';
import { claimBusiness, requireMembership } from '../business/access-business.ts';
import { listAdminRecipients, tellMembers } from '../business/tell-members.ts';
import { implement } from '../http/implement.ts';
import { endMemberships } from './end-memberships.ts';
import { rememberMembershipEndSeen } from './remember-membership-end-seen.ts';

/** Whoever leaves knows it: nobody is told afterwards on the next page that the membership has ended. */
export const leaveBusiness = implement(contract, async ({ params }, call) => {
  const { actor, db, now } = call;
  await requireMembership(db, actor, params.id);
  // The person before the business, as whoever joins one.
  await db.selectFrom('users').select('id').where('id', '=', actor.id).forUpdate().executeTakeFirstOrThrow();
  const business = await claimBusiness(db, params.id);
  // Asked again: an administrator may have acted while the row was another's.
  const { role } = await requireMembership(db, actor, params.id);
  const { id, email } = actor;
  await endMemberships(db, call, { businessId: params.id, people: [{ id, email, role }], event: 'MEMBER_LEFT' });
  await rememberMembershipEndSeen(db, id, now);
  const admins = await listAdminRecipients(db, params.id);
  await tellMembers(db, call, admins, { change: 'LEFT', businessName: business.name });
  return { status: 200, body: { ok: true } };
});
