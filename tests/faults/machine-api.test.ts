import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, request as openRequest } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createApiUser } from '@sigillum/api-contracts/business/create-api-user.ts';
import { getOwnBusiness } from '@sigillum/api-contracts/business/get-own-business.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { signUp } from '../support/people.ts';
import { sendRaw } from '../support/raw-http.ts';
import { readMemory, watchMemory } from '../support/processes.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { buildScan } from '../support/uploads.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-machine-uploads-'));
const megabyte = 1024 * 1024;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  server = await startServerProcess({ dataDir, isUnbundled: true, env: { MACHINE_API_HOST: 'api.sign.example' } });
  const owner = await signUp(server.url, { business: 'Uploads AG' });
  const { id } = await owner.client.call(getOwnBusiness, {});
  const { username, key } = await owner.client.call(createApiUser, { params: { id }, body: { description: 'Scans' } });
  const answer = await fetch(`${server.url}/machine/v2/access/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, 'api-key': key }),
  });
  token = await answer.text();
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Once nobody looks at a draft any more: what was answered may still have one for a moment. */
async function listKept(): Promise<string[]> {
  const files = path.join(dataDir, 'files');
  await expect.poll(() => readdirSync(path.join(files, 'drafts'))).toEqual([]);
  return readdirSync(files, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
}

interface Answer {
  status: number;
  body: { id?: string; size?: number; key?: string };
  sentMb: number;
}

/** Sends a document in base64 piece by piece, as fast as the server takes it; fetch would hide an answer that comes before the body's end. */
function sendDocument(pieces: Iterable<string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let [sent, isAnswered] = [0, false];
    const call = openRequest(`${server.url}/machine/v2/documents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    onTestFinished(() => void call.destroy());
    call.on('response', (response) => {
      isAnswered = true;
      const sentMb = sent / megabyte;
      json(response)
        .then((body) => resolve({ status: response.statusCode!, body: body as Answer['body'], sentMb }), reject)
        .finally(() => call.destroy());
    });
    call.on('error', (error) => !isAnswered && reject(error));
    const left = pieces[Symbol.iterator]();
    const write = () => {
      for (;;) {
        if (isAnswered) return;
        const { value, done } = left.next();
        if (done) return void call.end('"}');
        sent += value.length;
        if (!call.write(value)) return void call.once('drain', write);
      }
    };
    call.write('{"title": "Scan", "content": "');
    write();
  });
}

/** In lines of 76 letters, each but the last, as mail programs break them. */
function* breakLines(text: string): Generator<string> {
  const step = 76 * 4096;
  for (let at = 0; at < text.length; at += step) yield text.slice(at, at + step).replaceAll(/.{76}/g, '$&\\r\\n');
}

describe('the server', () => {
  const ask = async (host: string | undefined, target: string) => {
    const headers = { ...(host && { host }), accept: 'text/html', authorization: `Bearer ${token}` };
    const { status, headers: said, body } = await sendRaw(server.url, { target, headers });
    return [status, said['content-type'], /"key": ?"([^"]+)"/.exec(body)?.[1]];
  };

  it('answers programs in JSON under the base and under the host of their own, and never with a page', async () => {
    const isJson = 'application/json';
    expect(await ask(undefined, '/machine/v2/signature-requests')).toEqual([200, isJson, undefined]);
    for (const target of [
      '/machine',
      '/machine/',
      '/machine/v2',
      '/machine/v2/nothing',
      '/machine/%',
      '/machine/dashboard',
    ])
      expect(await ask(undefined, target), target).toEqual([404, isJson, 'error.not_found']);
    const own = 'api.sign.example';
    expect(await ask(own, '/v2/signature-requests')).toEqual([200, isJson, undefined]);
    expect(await ask(own, '/management/health')).toEqual([200, isJson, undefined]);
    for (const target of ['/', '/login', '/dashboard', '/v1/user', '/machine/v2/signature-requests', '/metrics'])
      expect(await ask(own, target), target).toEqual([404, isJson, 'error.not_found']);
    const { body } = await sendRaw(server.url, { target: '/openapi.json', headers: { host: own } });
    const { port } = new URL(server.url);
    expect((JSON.parse(body) as { servers: unknown }).servers).toEqual([
      { url: `${server.url}/machine` },
      { url: `http://${own}:${port}` },
    ]);
    // Whoever asks for these knows the process, not its names.
    for (const target of ['/livez', '/readyz'])
      expect(await ask(own, target), target).toEqual([200, isJson, undefined]);
  });

  it('sends other sites a component of less than 5 kB', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    openRequest(`${server.url}/sigillum-sign.js`, { headers: { 'accept-encoding': 'gzip' } }, resolve)
      .on('error', reject)
      .end();
    const response = await promise;
    const sent = await buffer(response);
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(sent.length).toBeLessThan(5000);
    expect(gunzipSync(sent).toString()).toContain("customElements.define('sigillum-sign'");
  });
});

describe('base64 as programs write it', () => {
  it('of 100 MB, as a data URL, in lines and without padding, passes without filling the memory', async () => {
    const file = buildScan(100);
    const text = `data:application/pdf;base64,${Buffer.from(file).toString('base64').replace(/=+$/, '')}`;
    const before = readMemory(server.pid);
    const { answer, mostMb } = await watchMemory(server.pid, sendDocument(breakLines(text)));
    expect([answer.status, answer.body.size], JSON.stringify(answer.body)).toEqual([200, file.length]);
    console.log(`100 MB of base64 in lines: the server grew by ${Math.round(mostMb - before)} MiB`);
    expect(mostMb - before, 'MiB that the server grew by').toBeLessThan(200);
  });

  it('of more than 150 MB is refused when the limit is reached, and nothing of it is kept', async () => {
    const files = await listKept();
    const line = `${'A'.repeat(76)}\\r\\n`.repeat(4096);
    const lines = Array.from({ length: Math.ceil((400 * megabyte) / line.length) }, () => line);
    const before = readMemory(server.pid);
    const { answer, mostMb } = await watchMemory(server.pid, sendDocument(lines));
    expect([answer.status, answer.body.key]).toEqual([413, 'file.upload.too_large']);
    // 150 MB of letters, what breaks them into lines, and what was on its way.
    expect(answer.sentMb).toBeLessThan(200);
    console.log(
      `400 MB of base64: refused after ${Math.round(answer.sentMb)} MB, the server grew by ${Math.round(mostMb - before)} MiB`,
    );
    expect(mostMb - before, 'MiB that the server grew by').toBeLessThan(200);
    expect(await listKept()).toEqual(files);
  });
});
