import { identPaymentExample } from '@sigillum/api-contracts/identification/examples.ts';
import {
  getIdentificationPayment,
  refreshIdentificationPayment,
  startIdentificationPayment,
} from '@sigillum/api-contracts/identification/index.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import {
  anna,
  business,
  noemi,
  ownerId,
  ownerToken,
  request,
  stranger,
  strangerToken,
} from '../support/signature-requests.ts';
import { demanding, isPaid } from './direct-identification.ts';

const { id, legislation, kind } = identPaymentExample;
const owner = { bearer: ownerToken };
const nobody = { bearer: 'nonsense' };
const sold: Given = ['plans are sold by card', {}];
const away: Given = ['plans are sold by card', { isAway: true }];
const way = { id, userId: ownerId, legislation, kind };
const paid: Given = ['a person has paid for an identification', { id, userId: ownerId, isPaid: true }];
const begun: Given = ['a person has paid for an identification', { id, userId: ownerId, isPaid: false }];

/** What is answered to people who pay for being identified themselves. */
export function expectPayments(pact: AreaPact): void {
  const start = { body: { legislation, kind, currency: 'CHF', country: 'CH' } } as const;
  const own = { params: { id } };
  const needed = { params: { id: requestId } };
  pact.expects('a payment of an identification', startIdentificationPayment, {
    given: [...anna, sold, isPaid],
    ...{ credentials: owner, call: start },
    answers: {
      status: 200,
      example: {
        payment: { ...identPaymentExample, state: 'open', receipt_url: null, paid_at: null },
        setup: {
          ...{ clientSecret: 'pi_1_secret_1', publishableKey: 'pk_test_1' },
          ...{ scriptUrl: 'https://js.stripe.com/endive/stripe.js', isLocal: false },
        },
      },
    },
  });
  for (const [when, given, refuses] of [
    ['where nobody identifies', [sold, demanding({ isOffered: false })], 'error.identification.not_offered'],
    [
      'by one who is identified',
      [sold, ['an identification has succeeded', way]],
      'error.identification.already_known',
    ],
    ['that costs nothing', [sold], 'error.identification.covered'],
    ['a second time', [sold, isPaid, paid], 'error.identification.paid_already'],
    [
      'without a number',
      [sold, demanding({ isFree: false, needs: ['mobile'] })],
      'error.identification.mobile_missing',
    ],
    ['where nothing is sold', [isPaid], 'error.billing.not_sold'],
    ['while the provider is away', [away, isPaid], 'error.billing.unavailable'],
  ] as const satisfies [string, Given[], string][])
    pact.expects(`a payment of an identification ${when}`, startIdentificationPayment, {
      given: [...anna, ...given],
      ...{ credentials: owner, call: start, refuses },
    });
  pact.expects('a payment of an identification by nobody', startIdentificationPayment, {
    given: [...anna, sold, isPaid],
    ...{ credentials: nobody, call: start, refuses: 'error.auth.token_invalid' },
  });
  pact.expects('how a payment of an identification stands now', refreshIdentificationPayment, {
    given: [...anna, sold, paid],
    ...{ credentials: owner, call: own },
    answers: { status: 200, example: identPaymentExample },
  });
  pact.expects('how a payment of others stands now', refreshIdentificationPayment, {
    given: [...anna, ...stranger, sold, paid],
    ...{ credentials: { bearer: strangerToken }, call: own, refuses: 'error.not_found' },
  });
  pact.expects('how a payment stands now, while the provider is away', refreshIdentificationPayment, {
    given: [...anna, away, begun],
    ...{ credentials: owner, call: own, refuses: 'error.billing.unavailable' },
  });
  pact.expects('how a payment stands now, by nobody', refreshIdentificationPayment, {
    given: [...anna, sold, paid],
    ...{ credentials: nobody, call: own, refuses: 'error.auth.token_invalid' },
  });
  pact.expects('who pays for an identification', getIdentificationPayment, {
    given: [...business, request()],
    ...{ credentials: owner, call: needed },
    answers: { status: 200, example: { covered: true, prices: [], payment: null } },
  });
  pact.expects('who pays for an identification that the caller has paid for', getIdentificationPayment, {
    given: [...anna, request({ businessId: undefined, legislation }), sold, isPaid, paid],
    ...{ credentials: owner, call: needed },
    answers: {
      status: 200,
      example: { covered: false, prices: [{ currency: 'EUR', amount: 1500 }], payment: identPaymentExample },
    },
  });
  pact.expects('who pays for an identification, for a request of others', getIdentificationPayment, {
    given: [...business, ...noemi, request(), ...stranger],
    ...{ credentials: { bearer: strangerToken }, call: needed, refuses: 'error.not_found' },
  });
  pact.expects('who pays for an identification, by nobody', getIdentificationPayment, {
    given: [...business, request()],
    ...{ credentials: nobody, call: needed, refuses: 'error.auth.token_invalid' },
  });
}
