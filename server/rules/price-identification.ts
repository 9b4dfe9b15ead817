import type { IdentPrice } from '@sigillum/api-contracts/identification/payment-schemas.ts';
import type { PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { findPlanOf, type PriceCatalogue } from './price-catalogue.ts';

const listPrices = (plan: PricePlan | undefined, quality: Quality): IdentPrice[] =>
  (plan?.unitPrices ?? [])
    .filter((price) => price.what === 'identification' && price.quality === quality)
    .map(({ currency, amount }) => ({ currency, amount }));

/** What an identification costs a person: by the plan of the own organisation, where that names a price, else by that of people who sign alone. */
export function priceIdentification(
  catalogue: PriceCatalogue,
  plan: string | undefined,
  quality: Quality,
): IdentPrice[] {
  const own = listPrices(plan === undefined ? undefined : findPlanOf(catalogue, plan), quality);
  const alone = catalogue.plans.find(
    ({ kind, audience, isOffered }) => kind === 'paid' && audience === 'person' && isOffered,
  );
  return own.length ? own : listPrices(alone, quality);
}
