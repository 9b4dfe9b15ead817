import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import {
  buildOcspRequest,
  createTrustCentre,
  openTrustCentre,
  renewAuthority,
  type TrustCentre,
} from '@sigillum/engine/trust-centre';
import { createTestDatabase, type TestDatabase } from '../database/testing.ts';
import { openTrustStore, prepareTrustStore, type TrustStoreOptions } from './open-trust-store.ts';

const work = mkdtempSync(path.join(tmpdir(), 'sigillum-trust-store-'));
const baseUrl = 'http://127.0.0.1:9';
const clock = () => new Date();
const own = 'what follows from the server key';
const looking = { baseUrl, clock, isLeftAsItIs: true };
let database: TestDatabase;
let folder: string;
let count = 0;
const closers: (() => void)[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  folder = path.join(work, `trust-${(count += 1)}`);
});
afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await database.drop();
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A server's own start on the database; each may have a folder of its own. */
async function start(given: Partial<TrustStoreOptions> = {}): Promise<TrustCentre> {
  const options = {
    ...{
      db: database.db,
      secrets: { current: own, isRandom: true, before: [] },
      folder,
      folderPassphrase: own,
      baseUrl,
    },
    ...{ draftFolder: path.join(work, 'draft'), say: () => undefined },
    ...given,
  };
  await prepareTrustStore(options);
  const { store, close } = await openTrustStore(options);
  closers.push(close);
  return openTrustCentre({ store, baseUrl, clock });
}
/** What a server says of a certificate, as OpenSSL reads it. */
async function askStatus(centre: TrustCentre, [certificate, issuer]: readonly Uint8Array[]): Promise<string> {
  const inWork = (name: string, content: string | Uint8Array) => {
    writeFileSync(path.join(work, name), content);
    return path.join(work, name);
  };
  const toPem = (der: Uint8Array) => new X509Certificate(der).toString();
  const response = inWork('status.der', await centre.answerOcsp(buildOcspRequest(certificate!, issuer!)));
  const files = ['-issuer', inWork('issuer.pem', toPem(issuer!)), '-cert', inWork('own.pem', toPem(certificate!))];
  const words = ['ocsp', '-respin', response, ...files, '-noverify', '-no_nonce'];
  return /own\.pem: (\w+)/.exec(execFileSync('openssl', words, { encoding: 'utf8', stdio: 'pipe' }))?.[1] ?? 'nothing';
}
/** Its chain, once it is known there: what was looked up a moment before counts as fresh. */
async function findSeal(centre: TrustCentre, name: string) {
  const look = async () => {
    await centre.rollOver(name);
    return centre.findSeal(name);
  };
  await expect.poll(look, { interval: 10 }).toBeDefined();
  return centre.findSeal(name)!.chain;
}
const readKeys = () =>
  database.db.selectFrom('trust_files').selectAll().where('envelope', 'is not', null).orderBy('path').execute();

it('servers without a folder in common are one trust centre: what one issues, seals and revokes the other knows', async () => {
  const elsewhere = path.join(work, 'elsewhere');
  const one = await start();
  const two = await start({ folder: elsewhere });
  expect(two.root).toEqual(one.root);
  expect([existsSync(folder), existsSync(elsewhere), existsSync(path.join(work, 'draft'))]).toEqual([
    false,
    false,
    false,
  ]);

  const person = await one.issuePersonCertificate({ name: 'Zoë Müller' });
  expect(await askStatus(two, person.chain)).toBe('good');
  const seal = await one.issueOrganisationSeal({ name: 'acme', organisation: 'ACME AG' });
  expect(await findSeal(two, 'acme')).toEqual(seal.chain);
  await two.revoke(new X509Certificate(person.chain[0]).serialNumber, 'keyCompromise');
  expect(await askStatus(one, person.chain)).toBe('revoked');
  const lists = [await one.currentCrl('issuing-ca'), await two.currentCrl('issuing-ca')];
  expect(new Set(lists.map((list) => Buffer.from(list!).toString('hex'))).size, 'a number each').toBe(2);
});

