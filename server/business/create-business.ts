import { randomUUID } from 'node:crypto';
import { createBusiness as contract } from '@sigillum/api-contracts/business/create-business.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findBusiness, findMembership } from './business-repository.ts';
import { describeBusiness } from './describe-business.ts';
import { trialDays } from './payment-method.ts';

export const createBusiness = implement(contract, async ({ body }, { actor, db, now }) => {
  if (!body.gtc_accepted) throw refuse('error.user.terms_not_accepted');
  // The person's row is the lock: two calls at once must not make two businesses.
  await db.selectFrom('users').select('id').where('id', '=', actor.id).forUpdate().executeTakeFirstOrThrow();
  if (await findMembership(db, actor.id)) throw refuse('error.business.already_member');
  // A deleted business would still hold the one accepted place.
  await db
    .updateTable('memberships')
    .set({ state: 'removed', removed_at: now })
    .where('user_id', '=', actor.id)
    .where('state', '=', 'accepted')
    .execute();
  const id = randomUUID();
  await db
    .insertInto('businesses')
    .values({
      id,
      name: body.name,
      email: body.email?.toLowerCase() ?? actor.email,
      phone: body.phone ?? null,
      payment_method: 'TRIALING',
      plan: 'trial',
      trial_ends_at: new Date(now.getTime() + trialDays * 24 * 3600 * 1000),
      gtc_accepted_at: now,
      dpa_accepted_at: body.dpa_accepted ? now : null,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('memberships')
    .values({
      id: randomUUID(),
      business_id: id,
      user_id: actor.id,
      email: actor.email,
      role: 'admin',
      state: 'accepted',
      accepted_at: now,
    })
    .execute();
  return { status: 201, body: await describeBusiness(db, (await findBusiness(db, id))!, 'admin', now) };
});
