import type { OperatorBusiness } from '@sigillum/api-contracts/operator/schemas.ts';
import { Badge, Card, DefinitionList, Disclosure, Heading, Inline, Stack } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { operatorMessages as messages } from '../messages.ts';
import { groupLimits, PlanForms } from './plan-forms.tsx';
import { Name } from './room-page.tsx';

const methods = {
  TRIALING: { tone: 'info', text: messages.methodTrialing },
  NEEDS_PAYMENT_METHOD: { tone: 'danger', text: messages.methodNeeds },
  BLOCKED: { tone: 'danger', text: messages.methodBlocked },
  MANUAL: { tone: 'success', text: messages.methodManual },
  STRIPE: { tone: 'success', text: messages.methodStripe },
  CHARGEBEE: { tone: 'success', text: messages.methodChargebee },
} as const;

/** One business: what it has, how it pays, and behind a word what can be changed. */
export function BusinessCard({ business, plans }: { business: OperatorBusiness; plans: readonly string[] }) {
  const { id, name, plan, paymentMethod, seats, members, signerGroups, trialEndsAt, createdAt } = business;
  const { formatMessage } = useIntl();
  const { instant, number } = useFormat();
  const { tone, text } = methods[paymentMethod];
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={2} look="title">
            <bdi>{name}</bdi>
          </Heading>
          <Badge tone={tone}>
            <FormattedMessage {...text} />
          </Badge>
        </Inline>
        <DefinitionList
          items={[
            { term: formatMessage(messages.plan), value: <Name>{plan}</Name> },
            {
              term: formatMessage(messages.seats),
              value: seats === null ? formatMessage(messages.seatsUncounted) : number(seats),
            },
            { term: formatMessage(messages.people), value: number(members) },
            ...groupLimits.map(({ name: limit, label }) => ({
              term: formatMessage(label),
              value: number(signerGroups[limit]),
            })),
            ...(trialEndsAt && paymentMethod === 'TRIALING'
              ? [{ term: formatMessage(messages.trialEndsAt), value: instant(trialEndsAt) }]
              : []),
            { term: formatMessage(messages.createdAt), value: instant(createdAt) },
          ]}
        />
        <Disclosure label={<FormattedMessage {...messages.changePlanTitle} />}>
          <PlanForms key={`${id} ${plan} ${paymentMethod}`} business={business} plans={plans} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
