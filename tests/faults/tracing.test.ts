import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { serveLocally } from '@sigillum/engine/testing/local-server';
import { openCollector, type CollectedSpan } from '@sigillum/server/testing/collector/open-collector.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLink, inventEmail, type Person, readMail, signUp } from '../support/people.ts';
import { readCpu } from '../support/processes.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

let collector: Awaited<ReturnType<typeof openCollector>>;
let server: ServerProcess | undefined;
let dataDir: string;

beforeEach(async () => {
  collector = await openCollector();
  dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-tracing-'));
});
afterEach(async () => {
  await server?.stop();
  await collector.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}) => {
  server = await startServerProcess({
    dataDir,
    env: { SIGILLUM_ENVIRONMENT: 'test', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env },
  });
  return server.url;
};
const named = (name: string) => collector.spans.filter((span) => span.name === name);
/** A span and, below it, those that it is made of. */
const listBelow = (span: CollectedSpan): CollectedSpan[] =>
  collector.spans
    .filter(({ parent, trace }) => parent === span.id && trace === span.trace)
    .flatMap((child) => [child, ...listBelow(child)]);
const namesBelow = (span: CollectedSpan) => new Set(listBelow(span).map(({ name }) => name));

async function signOnce(url: string, owner: Person, email: string, callback: string) {
  const signer = { email_address: email, first_name: 'Noemi', last_name: 'Vitali', language: 'it' as const };
  const body = {
    title: 'Confidential lease',
    signatures: [{ signer_identity_data: signer }],
    callback_success_url: `${callback}/hooks/0f3c?key=sesame`,
  };
  const { id } = await owner.client.call(createSignatureRequest, { body });
  await owner.client.call(
    addDocument,
    { params: { id }, body: Buffer.from(buildPdf()), contentType: 'application/pdf' },
    { headers: { 'content-disposition': `attachment; filename*=UTF-8''Salary%20of%20Noemi.pdf` } },
  );
  await owner.client.call(initiateSignatureRequest, { params: { id } });
  const link = findLink(await readMail(url, email, 'invitation'), `/view/${id}/`);
  expect((await fetch(link)).status).toBe(200);
  const userid = new URL(link).pathname.split('/')[3]!;
  const visitor = createClient(fetch, { basic: { userid, requestId: id } }, url);
  const signatureRequests = [{ signatureRequestId: id }];
  await expect(visitor.call(signDirectly, { body: { signatureRequests } })).rejects.toMatchObject({ status: 422 });
  const tan = /\b\d{6}\b/.exec((await readMail(url, email, 'tan')).text)![0];
  await visitor.call(signDirectly, { body: { signatureRequests, tan } });
  return { id, userid };
}

