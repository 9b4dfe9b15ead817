import type { Endpoint, EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import { adminExample, userExample } from '@sigillum/api-contracts/user/examples.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { zipExample } from '../support/files.ts';

const { deleteUser, exportUser, getDeletion, requestConfirmation } = userEndpoints;
const { id: userId, email, firstName, lastName } = userExample;
const { id: businessId, name } = adminExample.business!;
const token = 'zVbP4rC8mXq2Lk7TnY1sWd5hGf9jUe3aQo6iRt0BvNM';
const credentials = { bearer: token };
const password = 'kupfer Wolke 93 Segel';
const requestId = '9d8c7b6a-5f4e-4d3c-8b2a-1f0e9d8c7b6a';
const sid = '2c7f9a10-3b5d-4e8f-9012-a3b4c5d6e7f8';
const account: Given = ['a person has an account', { id: userId, email, firstName, lastName, lang: 'de', password }];
const session = (condition: 'live' | 'revoked'): Given => [
  'an access token of an account exists',
  { userId, token, condition },
];
const loggedIn: readonly [Given, Given] = [account, session('live')];
const member = (paymentMethod: 'TRIALING' | 'STRIPE'): Given => [
  'a person belongs to a business',
  { userId, businessId, name, role: 'admin', paymentMethod },
];
const signer = { sid, email: 'luca.rossi@example.ch', firstName: 'Luca', lastName: 'Rossi', language: 'it' } as const;
const sent: Given = [
  'a signature request exists',
  { id: requestId, ownerId: userId, title: 'Lease', status: 'OPEN', signers: [{ ...signer, status: 'OPEN' }] },
];

/** A person who leaves, with or without the own data. */
export function expectDeletion(pact: AreaPact): void {
  pact.expects('the wish to confirm an address for a sign-up with the Swiss E-ID', requestConfirmation, {
    given: [['a person has an account', { id: userId, email: 'somebody.else@example.ch', firstName, lastName }]],
    call: { body: { email, flow: 'eidplus', lang: 'fr' } },
    answers: { status: 200, example: { ok: true } },
  });

  pact.expects('what the deletion of an account would bring about', getDeletion, {
    given: [...loggedIn, member('TRIALING'), sent],
    call: {},
    credentials,
    answers: {
      status: 200,
      example: {
        drafts: 0,
        withdrawnRequests: 1,
        passedOnRequests: 0,
        unsignedRequests: 0,
        canProveByLogin: false,
        business: { name, isOnlyAdministrator: false, otherMembers: 0, endsWithAccount: true },
      },
    },
  });
  pact.expects('everything about a person', exportUser, {
    given: loggedIn,
    call: {},
    credentials,
    answers: { status: 200, example: zipExample },
  });
  pact.expects('the deletion of an account', deleteUser, {
    given: [...loggedIn, sent],
    call: { body: { password } },
    credentials,
    answers: { status: 200, example: { ok: true } },
  });
  for (const [receives, given, typed, refuses] of [
    ['a wrong password', [], 'three brave otters', 'error.user.password_wrong'],
    [
      'the right password after too many wrong ones',
      [['changes of a password failed', { userId, times: 5 }]],
      password,
      'error.user.password_locked',
    ],
    ['a business that nobody else administers', [member('STRIPE')], password, 'error.user.only_administrator'],
    [
      'a request that somebody is signing right now',
      [sent, ['somebody is signing a request', { requestId, sid }]],
      password,
      'error.sign.locked',
    ],
  ] as const satisfies readonly (readonly [string, readonly Given[], string, string])[]) {
    pact.expects(`the deletion of an account, with ${receives}`, deleteUser, {
      given: [...loggedIn, ...given],
      call: { body: { password: typed } },
      credentials,
      refuses,
    });
  }

  const refuseStranger = <E extends Endpoint>(what: string, endpoint: E, call: EndpointCall<E>) =>
    pact.expects(`${what} by a token that has ended`, endpoint, {
      given: [account, session('revoked')],
      call,
      credentials,
      refuses: 'error.auth.token_invalid',
    });
  refuseStranger('what a deletion would bring about', getDeletion, {});
  refuseStranger('everything about a person', exportUser, {});
  refuseStranger('the deletion of an account', deleteUser, { body: { password } });
}
