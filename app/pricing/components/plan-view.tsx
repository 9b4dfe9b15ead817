import { Button, Heading, Inline, Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { pricingPlanMessages as messages } from '../plan-messages.ts';
import type { PlanViewProps } from '../plan-props.ts';
import { usePlanActs } from '../use-plan-acts.ts';
import { BillsCard } from './bills-card.tsx';
import { BillToCard } from './bill-to-card.tsx';
import { OfferPlanChange } from './offer-plan-change.tsx';
import { PlanUsage } from './plan-usage.tsx';
import { PresentPlan } from './present-plan.tsx';

/** What a business has bought, what it has used of it, and where its bills go. */
export function PlanView(props: PlanViewProps) {
  const { business, usage, isOnline, invoices } = props;
  const acts = usePlanActs(props);
  const { paymentMethod } = business.billing;
  const isElsewhere = paymentMethod === 'CHARGEBEE';
  const isCustomer = paymentMethod === 'STRIPE' || isElsewhere || Boolean(business.subscription);
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      {props.planChange && <OfferPlanChange change={props.planChange} />}
      <PresentPlan {...props} acts={acts} />
      <PlanUsage usage={usage} />
      {isCustomer && (
        <ProfileCard
          title={<FormattedMessage {...messages.paymentTitle} />}
          text={<FormattedMessage {...messages.paymentText} />}
        >
          <Inline>
            <Button variant="secondary" onClick={acts.openPortal}>
              <FormattedMessage {...messages.portal} />
            </Button>
          </Inline>
        </ProfileCard>
      )}
      {/* Bills of another provider are there, and go where it was told. */}
      {(isOnline || isCustomer) && !isElsewhere && (
        <>
          <BillToCard {...props} />
          <BillsCard invoices={invoices} />
        </>
      )}
    </Stack>
  );
}