describe('traces', () => {
  it('show a signature as one tree, its jobs and calls, and nobody in it', async () => {
    const receiver = await serveLocally(() => ({ status: 204 }));
    const url = await start({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector' });
    const owner = await signUp(url, { business: 'Ammann Treuhand' });
    const email = inventEmail('noemi');
    const { id, userid } = await signOnce(url, owner, email, receiver.url);
    // Whatever they ask for, callers choose no trace of ours.
    const foreign = randomUUID().replaceAll('-', '');
    const headers = { authorization: `Bearer ${owner.token}`, traceparent: `00-${foreign}-00f067aa0ba902b7-01` };
    expect((await fetch(`${url}/v3/signature-requests/${id}`, { headers })).status).toBe(200);
    expect((await fetch(`${url}/v3/signature-requests/${randomUUID()}`, { headers })).status).toBe(404);
    await expect.poll(() => receiver.requests.length).toBe(1);
    await expect.poll(() => named('job deliver-callback').flatMap((job) => [...namesBelow(job)])).toContain('POST');
    await expect.poll(() => named('GET /v3/signature-requests/{id}').length).toBeGreaterThan(1);
    await server!.stop();

    const signature = named('POST /v3/direct/sign').find(({ facts }) => facts['http.response.status_code'] === 200);
    expect(signature).toMatchObject({ parent: undefined, kind: 2, hasFailed: false });
    expect(signature!.facts).toMatchObject({ 'http.route': '/v3/direct/sign', 'http.response.status_code': 200 });
    const stages = ['prepare', 'sign', 'extend', 'verify', 'store'].map((stage) => `signing ${stage}`);
    expect(
      listBelow(signature!)
        .filter(({ name }) => name.startsWith('signing '))
        .map(({ name }) => name),
    ).toEqual(expect.arrayContaining(stages));
    const [store] = named('signing store');
    expect([...namesBelow(store!)]).toEqual(expect.arrayContaining(['BEGIN', 'WITH audit_events', 'COMMIT']));
    for (const { from, to } of listBelow(signature!)) {
      expect(from).toBeGreaterThanOrEqual(signature!.from - 5_000_000n);
      expect(to).toBeLessThanOrEqual(signature!.to + 5_000_000n);
    }

    const [upload] = named('POST /v3/signature-requests/{id}/documents');
    expect([...namesBelow(upload!)]).toEqual(expect.arrayContaining(['worker inspect', 'inspect']));
    const inside = listBelow(upload!).find(({ name }) => name === 'inspect');
    expect(inside!.facts).toEqual({ 'sigillum.process': 'worker' });
    expect(inside!.to - inside!.from).toBeGreaterThan(0n);

    const [page] = named('GET /view/:id/:userid');
    expect(page).toMatchObject({ parent: undefined, kind: 2 });
    expect([...namesBelow(page!)]).toContain('SELECT signature_requests');
    expect(listBelow(named('job send-mail')[0]!).map(({ name }) => name)).toContain('SELECT mails');
    const outgoing = collector.spans.find(({ name, kind }) => name === 'POST' && kind === 3);
    expect(outgoing!.facts).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 204 });
    expect(receiver.requests[0]!.headers).not.toHaveProperty('traceparent');
    const missed = named('GET /v3/signature-requests/{id}').find(({ facts }) => facts['error.type']);
    expect(missed!.facts['http.response.status_code']).toBe(404);
    expect(missed!.hasFailed).toBe(false);

    expect(collector.broken).toEqual([]);
    expect(collector.services[0]).toEqual({ 'service.name': 'sigillum', 'deployment.environment.name': 'test' });
    expect(new Set(collector.calls.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer of-the-collector']),
    );
    const all = collector.bodies.join('\n');
    const secrets = [id, userid, owner.token, owner.email, owner.password, email, foreign, 'example.ch', 'Noemi'];
    for (const secret of [
      ...secrets,
      'Vitali',
      'Ammann',
      'Confidential',
      'Salary',
      '.pdf',
      'sesame',
      '/hooks',
      dataDir,
    ])
      expect(all).not.toContain(secret);
    expect(all).not.toMatch(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/);
    await receiver.close();
  });

  it('keep nobody waiting while the collector is silent or refuses, and grow no further', async () => {
    const url = await start();
    const owner = await signUp(url, { business: 'Ammann Treuhand' });
    const readMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server!.pid}/status`, 'utf8'))![1]) / 1024;
    const ask = async (count: number) => {
      const times: number[] = [];
      const before = readCpu(server!.pid);
      for (let turn = 0; turn < count; turn += 1) {
        const begun = performance.now();
        await owner.client.call(getUser, {});
        times.push(performance.now() - begun);
      }
      const cost = (readCpu(server!.pid) - before) / count;
      return { cost, median: times.toSorted((one, other) => one - other)[Math.floor(count / 2)]! };
    };
    const usual = await ask(300);
    collector.state.fault = 'silent';
    const silent = await ask(600);
    const before = readMb();
    collector.state.fault = 'busy';
    await ask(600);
    // 1200 calls are some 6000 spans: those beyond 2048 that wait are dropped.
    expect(readMb() - before).toBeLessThan(80);
    // In milliseconds of the processor, and far below those for which an answer of the collector is awaited.
    expect(silent.cost).toBeLessThan(usual.cost * 3 + 5);
    expect(silent.median).toBeLessThan(2500);
    await expect.poll(() => server!.output()).toContain('the collector does not take traces');
    const known = collector.spans.length;
    collector.state.fault = undefined;
    await expect
      .poll(async () => {
        await ask(1);
        return collector.spans.length;
      })
      .toBeGreaterThan(known);
    expect(server!.output().match(/the collector does not take traces/g)).toHaveLength(1);
    collector.state.fault = 'silent';
    await ask(10);
    const begun = performance.now();
    await server!.stop();
    expect(performance.now() - begun).toBeLessThan(15_000);
  });
});
