import { apiUserExample, businessExample as wholeExample } from '@sigillum/api-contracts/business/examples.ts';
import * as businessEndpoints from '@sigillum/api-contracts/business/index.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { program } from '../support/api-users.ts';
import { expectTrialEnd } from './subscriptions.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { shorten } from '../support/shorten.ts';
import { expectFigures } from './business-figures.ts';
import { expectSettings } from './business-settings.ts';
import { expectApiUsers } from './api-users.ts';
import { expectWebhooks } from './webhooks.ts';
import { expectProfile } from './business-profile.ts';

const { createBusiness, getBusiness, getOwnBusiness } = businessEndpoints;
const { id: userId, email, firstName, lastName } = userExample;
const businessExample = shorten(wholeExample);
const { id: businessId, name } = businessExample;
const { username, description } = apiUserExample;
const token = 'Hq7sK2vXo9LdRb4TnZ1mWc5jGf8yUe3aPi6kQt0BwNE';
const credentials = { bearer: token };
const account: Given = ['a person has an account', { id: userId, email, firstName, lastName }];
const live: Given = ['an access token of an account exists', { userId, token }];
const revoked: Given = ['an access token of an account exists', { userId, token, condition: 'revoked' }];
const belongs = (role: 'admin' | 'member'): Given => [
  'a person belongs to a business',
  { userId, businessId, name, role },
];
const body = { name, gtc_accepted: true, dpa_accepted: true };
const {
  admins: _admins,
  members: _members,
  invitedMembers: _invited,
  apiUsers: _programs,
  updatedAt: _updatedAt,
  address: _address,
  legalRepresentative: _representative,
  contracts: _contracts,
  domains: _domains,
  aes4biz: _aes4biz,
  subscription: _subscription,
  ...memberExample
} = { ...businessExample, dpaAcceptedAt: businessExample.gtcAcceptedAt };
const listless = {
  dpaAcceptedAt: businessExample.gtcAcceptedAt,
  members: undefined,
  invitedMembers: undefined,
  apiUsers: undefined,
  domains: undefined,
};

describePact('business', (pact) => {
  expectTrialEnd(pact);
  pact.expects('a new business', createBusiness, {
    given: [account, live],
    call: { body },
    credentials,
    answers: { status: 201, example: { ...businessExample, ...listless } },
  });
  pact.expects('a second business of the same person', createBusiness, {
    given: [account, live, belongs('member')],
    call: { body },
    credentials,
    refuses: 'error.business.already_member',
  });
  pact.expects('a business without acceptance of the terms', createBusiness, {
    given: [account, live],
    call: { body: { name, gtc_accepted: false } },
    credentials,
    refuses: 'error.user.terms_not_accepted',
  });
  pact.expects('a business without a name', createBusiness, {
    given: [account, live],
    call: { body: { name: ' ', gtc_accepted: true } },
    credentials,
    refuses: 'error.validation',
  });

  pact.expects('a business, asked for by its administrator', getBusiness, {
    given: [account, live, belongs('admin'), program],
    call: { params: { id: businessId } },
    credentials,
    answers: { status: 200, example: { ...businessExample, ...listless, apiUsers: [{ username, description }] } },
  });
  pact.expects('a business, asked for by a member', getBusiness, {
    given: [account, live, belongs('member')],
    call: { params: { id: businessId } },
    credentials,
    answers: { status: 200, example: memberExample },
  });
  pact.expects('a business that the person does not belong to', getBusiness, {
    given: [account, live],
    call: { params: { id: businessId } },
    credentials,
    refuses: 'error.not_found',
  });

  pact.expects('the business of a member', getOwnBusiness, {
    given: [account, live, belongs('member')],
    call: {},
    credentials,
    answers: { status: 200, example: memberExample },
  });
  pact.expects('the business of somebody without one', getOwnBusiness, {
    given: [account, live],
    call: {},
    credentials,
    refuses: 'error.not_found',
  });

  for (const [receives, endpoint, call] of [
    ['a new business', createBusiness, { body }],
    ['a business', getBusiness, { params: { id: businessId } }],
    ['the business of a person', getOwnBusiness, {}],
  ] as const) {
    pact.expects(`${receives}, with a token that was revoked`, endpoint, {
      given: [account, revoked],
      call,
      credentials,
      refuses: 'error.auth.token_invalid',
    });
  }

  expectSettings(pact);
  expectApiUsers(pact);
  expectWebhooks(pact);
  expectFigures(pact);
  expectProfile(pact);
});
