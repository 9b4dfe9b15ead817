import { randomUUID } from 'node:crypto';
import { createBusiness as contract } from '@sigillum/api-contracts/business/create-business.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import {
  findBusiness,
  findMembership,
  insertBusiness,
  insertMembership,
  leaveDeletedBusinesses,
} from './business-repository.ts';
import { describeBusiness } from './describe-business.ts';

export const createBusiness = implement(contract, async ({ body }, call) => {
  const { actor, db, now, services } = call;
  if (!body.gtc_accepted) throw refuse('error.user.terms_not_accepted');
  // The person's row is the lock: two calls at once must not make two businesses.
  await db.selectFrom('users').select('id').where('id', '=', actor.id).forUpdate().executeTakeFirstOrThrow();
  if (await findMembership(db, actor.id)) throw refuse('error.business.already_member');
  await leaveDeletedBusinesses(db, actor.id, now);
  const id = randomUUID();
  const email = body.email?.toLowerCase() ?? actor.email;
  const { name, phone = null, dpa_accepted: hasDpa } = body;
  await insertBusiness(db, { id, name, email, phone, hasDpa, billing: services.config.billing }, now);
  await insertMembership(db, { businessId: id, userId: actor.id, email: actor.email, role: 'admin' }, now);
  await appendBusinessEvents(db, call, id, [{ name: 'FOUNDED' }]);
  return { status: 201, body: await describeBusiness(db, (await findBusiness(db, id))!, 'admin', call) };
});
