import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { connectDatabase, type DatabaseConnection } from '@sigillum/server/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '@sigillum/server/database/testing.ts';
import { openS3rver } from '@sigillum/server/testing/s3/open-s3rver.ts';
import { type Balancer, openBalancer } from '../support/balancer.ts';
import { sendRequest } from '../support/people.ts';
import { findFreePort, startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { askForCode, type SigningPerson, signUpToSign, signWith } from '../support/signing-people.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const home = mkdtempSync(path.join(tmpdir(), 'sigillum-several-'));
const dataDir = path.join(home, 'data');
const holdFile = path.join(home, 'hold');
let database: TestDatabase;
let shared: DatabaseConnection;
let databaseUrl: string;
let store: Awaited<ReturnType<typeof openS3rver>>;
let balancer: Balancer;
let publicUrl: string;
let servers: Record<'one' | 'two' | 'jobs', ServerProcess>;
let [owner, partner]: SigningPerson[] = [];

const describeEnv = (name: string, role: string): Record<string, string> => ({
  SIGILLUM_ENVIRONMENT: 'test',
  SIGILLUM_LONGEST_RETRY_DELAY: '1',
  SIGILLUM_ROLE: role,
  SIGILLUM_HOLD_FILE: `${holdFile}-${name}`,
  CACHE_DIR: path.join(home, name),
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: publicUrl,
  STORAGE_S3_ENDPOINT: store.settings.endpoint!,
  STORAGE_S3_BUCKET: store.settings.bucket,
  STORAGE_S3_KEY_ID: 'S3RVER',
  STORAGE_S3_SECRET: 'S3RVER',
});
const start = (name: string, role: string, more: Record<string, string> = {}) =>
  startServerProcess({ dataDir, env: { ...describeEnv(name, role), ...more } });

beforeAll(async () => {
  database = await createTestDatabase();
  const { host, user, database: template } = database.address as { host: string; user: string; database: string };
  const name = `${template}_several`;
  await database.pool.query(`create database ${name}`);
  databaseUrl = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  shared = connectDatabase({ connectionString: databaseUrl });
  store = await openS3rver(path.join(home, 's3'));
  balancer = await openBalancer();
  publicUrl = balancer.url;
  // All at once on nothing at all: one makes the tables, one the key, one the trust centre.
  const [one, two, jobs] = await Promise.all([start('one', 'web'), start('two', 'web'), start('jobs', 'jobs')]);
  servers = { one, two, jobs };
  balancer.targets = [one.url, two.url];
  owner = await signUpToSign(publicUrl, { business: 'Several AG' });
  partner = await signUpToSign(publicUrl, { firstName: 'Urs' });
});
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop();
  balancer.close();
  await store.close();
  await shared.close();
  await database.pool.query(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  await database.drop();
  rmSync(home, { recursive: true });
});

const send = async (title: string, count: 1 | 2, quality: 'SES' | 'AES' = 'SES') => {
  const signatures = [owner!, partner!].slice(0, count).map(({ email }) => ({ account_email: email }));
  return (await sendRequest(owner!, { title, quality, pdf: buildPdf(), documentCount: 1, signatures })).id;
};
const countEvents = async (id: string, name: string) => {
  const events = await shared.db.selectFrom('audit_events').select('name').where('request_id', '=', id).execute();
  return events.filter((event) => event.name === name).length;
};
const readStatus = async (id: string) =>
  (await owner!.client.call(getSignatureRequest, { params: { id } })).status_overall;

it('a request lives through two servers and one for jobs, by turns, with its files in a bucket', async () => {
  const id = await send('Lived on many.', 2, 'AES');
  for (const person of [owner!, partner!]) {
    // The code is asked of one server and given to the other.
    const tan = await askForCode(person, 'AES', [id]);
    expect((await signWith(person, 'AES', [id], { tan })).results).toMatchObject([{ status: 'SIGNED' }]);
  }
  await vi.waitFor(async () => expect(await readStatus(id)).toBe('SIGNED'), { timeout: 60_000, interval: 200 });
  const { documents } = await owner!.client.call(getSignatureRequest, { params: { id } });
  const answer = await owner!.client.call(downloadDocument, {
    params: { id: documents[0]!.id },
    query: { signed: 'true' },
  });
  const verdict = judgePdf(Buffer.from(await answer.arrayBuffer()));
  expect(verdict).toMatchObject({ signatureCount: 2, validCount: 2, isSoundPdf: true });
  expect(await countEvents(id, 'SIGNED')).toBe(2);
  expect(existsSync(path.join(dataDir, 'files'))).toBe(false);
  expect(readdirSync(path.join(home, 's3/sigillum/files')).length).toBeGreaterThan(2);
});

