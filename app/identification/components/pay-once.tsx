import type {
  IdentPayment,
  IdentPaymentStart,
  IdentPrice,
} from '@sigillum/api-contracts/identification/payment-schemas.ts';
import { Banner, Button, type Country, CountryField, Inline, Stack, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { businessProfileMessages as addressMessages } from '../../business/profile-messages.ts';
import { KnownFailure } from '../../forms/describe-failure.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { PaymentPanel } from '../../pricing/components/payment-panel.tsx';
import { makeDecline } from '../../pricing/decline-texts.ts';
import { noteVisit } from '../../pricing/payment/bank-visit.ts';
import type { OpenPaymentFields, PaymentFields } from '../../pricing/payment/payment-fields.ts';
import { pricingPurchaseMessages as purchaseMessages } from '../../pricing/purchase-messages.ts';
import { useArrival } from '../../pricing/payment/use-arrival.ts';
import { usePrice } from '../../pricing/use-price.ts';
import * as z from 'zod';
import { carryOutPayment } from '../carry-out-payment.ts';
import { identificationMessages } from '../messages.ts';
import { identificationPaymentMessages as messages } from '../payment-messages.ts';

/** What a payment asks of the server and of the provider's fields. */
export interface IdentPaymentCalls {
  start: (country: string) => Promise<IdentPaymentStart>;
  refresh: (paymentId: string) => Promise<IdentPayment>;
  open: OpenPaymentFields;
  returnUrl: () => string;
}

export interface PayOnceProps {
  price: IdentPrice;
  countries: readonly Country[];
  /** Whoever is to be identified: what was chosen is nobody else's. */
  buyer: string;
  /** The payment that was begun and is not paid as far as we know. */
  openId: string | undefined;
  calls: IdentPaymentCalls;
  onPaid: () => void;
}

/** Pays for an identification: what it costs with its tax stands there before anything can be paid. */
/** What is kept while a bank shows its own page. */
const Visit = z.object({ buyer: z.string(), country: z.string() });
const page = 'identification';

export function PayOnce({ price, countries, buyer, openId, calls, onPaid }: PayOnceProps) {
  const { amount } = usePrice();
  const { formatMessage } = useIntl();
  const [country, setCountry] = useState('');
  const [payment, setPayment] = useState<IdentPayment>();
  const [fields, setFields] = useState<PaymentFields>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const problem = useProblemText(error);
  const isReady = payment !== undefined && fields !== undefined && !isBusy;
  const { start, refresh, ...panel } = calls;

  async function begin(chosen: string) {
    const begun = await start(chosen);
    setPayment(begun.payment);
    return begun.setup;
  }
  async function settle(act: Pick<PaymentFields, 'pay'>, id: string) {
    setIsBusy(true);
    setError(undefined);
    try {
      await carryOutPayment(act, () => refresh(id));
      onPaid();
    } catch (failure) {
      setError(failure);
    } finally {
      noteVisit(page, undefined);
      setIsBusy(false);
    }
  }
  async function pay() {
    if (!isReady) return;
    noteVisit(page, { buyer, country });
    await settle(fields, payment.id);
  }
  useArrival(page, Visit, (answer, visit) => {
    // What may be paid already is not begun once more.
    if (visit?.buyer === buyer && (!answer || answer.isRefused)) setCountry(visit.country);
    if (answer?.isRefused) setError(makeDecline('payment_intent_authentication_failure'));
    else if (answer && openId !== undefined) void settle({ pay: () => Promise.resolve({ isDone: true }) }, openId);
    else if (!answer && visit?.buyer === buyer)
      setError(new KnownFailure({ id: purchaseMessages.bankLeft.id }, new Error('left')));
  });

  return (
    <Stack gap={4}>
      <Text>
        <FormattedMessage {...messages.text} values={{ price: amount(price.amount, price.currency) }} />
      </Text>
      <CountryField
        label={<FormattedMessage {...addressMessages.country} />}
        countries={countries}
        placeholder={formatMessage(identificationMessages.eidChoose)}
        name="country"
        value={country}
        disabled={isBusy}
        onChange={(event) => {
          setPayment(undefined);
          setCountry(event.target.value);
        }}
      />
      <PaymentPanel {...panel} country={country} start={begin} onFields={setFields} />
      {payment && (
        <Text aria-live="polite">
          <FormattedMessage
            {...messages.total}
            values={{ total: amount(payment.total, payment.currency), tax: amount(payment.tax, payment.currency) }}
          />
        </Text>
      )}
      {problem !== undefined && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      <Inline gap={3}>
        <Button type="button" onClick={() => void pay()} isLoading={isBusy} aria-disabled={!isReady}>
          {payment ? (
            <FormattedMessage {...purchaseMessages.buy} values={{ price: amount(payment.total, payment.currency) }} />
          ) : (
            <FormattedMessage {...purchaseMessages.buyUnknown} />
          )}
        </Button>
      </Inline>
    </Stack>
  );
}
