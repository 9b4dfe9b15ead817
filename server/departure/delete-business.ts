import { deleteBusiness as contract } from '@sigillum/api-contracts/business/delete-business.ts';
import { claimAsAdmin, requireAdmin } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { rememberMembershipEndSeen } from '../members/remember-membership-end-seen.ts';
import { provePerson } from '../user/prove-person.ts';
import { closeBusiness } from './close-business.ts';

/** Argon2 takes its time, and a wrong password counts: both before the transaction opens. */
export const deleteBusiness = implement(contract, async ({ params, body }, context) => {
  const { actor, services, transact, now } = context;
  const { id } = params;
  const { name: known } = await requireAdmin(services.db, actor, id);
  if (body.name !== known.trim()) throw refuse('error.business.name_mismatch');
  await provePerson(services.db, actor, body.password, now);
  return transact(async (trx) => {
    const { name } = await claimAsAdmin(trx, actor, id);
    // Meanwhile somebody may have changed the name that was typed.
    if (body.name !== name.trim()) throw refuse('error.business.name_mismatch');
    const until = await closeBusiness(trx, context, { id, name, isDowngraded: false });
    await rememberMembershipEndSeen(trx, actor.id, now);
    return { status: 200 as const, body: { revocable_until: until.toISOString() } };
  });
});
