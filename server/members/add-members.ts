import { addMembers as contract } from '@sigillum/api-contracts/members/add-members.ts';
import { countForAccount } from '../business/account-limits.ts';
import { countSeats } from '../business/seats.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from './claim-members.ts';
import { invitePeople } from './invite-people.ts';

export const addMembers = implement(contract, async ({ params, body: { users } }, call) => {
  const { actor, db, now, services } = call;
  const business = await claimAsAdmin(db, actor, params.id);
  await countForAccount(services.db, 'memberInvitations', { userId: actor.id, now, weight: users.length });
  const results = await invitePeople(db, call, business, users);
  return { status: 200, body: { results, seats: await countSeats(db, business, now) } };
});
