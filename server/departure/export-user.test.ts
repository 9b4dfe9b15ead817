import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { startSrsVideo } from '@sigillum/api-contracts/identification/start-srs-video.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { eidDataExample } from '@sigillum/api-contracts/user/examples.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { applyReport } from '../identification/apply-report.ts';
import { identifiedExample, makeScriptedVendor } from '../testing/scripted-vendor.ts';
import { createDraft, keyOf, sendRequest, visitor } from '../testing/journeys.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { toldColumns, untoldTables } from './list-own-rows.ts';
import { it, world } from '../testing/world.ts';

const { exportUser } = userEndpoints;
let folder: string;
let anna: SeededPerson;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigillum-export-'));
  anna = await seedPerson(world, 'anna@example.ch', { business: true, firstName: 'Ännchen', lastName: 'Frei' });
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Fetches the archive and takes it apart with Info-ZIP, not with code of ours. Answers the names of its files. */
async function fetchExport(person: SeededPerson): Promise<string[]> {
  const response = await person.client.call(exportUser, {});
  const file = path.join(folder, 'export.zip');
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  execFileSync('unzip', ['-tq', file]);
  execFileSync('unzip', ['-oq', file, '-d', folder], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  return execFileSync('unzip', ['-Z1', file], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } })
    .trim()
    .split('\n');
}
const read = (name: string) => readFile(path.join(folder, name));
const readJson = async (name: string) => JSON.parse(String(await read(name))) as Record<string, unknown>;

describe('the export of everything about a person', () => {
  it('holds what was written down of an identity document, in clear', async () => {
    await anna.client.call(userEndpoints.updateUser, { body: { eidData: eidDataExample } });
    await fetchExport(anna);
    expect(await readJson('profile.json')).toMatchObject({ suppliedDocument: eidDataExample });
  });

  it('holds what was read from an identity document, in clear, and that of nobody else', async () => {
    const vendor = makeScriptedVendor();
    world.services.identity = [vendor];
    const noemi = await seedPerson(world, 'noemi@example.ch', { firstName: 'Anna', lastName: 'Keller' });
    await noemi.client.call(startSrsVideo, { body: {} });
    const [id] = [...vendor.orders.keys()] as [string];
    await applyReport(world.services, id, { status: 'success', result: identifiedExample }, world.services.now());
    await fetchExport(anna);
    expect(await readJson('profile.json')).toMatchObject({ identifications: [] });
    await fetchExport(noemi);
    expect(await readJson('profile.json')).toMatchObject({
      identifications: [{ person: identifiedExample.person, evidence_id: 'EV-0001', level: 4 }],
    });
  });

  it('holds the profile and each request with its documents and its chain of events, byte for byte', async () => {
    await createDraft(anna, { title: 'Entwurf: «a/b»' });
    const id = await sendRequest(anna, { title: 'Lease Zürich', signatures: [visitor('luca@example.ch')] });
    const { created_at } = await anna.client.call(endpoints.getSignatureRequest, { params: { id } });
    const names = await fetchExport(anna);
    const lease = `requests/${created_at.slice(0, 10)} Lease Zürich ${id.slice(0, 8)}`;
    expect(names).toHaveLength(8);
    expect(names).toEqual(
      expect.arrayContaining(['profile.json', 'README.txt', `${lease}/request.json`, `${lease}/report.json`]),
    );
    expect(
      names.filter((name) => /^requests\/[^/]+ Entwurf «a b» [0-9a-f]{8}\/documents\/[^/]+\.pdf$/.test(name)),
    ).toHaveLength(1);
    expect(await readJson('profile.json')).toMatchObject({
      account: { email: 'anna@example.ch', firstName: 'Ännchen' },
      memberships: [{ name: 'Keller AG', role: 'admin', state: 'accepted' }],
    });
    expect(await readJson(`${lease}/request.json`)).toMatchObject({ id, title: 'Lease Zürich' });
    const document = names.find((name) => name.startsWith(`${lease}/documents/`))!;
    expect(await read(document)).toEqual(Buffer.from(buildSamplePdf()));
    expect(await readJson(`${lease}/report.json`)).toMatchObject({ evidence: { isIntact: true } });
    expect(String(await read('README.txt'))).not.toContain('Left out');
  });

  it('tells of every table that holds what is the person’s alone, without what lets anybody in', async () => {
    const { db, now } = world.services;
    const at = { user_id: anna.id, created_at: now() };
    await db
      .insertInto('passkeys')
      .values({
        ...at,
        id: randomUUID(),
        credential_id: 'c3Vu',
        public_key: Buffer.from('key'),
        sign_count: 0,
        transports: ['usb'],
        name: 'Blue stick',
        is_backed_up: false,
      })
      .execute();
    await db.insertInto('totp_secrets').values({ ...at, secret: 'JBSWY3DPEHPK3PXP', confirmed_at: now() }).execute(); // prettier-ignore
    await db.insertInto('recovery_codes').values({ ...at, code_hash: 'f00f' }).execute(); // prettier-ignore
    const identity = { issuer: 'https://login.example.ch', subject: 'anna-7', user_id: anna.id, linked_at: now() };
    await db.insertInto('sso_identities').values(identity).execute();
    await db.insertInto('referral_events').values({ ...at, kind: 'signed-up' }).execute(); // prettier-ignore
    await fetchExport(anna);
    const profile = await readJson('profile.json');
    expect(profile).toMatchObject({
      passkeys: [{ name: 'Blue stick' }],
      totp_secrets: [{ confirmed_at: expect.any(String) }],
      recovery_codes: [{ used_at: null }],
      sso_identities: [{ issuer: 'https://login.example.ch', subject: 'anna-7' }],
      referral_events: [{ kind: 'signed-up', sent_at: null }],
    });
    expect(JSON.stringify(profile)).not.toMatch(/JBSWY3DPEHPK3PXP|f00f|c3Vu/);
    const { rows } = await sql<{ table: string }>`
      select distinct class.relname as table from pg_constraint link join pg_class class on class.oid = link.conrelid
      where link.contype = 'f' and link.confrelid = 'users'::regclass and link.confdeltype = 'c'`.execute(db);
    // A new table of what is one person's alone needs a decision: its columns in one list, or its name in the other.
    expect(rows.map(({ table }) => table).toSorted()).toEqual(
      [...Object.keys(toldColumns), ...untoldTables].toSorted(),
    );
  });

  it('says nothing of passwords, tokens and links, and nothing of other people’s requests', async () => {
    const max = await seedPerson(world, 'max@example.ch', { business: true });
    await sendRequest(max, { title: 'Geheim', signatures: [visitor('luca@example.ch')] });
    const names = await fetchExport(anna);
    expect(names).toEqual(['profile.json', 'README.txt']);
    expect(String(await read('profile.json'))).not.toMatch(/hash|token|password_/i);
  });

  it('becomes evidence in each request whose documents are taken away', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.ch')] });
    await fetchExport(anna);
    const events = await anna.client.call(endpoints.getSignatureRequestEvents, { params: { id } });
    expect(JSON.stringify(events)).toContain('DOWNLOADED');
  });

  it('is given ten times an hour', async () => {
    for (let count = 0; count < 10; count += 1) await (await anna.client.call(exportUser, {})).body?.cancel();
    expect(await keyOf(anna.client.call(exportUser, {}))).toBe('error.rate_limit.exceeded');
    world.setClock(new Date(Date.now() + 3601 * 1000));
    expect(await keyOf(anna.client.call(exportUser, {}))).toBe('no problem');
  });
});
