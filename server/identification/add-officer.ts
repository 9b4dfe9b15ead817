import { addOfficer as contract } from '@sigillum/api-contracts/identification/add-officer.ts';
import { normaliseEmail } from '../accounts/user-repository.ts';
import { claimAsAdmin } from '../business/access-business.ts';
import { tellMembers } from '../business/tell-members.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { describeOfficers, requireAesInForce, requireColleague } from './officers-repository.ts';

export const addOfficer = implement(contract, async ({ params: { id }, body }, context) => {
  const { actor, db, now } = context;
  const business = await claimAsAdmin(db, actor, id);
  await requireAesInForce(db, id);
  const person = await requireColleague(db, id, normaliseEmail(body.email));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity_officers')
    .values({ business_id: id, user_id: person.id, given_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) {
    await appendBusinessEvents(db, context, id, [
      { name: 'OFFICER_MADE', data: { userId: person.id, email: person.email } },
    ]);
    if (person.id !== actor.id)
      await tellMembers(db, context, [person], { change: 'OFFICER_MADE', businessName: business.name });
  }
  return { status: 200, body: await describeOfficers(db, id) };
});
