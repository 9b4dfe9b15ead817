import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import type { SubscriptionUsage } from '@sigillum/api-contracts/pricing/schemas.ts';
import { ButtonLink, Card, Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { pricingPlanMessages as messages } from '../plan-messages.ts';
import { PlanUsage } from './plan-usage.tsx';

export interface PlanViewProps extends Pick<Business, 'billing' | 'pricePlan'> {
  usage: SubscriptionUsage;
}

/** What a business has bought, and what it has used of it. */
export function PlanView({ usage, ...standing }: PlanViewProps) {
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <PresentPlan {...standing} />
      <PlanUsage usage={usage} />
    </Stack>
  );
}

function PresentPlan({ billing: { paymentMethod, trialEndsAt }, pricePlan }: Omit<PlanViewProps, 'usage'>) {
  const { date } = useFormat();
  const isTrial = paymentMethod === 'TRIALING' && trialEndsAt !== null;
  const [name, text] = isTrial
    ? [messages.trial, messages.trialText]
    : pricePlan.name === 'self-hosted'
      ? [messages.selfHosted, messages.selfHostedText]
      : [messages.contract, messages.contractText];
  return (
    <Card>
      <Stack gap={3} align="flex-start">
        <Heading level={2} look="title">
          <FormattedMessage {...name} />
        </Heading>
        <Text>
          <FormattedMessage {...text} values={{ date: isTrial ? date(trialEndsAt) : '' }} />
        </Text>
        {isTrial && (
          <ButtonLink href="/business/upgrade" variant="secondary">
            <FormattedMessage {...messages.toUpgrade} />
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
