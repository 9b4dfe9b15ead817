import type { SubscriptionState } from '@sigillum/api-contracts/pricing/subscription-state.ts';
import type { IntlShape } from 'react-intl';
import type { useFormat } from '../../i18n/use-format.ts';
import { pricingPlanMessages as messages } from '../plan-messages.ts';
import { pricingPurchaseMessages } from '../purchase-messages.ts';
import type { PlanViewProps } from '../plan-props.ts';

/** The words of a cycle. */
const cycleTexts = { monthly: pricingPurchaseMessages.monthly, yearly: pricingPurchaseMessages.yearly } as const;

interface Words {
  subscription: SubscriptionState;
  intl: Pick<IntlShape, 'formatMessage'>;
  format: Pick<ReturnType<typeof useFormat>, 'date'>;
}

/** The lines about a plan that was bought: this period, the next, seats, cycle and discounts. */
export function describePeriods(
  { business: { pricePlan }, plan, usage }: Pick<PlanViewProps, 'business' | 'plan' | 'usage'>,
  { subscription, intl: { formatMessage }, format: { date } }: Words,
) {
  const { seats, nextSeats, cycle, periodStart, periodEnd, isEnding } = subscription;
  const values = { plan: plan?.name ?? pricePlan.name, seats: nextSeats ?? seats, date: date(periodEnd) };
  // Those that are given up are free for nobody.
  const free = Math.max(0, (nextSeats ?? seats) - usage.seats.used - usage.seats.held);
  const discounts = pricePlan.discounts.map(({ promoCode: code, status }) =>
    formatMessage(status === 'ACTIVE' ? messages.discountActive : messages.discountUsed, { code }),
  );
  return [
    {
      term: formatMessage(messages.period),
      value: formatMessage(messages.usagePeriod, { from: date(periodStart), to: date(periodEnd) }),
    },
    {
      term: formatMessage(messages.next),
      value: formatMessage(isEnding ? messages.nextEnds : messages.nextSame, values),
    },
    { term: formatMessage(messages.seatsBought), value: formatMessage(messages.seatsValue, { seats, free }) },
    { term: formatMessage(messages.charged), value: formatMessage(cycleTexts[cycle]) },
    ...(discounts.length > 0 ? [{ term: formatMessage(messages.discount), value: discounts.join(' · ') }] : []),
  ];
}
