import { mostSeats } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  DefinitionList,
  Heading,
  Inline,
  Stack,
  Text,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { hasPaymentIssue } from '../has-payment-issue.ts';
import { pricingPlanMessages as messages } from '../plan-messages.ts';
import type { PlanActs } from '../use-plan-acts.ts';
import { describePeriods } from './describe-periods.tsx';
import type { PlanViewProps } from '../plan-props.ts';

export interface PresentPlanProps extends Pick<PlanViewProps, 'business' | 'plan' | 'usage' | 'isOnline'> {
  acts: PlanActs;
}

/** The plan that a business has now, what follows, and what can be done about it. */
export function PresentPlan(props: PresentPlanProps) {
  const { business, plan, acts, isOnline } = props;
  const { date } = useFormat();
  const intl = useIntl();
  const format = useFormat();
  const {
    billing: { paymentMethod, trialEndsAt },
    pricePlan,
  } = business;
  const subscription = business.subscription ?? undefined;
  const isTrial = paymentMethod === 'TRIALING' && trialEndsAt !== null;
  const isEnded = pricePlan.current.base.type === 'CANCELED' || paymentMethod === 'NEEDS_PAYMENT_METHOD';
  const isBought = subscription !== undefined && !isEnded;
  const isElsewhere = paymentMethod === 'CHARGEBEE';
  const issue = hasPaymentIssue(subscription);
  const [name, text] = readNames(props);
  return (
    <Card>
      <Stack gap={4} align="stretch">
        {issue && !isEnded && (
          <Banner
            tone="danger"
            title={<FormattedMessage {...messages.issueTitle} />}
            actions={
              <Button variant="secondary" size="small" onClick={acts.openPortal}>
                <FormattedMessage {...messages.portal} />
              </Button>
            }
          >
            <FormattedMessage {...messages.issueText} />
          </Banner>
        )}
        <Stack gap={1}>
          <Heading level={2} look="title">
            {isBought || isElsewhere ? (plan?.name ?? pricePlan.name) : <FormattedMessage {...name} />}
          </Heading>
          {!isBought && (
            <Text>
              <FormattedMessage {...text} values={{ date: isTrial ? date(trialEndsAt) : '' }} />
            </Text>
          )}
        </Stack>
        {isBought && <DefinitionList items={describePeriods(props, { subscription, intl, format })} />}
        <Inline gap={3}>
          {(isTrial || isEnded || ((isBought || isElsewhere) && isOnline)) && (
            <ButtonLink href="/business/upgrade" variant={isTrial || isEnded ? 'primary' : 'secondary'}>
              <FormattedMessage
                {...(isBought || isElsewhere
                  ? messages.change
                  : isEnded || isOnline
                    ? messages.choose
                    : messages.toUpgrade)}
              />
            </ButtonLink>
          )}
          {isBought && paymentMethod === 'STRIPE' && (
            <SubscriptionActs subscription={subscription} most={plan?.seats.most ?? mostSeats} acts={acts} />
          )}
          {isTrial && (
            <Button variant="quiet" onClick={acts.endTrial}>
              <FormattedMessage {...messages.endTrial} />
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** The name of a plan that was not bought here, and what is to be known about it. */
function readNames({ business: { billing, pricePlan } }: Pick<PresentPlanProps, 'business'>) {
  if (billing.paymentMethod === 'TRIALING' && billing.trialEndsAt !== null) return [messages.trial, messages.trialText];
  if (pricePlan.current.base.type === 'CANCELED' || billing.paymentMethod === 'NEEDS_PAYMENT_METHOD')
    return [messages.ended, messages.endedText];
  if (billing.paymentMethod === 'CHARGEBEE') return [messages.contract, messages.elsewhereText];
  return pricePlan.name === 'self-hosted'
    ? [messages.selfHosted, messages.selfHostedText]
    : [messages.contract, messages.contractText];
}

function SubscriptionActs({
  subscription: { isEnding, seats, nextSeats },
  most,
  acts,
}: {
  subscription: NonNullable<PlanViewProps['business']['subscription']>;
  /** How many seats the plan can have. */
  most: number;
  acts: PlanActs;
}) {
  if (isEnding)
    return (
      <Button onClick={acts.resume}>
        <FormattedMessage {...messages.resume} />
      </Button>
    );
  return (
    <>
      {nextSeats === null ? (
        <>
          {seats < most && (
            <Button variant="secondary" onClick={acts.addSeats}>
              <FormattedMessage {...messages.addSeats} />
            </Button>
          )}
          {seats > 1 && (
            <Button variant="secondary" onClick={acts.removeSeats}>
              <FormattedMessage {...messages.removeSeats} />
            </Button>
          )}
        </>
      ) : (
        <Button variant="secondary" onClick={acts.keepSeats}>
          <FormattedMessage {...messages.keepSeats} />
        </Button>
      )}
      <Button variant="quiet" onClick={acts.cancel}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </>
  );
}
