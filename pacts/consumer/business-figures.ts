import {
  accountActivityPageExample,
  businessStatisticsExample,
  identificationActivityPageExample,
  signatureActivityPageExample,
} from '@sigillum/api-contracts/business/activity-examples.ts';
import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import * as businessEndpoints from '@sigillum/api-contracts/business/index.ts';
import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { csvExample } from '../support/files.ts';

const { exportIdentificationActivities, exportSignatureActivities, getBusinessStatistics } = businessEndpoints;
const { listAccountActivities, listIdentificationActivities, listSignatureActivities } = businessEndpoints;
const { id: userId, email, firstName, lastName } = userExample;
const { id: businessId, name } = businessExample;
const token = 'Jd8sK1fH5gL3zX7cV0bN2mQ6wE9rT4yUiOpA8sD1fGh';
const credentials = { bearer: token };
const account: Given = ['a person has an account', { id: userId, email, firstName, lastName, lang: 'de' }];
const live: Given = ['an access token of an account exists', { userId, token }];
const revoked: Given = ['an access token of an account exists', { userId, token, condition: 'revoked' }];
const belongs = (role: 'admin' | 'member'): Given => [
  'a person belongs to a business',
  { userId, businessId, name, role },
];
const [signature] = signatureActivityPageExample.activities;
const requestId = signature!.signature_request_id!;
const hasSigned: Given = [
  'a member has signed on the account of a business',
  { userId, businessId, requestId, sid: signature!.id },
];
const beyond: Given = ['a business has more activities than a file holds', { businessId }];
const call = { params: { id: businessId } };

/** One of each: the mock answers lists with one entry. */
const qualities = [{ quality: 'QES', count: 1 }] as const;
const figures = { total: 1, previous_total: 0, by_quality: qualities };
const statistics = {
  ...businessStatisticsExample,
  ...{ signatures: figures, identifications: figures },
  months: [{ month: '2026-11', signatures: [], identifications: [] }],
};

const lists = [
  ['the figures of a business', getBusinessStatistics, statistics],
  ['what was done in a business', listAccountActivities, accountActivityPageExample],
  ['the signatures of a business', listSignatureActivities, signatureActivityPageExample],
  ['the identifications of a business', listIdentificationActivities, identificationActivityPageExample],
  ['the signatures of a business as a file', exportSignatureActivities, csvExample],
  ['the identifications of a business as a file', exportIdentificationActivities, csvExample],
] as const satisfies readonly (readonly [string, Endpoint, unknown])[];

/** What was done on a business's account, as figures, lists and files. */
export function expectFigures(pact: AreaPact): void {
  for (const [what, endpoint, example] of lists) {
    pact.expects(what, endpoint, {
      given: [account, live, belongs('admin'), hasSigned],
      ...{ call, credentials },
      answers: { status: 200, example },
    });
    pact.expects(`${what}, asked for by a member`, endpoint, {
      given: [account, live, belongs('member')],
      ...{ call, credentials },
      refuses: 'error.business.admins_only',
    });
    pact.expects(`${what} that the person does not belong to`, endpoint, {
      given: [account, live],
      ...{ call, credentials },
      refuses: 'error.not_found',
    });
    pact.expects(`${what}, with a token that was revoked`, endpoint, {
      given: [account, revoked],
      ...{ call, credentials },
      refuses: 'error.auth.token_invalid',
    });
  }
  for (const [what, endpoint] of lists.slice(1))
    pact.expects(`${what}, in a period that ends before it begins`, endpoint, {
      given: [account, live, belongs('admin')],
      call: { ...call, query: { start_date: '2026-11-02', end_date: '2026-11-01' } } as never,
      credentials,
      refuses: 'error.validation',
    });
  for (const [what, endpoint] of lists.slice(4))
    pact.expects(`${what}, in a period that holds too much`, endpoint, {
      given: [account, live, belongs('admin'), beyond],
      ...{ call, credentials },
      refuses: 'error.business.export_too_large',
    });
}
