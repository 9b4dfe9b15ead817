import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProblem, type Client } from '@sigillum/api-contracts/client.ts';
import * as businessEndpoints from '@sigillum/api-contracts/business/index.ts';
import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import * as signatureRequestsEndpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signingEndpoints from '@sigillum/api-contracts/signing/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { createDraft, enter, sendRequest, visitor } from '@sigillum/server/testing/journeys.ts';
import { connect, seedPerson, type SeededPerson } from '@sigillum/server/testing/seeds.ts';
import { createTestServices, type TestServices } from '@sigillum/server/testing/test-services.ts';

let world: TestServices;
let owner: SeededPerson;
let callers: Record<'owner' | 'visitor' | 'nobody', Client>;
let ids: { draft: string; open: string };

beforeAll(async () => {
  world = await createTestServices();
  owner = await seedPerson(world, 'owner@example.ch', { business: true });
  ids = {
    draft: await createDraft(owner, { signatures: [{ account_email: owner.email }] }),
    open: await sendRequest(owner, { signatures: [visitor('visitor@example.ch')] }),
  };
  callers = {
    owner: owner.client,
    visitor: (await enter(world, 'visitor@example.ch', ids.open)).client,
    nobody: connect(world),
  };
});
afterAll(() => world.close());

const { register, requestConfirmation, validConfirmation, checkPassword, login, updateUser, updateUserDirectly } =
  userEndpoints;
const requests = signatureRequestsEndpoints;
const position = { page: '0', x: 1, y: 1, width: 100, height: 50 };
const signature = {
  account_email: 'a@example.ch',
  signer_identity_data: {
    email_address: 'a@example.ch',
    first_name: 'A',
    last_name: 'B',
    mobile_number: '41791234567',
    language: 'de',
    identity_reference: 'x',
  },
  document_signatures: [
    {
      document_id: randomUUID(),
      visual_signature: { position, image: { content: 'iVBORw0KGgo=', content_type: 'image/png' } },
    },
  ],
  sequence: 1,
  notify: true,
};
const request = {
  title: 'Lease',
  message: 'Hello',
  quality: 'SES',
  legislation: 'ZERTES',
  expiration_date: '2050-01-01T00:00:00.000Z',
  custom: 'x',
};

/** A sound body of every call that takes one, who sends it, and to which request. */
const calls: [endpoint: Endpoint, caller: keyof typeof callers, body: object, of?: keyof typeof ids][] = [
  [
    register,
    'nobody',
    { token: 'x', firstName: 'A', lastName: 'B', password: 'p'.repeat(12), lang: 'en', gtc: true, celloUCC: 'x' },
  ],
  [requestConfirmation, 'nobody', { email: 'new@example.ch', flow: 'free', lang: 'en' }],
  [validConfirmation, 'nobody', { token: 'x', language: 'en' }],
  [checkPassword, 'nobody', { password: 'p', email: 'a@example.ch', firstName: 'A', lastName: 'B' }],
  [login, 'nobody', { email: 'a@example.ch', password: 'p', first_login: true }],
  [
    updateUser,
    'owner',
    {
      firstName: 'A',
      lastName: 'B',
      lang: 'en',
      mobile: '41791234567',
      attributes: {
        p11SigningName: 'x',
        p11SigningReason: 'x',
        frontendVersion: '1',
        celloUcc: 'x',
        defaultQuality: 'SES',
      },
    },
  ],
  [
    businessEndpoints.createBusiness,
    'owner',
    { name: 'X AG', email: 'x@example.ch', phone: '+41441234567', gtc_accepted: true, dpa_accepted: true },
  ],
  [
    requests.createSignatureRequest,
    'owner',
    {
      ...request,
      documents: [{ title: 'x', content: 'JVBERi0=' }],
      signatures: [signature],
      observers: [{ email: 'o@example.ch' }],
    },
  ],
  [
    requests.updateSignatureRequest,
    'owner',
    {
      ...request,
      signatures: [
        { sid: randomUUID(), first_name: 'A', language: 'de', document_signatures: signature.document_signatures },
      ],
      updated_at: '2026-01-01T00:00:00.000Z',
    },
    'draft',
  ],
  [requests.addSignature, 'owner', signature, 'draft'],
  [
    requests.addObserver,
    'owner',
    { type: 'USER', email: 'o@example.ch', user_id: randomUUID(), group_id: randomUUID() },
    'draft',
  ],
  [requests.declineSignatureRequest, 'owner', { message: 'x' }, 'draft'],
  [
    requests.delegateSignature,
    'owner',
    {
      account_email: 'd@example.ch',
      signer_identity_data: { email_address: 'd@example.ch', language: 'de' },
      message: 'x',
    },
    'open',
  ],
  [requests.withdrawSignatureRequest, 'owner', { message: 'x' }, 'draft'],
  [requests.askSender, 'owner', { message: 'x' }, 'open'],
  [requests.readdressSignature, 'owner', { email: 'x@example.ch' }, 'open'],
  [requests.correctSignatureRequest, 'owner', { message: 'x' }, 'draft'],
  [requests.remindSigners, 'owner', { signatures: [randomUUID()] }, 'open'],
  [
    signingEndpoints.sign,
    'owner',
    {
      signatureRequests: [{ signatureRequestId: randomUUID(), signingName: 'A', signingReason: 'B' }],
      language: 'en',
      tan: '123456',
      sealAccountName: 'x',
    },
  ],
  [
    signingEndpoints.signDirectly,
    'visitor',
    {
      signatureRequests: [{ signatureRequestId: randomUUID(), signingName: 'A', signingReason: 'B' }],
      language: 'en',
      tan: '123456',
      sealAccountName: 'x',
    },
  ],
  [signingEndpoints.checkTanDirectly, 'visitor', { tan: '123456' }],
  [updateUserDirectly, 'visitor', { lang: 'en', firstName: 'A', lastName: 'B' }],
];

