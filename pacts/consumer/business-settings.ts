import { businessExample, settingsExample } from '@sigillum/api-contracts/business/examples.ts';
import * as businessEndpoints from '@sigillum/api-contracts/business/index.ts';
import { usualSettings } from '@sigillum/api-contracts/business/settings.ts';
import type { Endpoint, EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { pngExample } from '../support/files.ts';

const { deleteLogo, getLogo, getSettings, updateSettings, uploadLogo } = businessEndpoints;
const { id: userId, email, firstName, lastName } = userExample;
const { id: businessId, name } = businessExample;
const token = 'Xc4vB7nM1aS5dF8gH2jK6lQ9wE3rT0yUiOpZ1xC4vBn';
const credentials = { bearer: token };
const account: Given = ['a person has an account', { id: userId, email, firstName, lastName }];
const live: Given = ['an access token of an account exists', { userId, token }];
const revoked: Given = ['an access token of an account exists', { userId, token, condition: 'revoked' }];
const belongs = (role: 'admin' | 'member'): Given => [
  'a person belongs to a business',
  { userId, businessId, name, role },
];
const version = 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c';
const settled: Given = ['a business has settled', { businessId, settings: settingsExample }];
const branded: Given = ['a business has a logo', { businessId, version }];
const bare: Given = ['a business has the plan', { businessId, plan: 'team' }];
const admin = [account, live, belongs('admin')] as const;
const member = [account, live, belongs('member')] as const;
const params = { id: businessId };
const { supportContact, signatureRequests } = settingsExample;
const change = { settings: { supportContact, signatureRequests } };
const image = { body: pngExample as unknown as BodyInit, contentType: 'image/png' };
const describeAnswer = (settings: typeof settingsExample) => ({
  status: 200 as const,
  example: { settings, updated_at: '2026-11-21T08:37:13.000Z' },
});
const url = `/v1/businesses/${businessId}/logo/${version}`;

/** What an organisation settles for its people and its requests, and its logo. */
export function expectSettings(pact: AreaPact): void {
  pact.expects('the settings of a business', getSettings, {
    given: [...admin, settled],
    call: { params },
    credentials,
    answers: describeAnswer(settingsExample),
  });
  pact.expects('the settings of a business that has settled nothing', getSettings, {
    given: admin,
    call: { params },
    credentials,
    answers: describeAnswer(usualSettings),
  });
  pact.expects('the settings of a business, asked for by a member', getSettings, {
    given: member,
    call: { params },
    credentials,
    refuses: 'error.business.admins_only',
  });
  pact.expects('the settings of a foreign business', getSettings, {
    given: [account, live],
    call: { params },
    credentials,
    refuses: 'error.not_found',
  });
  pact.expects('other settings of a business', updateSettings, {
    given: admin,
    call: { params, body: change },
    credentials,
    answers: describeAnswer(settingsExample),
  });
  pact.expects('settings of a business that somebody else has changed meanwhile', updateSettings, {
    given: [...admin, settled],
    call: { params, body: { ...change, updated_at: '2020-01-01T00:00:00.000Z' } },
    credentials,
    refuses: 'error.business.changed_meanwhile',
  });
  pact.expects('documents that are kept for a day', updateSettings, {
    given: admin,
    call: { params, body: { settings: { signatureRequests: { retention: { days: 1 } } } } },
    credentials,
    refuses: 'error.validation',
  });
  pact.expects('regulated records in a plan without them', updateSettings, {
    given: [...admin, bare],
    call: { params, body: { settings: { signatureRequests: { part11: { enabled: true } } } } },
    credentials,
    refuses: 'error.business.feature_not_included',
  });
  pact.expects('other settings of a business, by a member', updateSettings, {
    given: member,
    call: { params, body: change },
    credentials,
    refuses: 'error.business.admins_only',
  });

  pact.expects('a logo for a business', uploadLogo, {
    given: admin,
    call: { params, ...image },
    credentials,
    answers: describeAnswer({ ...usualSettings, companyBranding: { logo: { height: 1, width: 1, url } } }),
  });
  pact.expects('a logo for a business that is cut off', uploadLogo, {
    given: admin,
    call: { params, body: pngExample.subarray(0, 40) as unknown as BodyInit, contentType: 'image/png' },
    credentials,
    refuses: 'error.business.logo_unreadable',
  });
  pact.expects('a logo for a business in a plan without one', uploadLogo, {
    given: [...admin, bare],
    call: { params, ...image },
    credentials,
    refuses: 'error.business.feature_not_included',
  });
  pact.expects('the logo of a business, without an account', getLogo, {
    given: [account, belongs('admin'), branded],
    call: { params: { ...params, version } },
    answers: { status: 200, example: pngExample },
  });
  pact.expects('a logo that a business has no more', getLogo, {
    given: [account, belongs('admin')],
    call: { params: { ...params, version } },
    refuses: 'error.not_found',
  });
  pact.expects('the end of a business’s logo', deleteLogo, {
    given: [...admin, branded],
    call: { params },
    credentials,
    answers: describeAnswer(usualSettings),
  });
  pact.expects('the end of a business’s logo, by a member', deleteLogo, {
    given: [...member, branded],
    call: { params },
    credentials,
    refuses: 'error.business.admins_only',
  });

  const refusesRevoked = <E extends Endpoint>(receives: string, endpoint: E, call: EndpointCall<E>) =>
    pact.expects(`${receives}, with a token that was revoked`, endpoint, {
      given: [account, revoked],
      call,
      credentials,
      refuses: 'error.auth.token_invalid',
    });
  refusesRevoked('the settings of a business', getSettings, { params });
  refusesRevoked('other settings of a business', updateSettings, { params, body: change });
  refusesRevoked('a logo for a business', uploadLogo, { params, ...image });
  refusesRevoked('the end of a business’s logo', deleteLogo, { params });

  const refusesStrangers = <E extends Endpoint>(receives: string, endpoint: E, call: EndpointCall<E>) =>
    pact.expects(`${receives} that is somebody else’s`, endpoint, {
      given: [account, live],
      call,
      credentials,
      refuses: 'error.not_found',
    });
  refusesStrangers('other settings of a business', updateSettings, { params, body: change });
  refusesStrangers('a logo for a business', uploadLogo, { params, ...image });
  refusesStrangers('the end of the logo of a business', deleteLogo, { params });
  pact.expects('a logo for a business, by a member', uploadLogo, {
    given: member,
    call: { params, ...image },
    credentials,
    refuses: 'error.business.admins_only',
  });
}
