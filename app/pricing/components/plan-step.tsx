import { mostSeats } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import {
  Button,
  Card,
  FormLayout,
  from,
  Heading,
  NumberField,
  Stack,
  theme,
  toolbarHeight,
} from '@sigillum/design-system';
import { type Dispatch, type SetStateAction, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { isApiProblem } from '../../forms/is-api-problem.ts';
import { type PurchaseChoice, readSeatRange } from '../purchase.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import { pricingSeatMessages as seatMessages } from '../seat-messages.ts';
import { ChargePanel, type ChargePanelProps } from './charge-panel.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PromoField } from './promo-field.tsx';
import type { PurchaseViewProps } from '../purchase-props.ts';

/** What is filled in, and beside it what it costs; below each other until there is room. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[5]};

  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
  }
  > :last-child {
    ${from.md} {
      position: sticky;
      /* Below the head of the page, which stays there, too. */
      top: calc(${toolbarHeight}px + ${theme.space[5]});
    }
  }
`;

export interface PlanStepProps
  extends ChargePanelProps, Pick<PurchaseViewProps, 'plans' | 'present' | 'people' | 'paidCurrency'> {
  choice: PurchaseChoice;
  onChange: Dispatch<SetStateAction<PurchaseChoice>>;
  onPlan: (plan: PricePlan) => void;
  onContinue: () => void;
  /** Throws what is wrong with a code for what is chosen. */
  judgeCode: ((code: string) => Promise<unknown>) | undefined;
}

/** The first step: plan, cycle, seats and code, with the price beside them. */
export function PlanStep(props: PlanStepProps) {
  const { plans, present, people, paidCurrency, choice, onChange, onPlan, onContinue, judgeCode } = props;
  const { state, retry, namePlan } = props;
  const { formatMessage } = useIntl();
  const fieldRef = useRef<HTMLInputElement>(null);
  const plan = plans.find(({ id }) => id === choice.plan);
  const range = plan ? readSeatRange(plan, people, mostSeats) : { least: 1, greatest: 1 };
  const error = state.status === 'failed' ? state.error : undefined;
  const isCodeRefused = isApiProblem(error) && error.key?.startsWith('error.billing.promo_');
  const { seats } = choice;
  const isGood = seats !== undefined && Number.isInteger(seats) && seats >= range.least && seats <= range.greatest;

  function proceed() {
    if (!isGood) fieldRef.current?.focus();
    else if (state.status === 'ready') onContinue();
  }

  return (
    <Halves>
      <FormLayout>
        <PlanChoice
          plans={plans}
          choice={choice}
          present={present}
          people={people}
          canChangeCurrency={paidCurrency === undefined}
          onPlan={onPlan}
          onTerms={(change) => onChange({ ...choice, ...change })}
        />
        {range.greatest > 1 && (
          <NumberField
            key={choice.plan}
            ref={fieldRef}
            label={formatMessage(messages.seats)}
            hint={formatMessage(messages.seatsHint, { people })}
            error={isGood ? undefined : formatMessage(seatMessages.seatsRange, range)}
            lessLabel={formatMessage(seatMessages.seatsFewer)}
            moreLabel={formatMessage(seatMessages.seatsMore)}
            least={range.least}
            greatest={range.greatest}
            defaultValue={seats}
            onChange={(value) => onChange({ ...choice, seats: value })}
          />
        )}
      </FormLayout>
      <Card look="raised">
        <Stack gap={5}>
          <Heading level={2} look="title">
            <FormattedMessage {...messages.summary} />
          </Heading>
          {isGood && !isCodeRefused && <ChargePanel state={state} retry={retry} namePlan={namePlan} />}
          <PromoField
            code={choice.promoCode}
            refusal={isCodeRefused ? error : undefined}
            judge={judgeCode}
            // While a code is judged, something else may have been chosen.
            onCode={(promoCode) => onChange((before) => ({ ...before, promoCode }))}
          />
          <Button isWide onClick={proceed} aria-disabled={!isGood || state.status !== 'ready'}>
            <FormattedMessage {...messages.toPayment} />
          </Button>
        </Stack>
      </Card>
    </Halves>
  );
}
