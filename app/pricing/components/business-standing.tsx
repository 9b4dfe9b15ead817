import type { BusinessSummary } from '@sigillum/api-contracts/business/schemas.ts';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import type { PurchaseViewProps } from '../purchase-props.ts';

/** How the business stands before it buys. */
export function BusinessStanding({
  business: { name, paymentMethod, trialEndsAt },
  sale: { present, plans, paidCurrency },
}: {
  business: Pick<BusinessSummary, 'name' | 'paymentMethod' | 'trialEndsAt'>;
  sale: Pick<PurchaseViewProps, 'present' | 'plans' | 'paidCurrency'>;
}) {
  const { date } = useFormat();
  const bold = <bdi key="name">{name}</bdi>;
  if (paymentMethod === 'TRIALING' && trialEndsAt !== null)
    return <FormattedMessage {...messages.textTrial} values={{ name: bold, date: date(trialEndsAt) }} />;
  if (paymentMethod === 'NEEDS_PAYMENT_METHOD')
    // Whoever has paid before had more than a trial.
    return <FormattedMessage {...(paidCurrency ? messages.textLapsed : messages.textEnded)} values={{ name: bold }} />;
  // What is left of that plan counts there alone.
  if (paymentMethod === 'CHARGEBEE') return <FormattedMessage {...messages.textElsewhere} values={{ name: bold }} />;
  const plan = plans.find(({ id }) => id === present)?.name ?? present ?? '';
  return <FormattedMessage {...messages.textChange} values={{ name: bold, plan }} />;
}
