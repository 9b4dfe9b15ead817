import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of choosing and buying a plan. */
export const pricingPurchaseMessages = defineMessages({
  steps: {
    id: 'pricing.buy.steps',
    defaultMessage: 'Steps of the purchase',
    description: 'Name of a list of two steps.',
  },
  stepPlan: { id: 'pricing.buy.step.plan', defaultMessage: 'Plan', description: 'First step.' },
  stepPayment: { id: 'pricing.buy.step.payment', defaultMessage: 'Bill and payment', description: 'Second step.' },
  stepDone: { id: 'pricing.buy.step.done', defaultMessage: 'done', description: 'Read out after a step that is done.' },
  stepFailed: {
    id: 'pricing.buy.step.failed',
    defaultMessage: 'to be corrected',
    description: 'Read out after a step in which something is wrong.',
  },
  title: { id: 'pricing.buy.title', defaultMessage: 'Choose a plan', description: 'Title of the page with the plans.' },
  textPerson: {
    id: 'pricing.buy.text-person',
    defaultMessage: 'A plan belongs to a business, which is set up for you at once. You are its administrator.',
    description: 'Below the title, for a person without a business.',
  },
  textTrial: {
    id: 'pricing.buy.text-trial',
    defaultMessage: '{name} is in its trial until {date}. A plan begins as soon as it is paid.',
    description: 'Below the title, for a business in its trial.',
  },
  textEnded: {
    id: 'pricing.buy.text-ended',
    defaultMessage:
      'The trial of {name} has ended. Nothing is lost: what was sent can still be signed and downloaded. With a plan everybody goes on at once.',
    description: 'Below the title, for a business whose trial has ended.',
  },
  textLapsed: {
    id: 'pricing.buy.text-lapsed',
    defaultMessage:
      'The plan of {name} has ended or was not paid. Nothing is lost: what was sent can still be signed and downloaded. With a plan everybody goes on at once.',
    description: 'Below the title, for a business whose plan has ended.',
  },
  textChange: {
    id: 'pricing.buy.text-change',
    defaultMessage: '{name} has the {plan} plan. What is left of it counts towards another one.',
    description: 'Below the title, for a business that has a plan already.',
  },
  textElsewhere: {
    id: 'pricing.buy.text-elsewhere',
    defaultMessage:
      '{name} has a plan with another payment provider. Nothing of it counts towards a plan that is bought here, and it is charged until it is cancelled there.',
    description: 'Below the title, for a business that has paid elsewhere since before plans were sold here.',
  },
  trialInstead: {
    id: 'pricing.buy.trial-instead',
    defaultMessage: 'Rather try everything for {days} days first?',
    description: 'Before the link to the form of a new business. {days} is the length of a trial.',
  },
  provisional: {
    id: 'pricing.buy.provisional',
    defaultMessage:
      'The payment service does not answer at the moment, so these prices may have changed. You see what is charged before you pay.',
    description: 'Notice above the plans.',
  },
  cycle: { id: 'pricing.buy.cycle', defaultMessage: 'Charged', description: 'Label of a choice between two cycles.' },
  monthly: { id: 'pricing.buy.monthly', defaultMessage: 'Every month', description: 'A cycle.' },
  yearly: { id: 'pricing.buy.yearly', defaultMessage: 'Every year', description: 'A cycle.' },
  currency: { id: 'pricing.buy.currency', defaultMessage: 'Currency', description: 'Label of a choice.' },
  plan: { id: 'pricing.buy.plan', defaultMessage: 'Plan', description: 'Label of the choice of a plan.' },
  present: { id: 'pricing.buy.present', defaultMessage: 'Your plan', description: 'Badge at the plan that one has.' },
  perSeat: {
    id: 'pricing.buy.per-seat',
    defaultMessage: '{price} for each seat',
    description: 'What a plan costs. {price} is a price for a period.',
  },
  seatsUpTo: {
    id: 'pricing.buy.seats-up-to',
    defaultMessage: '{most, plural, one {For one person} other {For up to # people}}',
    description: 'What a plan includes.',
  },
  seatsFrom: {
    id: 'pricing.buy.seats-from',
    defaultMessage: 'From {least, plural, one {one seat} other {# seats}} on',
    description: 'What a plan includes.',
  },
  tooFew: {
    id: 'pricing.buy.too-few',
    defaultMessage: 'Too small: {people, plural, one {one person belongs} other {# people belong}} to the business.',
    description: 'Why a plan cannot be chosen.',
  },
  signaturesFree: {
    id: 'pricing.buy.signatures-free',
    defaultMessage: 'Signatures without a limit: {qualities}',
    description: 'What a plan includes. {qualities} is a list such as “Simple (SES), Advanced (AES)”.',
  },
  signaturesCount: {
    id: 'pricing.buy.signatures-count',
    defaultMessage: 'Signatures for each seat and month: {list}',
    description: 'What a plan includes. {list} is such as “20 × Advanced (AES), 5 × Qualified (QES)”.',
  },
  unitPrice: {
    id: 'pricing.buy.unit-price',
    defaultMessage: 'Each one beyond that: {list}',
    description: 'What more signatures cost. {list} is such as “Qualified (QES) CHF 2.70”.',
  },
  unit: {
    id: 'pricing.buy.unit',
    defaultMessage: '{quality} {price}',
    description: 'An element of that list: a quality and the price of one signature.',
  },
  features: {
    id: 'pricing.buy.features',
    defaultMessage: 'With {list}',
    description: 'What a plan includes. {list} are some of the features that follow.',
  },
  seats: { id: 'pricing.buy.seats', defaultMessage: 'Seats', description: 'Label of a number.' },
  seatsHint: {
    id: 'pricing.buy.seats-hint',
    defaultMessage:
      '{people, plural, =0 {One for each person.} one {One for each person; one person belongs to the business.} other {One for each person; # belong to the business.}}',
    description: 'Below that label. {people} counts those who are invited, too.',
  },
  promo: { id: 'pricing.buy.promo', defaultMessage: 'Code for a discount', description: 'Label of a field.' },
  promoApply: { id: 'pricing.buy.promo-apply', defaultMessage: 'Apply', description: 'Button beside that field.' },
  promoTaken: {
    id: 'pricing.buy.promo-taken',
    defaultMessage: 'The code {code} is taken into account.',
    description: 'Below that field.',
  },
  promoRemove: { id: 'pricing.buy.promo-remove', defaultMessage: 'Without the code', description: 'Button.' },

  summary: { id: 'pricing.buy.summary', defaultMessage: 'What it costs', description: 'Title of the calculation.' },
  linePlan: {
    id: 'pricing.buy.line.plan',
    defaultMessage: '{plan}, {seats, plural, one {one seat} other {# seats}}',
    description: 'A line of the calculation.',
  },
  lineProration: {
    id: 'pricing.buy.line.proration',
    defaultMessage: '{plan}, {seats, plural, one {one seat} other {# seats}}, for the rest of the period',
    description: 'A line of the calculation.',
  },
  lineCredit: {
    id: 'pricing.buy.line.credit',
    defaultMessage: 'What is left of the present plan',
    description: 'A line of the calculation, with a negative amount.',
  },
  lineDiscount: {
    id: 'pricing.buy.line.discount',
    defaultMessage: 'Discount {code}',
    description: 'A line of the calculation, with a negative amount.',
  },
  lineTax: {
    id: 'pricing.buy.line.tax',
    defaultMessage: '{isKnown, select, true {VAT {rate, number}\u00a0%} other {VAT}}',
    description: 'A line of the calculation; the rate is not always known.',
  },
  linePeriod: {
    id: 'pricing.buy.line.period',
    defaultMessage: '{from} to {to}',
    description: 'Under a line: the days that it is for.',
  },
  reverseCharge: {
    id: 'pricing.buy.reverse-charge',
    defaultMessage: 'No VAT is charged: you owe it in your country (reverse charge).',
    description: 'Below the calculation.',
  },
  total: { id: 'pricing.buy.total', defaultMessage: 'Total', description: 'A line of the calculation.' },
  due: { id: 'pricing.buy.due', defaultMessage: 'To pay now', description: 'The last line of the calculation.' },
  credit: {
    id: 'pricing.buy.credit',
    defaultMessage: '{price} stays to your credit and is deducted from the next bills.',
    description: 'Below the calculation, where a change of plan gives more back than it costs.',
  },
  next: {
    id: 'pricing.buy.next',
    defaultMessage: 'Next on {date}: {price}. You can cancel at any time before.',
    description: 'Below the calculation. {price} includes the tax.',
  },
  calculating: {
    id: 'pricing.buy.calculating',
    defaultMessage: 'Calculating the price',
    description: 'Read out while the price is fetched.',
  },
  toPayment: {
    id: 'pricing.buy.to-payment',
    defaultMessage: 'On to the payment',
    description: 'Button to the second step.',
  },
  change: { id: 'pricing.buy.change', defaultMessage: 'Change', description: 'Button back to the first step.' },

  billTo: { id: 'pricing.buy.bill-to', defaultMessage: 'Where bills go', description: 'Title of the address.' },
  businessName: {
    id: 'pricing.buy.business-name',
    defaultMessage: 'Name of the business',
    description: 'Label of a field.',
  },
  businessNameHint: {
    id: 'pricing.buy.business-name-hint',
    defaultMessage: 'Your own name if you sign for yourself.',
    description: 'Below that label.',
  },
  vat: { id: 'pricing.buy.vat', defaultMessage: 'VAT number', description: 'Label of a field.' },
  vatHint: {
    id: 'pricing.buy.vat-hint',
    defaultMessage: 'With the letters of the country, such as CHE123456788 or DE123456789.',
    description: 'Below that label.',
  },
  terms: {
    id: 'pricing.buy.terms',
    defaultMessage: 'I accept the terms of use for the business.',
    description: 'Checkbox.',
  },
  payment: { id: 'pricing.buy.payment', defaultMessage: 'How you pay', description: 'Title of the payment fields.' },
  paymentKept: {
    id: 'pricing.buy.payment-kept',
    defaultMessage: 'The payment method on file is charged.',
    description: 'Instead of the payment fields.',
  },
  paymentCountry: {
    id: 'pricing.buy.payment-country',
    defaultMessage: 'Choose the country first.',
    description: 'Instead of the payment fields while there is no country.',
  },
  paymentLoading: {
    id: 'pricing.buy.payment-loading',
    defaultMessage: 'Opening the payment fields',
    description: 'While the provider’s script loads.',
  },
  paymentMissing: {
    id: 'pricing.buy.payment-missing',
    defaultMessage:
      'The payment provider’s fields could not be loaded. Your network or an extension of the browser may keep them away. Nothing was charged.',
    description: 'When the provider’s script does not come.',
  },
  paymentLocal: {
    id: 'pricing.buy.payment-local',
    defaultMessage: 'Stand-in of a test system: no money moves, and no real card belongs here.',
    description: 'Above the payment fields of a test system.',
  },
  paymentForeign: {
    id: 'pricing.buy.payment-foreign',
    defaultMessage: 'What you enter here goes to the payment provider alone.',
    description: 'Above the payment fields.',
  },
  buy: { id: 'pricing.buy.submit', defaultMessage: 'Pay {price}', description: 'Button. {price} is charged now.' },
  buyFree: {
    id: 'pricing.buy.submit-free',
    defaultMessage: 'Change the plan',
    description: 'That button where another plan costs nothing now.',
  },
  buyUnknown: { id: 'pricing.buy.submit-unknown', defaultMessage: 'Pay', description: 'That button without a price.' },

  doneTitle: {
    id: 'pricing.buy.done.title',
    defaultMessage: 'Thank you, it is paid',
    description: 'Title after a purchase.',
  },
  doneText: {
    id: 'pricing.buy.done.text',
    defaultMessage: 'The {plan} plan with {seats, plural, one {one seat} other {# seats}} is yours from now on.',
    description: 'Below that title.',
  },
  doneReceipt: { id: 'pricing.buy.done.receipt', defaultMessage: 'Open the receipt', description: 'Link to the bill.' },
  donePlan: { id: 'pricing.buy.done.plan', defaultMessage: 'To plan and billing', description: 'Link.' },

  bankAsking: {
    id: 'pricing.bank.asking',
    defaultMessage: 'We are asking what your bank has answered.',
    description: 'While the page goes on after the page of a bank.',
  },
  bankLeft: {
    id: 'pricing.bank.left',
    defaultMessage: 'Your bank has not confirmed anything yet. Nothing was bought and nothing was charged. Try again.',
    description: 'When somebody came back from the page of a bank without an answer of it.',
  },
  bankWaiting: {
    id: 'pricing.bank.waiting',
    defaultMessage:
      'Your bank has confirmed, but the payment has not arrived yet. Please do not pay again, and open this page anew in a moment.',
    description: 'After the page of a bank, when the payment provider does not know of the payment yet.',
  },
  bankLost: {
    id: 'pricing.bank.lost',
    defaultMessage:
      'You come from your bank, but what you had chosen is not known in this window. If a payment was made, your plan appears here in a moment; otherwise nothing was bought.',
    description: 'When a bank has led back to another window or too late.',
  },

  declined: {
    id: 'pricing.declined',
    defaultMessage:
      'The payment was declined. Nothing was bought and nothing was charged. Try another means of payment.',
    description: 'When the bank gives no reason, or one that we have no sentence for.',
  },
  declinedFunds: {
    id: 'pricing.declined.funds',
    defaultMessage: 'The payment was declined for want of funds. Nothing was bought and nothing was charged.',
    description: 'A reason of the bank.',
  },
  declinedExpired: {
    id: 'pricing.declined.expired',
    defaultMessage: 'The card has expired. Nothing was bought and nothing was charged. Enter another one.',
    description: 'A reason of the bank.',
  },
  declinedConfirmation: {
    id: 'pricing.declined.confirmation',
    defaultMessage:
      'The payment was not confirmed at your bank. Nothing was bought and nothing was charged. Try again.',
    description: 'A reason of the bank: 3-D Secure was not passed.',
  },
  declinedDetails: {
    id: 'pricing.declined.details',
    defaultMessage: 'Something in the details of the card is not right. Check number, date and code.',
    description: 'A reason of the bank, or what was typed is not complete.',
  },

  askTitle: {
    id: 'pricing.ask.title',
    defaultMessage: 'Whom to ask',
    description: 'Title where plans are agreed on by hand.',
  },
  askText: {
    id: 'pricing.ask.text',
    defaultMessage: 'Plans are sold by invoice here. Tell them which plan you want and for how many people.',
    description: 'Below that title.',
  },
  askUnknown: {
    id: 'pricing.ask.unknown',
    defaultMessage: 'Please ask whoever runs this service.',
    description: 'Where no address is known.',
  },
  askMail: { id: 'pricing.ask.mail', defaultMessage: 'Write to {email}', description: 'Link that opens a mail.' },
  askPage: {
    id: 'pricing.ask.page',
    defaultMessage: 'Ask on their page',
    description: 'Link to a page of the operator.',
  },
  askMore: {
    id: 'pricing.ask.more',
    defaultMessage: '{plan}: more people, other terms? Ask for an offer.',
    description: 'Below the plans. {plan} is the name of the plan by contract.',
  },
});
