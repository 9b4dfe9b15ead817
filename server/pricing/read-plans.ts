import type { PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { Refusal } from '../http/refusal.ts';
import type { KnownPrices } from '../payments/payments.ts';
import type { Services } from '../services.ts';

/** Answers of the provider whose gaps stand in the log. */
const told = new WeakSet<KnownPrices>();

/**
 * The catalogue's plans, with what the payment provider charges where there is one. A price that it does not know is none; while it is away
 * and was not asked in the last day, amounts are the catalogue's.
 */
export async function readPlans({
  config,
  payments,
  log,
}: Pick<Services, 'config' | 'payments' | 'log'>): Promise<{ plans: readonly PricePlan[]; isProvisional: boolean }> {
  const { plans } = config.priceCatalogue;
  const keys = [...new Set(plans.flatMap(({ prices }) => prices.map(({ lookupKey }) => lookupKey)))];
  if (!payments || keys.length === 0) return { plans, isProvisional: false };
  const known = await payments.readPrices(keys).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!known) return { plans, isProvisional: true };
  const missing = keys.filter((key) => !known.has(key));
  if (missing.length && !told.has(known))
    log.warn('the payment provider has no price with these lookup keys', { missing });
  told.add(known);
  return { plans: plans.map((plan) => ({ ...plan, prices: applyAmounts(plan.prices, known) })), isProvisional: false };
}

const applyAmounts = (prices: PricePlan['prices'], known: KnownPrices): PricePlan['prices'] =>
  prices.flatMap((price) => {
    const amount = known.get(price.lookupKey)?.[price.currency];
    return amount === undefined ? [] : { ...price, amount };
  });
