import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of identifications that a person pays for alone. */
export const identificationPaymentMessages = defineMessages({
  text: {
    id: 'identification.payment.text',
    defaultMessage:
      'Nobody else pays for this way. You can pay for it yourself, once: {price} without VAT. If it never takes place, you get the money back.',
    description: 'Above the payment of an identification.',
  },
  total: {
    id: 'identification.payment.total',
    defaultMessage: 'To pay now: {total}, of which {tax} is VAT.',
    description: 'Above the button that pays.',
  },
  once: {
    id: 'identification.payment.once',
    defaultMessage: '{price}, once',
    description: 'Badge beside a way of being identified: what it costs.',
  },
  settled: {
    id: 'identification.payment.settled',
    defaultMessage: 'Paid',
    description: 'Badge beside a way of being identified that the person has paid for.',
  },
  waiting: {
    id: 'identification.payment.waiting',
    defaultMessage: 'The payment is not confirmed yet. This page shows it as soon as it is; please do not pay again.',
    description: 'After a payment that the bank has not told of yet.',
  },
  open: {
    id: 'identification.payment.open',
    defaultMessage: '{price}, not paid yet',
    description: 'How a payment stands.',
  },
  paid: {
    id: 'identification.payment.paid',
    defaultMessage: 'You have paid {price}. Begin within 30 days, or you get it back.',
    description: 'How a payment stands: the identification has yet to begin or to end.',
  },
  used: {
    id: 'identification.payment.used',
    defaultMessage: 'You have paid {price} for it.',
    description: 'How a payment stands: the identification has taken place.',
  },
  refunding: {
    id: 'identification.payment.refunding',
    defaultMessage: 'It did not take place. {price} is on its way back to you.',
    description: 'How a payment stands.',
  },
  refunded: {
    id: 'identification.payment.refunded',
    defaultMessage: 'It did not take place. {price} was paid back to you on {date}.',
    description: 'How a payment stands.',
  },
  receipt: {
    id: 'identification.payment.receipt',
    defaultMessage: 'Receipt',
    description: 'Link to the receipt of a payment.',
  },
  listTitle: {
    id: 'identification.payment.list',
    defaultMessage: 'What you have paid for',
    description: 'Title of the list of payments for identifications.',
  },
});