it('takes over what lay in a folder, once, and keeps servers of the release before beside it', async () => {
  const before = { folder, passphrase: own, baseUrl, clock };
  await createTrustCentre(before);
  const old = await openTrustCentre(before);
  const [known, seal] = [
    await old.issuePersonCertificate({ name: 'Ada' }),
    await old.issueOrganisationSeal({ name: 'acme', organisation: 'ACME AG' }),
  ];
  const revoked = await old.issuePersonCertificate({ name: 'Bea' });
  await old.revoke(new X509Certificate(revoked.chain[0]).serialNumber, 'superseded');

  const moved = await start();
  expect(moved.root).toEqual(old.root);
  expect(moved.seal.chain, 'nothing was renewed').toEqual(old.seal.chain);
  expect(moved.findSeal('acme')!.chain).toEqual(seal.chain);
  const everywhere = await start({ folder: path.join(work, 'none') });
  for (const centre of [moved, everywhere]) {
    expect(await askStatus(centre, known.chain)).toBe('good');
    expect(await askStatus(centre, revoked.chain)).toBe('revoked');
  }
  // The old one goes on in its folder until it is replaced, too.
  const [late, early] = [
    await old.issuePersonCertificate({ name: 'Cleo' }),
    await moved.issuePersonCertificate({ name: 'Dora' }),
  ];
  expect(await askStatus(moved, late.chain)).toBe('good');
  expect(await askStatus(old, early.chain)).toBe('good');
  const keys = await readKeys();
  const again = await start();
  expect(await readKeys(), 'a start changes nothing').toEqual(keys);
  rmSync(folder, { recursive: true });
  expect(await askStatus(again, late.chain)).toBe('good');
  expect(await askStatus(await start(), late.chain), 'without the folder').toBe('good');
});

it('moves nothing of a folder that is not whole, and none of another trust centre', async () => {
  const before = { folder, passphrase: own, baseUrl, clock };
  await createTrustCentre(before);
  await openTrustCentre(before);
  const file = path.join(folder, 'keys/root.json');
  const content = readFileSync(file);
  writeFileSync(file, content.toString().replace(/"ciphertext": "./, '"ciphertext": "_'));
  await expect(start()).rejects.toThrow(/root\.json is damaged/);
  expect(await database.db.selectFrom('trust_store').selectAll().execute()).toEqual([]);
  writeFileSync(file, content);
  await start();
  const other = path.join(work, 'other');
  await createTrustCentre({ ...before, folder: other });
  await openTrustCentre({ ...before, folder: other });
  await expect(start({ folder: other })).rejects.toThrow(`The trust centre in ${other} is another than the one in the`);
});

it('keys lie encrypted in the database, and a server with another secret says so', async () => {
  await start();
  const rows = await readKeys();
  expect(rows.map((row) => row.path)).toEqual(expect.arrayContaining(['keys/issuing-ca.json', 'keys/root.json']));
  for (const { bytes } of rows) {
    expect(bytes.toString()).toContain('"ciphertext"');
    expect(bytes.toString()).not.toMatch(/PRIVATE|MIGHAgEA/);
  }
  const stranger = start({ secrets: { current: 'another secret altogether', isRandom: false, before: [] } });
  await expect(stranger).rejects.toThrow(
    'The keys of the trust centre in the database do not open: they were encrypted by another secret. Set TRUST_PASSPHRASE',
  );
});

it('the secret is exchanged while servers are replaced one by one', async () => {
  const running = await start();
  const secrets = { current: 'the secret of next year', isRandom: false, before: [own] };
  const replaced = await start({ secrets });
  // One that follows from a key needs no stretching, one that somebody made up does.
  const envelopes = await database.db.selectFrom('trust_envelopes').select('parameters').orderBy('version').execute();
  expect(envelopes.map(({ parameters }) => parameters.N)).toEqual([16, 65_536]);
  expect((await readKeys()).map(({ envelope }) => envelope)).toEqual((await readKeys()).map(() => 2));
  // The one that has not been replaced yet still works, and what it makes the others can use.
  const person = await running.issuePersonCertificate({ name: 'Ada' });
  expect(await askStatus(replaced, person.chain)).toBe('good');
  const seal = await running.issueOrganisationSeal({ name: 'late', organisation: 'Late AG' });
  expect(await findSeal(replaced, 'late')).toEqual(seal.chain);
  await expect
    .poll(() => running.listCertificates().length - replaced.listCertificates().length, { interval: 100 })
    .toBe(0);
  const last = await start({ secrets });
  expect(last.seal.chain).toEqual(replaced.seal.chain);
  expect(new Set((await readKeys()).map(({ envelope }) => envelope))).toEqual(new Set([2]));
  await start({ secrets: { ...secrets, before: [] } });
  await expect(start()).rejects.toThrow('they were encrypted by another secret');
});

it('a renewal of the authority reaches every server', async () => {
  const [one, two] = [await start(), await start()];
  const options = { db: database.db, secrets: { current: own, isRandom: true, before: [] }, folder };
  const { store, close } = await openTrustStore(options);
  closers.push(close);
  await renewAuthority({ ...store, baseUrl, clock });
  for (const centre of [one, two]) {
    const nameIssuer = async () => {
      const { chain } = await centre.issuePersonCertificate({ name: 'Ada' });
      return new X509Certificate(chain[1]!).subject;
    };
    await expect.poll(nameIssuer, { interval: 10 }).toContain('Authority 2');
  }
  const looked = await openTrustCentre({ store, ...looking });
  expect(looked.listAuthorities().length).toBe(3);
});
