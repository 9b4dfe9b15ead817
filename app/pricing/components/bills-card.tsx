import type { Invoice } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { Badge, Card, DataTable, Heading, Inline, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { pricingPlanMessages as messages } from '../plan-messages.ts';
import { usePrice } from '../use-price.ts';

const states = {
  draft: ['neutral', messages.billDraft],
  open: ['warning', messages.billOpen],
  paid: ['success', messages.billPaid],
  uncollectible: ['danger', messages.billUncollectible],
  void: ['neutral', messages.billVoid],
} as const;

/** The bills, to download or to pay. */
export function BillsCard({ invoices }: { invoices: readonly Invoice[] }) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const { amount } = usePrice();
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} look="title">
          <FormattedMessage {...messages.bills} />
        </Heading>
        <DataTable
          caption={formatMessage(messages.bills)}
          rows={invoices}
          getRowId={({ id }) => id}
          empty={
            <Text tone="soft">
              <FormattedMessage {...messages.billsNone} />
            </Text>
          }
          columns={[
            {
              id: 'number',
              header: formatMessage(messages.billNumber),
              isRowHeader: true,
              cell: ({ number }) => number ?? '–',
            },
            { id: 'date', header: formatMessage(messages.billDate), cell: ({ createdAt }) => date(createdAt) },
            {
              id: 'amount',
              header: formatMessage(messages.billAmount),
              align: 'end',
              cell: ({ total, currency }) => amount(total, currency),
            },
            {
              id: 'state',
              header: formatMessage(messages.billState),
              cell: ({ state }) => (
                <Badge tone={states[state][0]}>
                  <FormattedMessage {...states[state][1]} />
                </Badge>
              ),
            },
            {
              id: 'links',
              header: formatMessage(messages.billDownload),
              isHeaderHidden: true,
              phone: 'bare',
              cell: ({ pdfUrl, paymentUrl, state }) => (
                <Inline gap={3}>
                  {pdfUrl !== null && (
                    <TextLink href={pdfUrl} target="_blank" rel="noopener noreferrer">
                      <FormattedMessage {...messages.billDownload} />
                    </TextLink>
                  )}
                  {paymentUrl !== null && state === 'open' && (
                    <TextLink href={paymentUrl}>
                      <FormattedMessage {...messages.billPay} />
                    </TextLink>
                  )}
                </Inline>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
