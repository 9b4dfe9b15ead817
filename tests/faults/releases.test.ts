import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getSrsRobo } from '@sigillum/api-contracts/identification/get-srs-robo.ts';
import { listOutboxMails } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { createTestDatabase } from '@sigillum/server/database/testing.ts';
import { chainHash, genesisHash } from '@sigillum/server/evidence/hash-event.ts';
import { listBuilds } from '../releases/release-build.ts';
import { listReleases, readRelease, type Release, restoreRelease } from '../releases/release-folder.ts';
import { sendRequest } from '../support/people.ts';
import { openServerDatabase } from '../support/processes.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { expectBalance } from '../support/signing-books.ts';
import { askForCode, type SigningPerson, signWith } from '../support/signing-people.ts';

const releases = await listReleases();

it('the version in package.json has its data folder and its build here, and each is small', async () => {
  const root = path.join(import.meta.dirname, '../..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  expect(releases).toContain(version);
  for (const name of releases)
    expect(readFileSync(path.join(root, `tests/releases/${name}.json.br`)).length).toBeLessThan(300_000);
  expect(await listBuilds()).toEqual([version]);
});

/** Everything that the tables are, in PostgreSQL's words, whatever the order of columns. */
async function describeTables(db: Kysely<never>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' end, ' default ' || pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}

describe.each(releases)('a data folder of %s', (version) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-released-'));
  let release: Release;
  let server: ServerProcess;
  let owner: SigningPerson;
  let partner: SigningPerson;
  const inDatabase = async <T>(act: (db: Kysely<never>) => Promise<T>): Promise<T> => {
    const { db, close } = openServerDatabase(dataDir);
    return act(db as unknown as Kysely<never>).finally(close);
  };
  const enter = async ({ email, password }: { email: string; password: string }) => {
    const { token } = await createClient(fetch, {}, server.url).call(login, { body: { email, password } });
    const client = createClient(fetch, { bearer: token }, server.url);
    const { mobile } = release.life.partner;
    return { email, password, token, client, mobile, firstName: '', lastName: '' };
  };
  const read = (id: string) => owner.client.call(getSignatureRequest, { params: { id } });
  const everybody = () => ({ recipients: [owner.email, partner.email] });

  beforeAll(async () => {
    release = await readRelease(version);
    await restoreRelease(release, dataDir);
    // Where it identified somebody, its settings stay.
    server = await startServerProcess({ dataDir, env: { SIGILLUM_ENVIRONMENT: 'test' } });
    owner = await enter(release.life.owner);
    partner = await enter(release.life.partner);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('gets the tables that an empty one has today', async () => {
    const fresh = await createTestDatabase();
    try {
      const [migrated, expected] = await Promise.all([
        inDatabase(describeTables),
        describeTables(fresh.db as unknown as Kysely<never>),
      ]);
      expect(migrated).toEqual(expected);
      expect(migrated.length).toBeGreaterThan(200);
    } finally {
      await fresh.drop();
    }
    expect(server.output()).not.toContain('"level":"error"');
  });

  it('keeps what was signed and sealed, with its evidence, files and mails', async () => {
    const { signed, sealed, open, draft, businessId } = release.life;
    const at = new Date(release.madeAt);
    expect(await expectBalance(dataDir, signed, { ...everybody(), at })).toMatchObject({ status: 'SIGNED' });
    expect(await expectBalance(dataDir, sealed, { recipients: [owner.email], at })).toMatchObject({ status: 'SIGNED' });
    const { documents, status_overall: status } = await read(signed);
    expect(status).toBe('SIGNED');
    const file = await owner.client.call(downloadDocument, {
      params: { id: documents[0]!.id },
      query: { signed: 'true' },
    });
    expect(judgePdf(new Uint8Array(await file.arrayBuffer()))).toMatchObject({ signatureCount: 2, validCount: 2 });
    expect((await read(open)).status_overall).toBe('OPEN');
    expect((await read(draft)).status_overall).toBe('DRAFT');
    const { mails } = await owner.client.call(listOutboxMails, { query: { to: owner.email } });
    expect(mails.map(({ template }) => template)).toEqual(expect.arrayContaining(['confirm-email', 'all-signed']));

    expect((await owner.client.call(getUser, {})).business?.id).toBe(businessId);
    expect((await partner.client.call(getSrsRobo, {})).status).toBe('success');
    const { db, close } = openServerDatabase(dataDir);
    const events = await db.selectFrom('business_events').selectAll().orderBy('seq').execute().finally(close);
    expect(events.length).toBeGreaterThan(2);
    let previous = genesisHash;
    for (const { business_id, seq, name, actor, ip, data, at: happened, previous_hash, hash } of events) {
      expect(previous_hash).toBe(previous);
      expect(chainHash(previous, { business_id, seq, name, actor, ip, data, at: happened.toISOString() })).toBe(hash);
      previous = hash;
    }
  });

  it('goes on: what was open is signed, and new requests are signed and sealed with the keys of then', async () => {
    const { open, sealName } = release.life;
    await signWith(partner, 'SES', [open]);
    const pdf = buildPdf();
    const signatures = [{ account_email: partner.email }];
    const { id } = await sendRequest(owner, { title: 'After the update', quality: 'AES', pdf, signatures });
    await signWith(partner, 'AES', [id], { tan: await askForCode(partner, 'AES', [id]) });
    const own = [{ account_email: owner.email }];
    const { id: sealed } = await sendRequest(owner, { title: 'Sealed after it', pdf, signatures: own });
    const body = { signatureRequests: [{ signatureRequestId: sealed }], sealAccountName: sealName };
    await owner.client.call(sign, { body });
    for (const [request, recipients] of [
      [open, [owner.email, partner.email]],
      [id, [owner.email, partner.email]],
      [sealed, [owner.email]],
    ] as const)
      await expect
        .poll(async () => (await expectBalance(dataDir, request, { recipients })).status, { interval: 500 })
        .toBe('SIGNED');
    expect(existsSync(path.join(dataDir, 'trust/keys/root.json'))).toBe(true);
  });
});
