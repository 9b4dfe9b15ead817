import { Banner, Heading, Stack, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { businessDashboardMessages as messages } from '../dashboard-messages.ts';
import { qualityTexts } from '../../signature-requests/components/quality-badge.tsx';
import type { Attention } from '../list-attention.ts';

const ways = {
  'payment-open': messages.toUsage,
  'trial-ends': messages.toPlan,
  quota: messages.toUsage,
  'seal-ends': messages.toSeal,
  'domain-waits': messages.toDomains,
} as const;

/** What an administrator should look at, each with the way there. */
export function AttentionList({ items }: { items: readonly Attention[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap={3} tag="section">
      <Heading level={2}>
        <FormattedMessage {...messages.attention} />
      </Heading>
      {items.map((item) => (
        <Banner
          key={nameItem(item)}
          tone={item.kind === 'payment-open' ? 'danger' : 'warning'}
          role="group"
          actions={
            <TextLink href={item.href}>
              <FormattedMessage {...ways[item.kind]} />
            </TextLink>
          }
        >
          <Words item={item} />
        </Banner>
      ))}
    </Stack>
  );
}

const nameItem = (item: Attention) =>
  `${item.kind} ${item.href} ${item.kind === 'domain-waits' ? item.domain : item.kind === 'quota' ? item.quality : ''}`;

function Words({ item }: { item: Attention }) {
  const { date, number } = useFormat();
  const { formatMessage } = useIntl();
  if (item.kind === 'payment-open') return <FormattedMessage {...messages.paymentOpen} />;
  if (item.kind === 'domain-waits')
    return <FormattedMessage {...messages.domainWaits} values={{ domain: item.domain }} />;
  if (item.kind === 'quota') {
    const { state, used, limit, quality } = item;
    const values = { state, used: number(used), limit: number(limit), quality: formatMessage(qualityTexts[quality]) };
    return <FormattedMessage {...messages.quotaNear} values={values} />;
  }
  if (item.kind === 'seal-ends')
    return <FormattedMessage {...messages.sealEnds} values={{ label: item.label, date: date(item.date) }} />;
  return <FormattedMessage {...messages.trialEnds} values={{ date: date(item.date) }} />;
}
