import { createClient, type FetchLike } from '@sigillum/api-contracts/client.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { listSignatureRequests } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { beforeEach, describe, expect } from 'vitest';
import { createDraft } from '../testing/journeys.ts';
import { openSession, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let bearer: string;
/** How each call went, since the last look. */
let ways: ('directly' | 'over HTTP')[];

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  bearer = await openSession(world, anna.id);
  ways = [];
});

const overHttp: FetchLike = async (url, init) => world.api.request(url, init, { ip: '127.0.0.1' });
/** As a page calls. */
const here: FetchLike = async (url, init) => {
  const direct = world.api.askDirectly(url, init, { ip: '127.0.0.1', isPage: true });
  ways.push(direct ? 'directly' : 'over HTTP');
  return direct ?? overHttp(url, init);
};

describe('a call that a page makes within the process', () => {
  it('is answered as over HTTP, to the letter, with its query and what the contract makes of it', async () => {
    const id = await createDraft(anna, { title: 'Lease & co, 50 %' });
    const [page, program] = [createClient(here, { bearer }), createClient(overHttp, { bearer })];
    const query = { status: 'DRAFT', search: 'lease & 50 %', size: 10 };
    for (const ask of [page, program]) {
      const { signature_requests } = await ask.call(listSignatureRequests, { query });
      expect(signature_requests).toHaveLength(1);
    }
    expect(JSON.stringify(await page.call(getUser, { query: { v2: 'true' } }))).toBe(
      JSON.stringify(await program.call(getUser, { query: { v2: 'true' } })),
    );
    expect(JSON.stringify(await page.call(getSignatureRequest, { params: { id } }))).toBe(
      JSON.stringify(await program.call(getSignatureRequest, { params: { id } })),
    );
    expect(ways).toEqual(['directly', 'directly', 'directly']);
  });

  it.each([
    ['an id that leads elsewhere', '../user', 404, 'over HTTP'],
    ['an id that is none', 'none', 404, 'directly'],
    ['a foreign id', '7d1f6d0e-0000-4000-8000-000000000000', 404, 'directly'],
  ] as const)('is refused as over HTTP: %s', async (_what, id, status, way) => {
    const call = { params: { id } };
    const [one, other] = await Promise.all(
      [here, overHttp].map((fetch) =>
        createClient(fetch, { bearer })
          .call(getSignatureRequest, call)
          .then(
            () => undefined,
            ({ problem }: { problem: object }) => problem,
          ),
      ),
    );
    expect(one).toMatchObject({ status });
    expect(one).toEqual(other);
    expect(ways).toEqual([way]);
  });

  it('without credentials is refused, and with a query that is not valid', async () => {
    await expect(createClient(here).call(getUser, { query: { v2: 'true' } })).rejects.toMatchObject({ status: 401 });
    const query = { size: -1 };
    const refused = { status: 400, key: 'error.validation' };
    await expect(createClient(here, { bearer }).call(listSignatureRequests, { query })).rejects.toMatchObject(refused);
    expect(ways).toEqual(['directly', 'directly']);
  });

  it('goes over HTTP when it changes something', async () => {
    await createClient(here, { bearer }).call(updateUser, { body: { firstName: 'Anne' } });
    const user = await createClient(here, { bearer }).call(getUser, { query: { v2: 'true' } });
    expect(user.firstName).toBe('Anne');
    expect(ways).toEqual(['over HTTP', 'directly']);
  });
});
