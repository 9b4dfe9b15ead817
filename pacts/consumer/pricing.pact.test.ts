import {
  customExtrasExample,
  pricePlansExample,
  subscriptionUsageExample,
} from '@sigillum/api-contracts/pricing/examples.ts';
import { getCustomExtras } from '@sigillum/api-contracts/pricing/get-custom-extras.ts';
import { getSubscriptionUsage } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import { listPricePlans } from '@sigillum/api-contracts/pricing/list-price-plans.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { shorten } from '../support/shorten.ts';
import { expectSubscriptions } from './subscriptions.ts';
import * as people from '../support/signature-requests.ts';

/** Of a business of one, in its trial, in whose name nobody has signed yet. */
const unused = {
  ...subscriptionUsageExample,
  seats: { used: 1, held: 0, total: 25 },
  signatures: [],
  identifications: [],
  quotas: [],
};

/** The extras of the same business: none yet, and all of them free to try. */
const untried = shorten({
  period: subscriptionUsageExample.period,
  extras: customExtrasExample.extras.map((extra) => ({ ...extra, used: 0, is_included: true, prices: [] })),
});
const { businessId, ownerId, ownerToken, strangerToken } = people;
const member: Given = [
  'a person belongs to a business',
  { userId: ownerId, businessId, name: 'Keller', role: 'member' },
];

const sold = shorten(pricePlansExample);

describePact('pricing', (pact) => {
  const call = { params: { id: businessId } };
  pact.expects('what a business has used of its plan', getSubscriptionUsage, {
    given: people.business,
    call,
    credentials: { bearer: ownerToken },
    answers: { status: 200, example: unused },
  });
  pact.expects('the usage of a plan, by a member', getSubscriptionUsage, {
    given: [...people.anna, member],
    call,
    credentials: { bearer: ownerToken },
    refuses: 'error.business.admins_only',
  });
  pact.expects('the usage of the plan of a business of others', getSubscriptionUsage, {
    given: [...people.stranger],
    call,
    credentials: { bearer: strangerToken },
    refuses: 'error.not_found',
  });
  pact.expects('the usage of a plan, by nobody who is known', getSubscriptionUsage, {
    given: people.business,
    call,
    credentials: { bearer: 'of-nobody' },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('the extras of a business', getCustomExtras, {
    given: people.business,
    call,
    credentials: { bearer: ownerToken },
    answers: { status: 200, example: untried },
  });
  pact.expects('the extras, by a member', getCustomExtras, {
    given: [...people.anna, member],
    call,
    credentials: { bearer: ownerToken },
    refuses: 'error.business.admins_only',
  });
  pact.expects('the extras of a business of others', getCustomExtras, {
    given: [...people.stranger],
    call,
    credentials: { bearer: strangerToken },
    refuses: 'error.not_found',
  });
  pact.expects('the extras, by nobody who is known', getCustomExtras, {
    given: people.business,
    call,
    credentials: { bearer: 'of-nobody' },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('what is sold', listPricePlans, {
    given: [...people.stranger, ['one plan is sold by invoice', { plan: sold.plans[0]! }]],
    call: {},
    credentials: { bearer: strangerToken },
    answers: { status: 200, example: sold },
  });
  pact.expects('what is sold, by nobody who is known', listPricePlans, {
    given: [...people.stranger],
    call: {},
    credentials: { bearer: 'of-nobody' },
    refuses: 'error.auth.token_invalid',
  });
  expectSubscriptions(pact);
});
