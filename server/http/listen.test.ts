import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { promisify } from 'node:util';
import { makeTlsIdentity, type TlsIdentity } from '@sigillum/engine/testing/tls-identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import type { ConnectionLimits } from './guard-connections.ts';
import { listen, type Listener } from './listen.ts';
import { giveBody } from './open-body.ts';

let test: TestServices;
let listener: Listener;
let port: number;

beforeAll(async () => {
  test = await createTestServices();
  port = await findPort();
  const publicUrl = 'https://sign.example.ch';
  listener = await listen((request) => test.api.fetch(request), { host: '127.0.0.1', port, publicUrl });
});
afterAll(async () => {
  await listener.close(100);
  await test.close();
});

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

const head = (line: string, fields: string[]) => [line, 'Host: 127.0.0.1', ...fields, '', ''].join('\r\n');
const post = (length: number) =>
  head('POST /v1/login HTTP/1.1', ['Content-Type: application/json', `Content-Length: ${length}`]);

/** All that a connection brings until `isEnough`, or its end. */
async function readUntil(socket: Socket, isEnough: (text: string) => boolean): Promise<string> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (isEnough(text)) break;
  }
  return text;
}

it('answers the next request on a connection whose last body was too large', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const body = Buffer.alloc(2 * 1024 * 1024, 0x20);
  socket.write(post(body.length));
  socket.write(body);
  const refused = await readUntil(socket, (text) => text.includes('error.body.too_large'));
  expect(refused).toMatch(/^HTTP\/1.1 413 /);
  socket.write(head('GET /v1/datetime HTTP/1.1', []));
  expect(await readUntil(socket, (text) => text.includes('\r\n\r\n'))).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

const targets = [
  '/v1/datetime',
  '/v1/nothing',
  '/trust/crl/issuing-ca.crl',
  '/trust/nothing',
  '/openapi.json',
  '/api-docs',
];
const readHeaders = async (target: string) =>
  (await fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' })).headers;

it.each(targets)('says of %s what it is and that no other site may show it', async (target) => {
  const headers = await readHeaders(target);
  expect([headers.get('x-content-type-options'), headers.get('cross-origin-resource-policy')]).toEqual([
    'nosniff',
    'same-origin',
  ]);
});

it.each(targets)('lets %s run nothing foreign when it is opened by itself, and be framed by nobody', async (target) => {
  const policy = (await readHeaders(target)).get('content-security-policy');
  for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
});

it.each(targets)('asks for https with %s for a year, below this host, too', async (target) => {
  expect((await readHeaders(target)).get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

it('does not ask for https where people come by http', async () => {
  const other = await findPort();
  const plain = await listen(() => new Response('here'), {
    host: '127.0.0.1',
    port: other,
    publicUrl: `http://localhost:${other}`,
  });
  const { headers } = await fetch(`http://127.0.0.1:${other}/`);
  expect(headers.get('strict-transport-security')).toBeNull();
  await plain.close(0);
});

it('ends when the last answer has gone out, however long it would wait, though connections are kept alive', async () => {
  const other = await findPort();
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<Response>();
  const answer = (request: Request) => {
    if (new URL(request.url).pathname !== '/slow') return new Response('at once');
    arrived.resolve();
    return held.promise;
  };
  const address = { host: '127.0.0.1', port: other, publicUrl: `http://localhost:${other}` };
  const own = await listen(answer, address);
  const slow = fetch(`http://127.0.0.1:${other}/slow`).then((response) => response.text());
  await arrived.promise;
  await (await fetch(`http://127.0.0.1:${other}/quick`)).text();
  const ends: string[] = [];
  const closed = own.close(2 ** 31 - 1).then(() => ends.push('closed'));
  await expect(fetch(`http://127.0.0.1:${other}/late`)).rejects.toThrow();
  expect(ends).toEqual([]);
  held.resolve(new Response('at last'));
  expect(await slow).toBe('at last');
  await closed;
});

/** A listener on a port of its own that waits for whole bodies, and connections to it. */
async function openGuarded(connections: ConnectionLimits) {
  const own = await findPort();
  const guarded = await listen(async (request) => new Response(await request.text()), {
    host: '127.0.0.1',
    port: own,
    publicUrl: 'http://localhost',
    connections,
  });
  return { close: () => guarded.close(0), dial: () => connect(own, '127.0.0.1').setEncoding('utf8') };
}

/** Whether a connection answers, or has been closed instead. */
async function isServed(socket: Socket): Promise<boolean> {
  socket.on('error', () => undefined);
  socket.write(head('GET / HTTP/1.1', []));
  return (await readUntil(socket, (text) => text.includes('\r\n\r\n')).catch(() => '')).startsWith('HTTP/1.1 200');
}

it.each([
  ['from one address', { total: 10, perAddress: 2 }],
  ['in all', { total: 2, perAddress: 10 }],
])('takes no more connections %s than it may, and another one when one has ended', async (_, limits) => {
  const { dial, close } = await openGuarded(limits);
  const [first, second] = [dial(), dial()];
  expect(await isServed(first)).toBe(true);
  expect(await isServed(second)).toBe(true);
  expect(await isServed(dial())).toBe(false);
  first.destroy();
  await expect.poll(() => isServed(dial())).toBe(true);
  await close();
});

it('takes as many as come through a proxy that speaks for many', async () => {
  const { dial, close } = await openGuarded({
    total: 10,
    perAddress: 1,
    isShared: (address) => address === '127.0.0.1',
  });
  expect([await isServed(dial()), await isServed(dial())]).toEqual([true, true]);
  await close();
});

it('ends a connection whose body hardly comes, and leaves one that goes on', async () => {
  const { dial, close } = await openGuarded({ total: 10, perAddress: 10, slowest: { bytes: 100, ms: 800 } });
  const [slow, steady] = [dial(), dial()];
  for (const socket of [slow, steady]) socket.on('error', () => undefined).write(post(1_000_000));
  const feed = setInterval(() => steady.write(Buffer.alloc(1000, 0x20)), 20);
  steady.resume();
  await readUntil(slow, () => false).catch(() => undefined);
  expect([slow.closed || slow.readableEnded || slow.destroyed, steady.destroyed]).toEqual([true, false]);
  clearInterval(feed);
  await close();
});

it('says that the connection ends where the rest of a refused body does not come', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(post(2 * 1024 * 1024));
  socket.write(Buffer.alloc(1024 * 1024 + 1, 0x20));
  const refused = await readUntil(socket, () => false);
  expect(refused).toMatch(/^HTTP\/1.1 413 /);
  expect(refused.toLowerCase()).toContain('connection: close');
});

it('lets a client that goes on writing read that it was refused', async () => {
  const [own, answered] = [await findPort(), Promise.withResolvers<void>()];
  const refusing = await listen(
    async (request) => {
      await giveBody(request).body!.getReader().read();
      answered.resolve();
      return new Response('enough', { status: 413 });
    },
    { host: '127.0.0.1', port: own, publicUrl: 'http://localhost' },
  );
  const socket = connect(own, '127.0.0.1').setEncoding('utf8');
  const write = promisify(socket.write.bind(socket) as (chunk: string | Buffer, done: (error?: Error) => void) => void);
  await write(post(64 * 1024 * 1024));
  const chunk = Buffer.alloc(1024 * 1024, 0x20);
  await write(chunk);
  await answered.promise;
  // Far more than what lies between the two without anybody reading it.
  for (let sent = 0; sent < 30; sent += 1) await write(chunk);
  expect(await readUntil(socket, (text) => text.includes('enough'))).toMatch(/^HTTP\/1.1 413 [^]*enough/);
  socket.destroy();
  await refusing.close(0);
});

describe('a port that speaks TLS itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sigillum-tls-'));
  const files = { certificate: join(folder, 'port.pem'), key: join(folder, 'port.key') };
  const failures: unknown[] = [];
  let secure: Listener;
  let at: number;
  const store = ({ cert, key }: TlsIdentity) => {
    writeFileSync(files.certificate, cert);
    writeFileSync(files.key, key);
  };
  /** What a client of this version meets, or why it is turned away. */
  const greet = async (own: TlsIdentity, wish: ConnectionOptions = {}) => {
    const socket = connectTls({ host: '127.0.0.1', port: at, ca: own.cert, ...wish });
    try {
      await once(socket, 'secureConnect');
      return { protocol: socket.getProtocol(), cipher: socket.getCipher().standardName };
    } catch (error) {
      return (error as NodeJS.ErrnoException).code;
    } finally {
      socket.destroy();
    }
  };
  let own: TlsIdentity;

  beforeAll(async () => {
    own = await makeTlsIdentity();
    store(own);
    at = await findPort();
    const tls = { files, onFailure: (error: unknown) => failures.push(error), lookEveryMs: 10 };
    const publicUrl = `https://localhost:${at}`;
    secure = await listen((request) => new Response(request.url), { host: '127.0.0.1', port: at, publicUrl, tls });
  });
  afterAll(async () => {
    await secure.close(0);
    rmSync(folder, { recursive: true });
  });

  it('answers by https, and nobody who comes by http', async () => {
    const socket = connectTls({ host: '127.0.0.1', port: at, ca: own.cert });
    socket.write(head('GET /here HTTP/1.1', ['Connection: close']));
    const text = await readUntil(socket, (read) => read.includes('/here'));
    expect(text).toContain('HTTP/1.1 200');
    expect(text).toContain('https://127.0.0.1/here');
    socket.destroy();
    await expect(fetch(`http://127.0.0.1:${at}/`)).rejects.toThrow();
  });

  it('speaks TLS 1.2 and 1.3 only', async () => {
    expect(await greet(own)).toMatchObject({ protocol: 'TLSv1.3' });
    expect(await greet(own, { maxVersion: 'TLSv1.2' })).toMatchObject({ protocol: 'TLSv1.2' });
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    expect(await greet(own, old)).toMatch(/^ERR_SSL_/);
  });

  it('agrees on no suite without forward secrecy and authenticated encryption', async () => {
    const agree = (ciphers: string) => greet(own, { maxVersion: 'TLSv1.2', ciphers });
    expect(await agree('ECDHE-ECDSA-AES256-GCM-SHA384')).toMatchObject({ protocol: 'TLSv1.2' });
    expect(await agree('ECDHE-ECDSA-AES256-SHA384')).toMatch(/^ERR_SSL_/);
  });

  it('takes a renewed certificate without a restart, and keeps the one before where the files do not fit', async () => {
    const renewed = await makeTlsIdentity();
    writeFileSync(files.certificate, renewed.cert);
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    expect(await greet(own)).toMatchObject({ protocol: 'TLSv1.3' });
    store(renewed);
    await expect.poll(() => greet(renewed)).toMatchObject({ protocol: 'TLSv1.3' });
  });
});
