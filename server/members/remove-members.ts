import { removeMembers as contract } from '@sigillum/api-contracts/members/remove-members.ts';
import { tellMembers } from '../business/tell-members.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimAsAdmin } from '../business/access-business.ts';
import { requirePeople } from './require-people.ts';
import { endMemberships } from './end-memberships.ts';

export const removeMembers = implement(contract, async ({ params, body }, call) => {
  const { actor, db } = call;
  const business = await claimAsAdmin(db, actor, params.id);
  const people = await requirePeople(db, params.id, body.user_ids);
  if (people.some(({ id }) => id === actor.id)) throw refuse('error.business.own_removal');
  await endMemberships(db, call, { businessId: params.id, people, event: 'MEMBER_REMOVED' });
  await tellMembers(db, call, people, { change: 'REMOVED', businessName: business.name });
  return { status: 200, body: { user_ids: people.map(({ id }) => id) } };
});
