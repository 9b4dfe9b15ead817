import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { connectDatabase, type DatabaseConnection } from '@sigillum/server/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '@sigillum/server/database/testing.ts';
import { sendRequest } from '../support/people.ts';
import { hasPgBouncer, openPgBouncer, type PgBouncer } from '../support/pgbouncer.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { askForCode, type SigningPerson, signUpToSign, signWith } from '../support/signing-people.ts';

describe.runIf(hasPgBouncer())('behind PgBouncer in transaction mode', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'sigillum-pooled-'));
  const mostSessions = 4;
  let database: TestDatabase;
  let direct: DatabaseConnection;
  let pooler: PgBouncer;
  let server: ServerProcess;
  let name: string;
  let owner: SigningPerson;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { host, user, database: template } = database.address as { host: string; user: string; database: string };
    // Empty: the tables are made by the direct address, and everything else goes through the pooler.
    name = `${template}_pooled`;
    await database.pool.query(`create database ${name}`);
    direct = connectDatabase({ host, user, database: name }, { max: 2, applicationName: 'sigillum-test' });
    pooler = await openPgBouncer(home, host, mostSessions);
    server = await startServerProcess({
      dataDir: path.join(home, 'data'),
      env: {
        SIGILLUM_LONGEST_RETRY_DELAY: '1',
        DATABASE_POOLER: 'transaction',
        DATABASE_URL: `postgres://sigillum@127.0.0.1:${pooler.port}/${name}`,
        DATABASE_DIRECT_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
      },
    });
    owner = await signUpToSign(server.url, { business: 'Pooled AG' });
  });
  afterAll(async () => {
    await server?.stop();
    await pooler?.close();
    await direct.close();
    await database.pool.query(`drop database ${name} with (force)`);
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  it('tables are made, requests are signed and mails are sent, by many people on few sessions', async () => {
    const partner = await signUpToSign(server.url, { firstName: 'Urs' });
    const send = (title: string, quality: 'SES' | 'AES') => {
      const signatures = [{ account_email: partner.email }];
      return sendRequest(owner, { title, quality, pdf: buildPdf(), signatures });
    };
    const { id } = await send('Signed with a code.', 'AES');
    const tan = await askForCode(partner, 'AES', [id]);
    expect((await signWith(partner, 'AES', [id], { tan })).results).toMatchObject([{ status: 'SIGNED' }]);
    // At once, more often than there are sessions, and often enough that texts would get a name.
    const ids = (await Promise.all([1, 2, 3, 4, 5, 6].map((number) => send(`Pooled ${number}`, 'SES')))).map(
      (one) => one.id,
    );
    const signed = await Promise.all(ids.map((one) => signWith(partner, 'SES', [one])));
    expect(signed.map(({ results }) => results[0]!.status)).toEqual(ids.map(() => 'SIGNED'));
    const read = (one: string) => owner.client.call(getSignatureRequest, { params: { id: one } });
    for (const one of [id, ...ids]) await expect.poll(async () => (await read(one)).status_overall).toBe('SIGNED');
    await vi.waitFor(
      async () => {
        const mails = direct.db.selectFrom('mails').select('sent_at').where('template', '=', 'all-signed');
        const sent = (await mails.execute()).filter(({ sent_at: at }) => at);
        expect(sent.length).toBeGreaterThanOrEqual(ids.length + 1);
      },
      { timeout: 240_000 },
    );
    const { rows } = await sql<{ sessions: number; locks: number }>`
      select count(*) filter (where application_name = 'sigillum')::int as sessions,
        count(*) filter (where application_name = 'sigillum-lock')::int as locks
      from pg_stat_activity where datname = ${name}`.execute(direct.db);
    expect(rows[0]!.sessions).toBeLessThanOrEqual(mostSessions);
    expect(rows).toMatchObject([{ locks: 1 }]);
    expect(server.output()).not.toContain('"level":"error"');
  });

  it('a session that PgBouncer loses costs one call at most, which is told to come again', async () => {
    const get = () => fetch(`${server.url}/v1/user`, { headers: { authorization: `Bearer ${owner.token}` } });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and application_name = 'sigillum'`.execute(
      direct.db,
    );
    const told = [];
    for (let turn = 0; turn < mostSessions + 2; turn += 1) {
      const { status, headers } = await get();
      told.push(status === 503 ? `come again in ${headers.get('retry-after')}` : status);
    }
    expect(told.filter((word) => word !== 200 && !/^come again in \d+$/.test(String(word)))).toEqual([]);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
