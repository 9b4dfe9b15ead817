import type { CustomExtras, ExtraUse } from '@sigillum/api-contracts/pricing/schemas.ts';
import { Card, DataTable, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '../../common/page-head.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { qualityTexts } from '../../signature-requests/components/quality-badge.tsx';
import { pricingExtrasMessages as messages } from '../extras-messages.ts';
import { pricingFeatureMessages as featureMessages } from '../feature-messages.ts';
import { pricingPurchaseMessages } from '../purchase-messages.ts';
import { usePrice } from '../use-price.ts';

const names = {
  identifications: [messages.identifications, messages.identificationsText],
  sms: [messages.sms, messages.smsText],
  seals: [messages.seals, messages.sealsText],
} as const;

/** What a business uses beside the signatures of its plan. */
export function ExtrasView({ period, extras }: CustomExtras) {
  const { formatMessage } = useIntl();
  const { date, number } = useFormat();
  return (
    <Stack gap={6}>
      <PageHead title={<FormattedMessage {...messages.title} />}>
        <FormattedMessage {...messages.text} values={{ from: date(period.start_at), to: date(period.end_at) }} />
      </PageHead>
      <Card>
        <DataTable
          caption={formatMessage(messages.title)}
          rows={extras}
          getRowId={({ kind }) => kind}
          columns={[
            {
              id: 'extra',
              header: formatMessage(messages.extra),
              isRowHeader: true,
              cell: ({ kind }) => (
                <>
                  <FormattedMessage {...names[kind][0]} />
                  <Text size="small" tone="soft">
                    <FormattedMessage {...names[kind][1]} />
                  </Text>
                </>
              ),
            },
            { id: 'used', header: formatMessage(messages.used), align: 'end', cell: ({ used }) => number(used) },
            { id: 'plan', header: formatMessage(messages.inPlan), cell: (extra) => <InPlan {...extra} /> },
          ]}
        />
      </Card>
      <Text size="small">
        <TextLink href="/business/billing/plan">
          <FormattedMessage {...messages.toPlan} />
        </TextLink>
      </Text>
    </Stack>
  );
}

/** Whether the plan has it, what one costs beyond that, or where a plan is found that has it. */
function InPlan({ is_included, prices }: ExtraUse) {
  const { formatMessage, formatList } = useIntl();
  const { amount } = usePrice();
  const list = prices.map((price) =>
    formatMessage(pricingPurchaseMessages.unit, {
      quality: formatMessage(qualityTexts[price.quality]),
      price: amount(price.amount, price.currency),
    }),
  );
  return (
    <Stack gap={1}>
      <span>
        <FormattedMessage {...(is_included ? messages.included : messages.notIncluded)} />
      </span>
      {list.length > 0 && (
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.perPiece} values={{ list: formatList(list, { type: 'unit' }) }} />
        </Text>
      )}
      {!is_included && (
        <Text size="small">
          <TextLink href="/business/upgrade">
            <FormattedMessage {...featureMessages.upgrade} />
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}
