import { mostSeats } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { Banner, Inline, Spinner, Stack, Stepper, Text, useIsMobile } from '@sigillum/design-system';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CardHead } from '../../user/components/card-head.tsx';
import { choosePlan } from '../purchase.ts';
import type { PurchaseViewProps } from '../purchase-props.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import { useBankReturn } from '../use-bank-return.ts';
import { useBuy } from '../use-buy.ts';
import { useChargePreview } from '../use-charge-preview.ts';
import { ContactLinks } from './ask-for-plan.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { PurchaseDone } from './purchase-done.tsx';

/** Choosing a plan with its price beside it, then paying it. */
export function PurchaseView(props: PurchaseViewProps) {
  const { plans, people, calls, initial, address, countries } = props;
  const { formatMessage } = useIntl();
  const isMobile = useIsMobile();
  const [choice, setChoice] = useState(initial);
  const [step, setStep] = useState<'plan' | 'payment'>('plan');
  const [country, setCountry] = useState(address?.country ?? countries[0]?.code ?? '');
  const purchase = useBuy();
  const { typed, isLost, isAsking, note } = useBankReturn(props, purchase, (visit) => {
    setChoice(visit.choice);
    setCountry(visit.country);
    setStep('payment');
  });
  const plan = plans.find(({ id }) => id === choice.plan);
  const { seats } = choice;
  const order = plan && seats !== undefined && Number.isInteger(seats) ? { ...choice, seats, country } : undefined;
  const namePlan = (id: string) => plans.find((one) => one.id === id)?.name ?? id;
  // While the bank is asked the order may be bought already, and has no price any more.
  const priced = isAsking ? undefined : order;
  const { state, retry } = useChargePreview(priced && JSON.stringify(priced), (signal) =>
    calls.preview(priced!, signal),
  );

  if (purchase.result) return <PurchaseDone result={purchase.result} plan={namePlan(purchase.result.plan)} />;
  if (isAsking)
    return (
      <Inline gap={3}>
        <Spinner />
        <Text role="status">
          <FormattedMessage {...messages.bankAsking} />
        </Text>
      </Inline>
    );
  const price = { state, retry, namePlan };
  return (
    <Stack gap={6}>
      {props.head}
      {props.isProvisional && (
        <Banner tone="warning">
          <FormattedMessage {...messages.provisional} />
        </Banner>
      )}
      {isLost && (
        <Banner tone="warning" role="alert">
          <FormattedMessage {...messages.bankLost} />
        </Banner>
      )}
      {!isMobile && (
        <Stepper
          label={formatMessage(messages.steps)}
          doneText={formatMessage(messages.stepDone)}
          failedText={formatMessage(messages.stepFailed)}
          steps={[
            { id: 'plan', label: formatMessage(messages.stepPlan), state: step === 'plan' ? 'current' : 'done' },
            { id: 'payment', label: formatMessage(messages.stepPayment), state: step === 'plan' ? 'ahead' : 'current' },
          ]}
        />
      )}
      {step === 'plan' || !order ? (
        <PlanStep
          {...props}
          {...price}
          choice={choice}
          onChange={setChoice}
          onPlan={(next) => setChoice(choosePlan(choice, next, people, mostSeats))}
          onContinue={() => setStep('payment')}
          judgeCode={order && ((code) => calls.judgeCode(code, order))}
        />
      ) : (
        <PaymentStep
          {...props}
          {...price}
          order={order}
          onCountry={setCountry}
          onBack={() => setStep('plan')}
          purchase={purchase}
          typed={typed}
          onLeave={(stage, fields) => note(order, stage, fields)}
        />
      )}
      {props.contract && (
        <Stack gap={1}>
          <Text>
            <FormattedMessage {...messages.askMore} values={{ plan: props.contract.name }} />
          </Text>
          <ContactLinks contact={props.contact} />
        </Stack>
      )}
      {props.foot}
    </Stack>
  );
}

/** The title of the page with the plans, and how things stand. */
export const PurchaseHead = ({ children }: { children: ReactNode }) => (
  <CardHead title={<FormattedMessage {...messages.title} />}>{children}</CardHead>
);
