import type { Successor } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { PriceCatalogue } from '../rules/price-catalogue.ts';

/** A catalogue in which a plan is sold no more, and another one follows it. */
export const withdrawPlan = (catalogue: PriceCatalogue, id: string, successor: Successor): PriceCatalogue =>
  PriceCatalogue.parse({
    ...catalogue,
    plans: catalogue.plans.map((plan) => (plan.id === id ? { ...plan, isOffered: false, successor } : plan)),
  });
