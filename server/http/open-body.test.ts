import { once } from 'node:events';
import { Agent, createServer, request as call, type IncomingMessage, type Server } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBody, noteArrival } from './open-body.ts';

/** Reads a call as a route does, and says what it answers. */
type Route = (request: Request, incoming: IncomingMessage) => Promise<string>;

let server: Server;
let port: number;
let route: Route;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  server = createServer((incoming, answer) => {
    const request = new Request('http://localhost/', { method: incoming.method! });
    noteArrival(request, incoming);
    void route(request, incoming).then(
      (words) => answer.end(words),
      (error: Error) => answer.destroy(error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as { port: number });
});
afterAll(async () => {
  agent.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const open = (method = 'POST') => call({ host: '127.0.0.1', port, method, agent });

async function send(bytes: Uint8Array): Promise<string> {
  const sent = open();
  sent.end(bytes);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return text(answer);
}

describe('the body of a call', () => {
  it('is what was sent, and the next call over the same connection has its own', async () => {
    const large = Buffer.alloc(3_000_000, 'sigillum ');
    const read: Buffer[] = [];
    route = async (request) => {
      read.push(await buffer(giveBody(request).body!));
      return 'read';
    };
    expect(await send(large)).toBe('read');
    expect(await send(Buffer.from('small'))).toBe('read');
    expect(read[0]!.equals(large)).toBe(true);
    expect(String(read[1])).toBe('small');
  });

  it('waits at the client while nobody reads on', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: halted, resolve: halt } = Promise.withResolvers<void>();
    route = async (request, incoming) => {
      const reader = giveBody(request).body!.getReader();
      const first = await reader.read();
      await expect.poll(() => incoming.isPaused()).toBe(true);
      halt();
      await released;
      reader.releaseLock();
      return String(first.value!.byteLength + (await buffer(request.body!)).byteLength);
    };
    const sent = open();
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    // More than the sockets of both ends hold.
    const size = 40_000_000;
    sent.end(Buffer.alloc(size));
    await Promise.race([halted, answered]);
    expect(sent.writableLength).toBeGreaterThan(0);
    release();
    expect(await text((await answered)[0])).toBe(String(size));
  });

  it('can be left, and the call is answered all the same', async () => {
    route = async (request) => {
      await giveBody(request).body!.cancel();
      return 'too much';
    };
    const sent = open();
    sent.write(Buffer.alloc(500_000));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(await text(answer)).toBe('too much');
    sent.destroy();
  });

  it('tells whoever reads it of a connection that broke', async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<string>();
    route = (request) =>
      buffer(giveBody(request).body!).then(
        () => (tell('whole'), 'whole'),
        (error: Error) => (tell(error.message), 'broken'),
      );
    const sent = open();
    sent.on('error', () => undefined);
    sent.setHeader('content-length', '1000');
    sent.write('half of it', () => sent.destroy());
    expect(await told).toMatch(/aborted|premature/i);
  });

  it('is none where a method has none', async () => {
    route = async (request) => String(giveBody(request).body);
    const sent = open('GET');
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(await text(answer)).toBe('null');
  });
});
