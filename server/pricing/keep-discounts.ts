import type { Discount, Order } from '../payments/payments.ts';

/**
 * The codes of a subscription. The provider forgets one that holds for a single bill as soon as that is paid; it was bought with it, so it
 * stays here as used up.
 */
export function keepDiscounts(
  known: readonly Discount[],
  redeemed: Order['promotion'],
  present: readonly Discount[],
): Discount[] {
  const taken: Discount[] = redeemed
    ? [
        {
          ...{ promoCode: redeemed.code, type: redeemed.percentOff === null ? 'amount' : 'percent' },
          ...{ status: 'ACTIVE', expiresAt: null },
        },
      ]
    : [];
  const codes = new Set(present.map(({ promoCode }) => promoCode));
  const past = new Map([...known, ...taken].map((discount) => [discount.promoCode, discount]));
  return [
    ...present,
    ...[...past.values()]
      .filter(({ promoCode }) => !codes.has(promoCode))
      .map((discount) => ({ ...discount, status: 'USED_UP' as const })),
  ];
}
