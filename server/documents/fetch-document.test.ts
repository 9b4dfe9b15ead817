import https from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlockList } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { makeTlsIdentity, type TlsIdentity } from '@sigillum/engine/testing/tls-identity';
import { serveLocally } from '@sigillum/engine/testing/local-server';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { it, world } from '../testing/world.ts';
import { settleUploads } from './discard-blobs.ts';
import { fetchDocument } from './fetch-document.ts';

const inHouse = new BlockList();
inHouse.addAddress('127.0.0.1');
let identity: TlsIdentity;
let server: https.Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[];

beforeAll(async () => {
  identity = await makeTlsIdentity();
});
beforeEach(async () => {
  asked = [];
  server = https.createServer(identity, (request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/lease.pdf`;
  world.setConfig({ callbackNetworks: inHouse });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

const fetch = (address = url, limits: { timeoutMs?: number; maxBytes?: number } = {}) =>
  fetchDocument(world.services, address, { ...limits, tls: { ca: identity.cert } });
const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    (error: unknown) => (error as { key?: string }).key,
  );
/** The files of tests before this one lie there, too. */
const listBlobs = async () => {
  const names: string[] = [];
  for await (const { sha256 } of world.services.blobs.list(new Date(Date.now() + 3600_000))) names.push(sha256);
  return names;
};

describe('a file that a program names', () => {
  it('comes into the file store as it arrives', async () => {
    const file = buildSamplePdf('Lease');
    answer = (_, response) => response.end(file);
    const blob = await fetch();
    expect(blob.size).toBe(file.length);
    await settleUploads(world.services, [blob.sha256]);
  });

  it('comes over three redirects, and not over a fourth', async () => {
    answer = ({ url: path }, response) => {
      const left = Number(/\d+$/.exec(path!)?.[0] ?? 3);
      if (left === 0) return void response.end(buildSamplePdf());
      response.writeHead(302, { location: `/hop/${left - 1}` }).end();
    };
    const blob = await fetch();
    await settleUploads(world.services, [blob.sha256]);
    expect(asked).toEqual(['/lease.pdf', '/hop/2', '/hop/1', '/hop/0']);
    expect(await keyOf(fetch(url.replace('lease.pdf', 'hop/4')))).toBe('file.url.too_many_redirects');
  });

  it.each([
    'http://127.0.0.1:1/a.pdf',
    'file:///etc/passwd',
    'https://127.0.0.1/a.pdf',
    'https://[::ffff:10.0.0.1]/a.pdf',
    'https://[::1]/a.pdf',
    'https://10.1.2.3/a.pdf',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/a.pdf',
    'https://0x7f.1/a.pdf',
    'https://localhost/a.pdf',
    'no address',
  ])('is not fetched from %s', async (address) => {
    world.setConfig({ callbackNetworks: undefined });
    expect(await keyOf(fetch(address))).toBe('file.url.not_allowed');
  });

  it('is not fetched from inside by way of a redirect, nor over plain HTTP', async () => {
    const inside = await serveLocally(() => ({ body: buildSamplePdf() }));
    for (const location of [
      inside.url,
      'https://10.0.0.1/',
      `https://[::1]:${new URL(inside.url).port}/`,
      'file:///etc/passwd',
    ]) {
      answer = (_, response) => response.writeHead(302, { location }).end();
      expect(await keyOf(fetch()), location).toBe('file.url.not_allowed');
    }
    expect(inside.requests).toEqual([]);
    await inside.close();
  });

  it('is given up when it is too large, whether it says so beforehand or never ends', async () => {
    const before = await listBlobs();
    answer = (_, response) => response.writeHead(200, { 'content-length': String(10 * 1024 ** 3) }).write('%PDF-');
    expect(await keyOf(fetch())).toBe('file.url.too_large');
    answer = (_, response) => {
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const write = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', write).on('error', () => undefined);
      write();
    };
    expect(await keyOf(fetch(url, { maxBytes: 4 * 1024 * 1024 }))).toBe('file.url.too_large');
    expect(await listBlobs()).toEqual(before);
  });

  it('is given up when it trickles, breaks off, or is not handed out', async () => {
    const before = await listBlobs();
    let timer: NodeJS.Timeout | undefined;
    answer = (_, response) => {
      timer = setInterval(() => response.write('x'), 50);
    };
    expect(await keyOf(fetch(url, { timeoutMs: 400 }))).toBe('file.url.too_slow');
    clearInterval(timer);
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('%PDF-', () => response.destroy());
    };
    expect(await keyOf(fetch())).toBe('file.url.broken_off');
    answer = (_, response) => response.writeHead(404).end('no');
    expect(await keyOf(fetch())).toBe('file.url.refused');
    answer = (_, response) => response.writeHead(302).end();
    expect(await keyOf(fetch())).toBe('file.url.refused');
    expect(await listBlobs()).toEqual(before);
  });

  it('is not taken from a server whose certificate nobody vouches for', async () => {
    answer = (_, response) => response.end(buildSamplePdf());
    expect(await keyOf(fetchDocument(world.services, url))).toBe('file.url.unreachable');
    expect(asked).toEqual([]);
  });
});
