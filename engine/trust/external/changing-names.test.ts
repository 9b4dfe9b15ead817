import { lookup, type LookupAddress } from 'node:dns';
import { BlockList } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serveLocally } from '../../testing/local-server.ts';
import { sendExternally } from './index.ts';

vi.mock('node:dns', async (load) => ({ ...(await load<typeof import('node:dns')>()), lookup: vi.fn() }));

/** What the name means at each look-up; the last one from then on. */
let answers: string[][];
const asked = () => vi.mocked(lookup).mock.calls.length;

beforeEach(() => {
  vi.mocked(lookup)
    .mockReset()
    .mockImplementation(((_name: string, _options: object, tell: (error: null, found: LookupAddress[]) => void) => {
      const found = answers.length > 1 ? answers.shift()! : answers[0]!;
      tell(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    }) as never);
});

const allowed = new BlockList();
allowed.addAddress('127.0.0.1');
const send = (port: string) =>
  sendExternally({
    url: `http://changing.example:${port}/`,
    timeoutMs: 60_000,
    maxBytes: 100,
    addresses: { isPublicOnly: true, allowed },
  });

describe('a name that changes its address', () => {
  it('is looked up once, and that very address is called', async () => {
    const server = await serveLocally(() => ({ body: Buffer.from('here') }));
    // Between check and connection it would mean the inside of the house.
    answers = [['127.0.0.1'], ['10.0.0.1']];
    const { port } = new URL(server.url);
    expect(Buffer.from((await send(port)).body).toString()).toBe('here');
    expect([asked(), server.requests.length]).toEqual([1, 1]);
    // And once it does, nobody is called.
    await expect(send(port)).rejects.toMatchObject({ fault: 'address' });
    expect([asked(), server.requests.length]).toEqual([2, 1]);
    await server.close();
  });

  it.each([[['10.0.0.1']], [['::ffff:10.0.0.1']], [['127.0.0.1', '192.168.1.1']], [['fe80::1', '127.0.0.1']]])(
    'is not called where it means %j',
    async (found) => {
      answers = [found];
      await expect(send('9')).rejects.toMatchObject({ fault: 'address' });
    },
  );
});
