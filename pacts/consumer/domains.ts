import type { Endpoint, EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import { activatedDomainExample, domainExample } from '@sigillum/api-contracts/members/domain-examples.ts';
import * as endpoints from '@sigillum/api-contracts/members/index.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { anna, business, businessId, ownerId, ownerToken, noemi, signerId } from '../support/signature-requests.ts';

const { domain, record } = domainExample;
const token = record.value.slice('sigillum-domain='.length);
const has = (more: object = {}, of = businessId): Given => [
  'a business has a mail domain',
  { businessId: of, domain, token, ...more },
];
const otherId = 'b1f0c2d3-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
const elsewhere: readonly Given[] = [
  ...noemi,
  ['a person belongs to a business', { userId: signerId, businessId: otherId, name: 'Other AG', role: 'admin' }],
  has({ isActivated: true }, otherId),
];
const member: readonly [Given, ...Given[]] = [
  ...anna,
  ['a person belongs to a business', { userId: ownerId, businessId, name: 'Keller Architektur AG', role: 'member' }],
];
const credentials = { bearer: ownerToken };
const one = { params: { id: businessId, domain } };
/** What differs from call to call. */
const recorded = { record: { name: record.name, value: record.value } };
const code = 'ABCDE-FGHJK';
/** Where the state's provider listens. */
const provider = {
  issuer: 'http://127.0.0.1:47613',
  client_id: 'sigillum',
  client_secret: 'a secret of the scripted provider',
};
const http = { ...provider, issuer: 'http://example.ch' };

/** Mail domains of an organisation, and the log-in of their people. */
export function expectDomains(pact: AreaPact): void {
  pact.expects('a domain of an organisation', endpoints.addDomain, {
    given: business,
    call: { params: { id: businessId }, body: { domain } },
    credentials,
    answers: { status: 201, example: domainExample },
  });
  pact.expects('the domains of an organisation', endpoints.listDomains, {
    given: [...business, has()],
    call: { params: { id: businessId } },
    credentials,
    answers: {
      status: 200,
      example: {
        domains: [{ ...domainExample, ...recorded }],
        redirect_uri: `https://sign.example.ch/sso/callback/${businessId}`,
      },
    },
  });
  pact.expects('a look at a domain that is proved already', endpoints.checkDomain, {
    given: [...business, has({ isActivated: true })],
    call: one,
    credentials,
    answers: { status: 200, example: activatedDomainExample },
  });
  pact.expects('a code for who runs a domain', endpoints.mailDomainCode, {
    given: [...business, has()],
    call: { ...one, body: { mailbox: 'postmaster' } },
    credentials,
    answers: {
      status: 200,
      example: { ...domainExample, mail: { to: `postmaster@${domain}`, expires_at: domainExample.check_until } },
    },
  });
  pact.expects('the code of who runs a domain', endpoints.confirmDomain, {
    given: [...business, has({ code })],
    call: { ...one, body: { code } },
    credentials,
    answers: { status: 200, example: { ...activatedDomainExample, proved_by: 'mail' } },
  });
  pact.expects('the end of a domain', endpoints.removeDomain, {
    given: [...business, has()],
    call: one,
    credentials,
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('a try of a login provider that is no address to ask', endpoints.testDomainProvider, {
    given: [...business, has({ isActivated: true })],
    call: { ...one, body: http },
    credentials,
    answers: {
      status: 200,
      example: { finding: 'not_https', redirect_uri: `https://sign.example.ch/sso/callback/${businessId}` },
    },
  });
  pact.expects('a login provider', endpoints.putDomainProvider, {
    given: [...business, has({ isActivated: true, providerPort: 47_613 })],
    call: { ...one, body: provider },
    credentials,
    answers: {
      status: 200,
      example: {
        ...activatedDomainExample,
        identity_provider: {
          issuer: provider.issuer,
          client_id: 'sigillum',
          is_operators: false,
          is_switched_off: false,
          shares_callback: false,
        },
      },
    },
  });
  pact.expects('the end of a login provider', endpoints.deleteDomainProvider, {
    given: [...business, has({ isActivated: true, hasProvider: true })],
    call: one,
    credentials,
    answers: { status: 200, example: activatedDomainExample },
  });

  const refuse = <E extends Endpoint>(
    what: string,
    endpoint: E,
    [given, call]: readonly [readonly [Given, ...Given[]], EndpointCall<E>],
    refuses: ProblemKey,
  ) => pact.expects(`${what} (${refuses})`, endpoint, { given, call, credentials, refuses });
  const add = (name: string) => ({ params: { id: businessId }, body: { domain: name } });
  refuse('a domain', endpoints.addDomain, [business, add('example')], 'error.domain.invalid');
  refuse('a domain', endpoints.addDomain, [business, add('*.example.ch')], 'error.domain.wildcard');
  refuse('a domain', endpoints.addDomain, [business, add('gmail.com')], 'error.domain.public');
  refuse('a domain', endpoints.addDomain, [[...business, has()], add(domain)], 'error.domain.exists');
  refuse('a domain', endpoints.addDomain, [[...business, ...elsewhere], add(domain)], 'error.domain.taken');
  refuse(
    'a domain',
    endpoints.addDomain,
    [[...business, ['a business has so many mail domains', { businessId, count: 50 }]], add(domain)],
    'error.domain.too_many',
  );
  const mail = { ...one, body: { mailbox: 'postmaster' as const } };
  refuse(
    'a code for a domain',
    endpoints.mailDomainCode,
    [[...business, has({ isActivated: true })], mail],
    'error.domain.activated',
  );
  refuse(
    'a code for a domain',
    endpoints.mailDomainCode,
    [[...business, ...elsewhere, has()], mail],
    'error.domain.taken',
  );
  const confirm = { ...one, body: { code: 'ABCDE-ABCDE' } };
  refuse(
    'a code of a domain',
    endpoints.confirmDomain,
    [[...business, has({ code })], confirm],
    'error.domain.code_wrong',
  );
  refuse(
    'a code of a domain',
    endpoints.confirmDomain,
    [[...business, ...elsewhere, has({ code })], { ...one, body: { code } }],
    'error.domain.taken',
  );
  const bare = { issuer: provider.issuer, client_id: 'sigillum' };
  for (const [what, endpoint] of [
    ['a login provider', endpoints.putDomainProvider],
    ['a try of a login provider', endpoints.testDomainProvider],
  ] as const) {
    refuse(what, endpoint, [[...business, has()], { ...one, body: http }], 'error.domain.not_activated');
    refuse(
      what,
      endpoint,
      [[...business, has({ isActivated: true })], { ...one, body: bare }],
      'error.domain.secret_missing',
    );
  }
  refuse(
    'a login provider',
    endpoints.putDomainProvider,
    [[...business, has({ isActivated: true })], { ...one, body: http }],
    'error.domain.provider_unusable',
  );

  for (const [what, endpoint, call] of [
    ['a domain', endpoints.addDomain, add(domain)],
    ['the domains', endpoints.listDomains, { params: { id: businessId } }],
    ['a look at a domain', endpoints.checkDomain, one],
    ['a code for a domain', endpoints.mailDomainCode, mail],
    ['a code of a domain', endpoints.confirmDomain, confirm],
    ['the end of a domain', endpoints.removeDomain, one],
    ['a try of a login provider', endpoints.testDomainProvider, { ...one, body: http }],
    ['a login provider', endpoints.putDomainProvider, { ...one, body: http }],
    ['the end of a login provider', endpoints.deleteDomainProvider, one],
  ] as const) {
    pact.expects(`${what}, from a member`, endpoint, {
      given: member,
      call: call as never,
      credentials,
      refuses: 'error.business.admins_only',
    });
    pact.expects(`${what}, of an organisation that is not the caller's`, endpoint, {
      given: anna,
      call: call as never,
      credentials,
      refuses: 'error.not_found',
    });
    pact.expects(`${what}, from nobody`, endpoint, {
      given: business,
      call: call as never,
      credentials: { bearer: 'nonsense' },
      refuses: 'error.auth.token_invalid',
    });
  }
}
