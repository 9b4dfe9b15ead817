import { createClient } from '@sigillum/api-contracts/client.ts';
import { signAnswerExample } from '@sigillum/api-contracts/signing/examples.ts';
import { describe, expect, it, vi } from 'vitest';
import { openAccountDoor } from './account-door.ts';

const requestId = '0b9d6a4e-6f0a-4c3e-9c53-0d8b4d1a2f10';
const sid = '3d1f7a52-90c4-4a8e-b7d5-6e2c1f0a9b84';

/** The door to an API that always answers the same. */
function openTo(body: object) {
  const call = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => Response.json(body));
  return { door: openAccountDoor(createClient(call), requestId), call };
}
const comeBack = (body: object) => openTo(body).door.proceed({ params: { code: 'granted' } }, 'key');

describe('the door of an account', () => {
  it('takes what a redirect has brought for a signature when the answer says so', async () => {
    expect(await comeBack({ ...signAnswerExample, signingStatus: 'SIGNED' })).toMatchObject(signAnswerExample);
  });

  it.each([{}, { signingStatus: 'ERROR' }])('takes an answer with the status %o for an error', async (status) => {
    await expect(comeBack({ ...signAnswerExample, ...status })).rejects.toMatchObject({ key: 'error.sign.failed' });
  });

  it('begins with a pushed request where a trust service asks the person, with all that is signed', async () => {
    const { door, call } = openTo(signAnswerExample);
    await door.sign({ language: 'fr', shownDocuments: [sid], pushedFor: sid, idempotencyKey: 'key' });
    const [url, init] = call.mock.calls[0]!;
    expect(url).toContain(`/v3/mab/create-par/${requestId}/signatures/${sid}`);
    expect(JSON.parse(String(init.body))).toEqual({
      language: 'fr',
      redirect_query_params: { request: requestId },
      shownDocuments: [sid],
    });
  });
});
