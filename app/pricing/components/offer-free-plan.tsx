import type { BusinessSummary } from '@sigillum/api-contracts/business/schemas.ts';
import { Button, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { pricingMessages as messages } from '../messages.ts';
import { useDowngrade } from '../use-downgrade.ts';

/** For administrators whose business has no plan, or a trial alone: to go on without one. */
export function OfferFreePlan({ business }: { business: Pick<BusinessSummary, 'id' | 'name'> }) {
  const { open, isBusy } = useDowngrade(business);
  return (
    <Stack gap={3}>
      <Text>
        <FormattedMessage {...messages.freeOffer} />
      </Text>
      <Inline>
        <Button variant="secondary" onClick={open} isLoading={isBusy}>
          <FormattedMessage {...messages.freeOpen} />
        </Button>
      </Inline>
    </Stack>
  );
}

/** What is paid, agreed on or shut by the operator is not given up here. */
export const mayOfferFreePlan = ({ role, paymentMethod }: Pick<BusinessSummary, 'role' | 'paymentMethod'>): boolean =>
  role === 'admin' && ['TRIALING', 'NEEDS_PAYMENT_METHOD'].includes(paymentMethod);
