import { findEnd } from '../rules/local-time.ts';
import type { PriceCatalogue } from '../rules/price-catalogue.ts';
import type { PlanChange } from './change-plan.ts';

/** Names of the plans that an operator may give: those for businesses, and not the trial, which has a day. */
export const listPlansToGive = ({ plans }: PriceCatalogue): string[] =>
  plans.filter(({ audience, kind }) => audience === 'business' && kind !== 'trial').map(({ id }) => id);

/** A plan of the catalogue, paid by invoice; without seats nobody counts people. */
export const givePlan = (plan: string, seats: number | null): PlanChange => ({
  plan,
  payment_method: 'MANUAL',
  trial_ends_at: null,
  seats,
});

/** Everything may be tried until the end of a day (2026-12-31) in a zone. Undefined where there is no such day. */
export function giveTrial(day: string, zone: string): (PlanChange & { trial_ends_at: Date }) | undefined {
  const begins = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(day) : new Date(Number.NaN);
  // A day that no month has would become one of the next.
  if (Number.isNaN(begins.getTime()) || begins.toISOString().slice(0, 10) !== day) return undefined;
  return { plan: 'trial', payment_method: 'TRIALING', seats: null, trial_ends_at: findEnd(day, zone) };
}

/** Shut: its people sign and download, and nobody sends anything. */
export const shut: PlanChange = { payment_method: 'BLOCKED' };

/** Opened again, as one that pays by invoice. */
export const open: PlanChange = { payment_method: 'MANUAL' };
