import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import * as endpoints from '@sigillum/api-contracts/business/index.ts';
import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { shorten } from '../support/shorten.ts';
import {
  anna,
  business,
  businessId,
  membership,
  ownerId,
  ownerToken,
  signerToken,
  noemi,
  visit,
  visited,
} from '../support/signature-requests.ts';

const password = 'kupfer Wolke 93 Segel';
const credentials = { bearer: ownerToken };
const nobody = { bearer: 'nonsense' };
const params = { id: businessId };
const domain = 'keller-architektur.example';
const link = 'aes-link-Vt8Qm2xLs0aBcDeFgHiJklMnOpQ';
const [, session] = anna;
const provable: readonly [Given, ...Given[]] = [
  [
    'a person has an account',
    { id: ownerId, email: 'anna.keller@example.ch', firstName: 'Anna', lastName: 'Keller', lang: 'de', password },
  ],
  session,
  membership,
];
const rested = [
  anna[0],
  [session[0], { ...session[1], condition: 'rested' }],
  membership,
  ['an organisation has an identity provider', { domain }],
  ['a login of an organisation belongs to an account', { domain, subject: 'anna', userId: ownerId }],
] as [Given, ...Given[]];
const deleted = (days: number): Given => ['a business was deleted', { businessId, days }];
const hasDomain: Given = [
  'a business has a mail domain',
  { businessId, domain, token: 'Vt8Qm2xLs0aBcDeFgHiJkl', isActivated: true },
];
const applied: Given = ['a business has applied for AES', { businessId, domain, token: link }];
const member: readonly [Given, ...Given[]] = [
  ...anna,
  ['a person belongs to a business', { userId: ownerId, businessId, name: 'Keller Architektur AG', role: 'member' }],
];
const paying: Given = [
  'a person belongs to a business',
  { userId: ownerId, businessId, name: 'Keller Architektur AG', role: 'admin', paymentMethod: 'MANUAL' },
];
const stamp: Given = ['a business was changed last', { businessId, at: businessExample.updatedAt! }];
const updated_at = businessExample.updatedAt!;
const example = (changes: Partial<Business> = {}) => ({
  ...shorten(businessExample),
  id: businessId,
  members: undefined,
  invitedMembers: undefined,
  apiUsers: undefined,
  domains: undefined,
  dpaAcceptedAt: businessExample.gtcAcceptedAt,
  ...changes,
});
const base = { name: 'Keller & Frei AG', email: 'office@keller.example', phone: '+41441234567', updated_at };
const address = { address1: 'Seeweg 7', address2: '', postalCode: '8001', city: 'Zürich', country: 'CH' };
const application = {
  representative_name: 'Nora Keller',
  representative_email: 'nora.keller@example.ch',
  commercial_register: 'CHE-109.322.551',
  domains: [domain],
};
const seen = {
  businessName: 'Keller Architektur AG',
  appliedBy: 'Luca Rossi (luca.rossi@example.ch)',
  representativeName: 'Nora Keller',
  commercialRegister: 'CHE-109.322.551',
  domains: [domain],
  expiresAt: '2026-12-06T08:00:00.000Z',
};
const aes = {
  enabled: false,
  representativeName: 'Nora Keller',
  representativeEmail: 'nora.keller@example.ch',
  commercialRegister: 'CHE-109.322.551',
  domains: [domain],
  state: 'requested' as const,
  requestedAt: '2026-11-22T08:00:00.000Z',
  expiresAt: '2026-12-06T08:00:00.000Z',
  confirmedAt: null,
};
const shown = {
  id: businessId,
  name: 'Keller Architektur AG',
  supportContact: { email: null, phone: null },
  logo: null,
  embedOrigins: [],
};

