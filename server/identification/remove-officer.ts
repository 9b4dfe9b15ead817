import { removeOfficer as contract } from '@sigillum/api-contracts/identification/remove-officer.ts';
import { getAccount } from '../accounts/user-repository.ts';
import { claimAsAdmin } from '../business/access-business.ts';
import { tellMembers } from '../business/tell-members.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeOfficers } from './officers-repository.ts';

export const removeOfficer = implement(contract, async ({ params: { id, userId } }, context) => {
  const { actor, db } = context;
  const business = await claimAsAdmin(db, actor, id);
  const { numDeletedRows } = await db
    .deleteFrom('identity_officers')
    .where('business_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!numDeletedRows) throw refuse('error.not_found');
  const person = await getAccount(db, userId);
  await appendBusinessEvents(db, context, id, [{ name: 'OFFICER_REVOKED', data: { userId, email: person.email } }]);
  if (userId !== actor.id)
    await tellMembers(db, context, [person], { change: 'OFFICER_REVOKED', businessName: business.name });
  return { status: 200, body: await describeOfficers(db, id) };
});
