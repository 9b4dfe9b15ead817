import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import type { SubscriptionFacts } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { changePlan } from './change-plan.ts';
import { decideSeats } from './decide-seats.ts';
import { foundBusiness } from './found-business.ts';
import { keepDiscounts } from './keep-discounts.ts';
import { namePrice } from './name-price.ts';
import { scheduleSync } from './schedule-sync.ts';
import type { SubscriptionRow } from '../business/describe-subscription.ts';

/** Statuses in which a business works on: a payment that is late is tried again by the provider for some time. */
const open = ['active', 'trialing', 'past_due'];
/** Statuses in which it does not, until it pays. */
const ended = ['unpaid', 'canceled', 'paused', 'incomplete_expired'];

/**
 * Writes what the provider says of a subscription, in the caller's transaction, which has claimed the row. A plan is given once it is
 * paid, and taken when it is paid no more; what an operator has shut by hand stays shut.
 */
export async function applyFacts(
  services: Services,
  trx: Kysely<Database>,
  call: EvidenceCall,
  row: SubscriptionRow,
  facts: SubscriptionFacts,
  { isBoughtNow = false }: { isBoughtNow?: boolean } = {},
): Promise<void> {
  const { plan, cycle } = namePrice(services.config.priceCatalogue, facts.lookupKey);
  const { seats, next_seats } = decideSeats(row, facts, isBoughtNow);
  const isOpen = open.includes(facts.status);
  const businessId = row.business_id ?? (isOpen ? await foundBusiness(services, trx, call, row) : null);
  const isDone = facts.purchase !== undefined && row.pending?.key === facts.purchase;
  const redeemed = isBoughtNow || isDone ? row.pending?.promotion : undefined;
  const discounts = keepDiscounts(row.subscription_id === facts.id ? row.discounts : [], redeemed, facts.discounts);
  await trx
    .updateTable('subscriptions')
    .set({
      ...(businessId && { business_id: businessId, user_id: null, founding: null }),
      ...{ subscription_id: facts.id, plan, cycle, currency: facts.currency, seats, next_seats },
      ...{ status: facts.status, error_code: facts.errorCode, is_ending: facts.isEnding },
      ...{ period_start: facts.periodStart, period_end: facts.periodEnd, discounts: JSON.stringify(discounts) },
      ...(isDone && { pending: null }),
      ...((isBoughtNow || isDone) && { changed_at: call.now }),
    })
    .where('id', '=', row.id)
    .execute();
  await scheduleSync(services, trx, row.customer_id, facts);
  if (!businessId) return;
  const { payment_method } = await trx
    .selectFrom('businesses')
    .select('payment_method')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  if (payment_method === 'BLOCKED') return;
  if (isOpen) await changePlan(trx, call, businessId, { plan, seats, payment_method: 'STRIPE', trial_ends_at: null });
  else if (ended.includes(facts.status) && payment_method === 'STRIPE')
    await changePlan(trx, call, businessId, { payment_method: 'NEEDS_PAYMENT_METHOD' });
}
