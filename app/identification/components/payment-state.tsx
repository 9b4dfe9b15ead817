import type { IdentPayment, IdentPaymentState } from '@sigillum/api-contracts/identification/payment-schemas.ts';
import { Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { usePrice } from '../../pricing/use-price.ts';
import { identificationPaymentMessages as messages } from '../payment-messages.ts';

const texts: Readonly<Record<IdentPaymentState, MessageText>> = {
  open: messages.open,
  dropped: messages.open,
  paid: messages.paid,
  used: messages.used,
  refunding: messages.refunding,
  refunded: messages.refunded,
};

/** How a payment stands, in words, with its receipt. */
export function PaymentState({ payment }: { payment: IdentPayment }) {
  const { amount } = usePrice();
  const { date } = useFormat();
  const { state, total, currency, refunded_at, receipt_url } = payment;
  const values = { price: amount(total, currency), date: refunded_at === null ? '' : date(refunded_at) };
  return (
    <Text>
      <FormattedMessage {...texts[state]} values={values} />{' '}
      {receipt_url !== null && (
        <TextLink href={receipt_url} target="_blank" rel="noopener noreferrer">
          <FormattedMessage {...messages.receipt} />
        </TextLink>
      )}
    </Text>
  );
}
