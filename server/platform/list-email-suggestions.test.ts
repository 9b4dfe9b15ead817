import { beforeEach, describe, expect } from 'vitest';
import { createClient } from '@sigillum/api-contracts/client.ts';
import * as platformEndpoints from '@sigillum/api-contracts/platform/index.ts';
import { signatureRequestsStateHandlers } from '../signature-requests/signature-requests-states.ts';
import { it, world } from '../testing/world.ts';
import { userStateHandlers } from '../user/user-states.ts';

const id = '5f0c1d4e-7a52-4b0e-9a43-1c1d5e6f7a80';
const otherId = '6f0c1d4e-7a52-4b0e-9a43-1c1d5e6f7a81';
const bearer = 'zVbP4rC8mXq2Lk7TnY1sWd5hGf9jUe3aQo6iRt0BvNM';

const signer = (sid: string, email: string, firstName: string, lastName: string) =>
  ({ sid, email, firstName, lastName, language: 'en', status: 'OPEN', sequence: -1, notify: true }) as const;

async function store(
  requestId: string,
  ownerId: string,
  signers: ReturnType<typeof signer>[],
  observers: { id: string; email: string }[] = [],
) {
  const request = { id: requestId, ownerId, title: 'Lease', message: '', quality: 'SES', status: 'DRAFT' } as const;
  await signatureRequestsStateHandlers['a signature request exists'](
    { ...request, documents: [], attachments: [], signers, observers },
    world,
  );
}

beforeEach(async () => {
  const nora = { id, email: 'nora@example.ch', firstName: 'Nora', lastName: 'Keller', lang: 'de' } as const;
  await userStateHandlers['a person has an account'](nora, world);
  await userStateHandlers['a person has an account']({ ...nora, id: otherId, email: 'other@example.ch' }, world);
  await userStateHandlers['an access token of an account exists'](
    { userId: id, token: bearer, condition: 'live' },
    world,
  );
});

async function suggest(input: string): Promise<string[]> {
  const client = createClient(async (url, init) => world.api.request(url, init), { bearer });
  const { suggestions } = await client.call(platformEndpoints.listEmailSuggestions, { query: { input } });
  return suggestions.map(({ email }) => email);
}

describe('suggestions of people', () => {
  it('are those whom the person has invited, found by the beginnings of address and names', async () => {
    await store(
      'a1000000-0000-4000-8000-000000000001',
      id,
      [
        signer('b1000000-0000-4000-8000-000000000001', 'anna@example.ch', 'Anna', 'Zeller'),
        signer('b1000000-0000-4000-8000-000000000002', 'nora@example.ch', 'Nora', 'Keller'),
      ],
      [{ id: 'c1000000-0000-4000-8000-000000000001', email: 'office@example.ch' }],
    );
    expect(await suggest('ANN')).toEqual(['anna@example.ch']);
    expect(await suggest('zel')).toEqual(['anna@example.ch']);
    expect(await suggest('Anna Z')).toEqual(['anna@example.ch']);
    expect(await suggest('off')).toEqual(['office@example.ch']);
    expect(await suggest('example')).toEqual([]);
    expect(await suggest('nora')).toEqual([]);
  });

  it('never are those whom somebody else has invited', async () => {
    const anna = signer('b1000000-0000-4000-8000-000000000001', 'anna@example.ch', 'Anna', 'Zeller');
    await store('a1000000-0000-4000-8000-000000000001', otherId, [anna]);
    expect(await suggest('anna')).toEqual([]);
  });

  it('names an address once, with the name that is known for it', async () => {
    const observer = { id: 'c1000000-0000-4000-8000-000000000001', email: 'Anna@example.ch' };
    const anna = signer('b1000000-0000-4000-8000-000000000001', 'anna@example.ch', 'Anna', 'Zeller');
    await store('a1000000-0000-4000-8000-000000000001', id, [anna], [observer]);
    expect(await suggest('zeller')).toEqual(['anna@example.ch']);
    expect(await suggest('anna')).toEqual(['anna@example.ch']);
  });

  it('take % and _ for letters', async () => {
    await store('a1000000-0000-4000-8000-000000000001', id, [
      signer('b1000000-0000-4000-8000-000000000001', 'anna_b@example.ch', 'Anna', 'B'),
    ]);
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('anna_')).toEqual(['anna_b@example.ch']);
    expect(await suggest('ann__')).toEqual([]);
  });
});
