import { Card, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { isShut } from '../../access/is-shut.ts';
import type { UpgradeData } from '../load-upgrade.ts';
import { pricingMessages } from '../messages.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import { useOwnDocument } from '../payment/use-own-document.ts';
import { usePurchaseCalls } from '../use-purchase-calls.ts';
import { AskForPlan, ContactLinks } from './ask-for-plan.tsx';
import { BusinessStanding } from './business-standing.tsx';
import { mayOfferFreePlan, OfferFreePlan } from './offer-free-plan.tsx';
import { OfferPlanChange } from './offer-plan-change.tsx';
import { PlanOverview } from './plan-overview.tsx';
import { PurchaseHead, PurchaseView } from './purchase-view.tsx';
import { ShutLinks, UpgradeNotice } from './upgrade-notice.tsx';

/** What an account can do about its plan: buy one, ask for one, or nothing where all is included. */
export function UpgradePage({ planChange, ...rest }: UpgradeData) {
  return planChange ? (
    <Stack gap={6}>
      <OfferPlanChange change={planChange} />
      <Offer {...rest} />
    </Stack>
  ) : (
    <Offer {...rest} />
  );
}

function Offer({ business, days, sale }: Omit<UpgradeData, 'planChange'>) {
  // Who has shut it opens it again: there is nothing to buy until then.
  if (sale === null || business?.paymentMethod === 'BLOCKED')
    return (
      <Card look="raised" style={{ maxWidth: '40rem', marginInline: 'auto' }}>
        <Stack gap={6}>
          <UpgradeNotice business={business} days={days} />
          {sale && <ContactLinks contact={sale.contact} />}
          {days !== null && <FreePlan business={business} />}
        </Stack>
      </Card>
    );
  if (!sale.isOnline)
    return (
      <Stack gap={6}>
        <UpgradeNotice business={business} days={days} />
        <PlanOverview plans={sale.plans} currency={sale.initial.currency} />
        <AskForPlan contact={sale.contact} />
        <FreePlan business={business} />
      </Stack>
    );
  return <Purchase business={business} days={days} sale={sale} />;
}

function Purchase({
  business,
  days,
  sale,
}: Omit<UpgradeData, 'planChange'> & { sale: NonNullable<UpgradeData['sale']> }) {
  useOwnDocument(true);
  const calls = usePurchaseCalls(business?.id, sale.referralCode);
  return (
    <PurchaseView
      {...sale}
      head={
        <PurchaseHead>
          {business ? (
            <BusinessStanding business={business} sale={sale} />
          ) : (
            <FormattedMessage {...messages.textPerson} />
          )}
        </PurchaseHead>
      }
      foot={
        <>
          {business === null && days !== null && (
            <Text>
              <FormattedMessage {...messages.trialInstead} values={{ days }} />{' '}
              <TextLink href="/business/register">
                <FormattedMessage {...pricingMessages.button} />
              </TextLink>
            </Text>
          )}
          <FreePlan business={business} />
          {isShut(business) && <ShutLinks isAdmin />}
        </>
      }
      calls={calls}
    />
  );
}

const FreePlan = ({ business }: Pick<UpgradeData, 'business'>) =>
  business && mayOfferFreePlan(business) && <OfferFreePlan business={business} />;
