import { execFile } from 'node:child_process';
import { randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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
  await expect.poll(() => readStatus(id), { interval: 200 }).toBe('SIGNED');
  const { documents } = await owner!.client.call(getSignatureRequest, { params: { id } });
  const answer = await owner!.client.call(downloadDocument, {
    params: { id: documents[0]!.id },
    query: { signed: 'true' },
  });
  const verdict = judgePdf(Buffer.from(await answer.arrayBuffer()));
  expect(verdict).toMatchObject({ signatureCount: 2, validCount: 2, isSoundPdf: true });
  expect(await countEvents(id, 'SIGNED')).toBe(2);
  expect(existsSync(path.join(world.nameDataDir('one'), 'files'))).toBe(false);
  expect(readdirSync(path.join(world.home, 's3/sigillum/files')).length).toBeGreaterThan(2);
});

it('servers without a folder in common sign under one authority, whose keys lie encrypted in the database', async () => {
  const id = await send('Under one root.', 2, 'AES');
  const through = (person: SigningPerson, server: ServerProcess) => ({
    ...person,
    client: createClient(fetch, { bearer: person.token }, server.url),
  });
  const [first, second] = [through(owner!, servers.one), through(partner!, servers.two)];
  for (const person of [first, second]) {
    const tan = await askForCode(person, 'AES', [id]);
    expect((await signWith(person, 'AES', [id], { tan })).results).toMatchObject([{ status: 'SIGNED' }]);
  }
  const readRoot = async ({ url }: ServerProcess) =>
    Buffer.from(await (await fetch(`${url}/trust/certificates/root.cer`)).arrayBuffer());
  const [root, other] = [await readRoot(servers.one), await readRoot(servers.two)];
  expect(new X509Certificate(root).subject).toContain('Sigillum Local Root');
  expect(other).toEqual(root);
  for (const server of ['one', 'two', 'jobs'])
    expect(readdirSync(world.nameDataDir(server)), server).toEqual(['server-key.json']);
  const { db } = world.shared;
  const people = db.selectFrom('trust_certificates').select('issuer').where('profile', '=', 'person');
  expect(new Set((await people.execute()).map(({ issuer }) => issuer))).toEqual(new Set(['issuing-ca']));
  const keys = await db.selectFrom('trust_files').select('bytes').where('envelope', 'is not', null).execute();
  for (const { bytes } of keys) expect(Object.keys(JSON.parse(bytes.toString()) as object)).toContain('ciphertext');
  const { documents } = await owner!.client.call(getSignatureRequest, { params: { id } });
  const query = { params: { id: documents[0]!.id }, query: { signed: 'true' } } as const;
  const answer = await owner!.client.call(downloadDocument, query);
  expect(judgePdf(Buffer.from(await answer.arrayBuffer()))).toMatchObject({ signatureCount: 2, validCount: 2 });
});

it('the commands of the trust centre work on the one in the database', async () => {
  const [script, command] = ['server/scripts/run-command.mjs', 'server/scripts/trust.ts'];
  const run = async (...words: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [script, command, ...words], {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      env: { ...process.env, ...world.describeEnv('one', 'web'), DATA_DIR: world.nameDataDir('one') },
    });
    return stdout;
  };
  expect(await run('show')).toMatch(/Trust centre in the database(.|\n)*State: ok/);
  expect(await run('renew-authority')).toContain('issuing-ca-2');
  const id = await send('By the next authority.', 1, 'AES');
  const tan = await askForCode(owner!, 'AES', [id]);
  expect((await signWith(owner!, 'AES', [id], { tan })).results).toMatchObject([{ status: 'SIGNED' }]);
  const { db } = world.shared;
  const newest = db.selectFrom('trust_certificates').select('issuer').where('profile', '=', 'person');
  expect(await newest.orderBy('issued_at', 'desc').executeTakeFirst()).toEqual({ issuer: 'issuing-ca-2' });
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
  await expect.poll(() => existsSync(`${world.holdFile}-one`), { interval: 20 }).toBe(false);
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
  await expect.poll(() => readStatus(id), { interval: 200 }).toBe('SIGNED');
});

it('of a server that was killed while it signed the lease is void at once', async () => {
  const id = await send('Killed.', 1);
  const extra = await world.start('extra', 'web');
  writeFileSync(`${world.holdFile}-extra`, 'after-verify');
  const client = createClient(fetch, { bearer: owner!.token }, extra.url);
  const lost = signWith({ ...owner!, client }, 'SES', [id]).catch((error: unknown) => error);
  await expect.poll(() => existsSync(`${world.holdFile}-extra`), { interval: 20 }).toBe(false);
  await extra.kill();
  expect(await lost).toBeInstanceOf(TypeError);
  await expect
    .poll(async () => (await signWith(owner!, 'SES', [id])).results, { interval: 200 })
    .toMatchObject([{ status: 'SIGNED' }]);
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
    { timeout: 240_000, interval: 200 },
  );
  expect(await countEvents(id, 'SIGNED')).toBe(1);
});

it('lets in no server that is alone, and none with another key', async () => {
  const alone = startServerProcess({
    dataDir: world.nameDataDir('one'),
    port: await findFreePort(),
    env: { DATABASE_URL: world.databaseUrl },
  });
  await expect(alone).rejects.toThrow('Another Sigillum server is already running on the same data.');
  const startStranger = (server: string, env: Record<string, string>) =>
    startServerProcess({
      dataDir: world.nameDataDir(server),
      env: { ...world.describeEnv('stranger', 'web'), ...env },
    });
  await expect(startStranger('stranger', { KEY_PASSPHRASE: 'another than all the others' })).rejects.toThrow(
    'KEY_PASSPHRASE is not the one of the other servers on this database.',
  );
  await expect(startStranger('stranger', { KEY_PASSPHRASE: '' })).rejects.toThrow(
    'The servers on this database have a key from a passphrase. Set KEY_PASSPHRASE to it.',
  );
  // Nothing is left of what was refused.
  expect(existsSync(path.join(world.nameDataDir('stranger'), 'server-key.json'))).toBe(false);
  mkdirSync(world.nameDataDir('elsewhere'), { recursive: true });
  const key = randomBytes(32).toString('base64');
  writeFileSync(path.join(world.nameDataDir('elsewhere'), 'server-key.json'), JSON.stringify({ key }));
  await expect(startStranger('elsewhere', { KEY_PASSPHRASE: '' })).rejects.toThrow(
    'is another than that of the servers on this database',
  );
});
