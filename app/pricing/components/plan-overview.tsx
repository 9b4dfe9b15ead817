import type { Currency, PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { Card, Grid, Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { findPrice } from '../purchase.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import { usePrice } from '../use-price.ts';
import { PlanContents } from './plan-contents.tsx';

/** The plans side by side, to be read: where they are not bought in the page. */
export function PlanOverview({ plans, currency }: { plans: readonly PricePlan[]; currency: Currency }) {
  const price = usePrice();
  return (
    <Grid leastColumnWidth={240} gap={4}>
      {plans.map((plan) => (
        <Card key={plan.id}>
          <Stack gap={2}>
            <Heading level={2} look="title">
              {plan.name}
            </Heading>
            {(['monthly', 'yearly'] as const).map((cycle) => {
              const found = findPrice(plan, { cycle, currency });
              return (
                found && (
                  <Text key={cycle} weight={cycle === 'monthly' ? 'strong' : 'regular'}>
                    <FormattedMessage {...messages.perSeat} values={{ price: price.plan(found) }} />
                  </Text>
                )
              );
            })}
            <Text tag="div" size="small" tone="soft">
              <PlanContents plan={plan} currency={currency} />
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
