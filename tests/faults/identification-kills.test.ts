import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getSrsRobo } from '@sigillum/api-contracts/identification/get-srs-robo.ts';
import { startSrsRobo } from '@sigillum/api-contracts/identification/start-srs-robo.ts';
import { killInside } from '../support/kill-inside.ts';
import { type Person, signUp } from '../support/people.ts';
import { openServerDatabase } from '../support/processes.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../support/server-process.ts';

// The server is killed while it is at a desk that knows more than our own tables do.
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-identify-kill-'));
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

/** Kills the server and starts it again. Answers what was there in between. */
async function killAndStart(table: string, condition: string, lead: () => Promise<unknown>) {
  await killInside(server, { table, condition }, lead);
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
  const left = await killAndStart('identification_cases', 'old.reference is null and new.reference is not null', () =>
    anna.client.call(startSrsRobo, { body: {} }),
  );
  expect(left.cases).toMatchObject([{ reference: null, state: 'initialized' }]);
  await expect.poll(async () => (await read()).url).not.toBeNull();
  const { cases, events } = await readCase();
  expect(cases).toMatchObject([{ reference: cases[0]!.id }]);
  expect(events).toEqual(['STARTED']);
  const { url } = await read();
  expect((await fetch(url!)).status).toBe(200);
});

it('killed between the success and its activation, the server takes it up again, and each happens once', async () => {
  await anna.client.call(startSrsRobo, { body: {} });
  await expect.poll(async () => (await read()).url).not.toBeNull();
  const { url } = await read();
  await act(url!, 'next');
  // Else the progress is told or not, as the news of both steps come apart or at once.
  await expect.poll(async () => (await read()).status).toBe('inprogress');
  await act(url!, 'confirm');
  await expect.poll(async () => (await read()).status).toBe('success');
  const left = await killAndStart('identifications', 'new.activated_at is not null', () => act(url!, 'activate'));
  expect(left.events).toEqual(['STARTED', 'PROGRESSED', 'SUCCEEDED']);
  await expect.poll(async () => (await readCase()).events).toContain('ACTIVATED');
  const { cases, events } = await readCase();
  expect(events).toEqual(['STARTED', 'PROGRESSED', 'SUCCEEDED', 'ACTIVATED']);
  expect(cases).toMatchObject([{ state: 'success' }]);
});
