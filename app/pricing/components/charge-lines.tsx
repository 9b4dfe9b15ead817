import type { ChargeLine, ChargePreview } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { from, Stack, Text, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormat } from '../../i18n/use-format.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import { usePrice } from '../use-price.ts';

const Lines = styled.dl`
  display: grid;
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space[4]};
    padding: ${theme.space[2]} 0;
    border-bottom: 1px solid ${theme.color.hairline};
  }
  > div[data-sum] {
    color: ${theme.color.ink};
    font-weight: 600;
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    flex: 1 1 10rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dt small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    font-weight: 400;
  }
  dd {
    margin: 0 0 0 auto;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${from.sm} {
    dt {
      flex-basis: 12rem;
    }
  }
`;

export interface ChargeLinesProps {
  preview: ChargePreview;
  /** The name of a plan by its id. */
  namePlan: (id: string) => string;
}

/** What is charged, line by line, as the payment provider calculates it; and what follows. */
export function ChargeLines({ preview, namePlan }: ChargeLinesProps) {
  const { amount } = usePrice();
  const { date } = useFormat();
  const { currency, lines, total, amountDue, credit, isReverseCharge, next } = preview;
  return (
    <Stack gap={2}>
      <Lines>
        {lines.map((line, index) => (
          <div key={`${line.kind} ${index}`}>
            <dt>
              <LineText line={line} namePlan={namePlan} />
              {line.from !== null && line.to !== null && (
                <small>
                  <FormattedMessage {...messages.linePeriod} values={{ from: date(line.from), to: date(line.to) }} />
                </small>
              )}
            </dt>
            <dd>{amount(line.amount, currency)}</dd>
          </div>
        ))}
        {total !== amountDue && (
          <div data-sum>
            <dt>
              <FormattedMessage {...messages.total} />
            </dt>
            <dd>{amount(total, currency)}</dd>
          </div>
        )}
        <div data-sum>
          <dt>
            <FormattedMessage {...messages.due} />
          </dt>
          <dd>{amount(amountDue, currency)}</dd>
        </div>
      </Lines>
      {isReverseCharge && (
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.reverseCharge} />
        </Text>
      )}
      {credit > 0 && (
        <Text size="small">
          <FormattedMessage {...messages.credit} values={{ price: amount(credit, currency) }} />
        </Text>
      )}
      {next && (
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.next} values={{ date: date(next.at), price: amount(next.amount, currency) }} />
        </Text>
      )}
    </Stack>
  );
}

function LineText({
  line: { kind, subject, seats },
  namePlan,
}: {
  line: ChargeLine;
  namePlan: (id: string) => string;
}) {
  const { formatMessage } = useIntl();
  const plan = subject === null ? '' : namePlan(subject);
  switch (kind) {
    case 'plan':
      return formatMessage(messages.linePlan, { plan, seats: seats ?? 0 });
    case 'proration':
      return formatMessage(messages.lineProration, { plan, seats: seats ?? 0 });
    case 'credit':
      return formatMessage(messages.lineCredit);
    case 'discount':
      return formatMessage(messages.lineDiscount, { code: subject ?? '' });
    case 'tax':
      return formatMessage(messages.lineTax, { isKnown: subject !== null, rate: Number(subject) });
  }
}
