import { claimAsAdmin } from '../business/access-business.ts';
import { addMembers as contract } from '@sigillum/api-contracts/members/add-members.ts';
import { countForAccount } from '../business/account-limits.ts';
import { countSeats } from '../business/seats.ts';
import { implement } from '../http/implement.ts';
import { invitePeople } from './invite-people.ts';

export const addMembers = implement(contract, async ({ params, body: { users } }, call) => {
  const { actor, db, now } = call;
  const business = await claimAsAdmin(db, actor, params.id);
  await countForAccount(db, 'memberInvitations', { userId: actor.id, now, weight: users.length });
  const results = await invitePeople(db, call, business, users);
  return { status: 200, body: { results, seats: await countSeats(db, business, now) } };
});
