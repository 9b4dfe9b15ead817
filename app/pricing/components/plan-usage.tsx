import type { SubscriptionUsage, UsedQuality } from '@sigillum/api-contracts/pricing/schemas.ts';
import { Card, DefinitionList, Heading, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { qualityTexts } from '../../signature-requests/components/quality-badge.tsx';
import { pricingPlanMessages as messages } from '../plan-messages.ts';

/** What was used in the period that is under way; the activities tell each single one. */
export function PlanUsage({ usage: { period, seats, signatures, identifications } }: { usage: SubscriptionUsage }) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const people = formatMessage(seats.total === null ? messages.seatsFree : messages.seatsOf, {
    used: seats.used,
    total: seats.total ?? 0,
  });
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} look="title">
            <FormattedMessage {...messages.usage} />
          </Heading>
          <Text tone="soft">
            <FormattedMessage
              {...messages.usagePeriod}
              values={{ from: date(period.start_at), to: date(period.end_at) }}
            />
          </Text>
        </Stack>
        <DefinitionList
          items={[
            {
              term: formatMessage(messages.people),
              value: seats.held > 0 ? `${people}, ${formatMessage(messages.held, { count: seats.held })}` : people,
            },
            { term: formatMessage(messages.signatures), value: <Counts counts={signatures} /> },
            { term: formatMessage(messages.identifications), value: <Counts counts={identifications} /> },
          ]}
        />
        <Text size="small">
          <TextLink href="/business/activity?tab=signatures">
            <FormattedMessage {...messages.toActivity} />
          </TextLink>
        </Text>
      </Stack>
    </Card>
  );
}

function Counts({ counts }: { counts: readonly UsedQuality[] }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  if (counts.length === 0) return <FormattedMessage {...messages.none} />;
  return (
    <Stack gap={1} tag="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {counts.map(({ quality, count }) => (
        <li key={quality}>
          {formatMessage(messages.count, { count: number(count), quality: formatMessage(qualityTexts[quality]) })}
        </li>
      ))}
    </Stack>
  );
}
