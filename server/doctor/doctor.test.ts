import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTrustCentre, openTrustCentre } from '@sigillum/engine/trust-centre';
import { makeTlsIdentity } from '@sigillum/engine/testing/tls-identity';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readConfig } from '../config.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { makeSpaceCheck } from '../process/check-space.ts';
import type { HealthFinding } from '../process/health.ts';
import { createSecrets, openServerKey } from '../process/secrets.ts';
import { describeTrustStore, prepareTrustStore } from '../trust-store/open-trust-store.ts';
import { viewFolder } from '../storage/open-blob-store.ts';
import { createDraft } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { makeBounceAddresses } from '../bounces/bounce-address.ts';
import { openBounceDoor } from '../bounces/open-bounce-door.ts';
import { createLog } from '../process/log.ts';
import { checkBounces } from './check-bounces.ts';
import { checkDatabase } from './check-database.ts';
import { checkFiles } from './check-files.ts';
import { checkFolder } from './check-folder.ts';
import { checkMail } from './check-mail.ts';
import { checkNode } from './check-node.ts';
import { checkOwnCertificate } from './check-own-certificate.ts';
import { checkPort } from './check-port.ts';
import { checkSynchronised } from './check-synchronised.ts';
import { checkTrust } from './check-trust.ts';
import { runDoctor } from './doctor-command.ts';
import { judgeSpace } from './examine.ts';
import type { Finding } from './finding.ts';

