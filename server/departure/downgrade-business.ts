import { downgradeBusiness as contract } from '@sigillum/api-contracts/business/downgrade-business.ts';
import { claimAsAdmin, requireAdmin } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { readPaymentMethod, type Standing } from '../rules/read-payment-method.ts';
import { provePerson } from '../user/prove-person.ts';
import { closeBusiness } from './close-business.ts';

/** What is paid or agreed on ends with its period, what an operator has shut stays shut: neither can be given up at once. */
const canDowngrade = (business: Standing, now: Date): boolean =>
  ['TRIALING', 'NEEDS_PAYMENT_METHOD'].includes(readPaymentMethod(business, now));

/** Argon2 takes its time, and a wrong password counts: both before the transaction opens. */
export const downgradeBusiness = implement(contract, async ({ params: { id }, body }, context) => {
  const { actor, services, transact, now } = context;
  if (!canDowngrade(await requireAdmin(services.db, actor, id), now)) throw refuse('error.business.plan_given');
  await provePerson(services.db, actor, body.password, now);
  return transact(async (trx) => {
    const business = await claimAsAdmin(trx, actor, id);
    // Meanwhile somebody may have bought a plan.
    if (!canDowngrade(business, now)) throw refuse('error.business.plan_given');
    const until = await closeBusiness(trx, context, { id, name: business.name, isDowngraded: true });
    return { status: 200 as const, body: { revocable_until: until.toISOString() } };
  });
});
