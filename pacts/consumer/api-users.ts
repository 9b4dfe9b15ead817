import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import * as businessEndpoints from '@sigillum/api-contracts/business/index.ts';
import * as support from '../support/api-users.ts';
import type { AreaPact } from '../support/describe-pact.ts';

const { createApiUser, deleteApiUser, listApiUsers, resetApiUser, updateApiUser } = businessEndpoints;
const { account, apiKey: key, belongs, businessId: id, live, program, revoked, token } = support;
const { username, description, updatedAt } = apiUserExample;
const credentials = { bearer: token };
const admin = [account, live, belongs('admin')] as const;
const params = { id, username };
const earlier = '2026-11-20T08:00:00.000Z';

/** The programs of a business, as its administrators keep them. */
export function expectApiUsers(pact: AreaPact): void {
  pact.expects('the API users of a business', listApiUsers, {
    given: [...admin, program],
    call: { params: { id } },
    credentials,
    answers: { status: 200, example: { apiUsers: [apiUserExample] } },
  });
  pact.expects('an API user for tests', createApiUser, {
    given: admin,
    call: { params: { id }, body: { description, environment: 'DEMO' } },
    credentials,
    answers: {
      status: 201,
      example: {
        ...apiUserExample,
        lastUsedAt: null,
        key,
        callbackSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw1Jx4pZ0c2Fs=',
      },
    },
  });
  pact.expects('an API user beyond what there may be', createApiUser, {
    given: [...admin, ['a business has as many API users as it may have', { businessId: id }]],
    call: { params: { id }, body: { description } },
    credentials,
    refuses: 'error.api_user.too_many',
  });
  pact.expects('an API user in a plan without them', createApiUser, {
    given: [...admin, ['a business has the plan', { businessId: id, plan: 'team' }]],
    call: { params: { id }, body: { description } },
    credentials,
    refuses: 'error.business.feature_not_included',
  });
  pact.expects('another description of an API user', updateApiUser, {
    given: [...admin, program],
    call: { params, body: { description: 'Leases', updatedAt } },
    credentials,
    answers: { status: 200, example: { ...apiUserExample, description: 'Leases' } },
  });
  pact.expects('another key for an API user', resetApiUser, {
    given: [...admin, program],
    call: { params, body: { updatedAt } },
    credentials,
    answers: { status: 200, example: { ...apiUserExample, key } },
  });
  pact.expects('an API user that goes', deleteApiUser, {
    given: [...admin, program],
    call: { params },
    credentials,
    answers: { status: 200, example: { ok: true } },
  });

  const calls = [
    ['the API users', listApiUsers, { params: { id } }],
    ['an API user', createApiUser, { params: { id }, body: { description } }],
    ['the description of an API user', updateApiUser, { params, body: { description } }],
    ['the key of an API user', resetApiUser, { params, body: {} }],
    ['the end of an API user', deleteApiUser, { params }],
  ] as const;
  for (const [what, endpoint, call] of calls) {
    pact.expects(`${what}, by a token that was revoked`, endpoint, {
      given: [account, revoked],
      call,
      credentials,
      refuses: 'error.auth.token_invalid',
    });
    pact.expects(`${what}, by a member`, endpoint, {
      given: [account, live, belongs('member')],
      call,
      credentials,
      refuses: 'error.business.admins_only',
    });
    pact.expects(`${what}, by somebody else`, endpoint, {
      given: [account, live],
      call,
      credentials,
      refuses: 'error.not_found',
    });
  }
  for (const [what, endpoint, body] of [
    ['description', updateApiUser, { description, updatedAt: earlier }],
    ['key', resetApiUser, { updatedAt: earlier }],
  ] as const)
    pact.expects(`another ${what} for an API user that was changed meanwhile`, endpoint, {
      given: [...admin, program],
      call: { params, body } as never,
      credentials,
      refuses: 'error.business.changed_meanwhile',
    });
  pact.expects('the end of an API user that is not there', deleteApiUser, {
    given: admin,
    call: { params },
    credentials,
    refuses: 'error.not_found',
  });
}
