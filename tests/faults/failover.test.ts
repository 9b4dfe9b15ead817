import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { connectDatabase } from '@sigillum/server/database/connect.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@sigillum/server/database/embedded-postgres.ts';
import { readMail, sendRequest } from '../support/people.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { type SigningPerson, signUpToSign, signWith } from '../support/signing-people.ts';

const home = mkdtempSync(path.join(tmpdir(), 'sigillum-failover-'));
const folders = { one: path.join(home, 'one'), two: path.join(home, 'two') };
let one: EmbeddedPostgres;
let two: EmbeddedPostgres;
let server: ServerProcess;
let [owner, partner]: SigningPerson[] = [];

const start = (folder: string) => startEmbeddedPostgres({ folder });
const readSocket = ({ address }: EmbeddedPostgres) => (address as { host: string }).host;
const describeUrl = (cluster: EmbeddedPostgres) =>
  `postgres://sigillum@localhost/sigillum?host=${encodeURIComponent(readSocket(cluster))}`;

beforeAll(async () => {
  one = await start(folders.one);
  const socket = readSocket(one);
  await one.stop();
  await mkdir(folders.two, { mode: 0o700 });
  const data = path.join(folders.two, 'data');
  // With its owner, whom Node's own copy would not keep.
  await promisify(execFile)('cp', ['-a', path.join(folders.one, 'data'), data]);
  appendFileSync(path.join(data, 'postgresql.conf'), `\nprimary_conninfo = 'host=${socket} user=sigillum'\n`);
  writeFileSync(path.join(data, 'standby.signal'), '');
  // Whoever wants that nothing which was acknowledged is lost lets each commit wait for the standby.
  appendFileSync(path.join(folders.one, 'data/postgresql.conf'), `\nsynchronous_standby_names = '*'\n`);
  one = await start(folders.one);
  two = await start(folders.two);
  server = await startServerProcess({
    dataDir: path.join(home, 'data'),
    env: {
      ...{ SIGILLUM_LONGEST_RETRY_DELAY: '1' },
      // As after an earlier failover: the one that is named first is the one that follows.
      ...{ DATABASE_URL: describeUrl(two), DATABASE_STANDBY_URL: describeUrl(one) },
    },
  });
  owner = await signUpToSign(server.url, { business: 'Failover AG' });
  partner = await signUpToSign(server.url, { firstName: 'Urs' });
});
afterAll(async () => {
  await server?.stop();
  await two?.stop();
  rmSync(home, { recursive: true, force: true });
});

it('a primary that dies is followed by its standby: nothing acknowledged is lost, and the rest is told to come again', async () => {
  const signatures = [{ account_email: partner!.email }];
  const send = (title: string) => sendRequest(owner!, { title, pdf: buildPdf(), signatures });
  const open = (await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(send))).map(({ id }) => id);
  const [before, ...rest] = open as [string, ...string[]];
  const kept: string[] = [];
  const refusals: unknown[] = [];
  let isOver = false;
  const tell = (error: unknown) => {
    const { status, key, retryAfter } = error as ApiProblem;
    refusals.push({ status, key, comesAgain: Number(retryAfter) > 0 });
  };
  /** Creates one request after another, whatever happens, as four people would. */
  const work = async () => {
    while (!isOver)
      await owner!.client
        .call(createSignatureRequest, { body: { title: 'Under way' } })
        .then(({ id }) => kept.push(id), tell);
  };
  const workers = [1, 2, 3, 4].map(work);
  expect((await signWith(partner!, 'SES', [before])).results).toMatchObject([{ status: 'SIGNED' }]);
  await expect.poll(() => kept.length).toBeGreaterThan(8);
  // Its session is there before anybody signs, so that it is not looked too late.
  const primary = connectDatabase(one.address, { max: 1 });
  await primary.pool.query('select 1');
  const signing = rest.map(async (id) => signWith(partner!, 'SES', [id]).then(() => kept.push(id), tell));
  // Somebody is in the middle of it.
  await expect
    .poll(() => primary.db.selectFrom('signing_locks').select('sid').execute(), { interval: 5 })
    .not.toEqual([]);
  process.kill(one.pid, 'SIGKILL');
  await primary.close();
  const standby = connectDatabase(two.address, { max: 1 });
  await standby.pool.query('select pg_promote()');
  await standby.close();
  await Promise.all(signing);
  const countNow = kept.length;
  await expect.poll(() => kept.length).toBeGreaterThan(countNow + 8);
  isOver = true;
  await Promise.all(workers);

  expect(refusals.length).toBeGreaterThan(0);
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
    new Set([JSON.stringify({ status: 503, key: 'error.unavailable', comesAgain: true })]),
  );
  const read = (id: string) => owner!.client.call(getSignatureRequest, { params: { id } });
  for (const id of kept) expect((await read(id)).id).toBe(id);
  // Whoever was told to come again signs what is not signed yet, at once; and jobs go on.
  for (const id of rest)
    await vi.waitFor(
      async () => {
        if ((await read(id)).status_overall !== 'SIGNED') await signWith(partner!, 'SES', [id]);
        expect((await read(id)).status_overall).toBe('SIGNED');
      },
      { timeout: 240_000, interval: 500 },
    );
  expect((await read(before)).status_overall).toBe('SIGNED');
  expect((await readMail(server.url, owner!.email, 'all-signed')).subject).toContain('Signed by everybody');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
