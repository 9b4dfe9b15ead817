import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { isProcessAlive } from '@sigillum/server/database/postmaster.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { type Person, sendRequest, signUp } from '../support/people.ts';
import { listDescendants, openServerDatabase, readPostgresPid } from '../support/processes.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../support/server-process.ts';

let port: number;
let server: ServerProcess;
let owner: Person;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-process-'));

beforeAll(async () => {
  port = await findFreePort();
  server = await startServerProcess({ dataDir, port });
  owner = await signUp(server.url, { business: 'Process AG' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const expectRefusedStart = async (options: Parameters<typeof startServerProcess>[0], ...sentences: string[]) => {
  const failure = await startServerProcess(options).then(
    (started) => started.stop().then(() => 'It started.'),
    (error: Error) => error.message,
  );
  for (const sentence of sentences) expect(failure).toContain(sentence);
  expect(failure, 'no stack').not.toMatch(/^\s+at /m);
};

describe('a server that cannot start', () => {
  it('names every wrong setting at once', async () => {
    const env = {
      PUBLIC_URL: 'ftp://x',
      TRUSTED_PROXY: 'everybody',
      SMTP_URL: 'mail.example.ch',
      DATABASE_URL: 'mysql://x',
      KEY_PASSPHRASE: 'short',
    };
    await expectRefusedStart(
      { dataDir, env },
      'The configuration cannot be used',
      ...Object.keys(env).map((name) => `${name} must`),
    );
  });

  it('refuses to be the second one on the same data, and the first goes on', async () => {
    await expectRefusedStart({ dataDir }, 'Another Sigillum server is already running on the same data.');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('says that its port is taken, and leaves nothing behind', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'sigillum-port-'));
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port: taken } = holder.address() as { port: number };
    await expectRefusedStart({ dataDir: other, port: taken }, `Port ${taken} is in use`);
    expect(readPostgresPid(other)).toBeUndefined();
    holder.close();
    rmSync(other, { recursive: true });
  });
});

/** An upload that is written by hand. */
function openUpload(id: string, length: number) {
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'content-type': 'application/pdf',
    'content-length': String(length),
  };
  const call = openRequest(`${server.url}/v3/signature-requests/${id}/documents`, { method: 'POST', headers });
  const status = new Promise<number>((resolve, reject) => {
    call.on('error', reject).on('response', (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
  });
  return { call, status };
}

/** Waits until the server is in the middle of a signing call, or has just ended it. */
async function waitUntilSigning(signing: Promise<unknown>): Promise<void> {
  const { db, close } = openServerDatabase(dataDir);
  let isOver = false;
  void signing.finally(() => (isOver = true)).catch(() => undefined);
  try {
    while (!isOver && !(await db.selectFrom('signing_locks').select('sid').executeTakeFirst()));
  } finally {
    await close();
  }
}

describe('a server that ends', () => {
  it('by Ctrl-C lets the signing and the upload that are under way finish, and leaves no process behind', async () => {
    const pdf = buildPdf({ padding: 1024 * 1024 });
    const { id } = await sendRequest(owner, { pdf, signatures: [{ account_email: owner.email }] });
    const draft = (await owner.client.call(createSignatureRequest, { body: { title: 'Draining' } })).id;
    const upload = openUpload(draft, pdf.length);
    upload.call.write(pdf.subarray(0, 500_000));
    await expect.poll(() => readdirSync(path.join(dataDir, 'files/drafts'))).toHaveLength(1);
    const signing = owner.client.call(sign, { body: { signatureRequests: [{ signatureRequestId: id }] } });
    await waitUntilSigning(signing);

    const [children, postgres] = [listDescendants(server.pid), readPostgresPid(dataDir)!];
    const stopped = server.stop();
    await expect
      .poll(() =>
        fetch(server.url).then(
          () => 'open',
          () => 'shut',
        ),
      )
      .toBe('shut');
    upload.call.end(pdf.subarray(500_000));
    expect(await upload.status).toBe(201);
    expect((await signing).results[0]!.status).toBe('SIGNED');
    await stopped;
    await expect.poll(() => [...children, postgres, server.pid].filter(isProcessAlive)).toEqual([]);

    server = await startServerProcess({ dataDir, port });
    expect((await owner.client.call(getSignatureRequest, { params: { id } })).status_overall).toBe('SIGNED');
    expect((await owner.client.call(getSignatureRequest, { params: { id: draft } })).documents).toHaveLength(1);
  });

  it('by kill -9 takes its workers along, and the next start takes over the database and every file', async () => {
    const { id, documents } = await sendRequest(owner, {
      pdf: buildPdf(),
      signatures: [{ account_email: owner.email }],
    });
    const postgres = readPostgresPid(dataDir)!;
    const cluster = [postgres, ...listDescendants(postgres)];
    const workers = listDescendants(server.pid).filter((pid) => !cluster.includes(pid));
    expect(workers.length).toBeGreaterThan(0);
    await server.kill();
    await expect.poll(() => workers.filter(isProcessAlive)).toEqual([]);
    server = await startServerProcess({ dataDir, port });
    expect(server.output()).toContain('taken over from a server that was killed');
    expect(readPostgresPid(dataDir)).toBe(postgres);
    await owner.client.call(sign, { body: { signatureRequests: [{ signatureRequestId: id }] } });
    const response = await owner.client.call(downloadDocument, {
      params: { id: documents[0]!.id },
      query: { signed: 'true' },
    });
    expect(judgePdf(await response.bytes())).toMatchObject({ signatureCount: 1, validCount: 1 });
  });
});

describe('the first clean-up', () => {
  it('keeps a file that came while the server was starting, though no row refers to it yet', async () => {
    const fresh = mkdtempSync(path.join(tmpdir(), 'sigillum-starting-'));
    const starting = startServerProcess({ dataDir: fresh, env: { LOG_LEVEL: 'info' } });
    starting.catch(() => undefined);
    // As a job of an earlier start does, which goes on while others are being set up: its row comes when all is done.
    await expect.poll(() => existsSync(path.join(fresh, 'files/drafts')), { interval: 1 }).toBe(true);
    const file = path.join(fresh, 'files/ab', 'ab'.repeat(32));
    mkdirSync(path.dirname(file));
    writeFileSync(file, 'signature');
    const started = await starting;
    onTestFinished(async () => {
      await started.stop();
      rmSync(fresh, { recursive: true });
    });
    await expect.poll(() => started.output()).toContain('cleaned up');
    expect(existsSync(file)).toBe(true);
  });
});

describe('a database that goes away', () => {
  it('is answered with 503 and Retry-After, never with a lost session, and comes back by itself', async () => {
    const postgres = readPostgresPid(dataDir)!;
    const answers: { status: number; retryAfter: string | null; key: string | undefined }[] = [];
    process.kill(postgres, 'SIGKILL');
    await expect
      .poll(
        async () => {
          const response = await fetch(`${server.url}/v1/user`, {
            headers: { authorization: `Bearer ${owner.token}` },
          });
          const { key } = (await response.json()) as { key?: string };
          answers.push({ status: response.status, retryAfter: response.headers.get('retry-after'), key });
          // The first may be served by sessions that have not heard of the end yet.
          const pid = readPostgresPid(dataDir);
          return [response.status, pid !== undefined && pid !== postgres];
        },
        { interval: 20 },
      )
      .toEqual([200, true]);
    const failures = answers.filter(({ status }) => status !== 200);
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures)
      expect(failure).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/), key: 'error.unavailable' });
    const page = await fetch(`${server.url}/dashboard`, { headers: { cookie: `sigillum_session=${owner.token}` } });
    expect(page.status).toBe(200);
  });
});

describe('the local outbox', () => {
  const ask = (headers: Record<string, string>, address: string) =>
    new Promise<number>((resolve, reject) => {
      const call = openRequest(`http://127.0.0.1:${port}${address}`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      });
      call.on('error', reject).end();
    });

  it.each(['/outbox', '/v1/outbox'])(
    '%s is open to this machine alone, neither through a proxy nor under a name that leads here',
    async (address) => {
      expect(await ask({}, address)).toBe(200);
      expect(await ask({ 'x-forwarded-for': '203.0.113.9' }, address)).toBe(404);
      expect(await ask({ 'x-forwarded-for': '127.0.0.1' }, address)).toBe(404);
      expect(await ask({ host: `rebound.example:${port}` }, address)).toBe(404);
      expect(await ask({}, `${address}?secret=${'x'.repeat(22)}`)).toBe(200);
      expect(await ask({ 'x-forwarded-for': '203.0.113.9' }, `${address}?secret=${'x'.repeat(22)}`)).toBe(404);
    },
  );
});
