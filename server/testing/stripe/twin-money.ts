import type { TwinDiscount, TwinCoupon } from './twin-objects.ts';

/** Half a cent goes away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const rounded = Number((2n * top + bottom) / (2n * bottom));
  return isNegative && rounded !== 0 ? -rounded : rounded;
}

/** What is left of an amount from a moment to the end of its period, to the second. */
export const prorate = (amount: number, { start, end }: { start: number; end: number }, at: number): number =>
  divideRounded(BigInt(amount) * BigInt(end - Math.min(Math.max(at, start), end)), BigInt(end - start));

/** The percentages of standard rates in tenths; a country that is not here has none. */
const rates: Readonly<Record<string, number>> = {
  ...{ CH: 81, LI: 81, DE: 190, AT: 200, FR: 200, IT: 220, BE: 210, NL: 210, LU: 170, ES: 210, PL: 230, DK: 250 },
  ...{ SE: 250, FI: 255, IE: 230, PT: 230, GR: 240, HU: 270, CZ: 210, SK: 230, SI: 220, HR: 250, RO: 210, BG: 200 },
  ...{ EE: 240, LV: 210, LT: 210, MT: 180, CY: 190 },
};

/** The tax on an amount: none to be added where a business of another country owes it itself. */
export function tax(
  amount: number,
  country: string | undefined,
  hasEuNumber: boolean,
): { amount: number; reason: string } {
  const rate = country === undefined ? undefined : rates[country];
  if (rate === undefined) return { amount: 0, reason: 'not_subject_to_tax' };
  if (hasEuNumber && country !== 'CH' && country !== 'LI') return { amount: 0, reason: 'reverse_charge' };
  return { amount: divideRounded(BigInt(amount) * BigInt(rate), 1000n), reason: 'standard_rated' };
}

/** What codes take off a subtotal in a currency: hundredths of a per cent of all of it, or an amount, but never more than there is. */
export function discount(
  subtotal: number,
  currency: string,
  discounts: readonly TwinDiscount[],
  findCoupon: (id: string) => TwinCoupon,
): number {
  let off = 0;
  for (const { source } of discounts) {
    const { percent_off, amount_off, currency: own, currency_options } = findCoupon(source.coupon);
    if (percent_off !== null)
      off += divideRounded(BigInt(subtotal - off) * BigInt(Math.round(percent_off * 100)), 10_000n);
    else if (subtotal > 0)
      off += Math.min(
        subtotal - off,
        currency === own ? (amount_off ?? 0) : (currency_options[currency]?.amount_off ?? 0),
      );
  }
  return off;
}

/** So many months after a moment, on the day of an anchor or the last one that the month has. In UTC. */
export function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(from.getUTCFullYear(), from.getUTCMonth() + months, Math.min(from.getUTCDate(), last));
  return moved.getTime() / 1000;
}
