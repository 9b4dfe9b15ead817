import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { describePact, type Given } from '../support/describe-pact.ts';

const { answerIdentityProvider, completeSsoSetup, findIdentityProvider } = userEndpoints;
const { id, firstName, lastName } = userExample;
const domain = 'firma.example';
const email = `nora.keller@${domain}`;
const token = 'zVbP4rC8mXq2Lk7TnY1sWd5hGf9jUe3aQo6iRt0BvNM';
const [state, binding] = ['Rt0BvNMzVbP4rC8mXq2Lk7TnY1sWd5hGf9jUe3aQo6i', 'Q2Lk7TnY1sWd5hGf9jUe3aQo6iRt0BvNMzVbP4rC8mX'];
const answer = `code=of-the-provider&state=${state}`;
const expiration = '2026-11-22T08:37:13.000Z';

const provider = (
  condition: 'live' | 'silent' | 'misconfigured',
  claims: Record<string, string | boolean> = {},
): Given => ['an organisation has an identity provider', { domain, condition, claims }];
const proved = { email, email_verified: true };
const begun: Given = ['a login at an identity provider was begun', { domain, state, binding }];
const account: Given = ['a person has an account', { id, email, firstName, lastName, lang: 'de' }];
const accepted: Given = ['a login at an identity provider was begun', { domain, state, binding, answer, userId: id }];
const newcomer: readonly [Given, Given] = [
  ['a first login at an organisation made an account', { id, email }],
  ['an access token of an account exists', { userId: id, token }],
];
const setUp = { firstName, lastName, lang: 'de', gtc: true } as const;

describePact('sso', (pact) => {
  pact.expects('the wish to log in at an organisation', findIdentityProvider, {
    given: [provider('live')],
    call: { body: { email } },
    answers: {
      status: 200,
      example: { url: 'http://127.0.0.1:4000/auth?client_id=sigillum', binding, expiration },
    },
  });
  pact.expects('the wish to log in at an organisation without a login of its own', findIdentityProvider, {
    given: [provider('live')],
    call: { body: { email: 'nora@elsewhere.example' } },
    refuses: 'error.user.identity_provider_missing',
  });
  pact.expects('the wish to log in at an organisation whose login is silent', findIdentityProvider, {
    given: [provider('silent')],
    call: { body: { email } },
    refuses: 'error.user.identity_provider_unavailable',
  });
  pact.expects('the wish to log in at an organisation whose login calls itself by another name', findIdentityProvider, {
    given: [provider('misconfigured')],
    call: { body: { email } },
    refuses: 'error.user.identity_provider_misconfigured',
  });

  pact.expects('the answer of a provider, a second time in a moment', answerIdentityProvider, {
    given: [account, accepted],
    call: { body: { answer, binding, lang: 'de' } },
    answers: { status: 200, example: { token, expiration, isSetupPending: false } },
  });
  pact.expects('the answer of a provider that another browser asked', answerIdentityProvider, {
    given: [begun],
    call: { body: { answer, binding: 'of another browser' } },
    refuses: 'error.user.sso_answer_invalid',
  });
  pact.expects('the answer of a provider where the person has cancelled', answerIdentityProvider, {
    given: [provider('live'), begun],
    call: { body: { answer: `error=access_denied&state=${state}`, binding } },
    refuses: 'error.user.sso_cancelled',
  });
  pact.expects('the answer of a provider, the first time', answerIdentityProvider, {
    given: [provider('live', proved), begun],
    call: { body: { answer, binding, lang: 'de' } },
    answers: { status: 200, example: { token, expiration, isSetupPending: true } },
  });
  pact.expects('the answer of a provider about an account with a second factor', answerIdentityProvider, {
    given: [
      account,
      ['codes of an app protect an account', { userId: id, secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' }],
      provider('live', proved),
      begun,
    ],
    call: { body: { answer, binding } },
    refuses: 'error.two_step.needed',
  });
  pact.expects('the answer of a provider with an address of another domain', answerIdentityProvider, {
    given: [provider('live', { ...proved, email: 'nora@elsewhere.example' }), begun],
    call: { body: { answer, binding } },
    refuses: 'error.user.sso_address_foreign',
  });
  pact.expects('the answer of a provider that does not vouch for the address', answerIdentityProvider, {
    given: [provider('live', { ...proved, email_verified: false }), begun],
    call: { body: { answer, binding } },
    refuses: 'error.user.sso_address_unverified',
  });
  pact.expects('the answer of a provider about the successor of a person', answerIdentityProvider, {
    given: [
      account,
      provider('live', { ...proved, sub: 'successor' }),
      ['a login of an organisation belongs to an account', { domain, subject: 'nora', userId: id }],
      begun,
    ],
    call: { body: { answer, binding } },
    refuses: 'error.user.sso_address_taken',
  });
  pact.expects('the answer of a provider that calls itself by another name', answerIdentityProvider, {
    given: [provider('misconfigured'), begun],
    call: { body: { answer, binding } },
    refuses: 'error.user.identity_provider_misconfigured',
  });
  pact.expects('the answer of a provider that has become silent', answerIdentityProvider, {
    given: [provider('silent'), begun],
    call: { body: { answer, binding } },
    refuses: 'error.user.identity_provider_unavailable',
  });

  pact.expects('what a new account of an organisation was still lacking', completeSsoSetup, {
    given: newcomer,
    call: { body: setUp },
    credentials: { bearer: token },
    answers: { status: 200, example: { ...userExample, id, email, hasSso: true, lang: 'de', mobile: null } },
  });
  pact.expects('a set-up without acceptance of the terms', completeSsoSetup, {
    given: newcomer,
    call: { body: { ...setUp, gtc: false } },
    credentials: { bearer: token },
    refuses: 'error.user.terms_not_accepted',
  });
  pact.expects('a set-up of nobody', completeSsoSetup, {
    given: [account],
    call: { body: setUp },
    credentials: { bearer: token },
    refuses: 'error.auth.token_invalid',
  });
});
