import { defineMessages } from '../i18n/define-messages.ts';

/** Adding and removing seats. */
export const pricingSeatMessages = defineMessages({
  seats: {
    id: 'pricing.seats',
    defaultMessage: '{count, plural, one {one seat} other {# seats}}',
    description: 'A number of seats.',
  },
  seatsFewer: {
    id: 'pricing.seats.fewer',
    defaultMessage: 'One fewer',
    description: 'Name of the button with a minus.',
  },
  seatsMore: { id: 'pricing.seats.more', defaultMessage: 'One more', description: 'Name of the button with a plus.' },
  seatsRange: {
    id: 'pricing.seats.range',
    defaultMessage: 'Please enter a number from {least} to {greatest}.',
    description: 'Below the field when the number is out of range.',
  },

  removeTitle: {
    id: 'pricing.remove-seats.title',
    defaultMessage: 'Remove seats',
    description: 'Title of the dialog.',
  },
  removeText: {
    id: 'pricing.remove-seats.text',
    defaultMessage:
      '{business} has {seats, plural, one {one seat} other {# seats}}; {members, plural, one {one is} other {# are}} in use.',
    description: 'Below the title.',
  },
  removeCount: {
    id: 'pricing.remove-seats.count',
    defaultMessage: 'How many do you want to remove?',
    description: 'Label of the field.',
  },
  removeHint: {
    id: 'pricing.remove-seats.hint',
    defaultMessage: 'At most {greatest}. To remove more, remove members first.',
    description: 'Below the label. {greatest} is how many seats nobody uses.',
  },
  removeUntil: {
    id: 'pricing.remove-seats.until',
    defaultMessage: 'Until {date}',
    description: 'Term in a table. {date} is the last day of the period.',
  },
  removeAfter: { id: 'pricing.remove-seats.after', defaultMessage: 'After that', description: 'Term in a table.' },
  removeNoRefund: {
    id: 'pricing.remove-seats.no-refund',
    defaultMessage: 'What is paid is not refunded; the seats stay usable until the period ends.',
    description: 'Below the table.',
  },
  removeNone: {
    id: 'pricing.remove-seats.none',
    defaultMessage: 'Every seat is in use, so none can be removed. Remove members first.',
    description: 'Instead of the form when every seat is in use.',
  },
  removeSubmit: {
    id: 'pricing.remove-seats.submit',
    defaultMessage: '{count, plural, one {Remove one seat} other {Remove # seats}}',
    description: 'Button.',
  },

  addTitle: { id: 'pricing.add-seats.title', defaultMessage: 'Add seats', description: 'Title of the overlay.' },
  addText: {
    id: 'pricing.add-seats.text',
    defaultMessage:
      '{business} has {seats, plural, one {one seat} other {# seats}} in the {plan} plan, {free, plural, =0 {all in use} one {one of them free} other {# of them free}}.',
    description: 'Below the title.',
  },
  addCount: {
    id: 'pricing.add-seats.count',
    defaultMessage: 'How many do you want to add?',
    description: 'Label of the field.',
  },
  addCharge: {
    id: 'pricing.add-seats.charge',
    defaultMessage: 'The payment method on file is charged. The seats can be used at once.',
    description: 'Above the button.',
  },
  addSubmit: {
    id: 'pricing.add-seats.submit',
    defaultMessage: 'Pay {price}',
    description: 'Button. {price} is what is charged now.',
  },
  addSubmitUnknown: {
    id: 'pricing.add-seats.submit-unknown',
    defaultMessage: 'Pay',
    description: 'The same button while the price is not known.',
  },
  adding: {
    id: 'pricing.add-seats.loading',
    defaultMessage: 'Adding seats',
    description: 'Read out while the seats are added.',
  },
});
