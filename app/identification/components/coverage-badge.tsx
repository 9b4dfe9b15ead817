import type { IdentWay } from '@sigillum/api-contracts/identification/schemas.ts';
import { Badge } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { usePrice } from '../../pricing/use-price.ts';
import { useDocument } from '../../providers.tsx';
import { identificationPaymentMessages as paymentMessages } from '../payment-messages.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { choosePrice } from '../use-payment-calls.ts';

/** Who pays for a way, or what it costs the person who has not paid yet; nothing where nobody pays and nothing is sold. */
export function CoverageBadge({ way }: { way: Pick<IdentWay, 'is_covered' | 'covered_by' | 'prices' | 'payment'> }) {
  const { amount } = usePrice();
  const { locale } = useDocument();
  const price = choosePrice(locale, way.prices);
  if (!way.is_covered && !price) return null;
  return (
    <Badge>
      {way.payment?.state === 'paid' ? (
        <FormattedMessage {...paymentMessages.settled} />
      ) : price ? (
        <FormattedMessage {...paymentMessages.once} values={{ price: amount(price.amount, price.currency) }} />
      ) : way.covered_by === null ? (
        <FormattedMessage {...messages.coveredFree} />
      ) : (
        <FormattedMessage {...messages.coveredBy} values={{ business: <bdi key="business">{way.covered_by}</bdi> }} />
      )}
    </Badge>
  );
}
