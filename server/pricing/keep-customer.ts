import { randomUUID } from 'node:crypto';
import type { KeptBilling } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { UserActor } from '../http/actor.ts';
import type { Customer } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { requirePayments } from './require-payments.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';
import { findSubscription, type Owner } from './subscriptions-repository.ts';

interface Buyer {
  owner: Owner;
  actor: UserActor;
  name: string;
  email: string;
  country: string;
  billing: KeptBilling | null;
}

/** The customer at the provider: made at the first wish to buy, and brought up to date at each. */
export async function keepCustomer(services: Services, db: Kysely<Database>, buyer: Buyer): Promise<SubscriptionRow> {
  const { owner, actor, name, email, country, billing } = buyer;
  const row = await findSubscription(db, owner);
  const code = await findReferral(db, actor.id);
  const customer: Customer = {
    ...{ id: 'businessId' in owner ? owner.businessId : owner.userId, name, email, country, language: actor.lang },
    ...(billing && { country: billing.country, address: billing, vat: billing.vat }),
    ...(code && { referral: { code, userId: actor.id } }),
  };
  const customerId = await requirePayments(services).keepCustomer(customer, row?.customer_id);
  if (row) return row;
  const values = {
    id: randomUUID(),
    business_id: 'businessId' in owner ? owner.businessId : null,
    user_id: 'userId' in owner ? owner.userId : null,
    customer_id: customerId,
    created_at: services.now(),
  };
  // Two who begin at once get the same customer from the provider, and the same row here.
  await db
    .insertInto('subscriptions')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findSubscription(db, owner))!;
}

/** The code of the recommendation that led a person here. */
export async function findReferral(db: Kysely<Database>, userId: string): Promise<string | null> {
  const { attributes } = await db
    .selectFrom('users')
    .select('attributes')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return attributes.celloUcc ?? null;
}
