import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { sql } from 'kysely';
import { createApi } from '../api.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { createDraft, listMails, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';

let world: TestServices;
/** The same services on sessions that write down what they are asked. */
let watched: TestServices;
let sessions: DatabaseConnection;
let statements: string[] = [];

beforeAll(async () => {
  world = await createTestServices();
  const { rows } = await sql<{ name: string; host: string; user: string }>`
    select current_database() as name, split_part(current_setting('unix_socket_directories'), ',', 1) as host, current_user as user`.execute(
    world.services.db,
  );
  const { name, host, user } = rows[0]!;
  sessions = connectDatabase({ host, user, database: name });
  sessions.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [query] = given;
      statements.push(typeof query === 'string' ? query : (query as { text: string }).text);
      return ask(...given);
    }) as typeof client.query;
  });
  const services = { ...world.services, db: sessions.db };
  watched = { ...world, services, api: createApi(services) };
});
afterAll(async () => {
  await sessions.close();
  await world.close();
});

/** Sends a request to so many signers and observers; tells what the database was asked meanwhile. */
async function send(anna: SeededPerson, people: number): Promise<{ id: string; asked: string[] }> {
  const everybody = Array.from({ length: people }, (_, index) => index);
  const signatures = everybody.map((index) => visitor(`signer-${people}-${index}@example.ch`));
  const observers = everybody.map((index) => ({ email: `observer-${people}-${index}@example.ch` }));
  const id = await createDraft(anna, { signatures, observers });
  statements = [];
  await anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });
  const asked = [...statements];
  const sent = await view(anna, id);
  expect(sent.signatures.map(({ status_code }) => status_code)).toEqual(everybody.map(() => 'OPEN'));
  expect(sent.observers.every(({ invited_at }) => invited_at !== null)).toBe(true);
  return { id, asked };
}

describe('sending a request to many', () => {
  it('asks the database for a hundred signers and observers as often as for two', async () => {
    const anna = await seedPerson(watched, 'anna@example.ch', { business: true });
    // What is asked once in the life of a process is asked now.
    await send(anna, 1);
    const [two, hundred] = [await send(anna, 2), await send(anna, 100)];
    expect(two.asked.length).toBeGreaterThan(5);
    expect(hundred.asked).toHaveLength(two.asked.length);
    const mails = await listMails(world);
    expect(mails.filter((mail) => mail.includes('-100-'))).toHaveLength(200);
    const { events, chain } = await readChain(hundred.id);
    expect(events.filter(({ name }) => name === 'INVITED')).toHaveLength(100);
    expect(chain).toMatchObject({ isIntact: true });
  });
});

async function readChain(id: string) {
  const events = await world.services.db
    .selectFrom('audit_events')
    .selectAll()
    .where('request_id', '=', id)
    .orderBy('seq')
    .execute();
  return { events, chain: verifyChain(events) };
}
