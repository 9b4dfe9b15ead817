import * as business from '@sigillum/api-contracts/business/index.ts';
import { readdressSignature } from '@sigillum/api-contracts/signature-requests/index.ts';
import { openEmbedAddress } from '@sigillum/api-contracts/signing/index.ts';
import { beforeEach, describe, expect } from 'vitest';
import { enter, keyOf, visitor } from '../testing/journeys.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { type Program, seedProgram } from '../testing/program.ts';
import { connect, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const origin = 'https://portal.example.ch';
let anna: SeededPerson;
let program: Program;
let id: string;
let sid: string;

async function allow(origins: string[]) {
  const params = { id: anna.businessId! };
  const { updated_at } = await anna.client.call(business.getSettings, { params });
  await anna.client.call(business.updateSettings, {
    params,
    body: { settings: { embedding: { origins } }, updated_at },
  });
}

const make = (body: object = { origin }, of = sid, by = program) =>
  by.ask(`POST v3/signature-requests/${id}/signatures/${of}/embed-address`, body);
const open = (address: string) =>
  connect(world, {}).call(openEmbedAddress, { body: { token: address.split('/embed/')[1]! } });

beforeEach(async () => {
  world.setClock('2026-11-23T08:00:00.000Z');
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
  const answer = await program.ask('POST v2/signature-requests', {
    title: 'Lease',
    quality: 'SES',
    content: Buffer.from(buildSamplePdf()).toString('base64'),
    signatures: [visitor('luca@example.it'), { account_email: 'anna@example.ch' }],
  });
  ({ id } = answer.body);
  ({ sid } = answer.body.signatures[0]);
});

describe('an embed address', () => {
  it('leads to the visit once, within five minutes, while the site may show it', async () => {
    await allow([origin]);
    const made = await make({ origin, language: 'fr' });
    expect(made.body).toMatchObject({ expires_at: '2026-11-23T08:05:00.000Z' });
    const { userid } = await enter(world, 'luca@example.it', id);
    expect(JSON.stringify(made.body)).not.toContain(userid);
    expect(await open(made.body.url)).toEqual({ request_id: id, userid, origin, language: 'fr' });
    expect(await keyOf(open(made.body.url))).toBe('error.embed.ended');

    const late = await make();
    const withdrawn = await make();
    await allow([]);
    expect(await keyOf(open(withdrawn.body.url))).toBe('error.embed.ended');
    await allow([origin, 'http://localhost:8080']);
    world.setClock('2026-11-23T08:05:00.001Z');
    expect(await keyOf(open(late.body.url))).toBe('error.embed.ended');
    expect(await keyOf(open('/embed/none'))).toBe('error.embed.ended');
  });

  it('that had ended does not open again where the clock goes back', async () => {
    await allow([origin]);
    const { body } = await make();
    world.setClock('2026-11-24T08:00:00.000Z');
    expect(await keyOf(open(body.url))).toBe('error.embed.ended');
    world.setClock('2026-11-23T08:00:00.000Z');
    expect(await keyOf(open(body.url))).toBe('error.embed.ended');
  });

  it('ends when the signature is asked of somebody else', async () => {
    await allow([origin]);
    const asked = await program.ask('POST v2/signature-requests', {
      title: 'Lease',
      quality: 'SES',
      content: Buffer.from(buildSamplePdf()).toString('base64'),
      signatures: [visitor('luca@example.it')],
      write_access: ['anna@example.ch'],
    });
    ({ id } = asked.body);
    ({ sid } = asked.body.signatures[0]);
    const { body } = await make();
    await anna.client.call(readdressSignature, { params: { id, sid }, body: { email: 'mia@example.ch' } });
    expect(await keyOf(open(body.url))).toBe('error.embed.ended');
  });

  it('is opened by one of two who try at once', async () => {
    await allow([origin]);
    const { body } = await make();
    const ends = await Promise.all([keyOf(open(body.url)), keyOf(open(body.url))]);
    expect(ends.toSorted()).toEqual(['error.embed.ended', 'no problem']);
  });

  it('is made for sites of the list alone, for signers without account, by a program that looks after the request', async () => {
    expect((await make()).body.key).toBe('error.embed.origin_not_allowed');
    await allow([origin]);
    for (const look of [
      'https://portal.example.ch.evil.example',
      'https://evil.portal.example.ch',
      'https://xportal.example.ch',
      'https://portal.example.ch:8443',
      'https://example.ch',
    ])
      expect([look, (await make({ origin: look })).body.key]).toEqual([look, 'error.embed.origin_not_allowed']);
    for (const none of [
      `${origin}/`,
      'http://portal.example.ch',
      'https://*.example.ch',
      'https://PORTAL.example.ch',
      '*',
      'null',
    ])
      expect([none, (await make({ origin: none })).status]).toEqual([none, 400]);
    const own = await world.services.db
      .selectFrom('signatures')
      .select('sid')
      .where('email', '=', 'anna@example.ch')
      .executeTakeFirstOrThrow();
    const refused = await make({ origin }, own.sid);
    expect([refused.status, refused.body.key]).toEqual([400, 'error.embed.account']);
    expect((await make({ origin }, id)).status).toBe(404);
    const other = await seedProgram(world, await seedPerson(world, 'bea@example.ch', { business: true }));
    expect((await make({ origin }, sid, other)).status).toBe(404);
    expect((await make({ origin }, sid, await seedProgram(world, anna))).status).toBe(404);
  });
});
