import type { SignatureQuota, SubscriptionUsage, UsedQuality } from '@sigillum/api-contracts/pricing/schemas.ts';
import { Card, DefinitionList, Heading, Inline, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { qualityTexts } from '../../signature-requests/components/quality-badge.tsx';
import { pricingPlanMessages as messages } from '../plan-messages.ts';

/** What was used in the period that is under way; the activities tell each single one. */
export function PlanUsage({
  usage: { period, seats, signatures, identifications, quotas },
}: {
  usage: SubscriptionUsage;
}) {
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
            { term: formatMessage(messages.signatures), value: <Counts counts={signatures} quotas={quotas} /> },
            { term: formatMessage(messages.identifications), value: <Counts counts={identifications} /> },
          ]}
        />
        <Inline gap={4}>
          <TextLink href="/business/activity?tab=signatures">
            <FormattedMessage {...messages.toActivity} />
          </TextLink>
          <TextLink href="/business/extras">
            <FormattedMessage {...messages.toExtras} />
          </TextLink>
        </Inline>
      </Stack>
    </Card>
  );
}

function Counts({ counts, quotas = [] }: { counts: readonly UsedQuality[]; quotas?: readonly SignatureQuota[] }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const free = counts.filter(({ quality }) => !quotas.some((quota) => quota.quality === quality));
  if (free.length + quotas.length === 0) return <FormattedMessage {...messages.none} />;
  return (
    <Stack gap={1} tag="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {quotas.map((quota) => (
        <li key={quota.quality}>
          <Quota quota={quota} />
        </li>
      ))}
      {free.map(({ quality, count }) => (
        <li key={quality}>
          {formatMessage(messages.count, { count: number(count), quality: formatMessage(qualityTexts[quality]) })}
        </li>
      ))}
    </Stack>
  );
}

/** A quality that the plan limits, with a word when there is little left. */
function Quota({ quota: { quality, used, limit, state } }: { quota: SignatureQuota }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const values = { used: number(used), limit: number(limit), quality: formatMessage(qualityTexts[quality]) };
  return (
    <>
      <FormattedMessage {...messages.quota} values={values} />
      {state !== 'ok' && (
        <Text size="small" tone="warning">
          <FormattedMessage {...messages.quotaState} values={{ state }} />
        </Text>
      )}
    </>
  );
}