const now = new Date('2026-11-23T10:00:00Z');
const years = (count: number) => new Date(now.getTime() + count * 366 * 86_400_000);
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-doctor-'));
const inData = (name: string) => path.join(dataDir, name);
const publicUrl = 'http://localhost:3000';
const trustStore = { passphrase: undefined, passphraseBefore: undefined };
const place = {
  ...{ dataDir, keyPassphrase: undefined, publicUrl, trustStore, db: undefined, now: () => now },
  newestRecord: undefined,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const passphrase = createSecrets(openServerKey(dataDir, undefined)).deriveSecret('trust centre');
  const centre = { folder: inData('trust'), passphrase, baseUrl: publicUrl, clock: () => now };
  await createTrustCentre(centre);
  // As the first start does, which issues what the centre works with.
  await openTrustCentre(centre);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** What is not well, a line each. */
const complaints = (findings: Finding[]) =>
  findings.flatMap(({ check, state, message }) => (state === 'ok' ? [] : [`${state} ${check}: ${message}`]));

/** Changes a file for as long as something is looked at. */
async function withFile<T>(
  name: string,
  change: (file: string, content: Buffer) => void,
  act: () => Promise<T>,
): Promise<T> {
  const content = readFileSync(inData(name));
  change(inData(name), content);
  try {
    return await act();
  } finally {
    rmSync(inData(name), { force: true });
    writeFileSync(inData(name), content, { mode: 0o600 });
  }
}

/** A port on which something listens. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('npm run doctor says', () => {
  it('nothing of what is well', async () => {
    const found = [
      ...checkNode('24.21.0', '24.21.0'),
      ...(await checkFolder(dataDir)),
      ...(await checkDatabase(database.pool)),
      ...(await checkFiles(viewFolder(path.join(world.services.config.dataDir, 'blobs')), world.services.db, now)),
      ...(await checkTrust(place)),
    ];
    expect(complaints(found)).toEqual([]);
    expect(found.map(({ check }) => check)).toEqual([
      'node',
      'folder',
      'database',
      'files',
      'keys',
      'certificates',
      'clock',
    ]);
  });

  it('which Node it should be', () => {
    expect(complaints(checkNode('22.22.0', '24.21.0'))).toEqual([
      expect.stringMatching(/^notice node: .*tested with 24\.21\.0/),
    ]);
  });

  it('which setting is misspelt or wrong, and goes no further', async () => {
    const said: string[] = [];
    const patient = {
      nodeVersion: '24.21.0',
      pinnedNode: '24.21.0',
      now: () => now,
      readSynchronised: async () => 'yes',
    };
    const read = (env: Record<string, string>) => () =>
      readConfig({ DATA_DIR: '/nowhere', PORT: '9', ...env }, dataDir);
    const say = (line: string) => void said.push(line);
    expect(await runDoctor([], { ...patient, readConfig: read({ PORT: '0', LOG_LEVEL: 'loud' }) }, say)).toBe(1);
    expect(said.join('\n')).toMatch(/^wrong {3}settings .*\n {2}PORT must.*\n {2}LOG_LEVEL must/m);
    said.splice(0);
    expect(await runDoctor(['--json'], { ...patient, readConfig: read({ SMPT_URL: 'smtp://x' }) }, say)).toBe(1);
    const { isWell, findings } = JSON.parse(said.join('\n')) as { isWell: boolean; findings: Finding[] };
    expect(isWell).toBe(false);
    expect(complaints(findings)).toEqual([
      'notice settings: SMPT_URL is read by nobody. Is SMTP_URL meant?',
      'wrong folder: There is no /nowhere. Start Sigillum once, or correct DATA_DIR.',
      'notice data: There are no data in /nowhere yet. Start Sigillum once.',
    ]);
    expect(await runDoctor(['--loud'], { ...patient, readConfig: read({}) }, say)).toBe(2);
  });

  it('that another program has the port, or that the server does not answer, or is not ready', async () => {
    const other = createServer();
    const port = await listen(other);
    const address = { host: '127.0.0.1', port, tlsFiles: undefined };
    expect(complaints(await checkPort(address, false))).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
    await new Promise((resolve) => other.close(resolve));
    expect(complaints(await checkPort(address, false))).toEqual([]);
    expect(complaints(await checkPort(address, true))).toEqual([
      expect.stringContaining('Is it started with another PORT or HOST?'),
    ]);
    let answer: object = { checks: { space: 'full', files: 'ok' } };
    let status = 503;
    const server = createHttpServer((_request, response) => response.writeHead(status).end(JSON.stringify(answer)));
    address.port = await listen(server);
    expect(complaints(await checkPort(address, true))).toEqual([
      expect.stringMatching(/^wrong port: .* is not ready: space full\./),
    ]);
    [status, answer] = [200, { checks: { space: 'ok' }, notices: { space: ['space_low'] } }];
    expect(complaints(await checkPort(address, true))).toEqual([
      expect.stringMatching(/^notice port: .*space space_low/),
    ]);
    server.close();
  });

  it('whom the data folder belongs to, and who else may read in it', async () => {
    chmodSync(inData('server-key.json'), 0o644);
    chmodSync(dataDir, 0o755);
    expect(complaints(await checkFolder(dataDir))).toEqual([
      `wrong folder: Others of this machine may read or change ${dataDir}: chmod o-rw ${dataDir}`,
      `wrong folder: Others of this machine may read or change ${inData('server-key.json')}: chmod 600 ${inData('server-key.json')}`,
    ]);
    chmodSync(inData('server-key.json'), 0o600);
    chmodSync(dataDir, 0o700);
    // Who is root may everything, and may give away; who is not may neither.
    const isRoot = process.getuid!() === 0;
    if (isRoot) chownSync(inData('trust'), 65_534, 65_534);
    else chmodSync(inData('trust'), 0);
    expect(complaints(await checkFolder(dataDir))).toEqual([
      expect.stringMatching(/^wrong folder: .*trust .*\(chown\)\.$/),
    ]);
    if (isRoot) chownSync(inData('trust'), 0, 0);
    else chmodSync(inData('trust'), 0o700);
  });

  it('that the database is not reached, is older, or newer', async () => {
    const { pool } = database;
    expect(complaints(await checkDatabase(pool, ['001-gone']))).toEqual([
      expect.stringContaining('were written by a newer version of Sigillum'),
    ]);
    const { rows } = await pool.query('select name from kysely_migration');
    const steps = [...rows.map(({ name }) => name as string), '999-later'];
    expect(complaints(await checkDatabase(pool, steps))).toEqual([
      'notice database: 1 steps of the database are due, which the next start does: 999-later. Make a backup before.',
    ]);
    const said: string[] = [];
    const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://sigillum:hidden@127.0.0.1:9/sigillum', PORT: '9' };
    const patient = {
      nodeVersion: '24.21.0',
      pinnedNode: '24.21.0',
      now: () => now,
      readSynchronised: async () => 'yes',
    };
    await runDoctor([], { ...patient, readConfig: () => readConfig(env, dataDir) }, (line) => void said.push(line));
    expect(said.join('\n')).toMatch(
      /^wrong {3}database .*Nothing answers at 127\.0\.0\.1:9, where DATABASE_URL leads/m,
    );
    expect(said.join('\n')).not.toContain('hidden');
    said.splice(0);
    const own = { DATA_DIR: dataDir, PORT: '9' };
    await runDoctor([], { ...patient, readConfig: () => readConfig(own, dataDir) }, (line) => void said.push(line));
    expect(said.join('\n')).toMatch(/^wrong {3}database .*There is no database in .*Put it back from a backup/m);
    expect(readdirSync(dataDir)).not.toContain('postgres');
  });

  it.each([
    [100, /^wrong space: The disk is nearly full: 100 MB are free/],
    [1000, /^notice space: Less than 2 GB are free/],
  ])('that %i MB of room are few', async (megabytes, sentence) => {
    const found = await makeSpaceCheck(dataDir, async () => megabytes * 1024 * 1024)();
    expect(complaints([judgeSpace(found as HealthFinding, dataDir)])).toEqual([expect.stringMatching(sentence)]);
  });

  it('which key does not open, and makes none', async () => {
    const look = async (more: object = {}) => complaints(await checkTrust({ ...place, ...more }));
    const spoil = (file: string) => writeFileSync(file, '{');
    expect(await withFile('trust/keys/tsa.json', spoil, look)).toEqual([
      expect.stringMatching(/^wrong keys: .*tsa\.json is damaged/),
    ]);
    expect(await look({ keyPassphrase: 'another passphrase' })).toEqual([
      expect.stringContaining('was made without one'),
    ]);
    expect(await withFile('server-key.json', (file) => rmSync(file), look)).toEqual([
      expect.stringContaining('server-key.json is missing. Put it back from a backup'),
    ]);
    const stranger = (file: string) =>
      writeFileSync(file, JSON.stringify({ key: Buffer.alloc(32, 1).toString('base64') }));
    expect(await withFile('server-key.json', stranger, look)).toEqual([
      expect.stringContaining('were encrypted with another passphrase'),
    ]);
  });

  it('whether the keys open that lie in the database of several servers', async () => {
    const db = database.db;
    expect(complaints(await checkTrust({ ...place, db })), 'they lie in the folder').toEqual([]);
    const described = describeTrustStore(place, createSecrets(openServerKey(dataDir, undefined)));
    const unused = { baseUrl: publicUrl, draftFolder: inData('draft'), say: () => undefined };
    await prepareTrustStore({ ...described, ...unused, db });
    const found = await checkTrust({ ...place, db });
    expect(complaints(found)).toEqual([]);
    expect(found[0]!.message).toContain('the trust centre in the database open');
    await db
      .updateTable('trust_files')
      .set({ bytes: Buffer.from('{') })
      .where('path', '=', 'keys/tsa.json')
      .execute();
    expect(complaints(await checkTrust({ ...place, db }))).toEqual([
      expect.stringContaining('keys/tsa.json in the database is damaged'),
    ]);
    await db.deleteFrom('trust_store').execute();
  });

  it('how long certificates hold, and that the clock goes wrong', async () => {
    const look = async (at: Date, newestRecord?: Date) =>
      complaints(await checkTrust({ ...place, now: () => at, newestRecord }));
    const before = readdirSync(inData('trust'), { recursive: true });
    expect(await look(years(9.5))).toContainEqual(
      expect.stringMatching(/^notice certificates: The issuing authority ends within a year/),
    );
    expect(await look(years(11))).toContainEqual(
      expect.stringMatching(/^wrong certificates: The issuing authority has ended/),
    );
    expect(readdirSync(inData('trust'), { recursive: true }), 'nothing was renewed').toEqual(before);
    expect(await look(now, years(1))).toEqual([expect.stringMatching(/^wrong clock: /)]);
    expect(complaints(await checkSynchronised(async () => 'no'))).toEqual([
      expect.stringContaining('timedatectl set-ntp true'),
    ]);
    expect(complaints(await checkSynchronised(async () => undefined))).toEqual([]);
  });

  it('that the certificate of the port ends, or is for another host', async () => {
    const { cert, key } = await makeTlsIdentity();
    const tlsFiles = { certificate: inData('own.pem'), key: inData('own.key') };
    writeFileSync(tlsFiles.certificate, cert);
    writeFileSync(tlsFiles.key, key);
    const look = (url: string, at: Date) => complaints(checkOwnCertificate({ tlsFiles, publicUrl: url }, at));
    expect(look('https://127.0.0.1', new Date(Date.now() - 86_400_000 / 2))).toEqual([
      expect.stringMatching(/^notice tls: .* ends in 1 days/),
    ]);
    expect(look('https://sign.example.ch', new Date())).toContainEqual(
      expect.stringContaining('is not for sign.example.ch'),
    );
    expect(look('https://127.0.0.1', years(100))).toEqual([expect.stringMatching(/^wrong tls: .* has ended/)]);
    rmSync(tlsFiles.certificate);
    rmSync(tlsFiles.key);
  });

  it('that the mail server is not there, or refuses the password', async () => {
    const server = new SMTPServer({
      ...{ disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'sigillum' }) : done(new Error('no')),
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const look = async (login: string) => complaints(await checkMail({ smtpUrl: `smtp://${login}127.0.0.1:${port}` }));
    expect(await look('sigillum:right@')).toEqual([]);
    expect(await look('sigillum:wrong@')).toEqual([
      `wrong mail: The mail server at 127.0.0.1:${port} refuses user or password of SMTP_URL. Correct them.`,
    ]);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(await look('')).toEqual([expect.stringMatching(/^wrong mail: The mail server at .* is not reached/)]);
  });

  it('whether mails that come back are taken', async () => {
    const domain = 'bounces.example.ch';
    const look = (port: number | undefined, isServed: boolean) =>
      checkBounces(
        { bounces: { domain, door: port === undefined ? undefined : { host: '127.0.0.1', port } } },
        isServed,
      );
    const door = await openBounceDoor({
      ...{ host: '127.0.0.1', port: 0, domain, tls: undefined, note: () => Promise.resolve() },
      addresses: makeBounceAddresses(world.services.secrets, domain),
      log: createLog({ level: 'error' }),
    });
    expect(await look(door.port, true)).toEqual([
      expect.objectContaining({ state: 'ok', message: expect.stringContaining('Its MX record must lead there') }),
    ]);
    expect(complaints(await look(door.port, false))).toEqual([
      expect.stringMatching(/^wrong bounces: .* cannot take mails that come back: .*EADDRINUSE/),
    ]);
    await door.close();
    expect(complaints(await look(door.port, false))).toEqual([]);
    expect(complaints(await look(door.port, true))).toEqual([
      expect.stringMatching(/^wrong bounces: Nothing takes mails that come back at 127\.0\.0\.1:/),
    ]);
    expect(complaints(await look(undefined, true))).toEqual([]);
    expect(await checkBounces({ bounces: undefined }, true)).toEqual([]);
  });

  it('which files are missing, and which belong to nothing', async () => {
    const { config, db, blobs } = world.services;
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    await createDraft(anna);
    const { blob } = await db
      .selectFrom('document_versions')
      .select(({ fn }) => fn.coalesce('base_blob', 'tail_blob').as('blob'))
      .executeTakeFirstOrThrow();
    const { sha256: orphan } = await blobs.put(Buffer.from('orphan'));
    const look = async () =>
      complaints(await checkFiles(viewFolder(path.join(config.dataDir, 'blobs')), db, new Date()));
    expect(await look(), 'it may still get its row').toEqual([]);
    const long = new Date(Date.now() - 86_400_000);
    utimesSync(await blobs.pathOf(orphan), long, long);
    const content = readFileSync(await blobs.pathOf(blob!));
    await blobs.delete(blob!);
    expect(await look()).toEqual([
      expect.stringMatching(new RegExp(`^wrong files: .*missing in .*${blob}.*from a backup`)),
      expect.stringMatching(new RegExp(`^notice files: .*belong to nothing.*${orphan}`)),
    ]);
    await blobs.put(content);
    // Of that moment alone: files of other tests lie in the same store.
    const at = long.getTime();
    await db
      .insertInto('unseen_spans')
      .values({ since: new Date(at - 1000), until: new Date(at + 1000) })
      .execute();
    expect(await look()).toEqual([
      expect.stringMatching(new RegExp(`^wrong files: .*while this database saw nothing.*${orphan}.*They are kept`)),
    ]);
    await blobs.delete(orphan);
  });
});
