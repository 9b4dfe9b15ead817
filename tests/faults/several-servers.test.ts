import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { sendRequest } from '../support/people.ts';
import { findFreePort, startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { openSeveralServers } from '../support/several-servers.ts';
import { askForCode, type SigningPerson, signUpToSign, signWith } from '../support/signing-people.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let world: Awaited<ReturnType<typeof openSeveralServers>>;
let servers: Record<'one' | 'two' | 'jobs', ServerProcess>;
let [owner, partner]: SigningPerson[] = [];

beforeAll(async () => {
  world = await openSeveralServers();
  // All at once on nothing at all: one makes the tables, one the key, one the trust centre.
  const { start, balancer } = world;
  const [one, two, jobs] = await Promise.all([start('one', 'web'), start('two', 'web'), start('jobs', 'jobs')]);
  servers = { one, two, jobs };
  balancer.targets = [one.url, two.url];
  owner = await signUpToSign(balancer.url, { business: 'Several AG' });
  partner = await signUpToSign(balancer.url, { firstName: 'Urs' });
});
afterAll(() => world.close(Object.values(servers)));

const send = async (title: string, count: 1 | 2, quality: 'SES' | 'AES' = 'SES') => {
  const signatures = [owner!, partner!].slice(0, count).map(({ email }) => ({ account_email: email }));
  return (await sendRequest(owner!, { title, quality, pdf: buildPdf(), documentCount: 1, signatures })).id;
};
const countEvents = async (id: string, name: string) => {
  const events = await world.shared.db.selectFrom('audit_events').select('name').where('request_id', '=', id).execute();
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
  expect(existsSync(path.join(world.dataDir, 'files'))).toBe(false);
  expect(readdirSync(path.join(world.home, 's3/sigillum/files')).length).toBeGreaterThan(2);
});

it('a server that stood still while another signed commits nothing when it wakes', async () => {
  const id = await send('Stood still.', 1);
  const direct = (url: string) => createClient(fetch, { bearer: owner!.token }, url);
  const through = (server: ServerProcess) => ({ ...owner!, client: direct(server.url) });
  writeFileSync(`${world.holdFile}-one`, 'after-verify');
  const late = signWith(through(servers.one), 'SES', [id]).then(
    ({ results }) => results[0]!,
    (error: { key?: string }) => ({ status: 'REFUSED', key: error.key }),
  );
  await vi.waitFor(() => expect(existsSync(`${world.holdFile}-one`)).toBe(false), { timeout: 60_000, interval: 20 });
  process.kill(servers.one.pid, 'SIGSTOP');
  try {
    // While it stands still its lease runs out.
    const early = signWith(through(servers.two), 'SES', [id]);
    await expect(early).rejects.toMatchObject({ key: 'error.sign.locked' });
    await world.shared.db
      .updateTable('signing_locks')
      .set({ expires_at: new Date() })
      .where('request_id', '=', id)
      .execute();
    expect((await signWith(through(servers.two), 'SES', [id])).results).toMatchObject([{ status: 'SIGNED' }]);
    writeFileSync(`${world.holdFile}-one.go`, '');
  } finally {
    process.kill(servers.one.pid, 'SIGCONT');
  }
  expect((await late).status).not.toBe('SIGNED');
  expect(await countEvents(id, 'SIGNED')).toBe(1);
  await vi.waitFor(async () => expect(await readStatus(id)).toBe('SIGNED'), { timeout: 60_000, interval: 200 });
});

it('of a server that was killed while it signed the lease is void at once', async () => {
  const id = await send('Killed.', 1);
  const extra = await world.start('extra', 'web');
  writeFileSync(`${world.holdFile}-extra`, 'after-verify');
  const client = createClient(fetch, { bearer: owner!.token }, extra.url);
  const lost = signWith({ ...owner!, client }, 'SES', [id]).catch((error: unknown) => error);
  await vi.waitFor(() => expect(existsSync(`${world.holdFile}-extra`)).toBe(false), { timeout: 60_000, interval: 20 });
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
  servers.jobs = await world.start('jobs', 'jobs');
  await vi.waitFor(
    async () => {
      const mails = await world.shared.db
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
  const alone = startServerProcess({
    dataDir: world.dataDir,
    port: await findFreePort(),
    env: { DATABASE_URL: world.databaseUrl },
  });
  await expect(alone).rejects.toThrow('Another Sigillum server is already running on the same data.');
  const stranger = startServerProcess({
    dataDir: path.join(world.home, 'elsewhere'),
    env: world.describeEnv('stranger', 'web'),
  });
  await expect(stranger).rejects.toThrow('The server key in DATA_DIR is another than that of the servers');
});