it('a server that stood still while another signed commits nothing when it wakes', async () => {
  const id = await send('Stood still.', 1);
  const direct = (url: string) => createClient(fetch, { bearer: owner!.token }, url);
  const through = (server: ServerProcess) => ({ ...owner!, client: direct(server.url) });
  writeFileSync(`${holdFile}-one`, 'after-verify');
  const late = signWith(through(servers.one), 'SES', [id]).then(
    ({ results }) => results[0]!,
    (error: { key?: string }) => ({ status: 'REFUSED', key: error.key }),
  );
  await vi.waitFor(() => expect(existsSync(`${holdFile}-one`)).toBe(false), { timeout: 60_000, interval: 20 });
  process.kill(servers.one.pid, 'SIGSTOP');
  try {
    // While it stands still its lease runs out.
    const early = signWith(through(servers.two), 'SES', [id]);
    await expect(early).rejects.toMatchObject({ key: 'error.sign.locked' });
    await shared.db.updateTable('signing_locks').set({ expires_at: new Date() }).where('request_id', '=', id).execute();
    expect((await signWith(through(servers.two), 'SES', [id])).results).toMatchObject([{ status: 'SIGNED' }]);
    writeFileSync(`${holdFile}-one.go`, '');
  } finally {
    process.kill(servers.one.pid, 'SIGCONT');
  }
  expect((await late).status).not.toBe('SIGNED');
  expect(await countEvents(id, 'SIGNED')).toBe(1);
  await vi.waitFor(async () => expect(await readStatus(id)).toBe('SIGNED'), { timeout: 60_000, interval: 200 });
});

it('of a server that was killed while it signed the lease is void at once', async () => {
  const id = await send('Killed.', 1);
  const extra = await start('extra', 'web');
  writeFileSync(`${holdFile}-extra`, 'after-verify');
  const client = createClient(fetch, { bearer: owner!.token }, extra.url);
  const lost = signWith({ ...owner!, client }, 'SES', [id]).catch((error: unknown) => error);
  await vi.waitFor(() => expect(existsSync(`${holdFile}-extra`)).toBe(false), { timeout: 60_000, interval: 20 });
  await extra.kill();
  expect(await lost).toBeInstanceOf(TypeError);
  await vi.waitFor(
    async () => expect((await signWith(owner!, 'SES', [id])).results).toMatchObject([{ status: 'SIGNED' }]),
    { timeout: 10_000, interval: 200 },
  );
  expect(await countEvents(id, 'SIGNED')).toBe(1);
});

it('goes on when the server for jobs is killed and comes back: what waited is done once', async () => {
  await servers.jobs.kill();
  const id = await send('Told later.', 1);
  expect((await signWith(owner!, 'SES', [id])).results).toMatchObject([{ status: 'SIGNED' }]);
  servers.jobs = await start('jobs', 'jobs');
  await vi.waitFor(
    async () => {
      const mails = await shared.db
        .selectFrom('mails')
        .select(['sent_at', 'template'])
        .where('subject', 'like', '%Told later.%')
        .execute();
      expect(mails.length).toBeGreaterThan(0);
      expect(mails.filter(({ sent_at }) => !sent_at)).toEqual([]);
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(await countEvents(id, 'SIGNED')).toBe(1);
});

it('lets in no server that is alone, and none with another key', async () => {
  const alone = startServerProcess({ dataDir, port: await findFreePort(), env: { DATABASE_URL: databaseUrl } });
  await expect(alone).rejects.toThrow('Another Sigillum server is already running on the same data.');
  const stranger = startServerProcess({
    dataDir: path.join(home, 'elsewhere'),
    env: describeEnv('stranger', 'web'),
  });
  await expect(stranger).rejects.toThrow('The server key in DATA_DIR is another than that of the servers');
});