/** What an organisation is, its end, and what it vouches for. */
export function expectProfile(pact: AreaPact): void {
  pact.expects('name, address and number of a business', endpoints.updateBusinessBase, {
    given: [...business, stamp],
    call: { params, body: base },
    credentials,
    answers: { status: 200, example: example({ name: base.name, email: base.email, phone: base.phone }) },
  });
  pact.expects('where a business is, and its contract', endpoints.updateBusiness, {
    given: [...business, stamp],
    call: { params, body: { address, dpa_accepted: true, updated_at } },
    credentials,
    answers: { status: 200, example: example({ address }) },
  });
  for (const [what, endpoint, body] of [
    ['name, address and number of a business', endpoints.updateBusinessBase, base],
    ['where a business is', endpoints.updateBusiness, { address, updated_at }],
  ] as const)
    pact.expects(`${what}, read before a colleague changed it`, endpoint, {
      given: business,
      call: { params, body },
      credentials,
      refuses: 'error.business.changed_meanwhile',
    });

  pact.expects('the deletion of a business', endpoints.deleteBusiness, {
    given: provable,
    call: { params, body: { name: 'Keller Architektur AG', password } },
    credentials,
    answers: { status: 200, example: { revocable_until: '2026-12-22T08:00:00.000Z' } },
  });
  for (const [what, given, body, refuses] of [
    ['another name', provable, { name: 'Keller', password }, 'error.business.name_mismatch'],
    [
      'a wrong password',
      provable,
      { name: 'Keller Architektur AG', password: 'three brave otters' },
      'error.user.password_wrong',
    ],
    [
      'the right password after too many wrong ones',
      [...provable, ['changes of a password failed', { userId: ownerId, times: 5 }]],
      { name: 'Keller Architektur AG', password },
      'error.user.password_locked',
    ],
    [
      'no password where the person has none, some hours after the log-in',
      rested,
      { name: 'Keller Architektur AG' },
      'error.user.login_too_old',
    ],
  ] as const satisfies readonly (readonly [string, readonly [Given, ...Given[]], object, string])[])
    pact.expects(`the deletion of a business, with ${what}`, endpoints.deleteBusiness, {
      given,
      call: { params, body },
      credentials,
      refuses,
    });

  pact.expects('a business given up for the free plan', endpoints.downgradeBusiness, {
    given: provable,
    call: { params, body: { password } },
    credentials,
    answers: { status: 200, example: { revocable_until: '2026-12-22T08:00:00.000Z' } },
  });
  for (const [what, given, refuses] of [
    ['that has one', [...anna, paying], 'error.business.plan_given'],
    [
      'after too many wrong passwords',
      [...provable, ['changes of a password failed', { userId: ownerId, times: 5 }]],
      'error.user.password_locked',
    ],
  ] as const satisfies readonly (readonly [string, readonly [Given, ...Given[]], string])[])
    pact.expects(`a business given up for the free plan, ${what}`, endpoints.downgradeBusiness, {
      given,
      call: { params, body: { password } },
      credentials,
      refuses,
    });
  pact.expects('a business given up for the free plan, with a wrong password', endpoints.downgradeBusiness, {
    given: provable,
    call: { params, body: { password: 'three brave otters' } },
    credentials,
    refuses: 'error.user.password_wrong',
  });
  pact.expects('a business given up for the free plan, some hours after the log-in', endpoints.downgradeBusiness, {
    given: rested,
    call: { params, body: {} },
    credentials,
    refuses: 'error.user.login_too_old',
  });

  pact.expects('a deleted business back', endpoints.revokeDelete, {
    given: [...business, deleted(2)],
    call: { params },
    credentials,
    answers: { status: 200, example: example() },
  });
  pact.expects('a business back that was deleted long ago', endpoints.revokeDelete, {
    given: [...business, deleted(31)],
    call: { params },
    credentials,
    refuses: 'error.business.not_revocable',
  });
  pact.expects('a business back that is there', endpoints.revokeDelete, {
    given: business,
    call: { params },
    credentials,
    refuses: 'error.business.already_member',
  });

  pact.expects('what a business shows', endpoints.getPublicInformation, {
    given: business,
    call: { params },
    credentials,
    answers: { status: 200, example: shown },
  });
  pact.expects('what a business shows, by a visitor', endpoints.getPublicInformationDirectly, {
    given: visited(),
    call: { params },
    credentials: { basic: visit },
    answers: { status: 200, example: shown },
  });
  pact.expects('what another business shows, by a visitor', endpoints.getPublicInformationDirectly, {
    given: visited(),
    call: { params: { id: ownerId } },
    credentials: { basic: visit },
    refuses: 'error.not_found',
  });
  pact.expects('what a business shows, by nobody', endpoints.getPublicInformationDirectly, {
    given: visited(),
    call: { params },
    credentials: { basic: { ...visit, userid: 'made up' } },
    refuses: 'error.auth.credentials_invalid',
  });

  pact.expects('AES for an organisation', endpoints.applyAesForBusiness, {
    given: [...business, hasDomain],
    call: { params, body: application },
    credentials,
    answers: { status: 200, example: example({ aes4biz: aes }) },
  });
  pact.expects('AES for domains that are not proved', endpoints.applyAesForBusiness, {
    given: business,
    call: { params, body: application },
    credentials,
    refuses: 'error.aes_for_business.domain_missing',
  });
  pact.expects('AES for an organisation in a plan without it', endpoints.applyAesForBusiness, {
    given: [...business, hasDomain, ['a business has the plan', { businessId, plan: 'team' }]],
    call: { params, body: application },
    credentials,
    refuses: 'error.business.feature_not_included',
  });
  pact.expects('the end of AES for an organisation', endpoints.cancelAesForBusiness, {
    given: [...business, hasDomain, applied],
    call: { params },
    credentials,
    answers: { status: 200, example: example({ aes4biz: null }) },
  });
  pact.expects('what a representative is asked', endpoints.lookAtAesForBusiness, {
    given: [...business, hasDomain, applied],
    call: { body: { token: link } },
    answers: { status: 200, example: seen },
  });
  pact.expects('what a representative is asked by a link that is void', endpoints.lookAtAesForBusiness, {
    given: [...business, hasDomain, applied],
    call: { body: { token: 'made up' } },
    refuses: 'error.aes_for_business.link_invalid',
  });
  pact.expects('the answer of a representative', endpoints.answerAesForBusiness, {
    given: [...business, hasDomain, applied],
    call: { body: { token: link, confirmed: true } },
    answers: { status: 200, example: seen },
  });
  pact.expects('the answer of a representative by a link that is void', endpoints.answerAesForBusiness, {
    given: [...business, hasDomain, applied],
    call: { body: { token: 'made up', confirmed: true } },
    refuses: 'error.aes_for_business.link_invalid',
  });

  const change = { address, updated_at };
  for (const [what, endpoint, body] of [
    ['name, address and number of a business', endpoints.updateBusinessBase, base],
    ['where a business is', endpoints.updateBusiness, change],
    ['the deletion of a business', endpoints.deleteBusiness, { name: 'Keller Architektur AG', password }],
    ['a business given up for the free plan', endpoints.downgradeBusiness, { password }],
    ['AES for an organisation', endpoints.applyAesForBusiness, application],
    ['the end of AES for an organisation', endpoints.cancelAesForBusiness, undefined],
  ] as const) {
    const call = { params, ...(body && { body }) } as never;
    pact.expects(`${what}, from a member`, endpoint, {
      given: member,
      call,
      credentials,
      refuses: 'error.business.admins_only',
    });
    pact.expects(`${what}, from somebody else`, endpoint, {
      given: [...business, ...noemi],
      call,
      credentials: { bearer: signerToken },
      refuses: 'error.not_found',
    });
    pact.expects(`${what}, from nobody`, endpoint, {
      given: business,
      call,
      credentials: nobody,
      refuses: 'error.auth.token_invalid',
    });
  }
  for (const [what, endpoint] of [
    ['a deleted business back', endpoints.revokeDelete],
    ['what a business shows', endpoints.getPublicInformation],
  ] as const) {
    pact.expects(`${what}, from somebody else`, endpoint, {
      given: [...business, ...noemi],
      call: { params },
      credentials: { bearer: signerToken },
      refuses: 'error.not_found',
    });
    pact.expects(`${what}, from nobody`, endpoint, {
      given: business,
      call: { params },
      credentials: nobody,
      refuses: 'error.auth.token_invalid',
    });
  }
}
