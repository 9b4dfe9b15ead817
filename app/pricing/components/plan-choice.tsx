import type { PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { Badge, FormLayout, FormRow, RadioCards, SelectField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { findPrice, hasRoom, type PurchaseChoice } from '../purchase.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import { usePrice } from '../use-price.ts';
import { PlanContents } from './plan-contents.tsx';

export interface PlanChoiceProps {
  plans: readonly PricePlan[];
  choice: Pick<PurchaseChoice, 'plan' | 'cycle' | 'currency'>;
  /** The plan that the business has. */
  present: string | undefined;
  /** How many people need a seat. */
  people: number;
  /** False where the business has paid in one currency already. */
  canChangeCurrency: boolean;
  onPlan: (plan: PricePlan) => void;
  onTerms: (change: Partial<Pick<PurchaseChoice, 'cycle' | 'currency'>>) => void;
}

const currencies = [
  { value: 'EUR', label: 'EUR' },
  { value: 'CHF', label: 'CHF' },
];

/** Cycle and currency, then the plans with what each includes and costs. */
export function PlanChoice({ plans, choice, present, people, canChangeCurrency, onPlan, onTerms }: PlanChoiceProps) {
  const { formatMessage } = useIntl();
  const price = usePrice();
  const options = plans.flatMap((plan) => {
    const found = findPrice(plan, choice);
    if (!found) return [];
    return {
      value: plan.id,
      label: plan.name,
      aside: plan.id === present && (
        <Badge tone="pine">
          <FormattedMessage {...messages.present} />
        </Badge>
      ),
      isDisabled: !hasRoom(plan, people),
      disabledReason: <FormattedMessage {...messages.tooFew} values={{ people }} />,
      description: (
        <>
          <b>
            <FormattedMessage {...messages.perSeat} values={{ price: price.plan(found) }} />
          </b>
          <PlanContents plan={plan} currency={choice.currency} />
        </>
      ),
    };
  });
  return (
    <FormLayout>
      <FormRow>
        <SelectField
          label={formatMessage(messages.cycle)}
          value={choice.cycle}
          onChange={(event) => onTerms({ cycle: event.target.value as PurchaseChoice['cycle'] })}
          options={[
            { value: 'monthly', label: formatMessage(messages.monthly) },
            { value: 'yearly', label: formatMessage(messages.yearly) },
          ]}
        />
        {canChangeCurrency && (
          <SelectField
            label={formatMessage(messages.currency)}
            value={choice.currency}
            onChange={(event) => onTerms({ currency: event.target.value as PurchaseChoice['currency'] })}
            options={currencies}
          />
        )}
      </FormRow>
      <RadioCards
        name="plan"
        label={formatMessage(messages.plan)}
        value={choice.plan}
        options={options}
        leastCardWidth={300}
        onChange={(id) => {
          const plan = plans.find((one) => one.id === id);
          if (plan) onPlan(plan);
        }}
      />
    </FormLayout>
  );
}
