import { Banner, Button, Card, FormLayout, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiProblem } from '../../forms/is-api-problem.ts';
import { mapProblem } from '../../forms/map-problem.ts';
import { type FormFailure, parseForm } from '../../forms/parse-form.ts';
import { useForm } from '../../forms/use-form.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { BillForm, FoundingForm, type Bill } from '../bill-form.ts';
import type { BankStage } from '../payment/bank-visit.ts';
import type { PaymentFields } from '../payment/payment-fields.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import type { useBuy } from '../use-buy.ts';
import { usePrice } from '../use-price.ts';
import { BillFields } from './bill-fields.tsx';
import { ChargePanel, type ChargePanelProps } from './charge-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { Halves } from './plan-step.tsx';
import type { Order, PurchaseViewProps } from '../purchase-props.ts';

export interface PaymentStepProps extends PurchaseViewProps, ChargePanelProps {
  order: Order;
  onCountry: (country: string) => void;
  onBack: () => void;
  /** What was typed before the page was left for the bank's. */
  typed: Record<string, string> | undefined;
  onLeave: (stage: BankStage | undefined, typed: Record<string, string>) => void;
  purchase: Pick<ReturnType<typeof useBuy>, 'buy' | 'isBusy' | 'error' | 'refusals'>;
}

/** The second step: where the bill goes and how it is paid. Nothing is bought before its price stands there. */
export function PaymentStep(props: PaymentStepProps) {
  const { order, state, retry, namePlan, calls, isFounding, isPaymentKept, purchase, onCountry, onBack } = props;
  const [failure, setFailure] = useState<FormFailure | undefined>(props.typed && { fields: {}, typed: props.typed });
  const [fields, setFields] = useState<PaymentFields>();
  const { ref, ...form } = useForm(failure);
  const price = usePrice();
  const problem = useProblemText(purchase.error);
  const country = order.country ?? '';
  const isReady = state.status === 'ready' && (isPaymentKept || fields !== undefined) && !purchase.isBusy;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const parsed = parseForm(typed, isFounding ? FoundingForm : BillForm);
    setFailure(parsed.failure);
    if (parsed.failure || !isReady) return;
    const { keepBill, ...rest } = calls.purchase(order);
    // What is wrong with a number is said at its field.
    const keep = (bill: Bill) =>
      keepBill(bill).catch((error: unknown) => {
        if (isApiProblem(error)) setFailure(mapProblem(error, typed, vatProblems));
        throw error;
      });
    const note = (stage: BankStage | undefined) => props.onLeave(stage, readTyped(typed));
    await purchase.buy({ ...rest, keepBill: keep, note }, parsed.value, fields);
  }

  return (
    <form ref={ref} noValidate onSubmit={(event) => void submit(event)} aria-busy={purchase.isBusy}>
      <Halves>
        <Stack gap={5}>
          <Card>
            <FormLayout>
              <Heading level={2} look="title">
                <FormattedMessage {...messages.billTo} />
              </Heading>
              <BillFields {...props} form={form} country={country} onCountry={onCountry} />
            </FormLayout>
          </Card>
          <Card>
            <Stack gap={4}>
              <Heading level={2} look="title">
                <FormattedMessage {...messages.payment} />
              </Heading>
              {isPaymentKept ? (
                <Text>
                  <FormattedMessage {...messages.paymentKept} />
                </Text>
              ) : (
                <PaymentPanel key={purchase.refusals} {...calls} country={country} onFields={setFields} />
              )}
            </Stack>
          </Card>
        </Stack>
        <Card look="raised">
          <Stack gap={5}>
            <Inline justify="space-between" gap={3}>
              <Heading level={2} look="title">
                <FormattedMessage {...messages.summary} />
              </Heading>
              <Button variant="quiet" size="small" onClick={onBack} disabled={purchase.isBusy}>
                <FormattedMessage {...messages.change} />
              </Button>
            </Inline>
            <ChargePanel state={state} retry={retry} namePlan={namePlan} />
            {problem !== undefined && (
              <Banner tone="danger" role="alert">
                {problem}
              </Banner>
            )}
            <Button type="submit" isWide isLoading={purchase.isBusy} aria-disabled={!isReady}>
              {state.status !== 'ready' ? (
                <FormattedMessage {...messages.buyUnknown} />
              ) : isPaymentKept && state.preview.amountDue === 0 ? (
                <FormattedMessage {...messages.buyFree} />
              ) : (
                <FormattedMessage
                  {...messages.buy}
                  values={{ price: price.amount(state.preview.amountDue, state.preview.currency) }}
                />
              )}
            </Button>
          </Stack>
        </Card>
      </Halves>
    </form>
  );
}

/** The fields of the bill; no card is among them. */
const readTyped = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const vatProblems = { 'error.billing.vat_invalid': 'vat', 'error.billing.vat_unknown': 'vat' } as const;
