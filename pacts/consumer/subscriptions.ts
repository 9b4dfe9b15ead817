import { cancelTrial } from '@sigillum/api-contracts/business/cancel-trial.ts';
import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import type { Endpoint, EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import * as examples from '@sigillum/api-contracts/pricing/examples.ts';
import * as pricing from '@sigillum/api-contracts/pricing/index.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { shorten } from '../support/shorten.ts';
import * as people from '../support/signature-requests.ts';

const { businessId, ownerId, ownerToken, strangerToken } = people;
const params = { id: businessId };
const member: Given = [
  'a person belongs to a business',
  { userId: ownerId, businessId, name: 'Keller', role: 'member', paymentMethod: 'TRIALING' },
];
const sold: Given = ['plans are sold by card', {}];
const away: Given = ['plans are sold by card', { isAway: true }];
const known: Given = ['a business is known to the payment provider', { businessId }];
const personKnown: Given = ['a person is known to the payment provider', { userId: ownerId }];
const addressed: Given = ['a business has said where bills go', { businessId }];
const bought: Given = ['a business has bought seats', { businessId, seats: 5 }];
const reduced: Given = ['a business has bought seats', { businessId, seats: 5, nextSeats: 3 }];
const clock: Given = ['the clock stands at an instant', { instant: '2026-11-15T10:00:00.000Z' }];
const timestamp = '2026-11-15T09:59:00.000Z';
const summer = (wrong: 'expired' | 'used up' | 'for another plan'): Given => [
  'plans are sold by card',
  { summer: wrong },
];
const { vatCheck: _, ...billing } = examples.billingExample;
const purchase = examples.purchaseExample;
const direct = { ...purchase, billing, gtc_accepted: true };

type Case<E extends Endpoint> = [
  what: string,
  given: readonly Given[],
  result: ProblemKey | { status: number; example: unknown },
  call?: Partial<EndpointCall<E>>,
];

/** What an endpoint answers a signed-in person, and that nobody else gets it. */
function expectAll<E extends Endpoint>(
  pact: AreaPact,
  title: string,
  endpoint: E,
  { call, given }: { call: EndpointCall<E>; given: readonly [Given, ...Given[]] },
  cases: Case<E>[],
): void {
  for (const [what, more, result, changes] of cases)
    pact.expects(what ? `${title}, ${what}` : title, endpoint, {
      given: [...given, ...more],
      call: { ...(call as object), ...(changes as object) } as EndpointCall<E>,
      credentials: { bearer: ownerToken },
      ...(typeof result === 'string' ? { refuses: result } : { answers: result }),
    });
  pact.expects(`${title}, by nobody who is known`, endpoint, {
    given,
    call,
    credentials: { bearer: 'of-nobody' },
    refuses: 'error.auth.token_invalid',
  });
}

/** As above, for what only administrators of the business may do. */
function expectOfBusiness<E extends Endpoint>(
  pact: AreaPact,
  title: string,
  endpoint: E,
  call: EndpointCall<E>,
  cases: Case<E>[],
): void {
  expectAll(pact, title, endpoint, { call, given: people.business }, cases);
  pact.expects(`${title}, by a member`, endpoint, {
    given: [...people.anna, member],
    call,
    credentials: { bearer: ownerToken },
    refuses: 'error.business.admins_only',
  });
  pact.expects(`${title}, of a business of others`, endpoint, {
    given: [...people.stranger],
    call,
    credentials: { bearer: strangerToken },
    refuses: 'error.not_found',
  });
}

const notSold = (title = 'where nothing is sold'): Case<Endpoint> => [title, [], 'error.billing.not_sold'];
const unavailable = (...given: Given[]): Case<Endpoint> => [
  'while the provider is away',
  [away, ...given],
  'error.billing.unavailable',
];
const ok = (example: unknown) => ({ status: 200, example });

/** What may be wrong with a purchase. `given` is what it needs besides; `write` makes the body of what is bought. */
const purchaseCases = (
  write: (changes: Partial<typeof purchase> & { promoCode?: string }) => object,
  ...given: Given[]
): Case<Endpoint>[] => [
  notSold(),
  [
    'of a plan that nobody sells',
    [sold, ...given],
    'error.billing.plan_not_offered',
    { body: write({ plan: 'gold' }) },
  ],
  [
    'with more seats than the plan has',
    [sold, ...given],
    'error.billing.seats_out_of_range',
    { body: write({ amountSeats: 10_000 }) },
  ],
  [
    'with a code that does not exist',
    [sold, ...given],
    'error.billing.promo_unknown',
    { body: write({ promoCode: 'x' }) },
  ],
  [
    'with a code that has expired',
    [summer('expired'), ...given],
    'error.billing.promo_expired',
    { body: write({ promoCode: 'summer' }) },
  ],
  [
    'with a code that is used up',
    [summer('used up'), ...given],
    'error.billing.promo_used_up',
    { body: write({ promoCode: 'SUMMER' }) },
  ],
  [
    'with a code for another plan',
    [summer('for another plan'), ...given],
    'error.billing.promo_not_for_plan',
    { body: write({ promoCode: ' Summer ' }) },
  ],
];

const crowd: Given[] = [1, 2].map((at) => [
  'a person is invited to a business',
  { email: `colleague${at}@example.ch`, businessId, role: 'member' },
]);
const inUse = (call: object, ...given: Given[]): Case<Endpoint> => [
  'with fewer seats than people',
  [sold, ...given, ...crowd],
  'error.billing.seats_in_use',
  call,
];

/** Everything about buying. */
export function expectSubscriptions(pact: AreaPact): void {
  expectOfBusiness(
    pact,
    'a means of payment of a business',
    pricing.startPayment,
    { params, body: { country: 'CH' } },
    [['', [sold], ok(examples.paymentSetupExample)], notSold(), unavailable()],
  );
  expectOfBusiness(pact, 'what a plan would cost', pricing.previewUpgrade, { params, body: purchase }, [
    ['', [sold, clock], ok(examples.chargePreviewExample)],
    ...purchaseCases((changes) => ({ ...purchase, ...changes })),
    inUse({ body: { ...purchase, amountSeats: 2 } }),
    [
      'in another currency than before',
      [sold, bought],
      'error.billing.currency_fixed',
      { body: { ...purchase, currency: 'EUR' } },
    ],
    ['while seats end with the period', [sold, reduced], 'error.billing.removal_pending'],
    unavailable(),
  ]);
  expectOfBusiness(pact, 'a plan', pricing.upgradeSubscription, { params, body: purchase }, [
    ['', [sold, known, addressed], ok(examples.purchaseResultExample)],
    ...purchaseCases((changes) => ({ ...purchase, ...changes }), known, addressed),
    inUse({ body: { ...purchase, amountSeats: 2 } }, known, addressed),
    [
      'in another currency than before',
      [sold, bought, addressed],
      'error.billing.currency_fixed',
      { body: { ...purchase, currency: 'EUR' } },
    ],
    ['while seats end with the period', [sold, reduced, addressed], 'error.billing.removal_pending'],
    ['without an address', [sold, known], 'error.billing.address_missing'],
    [
      'without a means of payment',
      [['plans are sold by card', { hasMeans: false }], known, addressed],
      'error.billing.payment_missing',
    ],
    [
      'while another purchase is under way',
      [sold, ['a business has bought seats', { businessId, seats: 4, isUnderWay: true }], addressed],
      'error.billing.under_way',
    ],
    unavailable(known, addressed),
  ]);
  expectOfBusiness(pact, 'what seats would cost', pricing.previewSeats, { params, body: { seats: 6 } }, [
    ['', [sold, bought, clock], ok(examples.chargePreviewExample)],
    notSold(),
    unavailable(bought),
    ['without a plan', [sold], 'error.billing.no_subscription'],
    ['as many as no plan has', [sold, bought], 'error.billing.seats_out_of_range', { body: { seats: 10_000 } }],
    inUse({ body: { seats: 2 } }, bought),
    ['while some end with the period', [sold, reduced], 'error.billing.removal_pending'],
  ]);
  expectOfBusiness(pact, 'seats', pricing.changeSeats, { params, body: { seats: 6, timestamp } }, [
    ['', [sold, bought, clock], ok({ ...examples.purchaseResultExample, amountSeats: 6 })],
    notSold(),
    unavailable(bought, clock),
    ['without a plan', [sold], 'error.billing.no_subscription'],
    [
      'as many as no plan has',
      [sold, bought, clock],
      'error.billing.seats_out_of_range',
      { body: { seats: 10_000, timestamp } },
    ],
    inUse({ body: { seats: 2, timestamp } }, bought, clock),
    ['while some end with the period', [sold, reduced, clock], 'error.billing.removal_pending'],
    [
      'for a price of yesterday',
      [sold, bought, clock],
      'error.billing.preview_outdated',
      { body: { seats: 6, timestamp: '2026-11-14T10:00:00.000Z' } },
    ],
    [
      'while another purchase is under way',
      [sold, clock, ['a business has bought seats', { businessId, seats: 5, isUnderWay: true }]],
      'error.billing.under_way',
    ],
  ]);
  const code = { promoCode: 'welcome', plan: 'team', cycle: 'monthly' as const };
  expectOfBusiness(pact, 'whether a code holds', pricing.validatePromo, { params, body: code }, [
    ['', [sold], ok(examples.promotionExample)],
    notSold(),
    unavailable(),
    ['for a plan that nobody sells', [sold], 'error.billing.plan_not_offered', { body: { ...code, plan: 'gold' } }],
    ['that does not exist', [sold], 'error.billing.promo_unknown', { body: { ...code, promoCode: 'x' } }],
    [
      'that has expired',
      [summer('expired')],
      'error.billing.promo_expired',
      { body: { ...code, promoCode: 'SUMMER' } },
    ],
    ['that is used up', [summer('used up')], 'error.billing.promo_used_up', { body: { ...code, promoCode: 'SUMMER' } }],
    [
      'that is for another plan',
      [summer('for another plan')],
      'error.billing.promo_not_for_plan',
      { body: { ...code, promoCode: 'SUMMER' } },
    ],
  ]);
  expectOfBusiness(pact, 'who recommended this service', pricing.getReferralCode, { params }, [
    ['', [], ok({ referralCode: null })],
  ]);
  expectOfBusiness(pact, 'what ends with a plan', pricing.getPlanHoldings, { params }, [
    ['', [], ok({ otherMembers: 0, seals: 0, signerGroups: 0, apiUsers: 0, openRequests: 0 })],
  ]);
  expectOfBusiness(pact, 'the pages of the payment provider', pricing.openCustomerPortal, { params, query: {} }, [
    ['', [sold, known], ok({ url: 'https://billing.stripe.com/p/session/1' })],
    notSold(),
    unavailable(known),
    ['without a plan', [sold], 'error.billing.no_subscription'],
  ]);
  const session = {
    ...{ id: 'portal_1', token: 'token_1', access_url: 'https://firma.chargebee.com/portal/1' },
    ...{ status: 'created', created_at: 1_793_500_000, expires_at: null, customer_id: 'keller-ag' },
  };
  expectOfBusiness(pact, 'the pages of Chargebee', pricing.openChargebeePortal, { params }, [
    ['', [['a business pays by Chargebee', { businessId }]], ok({ portal_session: session })],
    notSold(),
    [
      'of a customer whom it does not know',
      [['a business pays by Chargebee', { businessId, isKnown: false }]],
      'error.billing.no_subscription',
    ],
  ]);
  expectOfBusiness(pact, 'where bills go', pricing.updateBilling, { params, body: billing }, [
    ['', [], ok(examples.billingExample)],
    ['with a number of another country', [], 'error.billing.vat_invalid', { body: { ...billing, vat: 'DE123456789' } }],
    [
      'with a number that the register does not know',
      [['the register of VAT numbers knows none', {}]],
      'error.billing.vat_unknown',
    ],
  ]);
  const acts = [
    [
      'the end of a plan',
      pricing.cancelSubscription,
      { ...examples.subscriptionExample, isEnding: true },
      { params, body: {} },
    ],
    ['the end of a plan, taken back', pricing.resumeSubscription, examples.subscriptionExample, { params }],
    ['how a plan stands', pricing.refreshSubscription, examples.subscriptionExample, { params }],
  ] as const;
  for (const [title, endpoint, example, call] of acts)
    expectOfBusiness(pact, title, endpoint as Endpoint, call as never, [
      ['', [sold, bought, clock], ok(example)],
      notSold(),
      unavailable(bought),
      ['without a plan', [sold], 'error.billing.no_subscription'],
    ]);
  const successor: Given = ['a plan is sold no more', { plan: 'team', successor: 'pro' }];
  expectOfBusiness(pact, 'the plan that follows', pricing.takeSuccessor, { params, body: { plan: 'pro' } }, [
    ['', [sold, bought, successor, clock], ok({ ...examples.subscriptionExample, plan: 'pro' })],
    ['where nothing follows', [sold, bought], 'error.billing.plan_not_offered'],
    notSold(),
    unavailable(bought, successor),
    ['without a plan', [sold], 'error.billing.no_subscription'],
  ]);
  expectOfBusiness(pact, 'the bills of a business', pricing.listInvoices, { params }, [
    ['', [sold, bought], ok({ invoices: [examples.invoiceExample] })],
    ['where nothing is sold', [], ok({ invoices: [] })],
    unavailable(bought),
  ]);
  expectDirect(pact);
}

/** What a person without a business buys. */
function expectDirect(pact: AreaPact): void {
  const belongs: Given = people.membership;
  const given = people.anna;
  expectAll(
    pact,
    'a means of payment of a person',
    pricing.startDirectPayment,
    { call: { body: { country: 'CH' } }, given },
    [
      ['', [sold], ok(examples.paymentSetupExample)],
      notSold(),
      unavailable(),
      ['who belongs to a business', [belongs], 'error.business.already_member'],
    ],
  );
  expectAll(
    pact,
    'what a plan would cost a person',
    pricing.previewDirectUpgrade,
    { call: { body: purchase }, given },
    [
      ['', [sold, clock], ok(examples.chargePreviewExample)],
      ...purchaseCases((changes) => ({ ...purchase, ...changes })),
      unavailable(),
      ['who belongs to a business', [belongs], 'error.business.already_member'],
    ],
  );
  expectAll(pact, 'a plan of a person', pricing.confirmDirectUpgrade, { call: { body: direct }, given }, [
    ['', [sold, personKnown], ok(examples.purchaseResultExample)],
    ...purchaseCases((changes) => ({ ...direct, ...changes }), personKnown),
    unavailable(personKnown),
    ['who belongs to a business', [belongs], 'error.business.already_member'],
    [
      'without the terms',
      [sold, personKnown],
      'error.user.terms_not_accepted',
      { body: { ...direct, gtc_accepted: false } },
    ],
    ['without a means of payment', [sold], 'error.billing.payment_missing'],
    [
      'with a number of another country',
      [sold, personKnown],
      'error.billing.vat_invalid',
      { body: { ...direct, billing: { ...billing, vat: 'DE123456789' } } },
    ],
  ]);
}

/** The end of a trial, as the area of businesses has it. */
export function expectTrialEnd(pact: AreaPact): void {
  const paying: Given = [
    'a person belongs to a business',
    { userId: ownerId, businessId, name: 'Keller', role: 'admin', paymentMethod: 'MANUAL' },
  ];
  const ended = {
    ...shorten(businessExample),
    ...{ members: undefined, invitedMembers: undefined, apiUsers: undefined, domains: undefined },
    dpaAcceptedAt: businessExample.gtcAcceptedAt,
    billing: { ...businessExample.billing, paymentMethod: 'NEEDS_PAYMENT_METHOD' as const },
  };
  expectOfBusiness(pact, 'the end of a trial', cancelTrial, { params }, [['', [], ok(ended)]]);
  pact.expects('the end of a trial that is none', cancelTrial, {
    given: [...people.anna, paying],
    call: { params },
    credentials: { bearer: ownerToken },
    refuses: 'error.business.no_trial',
  });
}
