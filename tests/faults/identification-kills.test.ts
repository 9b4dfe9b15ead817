import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getSrsRobo } from '@sigillum/api-contracts/identification/get-srs-robo.ts';
import { startSrsRobo } from '@sigillum/api-contracts/identification/start-srs-robo.ts';
import { type Person, signUp } from '../support/people.ts';
import { openServerDatabase } from '../support/processes.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../support/server-process.ts';

// The server is killed while it is at a desk that knows more than our own tables do.
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-identify-kill-'));
/** Whoever holds this lock of the database holds the server at the moment that a trigger names. */
const gate = 4711;
let port: number;
let server: ServerProcess;
let anna: Person;

const run = () => startServerProcess({ dataDir, port, env: { SIGILLUM_ENVIRONMENT: 'test' } });
beforeAll(async () => {
  port = await findFreePort();
  server = await run();
});
beforeEach(async () => {
  anna = await signUp(server.url, { firstName: 'Anna', lastName: 'Keller' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const read = () => anna.client.call(getSrsRobo, {});
const document = {
  ...{ given_names: 'Anna', family_name: 'Keller', birth_date: '1985-04-03', nationality: 'CH' },
  ...{ document_type: 'passport', document_number: 'X1234567', document_expiry: '2099-01-31' },
};
const act = (url: string, name: string) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act: name, delivery: 'at_once', ...document }),
  });

/**
 * Kills the server while it stands still in an update of a table; what it wrote there never comes to be. Answers what was there then,
 * before the server has started again.
 */
async function killInside(table: string, condition: string, lead: () => Promise<unknown>) {
  const { db, close } = openServerDatabase(dataDir);
  await sql`create or replace function hold_here() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`.execute(db);
  await sql
    .raw(`create trigger held before update on ${table} for each row when (${condition}) execute function hold_here()`)
    .execute(db);
  await db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${gate})`.execute(holder);
    const led = lead().catch(() => undefined);
    const findHeld = async () =>
      (
        await sql<{ pid: number }>`select pid from pg_locks
          where locktype = 'advisory' and objid = ${gate} and not granted`.execute(db)
      ).rows;
    await expect.poll(async () => (await findHeld()).length, { timeout: 40_000 }).toBeGreaterThan(0);
    await server.kill();
    for (const { pid } of await findHeld()) await sql`select pg_terminate_backend(${pid})`.execute(db);
    await expect.poll(findHeld).toEqual([]);
    await sql`select pg_advisory_unlock(${gate})`.execute(holder);
    await led;
  });
  await sql.raw(`drop trigger held on ${table}`).execute(db);
  await close();
  const left = await readCase();
  server = await run();
  return left;
}

async function readCase() {
  const { db, close } = openServerDatabase(dataDir);
  const cases = await db
    .selectFrom('identification_cases as one')
    .innerJoin('users', 'users.id', 'one.user_id')
    .select(['one.id', 'one.reference', 'one.state'])
    .where('users.email', '=', anna.email)
    .execute();
  const events = await db
    .selectFrom('identification_events')
    .select('name')
    .where(
      'case_id',
      'in',
      cases.map(({ id }) => id),
    )
    .orderBy('seq')
    .execute();
  await close();
  return { cases, events: events.map(({ name }) => name) };
}

it('killed between telling the vendor and writing down its answer, the server tells it again and makes one case', async () => {
  const left = await killInside('identification_cases', 'old.reference is null and new.reference is not null', () =>
    anna.client.call(startSrsRobo, { body: {} }),
  );
  expect(left.cases).toMatchObject([{ reference: null, state: 'initialized' }]);
  await expect.poll(async () => (await read()).url, { timeout: 60_000 }).not.toBeNull();
  const { cases, events } = await readCase();
  expect(cases).toMatchObject([{ reference: cases[0]!.id }]);
  expect(events).toEqual(['STARTED']);
  const { url } = await read();
  expect((await fetch(url!)).status).toBe(200);
});

it('killed between the success and its activation, the server takes it up again, and each happens once', async () => {
  await anna.client.call(startSrsRobo, { body: {} });
  await expect.poll(async () => (await read()).url, { timeout: 60_000 }).not.toBeNull();
  const { url } = await read();
  await act(url!, 'next');
  // Else the progress is told or not, as the news of both steps come apart or at once.
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('inprogress');
  await act(url!, 'confirm');
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('success');
  const left = await killInside('identifications', 'new.activated_at is not null', () => act(url!, 'activate'));
  expect(left.events).toEqual(['STARTED', 'PROGRESSED', 'SUCCEEDED']);
  await expect.poll(async () => (await readCase()).events, { timeout: 60_000 }).toContain('ACTIVATED');
  const { cases, events } = await readCase();
  expect(events).toEqual(['STARTED', 'PROGRESSED', 'SUCCEEDED', 'ACTIVATED']);
  expect(cases).toMatchObject([{ state: 'success' }]);
});
