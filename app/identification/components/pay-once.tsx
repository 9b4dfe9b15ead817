import type {
  IdentPayment,
  IdentPaymentStart,
  IdentPrice,
} from '@sigillum/api-contracts/identification/payment-schemas.ts';
import { Banner, Button, type Country, CountryField, Inline, Stack, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { businessProfileMessages as addressMessages } from '../../business/profile-messages.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { PaymentPanel } from '../../pricing/components/payment-panel.tsx';
import type { OpenPaymentFields, PaymentFields } from '../../pricing/payment/payment-fields.ts';
import { pricingPurchaseMessages as purchaseMessages } from '../../pricing/purchase-messages.ts';
import { usePrice } from '../../pricing/use-price.ts';
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
  calls: IdentPaymentCalls;
  onPaid: () => void;
}

/** Pays for an identification: what it costs with its tax stands there before anything can be paid. */
export function PayOnce({ price, countries, calls, onPaid }: PayOnceProps) {
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
  async function pay() {
    if (!isReady) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await carryOutPayment(fields, () => refresh(payment.id));
      onPaid();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }

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
