import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { connectDatabase, type DatabaseConnection } from '@sigillum/server/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '@sigillum/server/database/testing.ts';
import { listBuilds, openBuild } from '../releases/release-build.ts';
import { type Balancer, openBalancer } from '../support/balancer.ts';
import { sendRequest } from '../support/people.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { type SigningPerson, signUpToSign, signWith } from '../support/signing-people.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

/** How many people sign at once; `SIGILLUM_PEOPLE=50` is what the issue asks for, and takes minutes. */
const count = Number(process.env['SIGILLUM_PEOPLE'] ?? 3);
const home = mkdtempSync(path.join(tmpdir(), 'sigillum-rolling-'));
let database: TestDatabase;
let shared: DatabaseConnection;
let databaseUrl: string;
let balancer: Balancer;
let servers: ServerProcess[] = [];
/** An account may send only so many an hour, so every five people have one that sends to them. */
const owners: SigningPerson[] = [];
const people: SigningPerson[] = [];

const start = (name: string, build?: string) =>
  startServerProcess({
    ...(build && { build }),
    dataDir: path.join(home, 'data'),
    env: {
      ...{ SIGILLUM_ENVIRONMENT: 'test', SIGILLUM_LONGEST_RETRY_DELAY: '1', SIGILLUM_ROLE: 'all' },
      ...{ CACHE_DIR: path.join(home, name), DATABASE_URL: databaseUrl, PUBLIC_URL: balancer.url },
    },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  const { host, user, database: template } = database.address as { host: string; user: string; database: string };
  await database.pool.query(`create database ${template}_rolling`);
  databaseUrl = `postgres://${user}@localhost/${template}_rolling?host=${encodeURIComponent(host)}`;
  shared = connectDatabase({ connectionString: databaseUrl }, { max: 1 });
  balancer = await openBalancer({ asks: true });
  const release = await openBuild((await listBuilds())[0]!);
  servers = await Promise.all([start('one', release), start('two', release)]);
  balancer.targets = servers.map(({ url }) => url);
  for (let number = 0; number < count; number += 1) {
    if (number % 5 === 0) owners.push(await signUpToSign(balancer.url, { business: 'Rolling AG' }));
    people.push(await signUpToSign(balancer.url, { firstName: 'Urs' }));
  }
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  balancer.close();
  await shared.close();
  await database.pool.query(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  await database.drop();
  rmSync(home, { recursive: true });
});

/** What a migration of the next release does to tables that everybody has open (server/database/migrate.ts). */
const expand = () =>
  shared.db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '500ms'`.execute(trx);
    for (const table of ['users', 'signature_requests', 'signatures', 'documents', 'signing_locks', 'businesses'])
      await sql`alter table ${sql.table(table)} add column of_the_next_release text not null default ''`.execute(trx);
  });
const expandWhenFree = async () => {
  const isBusy = (error: unknown) => (error as { code?: string }).code === '55P03';
  for (let isDone = false; !isDone;)
    isDone = await expand().then(
      () => true,
      async (error: unknown) => {
        if (!isBusy(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
        return false;
      },
    );
};

it('each server of the last release is replaced by one of today while people sign, and the tables grow: no signing fails, and no page', async () => {
  const failures: string[] = [];
  const signed: { id: string; reader: SigningPerson }[] = [];
  let isOver = false;
  const lookAt = async ({ token }: SigningPerson) => {
    const answer = await fetch(`${balancer.url}/dashboard?tab=inbox`, {
      headers: { cookie: `sigillum_session=${token}` },
    });
    const page = await answer.text();
    if (answer.status !== 200 || !page.includes('</html>')) failures.push(`the dashboard is ${answer.status}`);
  };
  const live = async (person: SigningPerson, index: number) => {
    const owner = owners[Math.floor(index / 5)]!;
    for (let turn = 1; !isOver; turn += 1)
      try {
        const signatures = [{ account_email: person.email }];
        const { id } = await sendRequest(owner, { title: `Turn ${turn}`, pdf: buildPdf(), signatures });
        await lookAt(person);
        const [result] = (await signWith(person, 'SES', [id])).results;
        if (result!.status === 'SIGNED') signed.push({ id, reader: owner });
        else failures.push(JSON.stringify(result));
      } catch (error) {
        failures.push(String(error));
      }
  };
  const living = people.map(live);
  const waitForMore = async () => {
    const before = signed.length;
    await expect.poll(() => signed.length + failures.length).toBeGreaterThan(before + count);
  };
  await waitForMore();
  for (const index of [0, 1]) {
    const leaving = servers[index]!;
    process.kill(leaving.pid, 'SIGTERM');
    await leaving.death;
    if (index === 0) await expandWhenFree();
    servers[index] = await start(`next-${index}`);
    balancer.targets = servers.map(({ url }) => url);
    await waitForMore();
  }
  isOver = true;
  await Promise.all(living);
  expect(failures).toEqual([]);
  for (const { id, reader } of signed) {
    const read = () => reader.client.call(getSignatureRequest, { params: { id } });
    await expect.poll(async () => (await read()).status_overall).toBe('SIGNED');
  }
  const { rows } = await sql<{ request_id: string }>`
    select request_id from audit_events where name = 'SIGNED' group by request_id having count(*) <> 1`.execute(
    shared.db,
  );
  expect(rows).toEqual([]);
});
