import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { type Person, signUp } from '../support/people.ts';
import { readMemory, watchMemory } from '../support/processes.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { buildScan, readKey, sendUpload, uploadRaw } from '../support/uploads.ts';

let server: ServerProcess;
let owner: Person;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-uploads-'));
const megabyte = 1024 * 1024;

beforeAll(async () => {
  server = await startServerProcess({ dataDir, isUnbundled: true });
  owner = await signUp(server.url, { business: 'Uploads AG' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const createDraft = async () => (await owner.client.call(createSignatureRequest, { body: { title: 'Uploads' } })).id;
const listDocuments = async (id: string) =>
  (await owner.client.call(getSignatureRequest, { params: { id } })).documents;
const send = (id: string, contentType: string, body: BodyInit) =>
  sendUpload(server.url, owner.token, id, contentType, body);

/** Every file in the file store: whole ones by name, half-written ones under drafts. */
const listFiles = () =>
  readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(path.basename(entry.parentPath), entry.name)] : [],
  );
const listDrafts = () => listFiles().filter((file) => file.startsWith('drafts'));

/** The same once nobody looks at a draft any more: what was answered may still have one for a moment. */
async function listKept(): Promise<string[]> {
  await expect.poll(listDrafts).toEqual([]);
  return listFiles();
}

/**
 * Writes an endless body until the server answers or hangs up. `mostMb` bounds it; tells the answer and how much had been sent by then.
 * fetch would hide an answer that comes before the body's end.
 */
function sendEndlessly(id: string, contentType: string, headers: Record<string, string>, mostMb: number) {
  const chunk = Buffer.alloc(megabyte / 4, 'A');
  return new Promise<{ status: number; key: string | undefined; sentMb: number }>((resolve, reject) => {
    let sent = 0;
    const call = openRequest(`${server.url}/v3/signature-requests/${id}/documents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': contentType, ...headers },
    });
    onTestFinished(() => void call.destroy());
    let isAnswered = false;
    call.on('response', (response) => {
      isAnswered = true;
      const sentMb = sent / megabyte;
      readKey(response)
        .then((key) => resolve({ status: response.statusCode!, key, sentMb }), reject)
        .finally(() => call.destroy());
    });
    call.on('error', (error) => !isAnswered && reject(error));
    call.write(contentType === 'application/json' ? '{"content":"' : '%PDF-1.7\n');
    const write = () => {
      while (!isAnswered && sent < mostMb * megabyte) {
        sent += chunk.length;
        if (!call.write(chunk)) return void call.once('drain', write);
      }
    };
    write();
  });
}

describe('an upload over the limit of 112.5 MB', () => {
  it.each([
    ['as a file', 'application/pdf', 112.5],
    ['as base64', 'application/json', 150],
  ])(
    '%s of unknown length is refused when the limit is reached, and nothing of it is kept',
    async (_how, contentType, limitMb) => {
      const id = await createDraft();
      const before = readMemory(server.pid);
      const { answer, mostMb } = await watchMemory(server.pid, sendEndlessly(id, contentType, {}, 400));
      expect(answer).toMatchObject({ status: 413, key: 'file.upload.too_large' });
      expect(answer.sentMb).toBeLessThan(limitMb + 30);
      expect(mostMb - before, 'MiB that the server grew by').toBeLessThan(200);
      expect([await listDocuments(id), listFiles()]).toEqual([[], []]);
    },
  );

  it.each([
    ['as a file', 'application/pdf', 113],
    ['as base64', 'application/json', 160],
  ])('%s of declared length is refused before it is read', async (_how, contentType, declaredMb) => {
    const id = await createDraft();
    // Of all that was announced only the first megabyte ever comes.
    const answer = await sendEndlessly(id, contentType, { 'content-length': String(declaredMb * megabyte) }, 1);
    expect(answer).toMatchObject({ status: 413, key: 'file.upload.too_large' });
  });

  it('counts all documents of the request together', async () => {
    const id = await createDraft();
    const file = buildPdf({ padding: 60 * megabyte });
    expect((await uploadRaw(server.url, owner.token, id, file)).status).toBe(201);
    expect(await uploadRaw(server.url, owner.token, id, file)).toMatchObject({
      status: 413,
      body: { key: 'file.upload.too_large' },
    });
    expect(await listDocuments(id)).toHaveLength(1);
  });
});

describe('a good file of 100 MB', () => {
  it.each(['application/pdf', 'application/json'])(
    'as %s passes through without filling the memory, and comes back byte for byte',
    async (contentType) => {
      const id = await createDraft();
      const file = buildScan(100);
      const body =
        contentType === 'application/pdf'
          ? file
          : JSON.stringify({ title: 'Large', content: Buffer.from(file).toString('base64') });
      const before = readMemory(server.pid);
      const { answer, mostMb } = await watchMemory(server.pid, send(id, contentType, body));
      expect(answer.status).toBe(201);
      expect(mostMb - before, 'MiB that the server grew by').toBeLessThan(200);
      const response = await owner.client.call(downloadDocument, { params: { id: answer.body.id! }, query: {} });
      const hash = createHash('sha256');
      for await (const chunk of Readable.fromWeb(response.body as never)) hash.update(chunk as Buffer);
      expect(hash.digest('hex')).toBe(createHash('sha256').update(file).digest('hex'));
    },
  );
});

describe('an upload that goes wrong', () => {
  it('leaves neither document nor file when the connection breaks', async () => {
    const [id, before] = [await createDraft(), await listKept()];
    for (const contentType of ['application/pdf', 'application/json']) {
      const call = openRequest(`${server.url}/v3/signature-requests/${id}/documents`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${owner.token}`,
          'content-type': contentType,
          'content-length': String(20 * megabyte),
        },
      });
      call.on('error', () => undefined);
      call.write(contentType === 'application/pdf' ? '%PDF-1.7\n' : '{"content":"');
      call.write(Buffer.alloc(megabyte, 'A'));
      await expect.poll(listDrafts).toHaveLength(1);
      call.destroy();
      await expect.poll(listFiles).toEqual(before);
    }
    expect(await listDocuments(id)).toEqual([]);
  });

  it.each([
    ['text/plain', 'hello', 415, 'error.body.unsupported_type'],
    ['multipart/form-data; boundary=x', '--x--', 415, 'error.body.unsupported_type'],
    ['', 'hello', 415, 'error.body.unsupported_type'],
    ['application/json', '{"content":"%%%"}', 400, 'file.upload.not_base64'],
    ['application/json', '{"content":"JVBERi0xLjcK"', 400, 'error.body.malformed'],
    ['application/json', '{"content":"JVBERi0xLjcK","content":"JVBERi0xLjcK"}', 400, 'error.body.malformed'],
    ['application/json', '{"content":17}', 400, 'error.validation'],
    ['application/json', '{"title":"no file"}', 400, 'error.validation'],
    ['application/json', '["JVBERi0xLjcK"]', 400, 'error.validation'],
    ['application/json', '', 400, 'error.body.malformed'],
    ['application/json', '{"content":"JVBERi0xLjcK","file_url":"http://127.0.0.1/"}', 400, 'error.validation'],
    ['application/pdf', '', 422, 'file.pdf.empty'],
  ])('as “%s” with “%s” is refused with %i %s, and nothing of it is kept', async (contentType, body, status, key) => {
    const [id, before] = [await createDraft(), await listKept()];
    const answer = await send(id, contentType, Buffer.from(body));
    expect([answer.status, answer.body.key]).toEqual([status, key]);
    expect([await listDocuments(id), await listKept()]).toEqual([[], before]);
  });

  it('by being the fifty-first says so, and the fifty stay', async () => {
    const file = Buffer.from(buildPdf());
    const content = Buffer.from(file).toString('base64');
    const fill = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ title: `Annex ${index + 1}`, content }));
    const tooMany = owner.client.call(createSignatureRequest, { body: { title: 'Fifty-one', documents: fill(51) } });
    await expect(tooMany).rejects.toMatchObject({ status: 422, key: 'error.sr.too_many_documents' });
    const { id } = await owner.client.call(createSignatureRequest, { body: { title: 'Fifty', documents: fill(50) } });
    expect(await uploadRaw(server.url, owner.token, id, file)).toMatchObject({
      status: 422,
      body: { key: 'error.sr.too_many_documents' },
    });
    expect(await listDocuments(id)).toHaveLength(50);
  });
});
