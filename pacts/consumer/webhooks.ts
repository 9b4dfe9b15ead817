import {
  apiUserExample,
  deliveryExample,
  programCallExample,
  webhookExample,
} from '@sigillum/api-contracts/business/examples.ts';
import * as endpoints from '@sigillum/api-contracts/business/index.ts';
import * as support from '../support/api-users.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';

const { account, belongs, businessId: id, live, program, revoked, token } = support;
const { id: webhookId, description, url, types, createdAt, updatedAt } = webhookExample;
const { id: deliveryId } = deliveryExample;
const credentials = { bearer: token };
const admin = [account, live, belongs('admin')] as const;
const webhook: Given = ['a business has a webhook', { businessId: id, webhookId, description, url, createdAt }];
const called = (state: 'OPEN' | 'RESIGNATED'): Given => [
  'a webhook was called in vain',
  { businessId: id, webhookId, deliveryId, state },
];
const params = { id, webhookId };
const earlier = '2026-11-20T08:00:00.000Z';
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw1Jx4pZ0c2Fs=';
const { username } = apiUserExample;

/** What the programs of a business hear of, and what they have asked. */
export function expectWebhooks(pact: AreaPact): void {
  pact.expects('another secret for the callbacks of an API user', endpoints.resetCallbackSecret, {
    given: [...admin, program],
    call: { params: { id, username }, body: { updatedAt: apiUserExample.updatedAt } },
    credentials,
    answers: { status: 200, example: { ...apiUserExample, callbackSecret: secret } },
  });
  pact.expects('another secret for an API user that was changed meanwhile', endpoints.resetCallbackSecret, {
    given: [...admin, program],
    call: { params: { id, username }, body: { updatedAt: earlier } },
    credentials,
    refuses: 'error.business.changed_meanwhile',
  });
  pact.expects('the webhooks of a business', endpoints.listWebhooks, {
    given: [...admin, webhook],
    call: { params: { id } },
    credentials,
    answers: { status: 200, example: { webhooks: [webhookExample] } },
  });
  pact.expects('a webhook', endpoints.createWebhook, {
    given: admin,
    call: { params: { id }, body: { description, url, types } },
    credentials,
    answers: { status: 201, example: { ...webhookExample, secret } },
  });
  pact.expects('a webhook beyond what there may be', endpoints.createWebhook, {
    given: [...admin, ['a business has as many webhooks as it may have', { businessId: id }]],
    call: { params: { id }, body: { description, url, types } },
    credentials,
    refuses: 'error.webhook.too_many',
  });
  pact.expects('a webhook that pauses', endpoints.updateWebhook, {
    given: [...admin, webhook],
    call: { params, body: { isActive: false, updatedAt } },
    credentials,
    answers: { status: 200, example: { ...webhookExample, isActive: false } },
  });
  pact.expects('a webhook that was changed meanwhile', endpoints.updateWebhook, {
    given: [...admin, webhook],
    call: { params, body: { isActive: false, updatedAt: earlier } },
    credentials,
    refuses: 'error.business.changed_meanwhile',
  });
  pact.expects('another secret of a webhook', endpoints.resetWebhookSecret, {
    given: [...admin, webhook],
    call: { params, body: { updatedAt } },
    credentials,
    answers: { status: 200, example: { ...webhookExample, secret } },
  });
  pact.expects('another secret of a webhook that was changed meanwhile', endpoints.resetWebhookSecret, {
    given: [...admin, webhook],
    call: { params, body: { updatedAt: earlier } },
    credentials,
    refuses: 'error.business.changed_meanwhile',
  });
  pact.expects('a try of a webhook', endpoints.testWebhook, {
    given: [...admin, webhook],
    call: { params, body: {} },
    credentials,
    answers: { status: 200, example: { ...deliveryExample, state: 'OPEN', attempts: 0, messages: [] } },
  });
  pact.expects('a webhook that goes', endpoints.deleteWebhook, {
    given: [...admin, webhook],
    call: { params },
    credentials,
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('the deliveries of a business', endpoints.listDeliveries, {
    given: [...admin, webhook, called('RESIGNATED')],
    call: { params: { id }, query: { search: 'archive', state: 'RESIGNATED' } },
    credentials,
    answers: { status: 200, example: { deliveries: [deliveryExample], hasMore: false } },
  });
  pact.expects('a delivery that is sent again', endpoints.resendDelivery, {
    given: [...admin, webhook, called('RESIGNATED')],
    call: { params: { id, deliveryId }, body: {} },
    credentials,
    answers: { status: 200, example: { ...deliveryExample, state: 'OPEN', resentAt: updatedAt } },
  });
  pact.expects('a delivery that still goes on', endpoints.resendDelivery, {
    given: [...admin, webhook, called('OPEN')],
    call: { params: { id, deliveryId }, body: {} },
    credentials,
    refuses: 'error.delivery.not_resignated',
  });
  pact.expects('the calls of programs', endpoints.listProgramCalls, {
    given: [...admin, program, ['a program has made a call', { businessId: id, username }]],
    call: { params: { id }, query: { username, status: 'succeeded', path: 'qualities' } },
    credentials,
    answers: { status: 200, example: { calls: [programCallExample], hasMore: false } },
  });

  const calls = [
    ['the secret of callbacks', endpoints.resetCallbackSecret, { params: { id, username }, body: {} }],
    ['the webhooks', endpoints.listWebhooks, { params: { id } }],
    ['another webhook', endpoints.createWebhook, { params: { id }, body: { description, url, types } }],
    ['a changed webhook', endpoints.updateWebhook, { params, body: {} }],
    ['the secret of a webhook', endpoints.resetWebhookSecret, { params, body: {} }],
    ['a tried webhook', endpoints.testWebhook, { params, body: {} }],
    ['the end of a webhook', endpoints.deleteWebhook, { params }],
    ['the deliveries', endpoints.listDeliveries, { params: { id } }],
    ['another try', endpoints.resendDelivery, { params: { id, deliveryId }, body: {} }],
    ['what programs have asked', endpoints.listProgramCalls, { params: { id } }],
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
}
