import { createClient, type FetchLike } from '@sigillum/api-contracts/client.ts';
import { requestId, requestProgressExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { signAnswerExample, stepUpExample } from '@sigillum/api-contracts/signing/examples.ts';
import { describe, expect, it, vi } from 'vitest';
import { openAccountDoor } from './account-door.ts';
import { openVisitorDoor } from './visitor-door.ts';

const id = '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c44';

function answerWith(body: unknown) {
  const fetch = vi.fn<FetchLike>(async () => Response.json(body));
  const read = () => {
    const [url, init] = fetch.mock.lastCall!;
    return {
      url,
      method: init.method,
      body: JSON.parse(String(init.body)) as unknown,
      key: new Headers(init.headers).get('idempotency-key'),
    };
  };
  return { client: createClient(fetch), read };
}

describe('the door of an account', () => {
  const { client, read } = answerWith(signAnswerExample);
  const door = openAccountDoor(client, requestId);

  it('leads through the bridge of the account', () => {
    expect(door.writePageUrl(id, 2, 120)).toBe(`/bff/v3/documents/${id}/pages/1?scale=120`);
    expect(door.writeDownloadUrl(id, 'signed')).toBe(`/bff/v3/documents/${id}/download?signed=true`);
    expect(door.writeZipUrl('original')).toBe(`/bff/v3/signature-requests/${requestId}/zip?signed=false`);
    expect(door.writeReportUrl?.('JSON')).toBe(`/bff/v3/signature-requests/${requestId}/report?type=JSON`);
  });

  it('signs its one request, each attempt with a key of its own', async () => {
    await door.sign({ language: 'de', idempotencyKey: 'k1' });
    expect(read()).toEqual({
      url: '/v3/sign',
      method: 'POST',
      body: { signatureRequests: [{ signatureRequestId: requestId }], language: 'de' },
      key: 'k1',
    });
  });
});

it('an account proves with a code of its app that its one request is to be signed', async () => {
  const { client, read } = answerWith(stepUpExample);
  await openAccountDoor(client, requestId).stepUp!({ way: 'totp', code: '050471' });
  expect(read()).toMatchObject({
    url: '/v3/sign/step-up',
    body: { signatureRequestIds: [requestId], proof: { code: '050471' } },
  });
});

describe('the steps at a trust service', () => {
  const { client, read } = answerWith(signAnswerExample);
  const pwdotp = { otp: '1234' };

  it('of an account go by the endpoint that fits the answer', async () => {
    const { client, read } = answerWith({ ...signAnswerExample, signingStatus: 'SIGNED' });
    const door = openAccountDoor(client, requestId);
    await door.proceed({ pwdotp }, 'k4');
    expect(read()).toMatchObject({ url: `/v3/swisscom/proceed/${requestId}`, body: { pwdotp }, key: 'k4' });
    await door.proceed({ params: { code: 'abc' } }, 'k5');
    expect(read()).toMatchObject({ url: `/v3/mab/redirect-sign/${requestId}`, body: { params: { code: 'abc' } } });
  });

  it('of a visitor all go by the one there is', async () => {
    const door = openVisitorDoor(client, { requestId, token: 'a.1.b', mark: 'visit-k3f' });
    await door.proceed({ params: { code: 'abc' } }, 'k6');
    expect(read()).toMatchObject({
      url: `/v3/direct/swisscom/proceed/${requestId}`,
      body: { params: { code: 'abc' } },
    });
    await door.proceed({}, 'k7');
    expect(read()).toMatchObject({ body: {} });
  });
});

it('a regulated record is signed with the name and the reason', async () => {
  const { client, read } = answerWith(signAnswerExample);
  const statement = { signingName: 'N. Frei', signingReason: 'Approved' };
  await openAccountDoor(client, requestId).sign({ language: 'en', tan: '123456', statement, idempotencyKey: 'k8' });
  expect(read()).toMatchObject({
    body: { signatureRequests: [{ signatureRequestId: requestId, ...statement }], tan: '123456' },
  });
});

describe('the door of a visitor', () => {
  const { client, read } = answerWith(requestProgressExample);
  const door = openVisitorDoor(client, { requestId, token: 'a.1.b', mark: 'visit-k3f' });

  it('leads through the bridge of the visit, documents with their token', () => {
    expect(door.writePageUrl(id, 1, 25)).toBe(
      `/view/${requestId}/bff/v3/direct/documents/${id}/pages/0?token=a.1.b&scale=25`,
    );
    expect(door.writeDownloadUrl(id, 'original')).toBe(
      `/view/${requestId}/bff/v3/direct/documents/${id}/download?token=a.1.b&signed=false`,
    );
    expect(door.writeZipUrl('signed')).toBe(
      `/view/${requestId}/bff/v3/direct/signature-requests/${requestId}/zip?signed=true&visit=visit-k3f`,
    );
    expect(door.writeReportUrl).toBeUndefined();
  });

  it('knows a passkey on a device that was handed over alone', () => {
    expect(door).not.toHaveProperty('stepUp');
    expect(openVisitorDoor(client, { requestId, token: 'a.1.b', isHandedOver: true })).toMatchObject({
      isHandedOver: true,
      stepUp: expect.any(Function),
    });
  });

  it('declines with or without a reason', async () => {
    await door.decline('Too late', 'k2');
    expect(read()).toMatchObject({
      url: `/v3/direct/signature-requests/${requestId}/decline`,
      body: { message: 'Too late' },
      key: 'k2',
    });
    await door.decline(undefined, 'k3');
    expect(read()).toMatchObject({ body: {} });
  });
});
