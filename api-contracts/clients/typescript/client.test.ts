import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ok } from '@oazapfts/runtime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { enter } from './enter.ts';
import { generateClient } from './generate-client.ts';
import { listProgramDocumentsV3, sealDocumentV2 } from './machine.ts';

it('holds what the contracts say: npm run client writes it anew', async () => {
  expect(await generateClient()).toBe(await readFile(new URL('machine.ts', import.meta.url), 'utf8'));
});

it('logs in again where a log-in was refused for the moment', async () => {
  const answers = [
    Response.json({ status: 503 }, { status: 503 }),
    new Response('a.b.c', { headers: { 'content-type': 'text/plain' } }),
    Response.json([]),
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address).pathname);
    return Promise.resolve(answers.shift());
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  enter('https://sign.example.org', 'api_demo_nobody', 'key');
  await expect(ok(listProgramDocumentsV3())).rejects.toMatchObject({ status: 503 });
  expect(await ok(listProgramDocumentsV3())).toEqual([]);
  expect(asked).toEqual(['/machine/v3/access/login', '/machine/v3/access/login', '/machine/v3/documents']);
});

it('waits where an answer says so, and asks again for the same', async () => {
  const busy = (pause: string) => Response.json({}, { status: 429, headers: { 'retry-after': pause } });
  const answers = [
    busy('0'),
    new Response('a.b.c', { headers: { 'content-type': 'text/plain' } }),
    busy('0'),
    Response.json({}, { status: 503, headers: { 'retry-after': '0' } }),
    Response.json({ document_id: 'd' }),
    busy('3600'),
  ];
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_address: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return Promise.resolve(answers.shift());
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  enter('https://sign.example.org', 'api_demo_nobody', 'key');
  expect(await ok(sealDocumentV2({ content: 'JVBERi0' }))).toEqual({ document_id: 'd' });
  expect(keys.slice(2)).toEqual([keys[2], keys[2], keys[2]]);
  expect(keys[2]).toBeTruthy();
  await expect(ok(sealDocumentV2({ content: 'JVBERi0' })), 'an hour is too long').rejects.toMatchObject({
    status: 429,
  });
  expect(keys.at(-1)).not.toBe(keys[2]);
});

it.each([
  ['send-and-wait.ts', process.execPath],
  ['../python/send_and_wait.py', 'python3'],
])('%s outlives that it asks too much, in each of its calls', async (example, command) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sigillum-patience-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'lease.pdf'), '%PDF-1.7');
  const request = { id: 'r', status_overall: 'SIGNED', document_id: 'd', signatures: [] };
  const asked: string[] = [];
  const server = createServer((call, answer) => {
    asked.push(String(call.headers['idempotency-key']));
    if (asked.length % 2) return answer.writeHead(429, { 'retry-after': '0' }).end('{}');
    if (call.url!.endsWith('/login')) return answer.writeHead(200, { 'content-type': 'text/plain' }).end('a.b.c');
    if (call.url!.endsWith('/content')) return answer.writeHead(200).end('signed');
    return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(request));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await promisify(execFile)(
    command,
    [fileURLToPath(new URL(example, import.meta.url)), 'lease.pdf', 'anna@example.org', 'signed.pdf'],
    {
      cwd: folder,
      env: { ...process.env, SIGILLUM_URL: `http://127.0.0.1:${port}`, SIGILLUM_API_USER: 'a', SIGILLUM_API_KEY: 'k' },
    },
  );
  expect(await readFile(path.join(folder, 'signed.pdf'), 'utf8')).toBe('signed');
  const [key, again] = asked.slice(2);
  expect([asked.length, key === again, key !== 'undefined'], 'the create is made once').toEqual([6, true, true]);
});