const strange: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  ' ',
  'a\u0000b',
  'a\ud800b',
  'x'.repeat(10_000),
  '../../x',
  "'; drop table users;--",
  '9'.repeat(400),
  '{}',
  [],
  {},
  [[]],
  { toString: 'x' },
  '0000-00-00T00:00:00.000Z',
  '275761-01-01T00:00:00.000Z',
  'SES\u0000',
  '__proto__',
];

/** Every copy of a value in which one part is replaced by something strange, or has an unknown field. */
function* distort(value: unknown): Generator {
  yield* strange;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    for (const other of distort(part))
      yield Array.isArray(value)
        ? value.map((item, index) => (String(index) === name ? other : item))
        : { ...value, [name]: other };
  }
  if (!Array.isArray(value)) yield { ...value, constructor: { prototype: 1 } };
}

describe('a call with a strange body', () => {
  it.each(calls.map(([endpoint, ...rest]) => [`${endpoint.method} ${endpoint.path}`, endpoint, ...rest] as const))(
    '%s is answered by its contract, never by a fault of ours',
    async (_name, endpoint, caller, body, of) => {
      const params = of && { id: ids[of] };
      for (const distorted of distort(body)) {
        const failure = await callers[caller].call(endpoint, { params, body: distorted }).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (failure === undefined) continue;
        const sent = JSON.stringify(distorted).slice(0, 500);
        expect(failure, sent).toBeInstanceOf(ApiProblem);
        expect((failure as ApiProblem).status, `${sent}: ${(failure as ApiProblem).key}`).toBeLessThan(500);
        expect((failure as ApiProblem).key, sent).toBeDefined();
      }
    },
  );
});

describe('a call with strange headers, addresses or queries', () => {
  const nasty = ['\u00ff', 'a'.repeat(5000), '%00', '%ff', '%', 'Basic', 'null', '-1', '../..', "'"];
  const names = [
    'authorization',
    'idempotency-key',
    'x-time-zone',
    'content-type',
    'content-disposition',
    'range',
    'if-none-match',
  ];

  it.each(names)('%s is not answered by a fault of ours', async (name) => {
    for (const value of [
      ...nasty,
      'Bearer',
      `Basic ${btoa('a\u0000b:c')}`,
      `Basic ${btoa(':'.repeat(999))}`,
      "attachment; filename*=UTF-8''%E0%A4%A",
    ]) {
      const headers = { 'content-type': 'application/json', [name]: value };
      for (const path of [
        `/v3/signature-requests/${ids.draft}`,
        '/v3/signature-requests',
        '/v1/direct/user',
        `/v3/signature-requests/${ids.draft}/documents`,
      ]) {
        const method = path.endsWith('requests') || path.endsWith('documents') ? 'POST' : 'GET';
        const response = await world.api.request(
          path,
          { method, headers, ...(method === 'POST' && { body: '{}' }) },
          { ip: '192.0.2.7' },
        );
        expect(response.status, `${path} with ${name}: ${value}`).toBeLessThan(500);
      }
    }
  });

  it('is not answered by a fault of ours either', async () => {
    const queries = [
      'page=0',
      'page=1e9',
      'page=-1',
      'size=101',
      'search=%00',
      'search=%ff',
      'from=0000-01-01',
      'status=X',
      'sort=x',
      'a=b',
      'page=1&page=2',
    ];
    for (const query of queries) {
      const call = owner.client.call(
        { ...requests.listSignatureRequests, path: `/v3/signature-requests-redesign?${query}` } as never,
        {} as never,
      );
      const failure = await call.then(
        () => undefined,
        (error: unknown) => error as ApiProblem,
      );
      expect(failure?.status ?? 200, query).toBeLessThan(500);
    }
    for (const id of [...nasty, 'undefined', '00000000-0000-0000-0000-000000000000']) {
      const failure = await owner.client
        .call(requests.getSignatureRequest, { params: { id } })
        .catch((error: unknown) => error as ApiProblem);
      expect(failure, id).toMatchObject({ status: 404, key: 'error.not_found' });
    }
  });
});
