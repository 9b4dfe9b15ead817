import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { listCallbacks } from '@sigillum/api-contracts/signature-requests/list-callbacks.ts';
import { serveLocally, type LocalAnswer } from '@sigillum/engine/testing/local-server';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { expect, it } from 'vitest';
import { openSigningWorld } from '../support/signing-world.ts';

it('a callback that was committed is called again with the same id and bytes after the server was killed', async () => {
  const answers: LocalAnswer[] = [{ manner: 'silent' }];
  const receiver = await serveLocally(() => answers.shift() ?? { status: 204 });
  const world = await openSigningWorld('callback-kills');
  try {
    const { client, email } = world.owner;
    const body = {
      title: 'Lease',
      documents: [{ content: Buffer.from(buildPdf()).toString('base64') }],
      signatures: [{ account_email: email }],
      callback_update_url: receiver.url,
    };
    const { id } = await client.call(createSignatureRequest, { body });
    await client.call(initiateSignatureRequest, { params: { id } });
    await expect.poll(() => receiver.requests).toHaveLength(1);
    await world.server().kill();
    await world.restart();
    const list = async () => (await client.call(listCallbacks, { params: { id } })).callbacks;
    await expect.poll(() => list()).toMatchObject([{ type: 'INITIATE', state: 'COMPLETED' }]);
    const [callback] = await list();
    expect(receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual([callback!.id, callback!.id]);
    expect(receiver.requests[0]!.body.equals(receiver.requests[1]!.body)).toBe(true);
  } finally {
    await world.close();
    await receiver.close();
  }
});
