import type { Currency, Cycle, PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';

/** What somebody has chosen so far. */
export interface PurchaseChoice {
  plan: string;
  cycle: Cycle;
  currency: Currency;
  /** Undefined while what is typed is no number. */
  seats: number | undefined;
  /** The code that is taken into account. */
  promoCode: string | null;
}

/** What one seat of a plan costs; undefined where it is not sold so. */
export const findPrice = (
  { prices }: Pick<PricePlan, 'prices'>,
  { cycle, currency }: Pick<PurchaseChoice, 'cycle' | 'currency'>,
) => prices.find((price) => price.cycle === cycle && price.currency === currency);

/** Whether so many people find a place in a plan. */
export const hasRoom = ({ seats: { most } }: Pick<PricePlan, 'seats'>, people: number): boolean =>
  most === null || people <= most;

/** The numbers of seats that can be bought: never fewer than people belong to the business. */
export const readSeatRange = (
  { seats: { least, most } }: Pick<PricePlan, 'seats'>,
  people: number,
  greatest: number,
) => ({
  least: Math.max(least, people, 1),
  greatest: Math.min(most ?? greatest, greatest),
});

/** The same choice with another plan: the seats move into its range. */
export function choosePlan(choice: PurchaseChoice, plan: PricePlan, people: number, greatest: number): PurchaseChoice {
  const range = readSeatRange(plan, people, greatest);
  const seats = Math.min(Math.max(choice.seats ?? range.least, range.least), range.greatest);
  return { ...choice, plan: plan.id, seats };
}
