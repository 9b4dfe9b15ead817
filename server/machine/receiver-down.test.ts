import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { jobsSchema } from '../jobs/jobs-schema.ts';
import { deliverCallback } from '../requests/deliver-callback.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const jobs = sql.table(`${jobsSchema}.job`);
const content = Buffer.from(buildSamplePdf()).toString('base64');
/** Ahead of the database's own clock, which dates the first job. */
let start: number;
let minute: number;
let server: Server;
let port: number;
let received: { id: unknown; body: string; minute: number }[];

const listen = (at: number) => new Promise<void>((resolve) => void server.listen(at, '127.0.0.1', resolve));
const goDown = async () => {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
};

let anna: SeededPerson;
let program: Program;
let request: string;
beforeEach(async () => {
  received = [];
  server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      received.push({ id: incoming.headers['webhook-id'], body: Buffer.concat(parts).toString(), minute });
      response.writeHead(204).end();
    });
  });
  await listen(0);
  ({ port } = server.address() as AddressInfo);
  start = Date.now() + 3600_000;
  minute = 0;
  world.setClock(new Date(start));
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
  const { body } = await program.ask('POST v2/signature-requests', {
    ...{ title: 'Lease', content, quality: 'SES', signatures: [{ account_email: 'luca@example.it' }] },
    callback_update_url: `http://127.0.0.1:${port}/SKRIBBLE_SIGNATURE_REQUEST_ID`,
  });
  request = String(body.id);
});
afterEach(() => goDown());

/** Lets so many minutes go by, in each of which the jobs run that are due then, as the queue says. */
async function pass(minutes: number): Promise<void> {
  const { db } = world.services;
  const until = minute + minutes;
  for (; minute <= until; minute += 1) {
    world.setClock(new Date(start + minute * 60_000));
    const { rows } = await sql<{ job: string; callback: string }>`
      select id as job, data ->> 'callbackId' as callback from ${jobs}
      where name = 'deliver-callback' and start_after <= ${world.services.now()}`.execute(db);
    for (const { job, callback } of rows)
      await deliverCallback(world.services, callback, {
        ...{ id: job, attempt: 1, signal: new AbortController().signal },
        complete: async (trx) => void (await sql`delete from ${jobs} where id = ${job}::uuid`.execute(trx)),
      });
  }
}

const list = async () => {
  await program.logIn();
  return (await program.ask(`GET v2/signature-requests/${request}/callbacks`)).body;
};

describe('a receiver that is down', () => {
  it('for half an hour gets its callback later; for three hours, once somebody sends it again: the same id and bytes', async () => {
    const { body } = await world.services.db.selectFrom('callbacks').select('body').executeTakeFirstOrThrow();
    await goDown();
    await pass(29);
    expect(await list()).toMatchObject([{ state: 'OPEN', attempts: 3, messages: Array(3).fill('no connection') }]);
    await listen(port);
    await pass(10);
    const [early] = await list();
    expect(early).toMatchObject({ state: 'COMPLETED', attempts: 4 });
    expect(received).toEqual([{ id: early.id, body, minute: 30 }]);

    const { body: second } = await program.ask('POST v2/signature-requests', {
      ...{ title: 'Annex', content, quality: 'SES', signatures: [{ account_email: 'luca@example.it' }] },
      callback_update_url: `http://127.0.0.1:${port}/`,
    });
    request = String(second.id);
    await goDown();
    received = [];
    await pass(180);
    const [late] = await list();
    expect(late).toMatchObject({ state: 'RESIGNATED', attempts: 13, messages: Array(13).fill('no connection') });
    await listen(port);
    await pass(120);
    expect(received).toEqual([]);

    const params = { id: anna.businessId!, deliveryId: late.id as string };
    await anna.client.call(business.resendDelivery, { params, body: {} });
    await pass(1);
    expect(await list()).toMatchObject([{ state: 'COMPLETED', attempts: 14 }]);
    expect(received.map(({ id }) => id)).toEqual([late.id]);
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      id: late.id,
      type: 'INITIATE',
      signature_request_id: request,
    });
  });

  it('hears how a request ended that was deleted meanwhile, and nothing of it is kept', async () => {
    const error = `http://127.0.0.1:${port}/ended`;
    await program.ask('PUT v2/signature-requests', { id: request, callback_error_url: error });
    await pass(0);
    await goDown();
    received = [];
    expect((await program.ask(`DELETE v2/signature-requests/${request}`)).status).toBe(204);
    expect((await program.ask(`GET v2/signature-requests/${request}`)).status).toBe(404);
    await pass(25);
    await listen(port);
    await pass(10);
    expect(received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: 'ERROR', signature_request_id: request, status_overall: 'WITHDRAWN' },
    ]);
    expect(await world.services.db.selectFrom('callbacks').select('id').execute()).toEqual([]);
  });
});
