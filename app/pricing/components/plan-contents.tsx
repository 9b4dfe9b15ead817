import type { Currency, PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { qualityTexts } from '../../signature-requests/components/quality-badge.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { featureTexts } from '../feature-texts.ts';
import { pricingPlanMessages as planMessages } from '../plan-messages.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import { usePrice } from '../use-price.ts';

/* In a label there is no list: lines that are read one after the other. */
const Line = styled.span`
  display: block;
  padding-top: ${theme.space[1]};
`;

/** What a plan includes, a line for each kind of thing. */
export function PlanContents({ plan, currency }: { plan: PricePlan; currency: Currency }) {
  const { formatMessage, formatList } = useIntl();
  const { number } = useFormat();
  const {
    seats: { least, most },
    includes: { signatures, features },
  } = plan;
  const free = signatures.filter(({ count }) => count === null);
  const counted = signatures.filter(({ count }) => count !== null);
  return (
    <>
      {least > 1 && (
        <Line>
          <FormattedMessage {...messages.seatsFrom} values={{ least }} />
        </Line>
      )}
      {most !== null && (
        <Line>
          <FormattedMessage {...messages.seatsUpTo} values={{ most }} />
        </Line>
      )}
      {free.length > 0 && (
        <Line>
          <FormattedMessage
            {...messages.signaturesFree}
            values={{
              qualities: formatList(
                free.map(({ quality }) => formatMessage(qualityTexts[quality])),
                { type: 'unit' },
              ),
            }}
          />
        </Line>
      )}
      {counted.length > 0 && (
        <Line>
          <FormattedMessage
            {...messages.signaturesCount}
            values={{
              list: formatList(
                counted.map(({ quality, count }) =>
                  formatMessage(planMessages.count, {
                    count: number(count ?? 0),
                    quality: formatMessage(qualityTexts[quality]),
                  }),
                ),
                { type: 'unit' },
              ),
            }}
          />
        </Line>
      )}
      {features.length > 0 && (
        <Line>
          <FormattedMessage
            {...messages.features}
            values={{ list: formatList(features.map((feature) => formatMessage(featureTexts[feature]))) }}
          />
        </Line>
      )}
      <UnitPrices plan={plan} currency={currency} />
    </>
  );
}

/** What signatures cost beyond those that the plan includes. */
function UnitPrices({ plan: { unitPrices, includes }, currency }: { plan: PricePlan; currency: Currency }) {
  const { formatMessage, formatList } = useIntl();
  const { amount } = usePrice();
  const isCounted = new Set(includes.signatures.filter(({ count }) => count !== null).map(({ quality }) => quality));
  const prices = unitPrices.filter(
    (price) => price.what === 'signature' && price.currency === currency && isCounted.has(price.quality),
  );
  if (prices.length === 0) return null;
  const list = prices.map((price) =>
    formatMessage(messages.unit, {
      quality: formatMessage(qualityTexts[price.quality]),
      price: amount(price.amount, price.currency),
    }),
  );
  return (
    <Line>
      <FormattedMessage {...messages.unitPrice} values={{ list: formatList(list, { type: 'unit' }) }} />
    </Line>
  );
}
