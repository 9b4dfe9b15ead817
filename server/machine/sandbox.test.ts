import { beforeEach, describe, expect } from 'vitest';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { getSubscriptionUsage } from '@sigillum/api-contracts/pricing/get-subscription-usage.ts';
import * as seals from '@sigillum/api-contracts/seals/index.ts';
import { getSignatureRequestDirectly } from '@sigillum/api-contracts/signature-requests/index.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { usualCatalogue } from '../rules/price-catalogue.ts';
import { completeRequest } from '../signing/complete-request.ts';
import { keyOf as refusalOf, listEvents } from '../testing/journeys.ts';
import { type Program, seedProgram } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { connect, readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const content = buildSamplePdf('Invoice').toString('base64');
const testMark = 'DEMO: a test without legal effect';
let anna: SeededPerson;
let real: Program;
let sandbox: Program;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true, lang: 'en' });
  real = await seedProgram(world, anna);
  sandbox = await seedProgram(world, anna, 'DEMO');
  const params = { id: anna.businessId!, name: 'contracts' };
  await anna.client.call(seals.putSeal, { params, body: { label: 'Contracts' } });
  const members = [real.username, sandbox.username];
  await anna.client.call(seals.addSealMembers, { params, body: { members } });
});

/** So many signatures of a quality for each seat. */
async function sell(quality: Quality, count: number) {
  const { db } = world.services;
  await db.updateTable('businesses').set({ plan: 'team', payment_method: 'MANUAL', seats: 1 }).execute();
  const signatures = [{ quality, count }];
  const plans = usualCatalogue.plans.map((plan) => ({ ...plan, includes: { ...plan.includes, signatures } }));
  world.setConfig({ priceCatalogue: { ...usualCatalogue, plans } });
}

/** What the business is told of all that was made on its account. */
async function readAccount() {
  const params = { id: anna.businessId! };
  const { signatures } = await anna.client.call(business.getBusinessStatistics, { params });
  const { activities } = await anna.client.call(business.listSignatureActivities, { params, query: {} });
  const usage = await anna.client.call(getSubscriptionUsage, { params });
  return { counted: signatures.by_quality, activities, used: usage.signatures };
}

/** A program asks Luca, who signs with the code from the mail. */
async function haveSigned(program: Program, quality: string) {
  const luca = { email_address: 'luca@example.it', first_name: 'Luca', last_name: 'Rossi' };
  const { body } = await program.ask('POST v2/signature-requests', {
    ...{ title: 'Lease', content, quality },
    signatures: [{ signer_identity_data: luca }],
  });
  const id = String(body.id);
  const visit = connect(world, {
    basic: { userid: String(body.signatures[0].signing_url).split('/').at(-1)!, requestId: id },
  });
  await visit.call(getSignatureRequestDirectly, { params: { id } });
  const press = (more: object = {}) =>
    visit.call(signDirectly, { body: { signatureRequests: [{ signatureRequestId: id }], ...more } });
  expect(await refusalOf(press())).toBe('error.sign.tan_required');
  const tan = /\b\d{6}\b/.exec((await readLastMail(world, 'luca@example.it'))!.text)![0];
  await press({ tan });
  await completeRequest(world.services, id, {
    ...{ id: '', attempt: 1 },
    signal: AbortSignal.abort(),
    complete: async () => undefined,
  });
  const signed = (await program.ask(`GET v2/signature-requests/${id}`)).body;
  const file = await program.ask(`GET v2/documents/${signed.document_id}/content`);
  return { id, signed, text: file.bytes.toString('latin1') };
}

describe('a program of tests', () => {
  it('gets DEMO for whatever it asks, on every page and in the evidence, and nothing is counted', async () => {
    await sell('DEMO', 0);
    const { id, signed, text } = await haveSigned(sandbox, 'QES');
    expect(signed).toMatchObject({
      ...{ quality: 'DEMO', status_overall: 'SIGNED' },
      signatures: [{ signed_quality: 'DEMO' }],
    });
    expect(text).toContain(testMark);
    const events = await listEvents(world, id);
    expect(events.find(({ name }) => name === 'SIGNED')).toMatchObject({ data: { quality: 'DEMO' } });
    expect(await readAccount()).toEqual({ counted: [], activities: [], used: [] });
  });

  it('seals with a mark on every page, also where the plan has no seal left, and nothing is counted', async () => {
    await sell('AES', 0);
    const { status, body } = await sandbox.ask('POST v2/seal', { content });
    expect(status).toBe(200);
    const { bytes } = await sandbox.ask(`GET v2/documents/${body.document_id}/content`);
    expect(bytes.toString('latin1')).toContain(testMark);
    expect(await readAccount()).toEqual({ counted: [], activities: [], used: [] });
  });
});

describe('a program that is no test', () => {
  it('has its signatures counted, and marks no page', async () => {
    const { signed, text } = await haveSigned(real, 'SES');
    expect(signed.quality).toBe('SES');
    expect(text).not.toContain(testMark);
    expect(await readAccount()).toMatchObject({ counted: [{ quality: 'SES', count: 1 }] });
  });

  it('has a seal without a request counted and told, until the plan has none left', async () => {
    await sell('AES', 1);
    const { body } = await real.ask('POST v2/seal', { content });
    expect((await real.ask(`DELETE v2/documents/${body.document_id}`)).status).toBe(204);
    const told = {
      ...{ id: body.document_id, action: 'SEALED', quality: 'AES', business_id_paid_by: anna.businessId },
      ...{ initiator: { type: 'api', email: real.username }, signer: { type: 'api', email: real.username } },
    };
    expect(await readAccount()).toMatchObject({
      counted: [{ quality: 'AES', count: 1 }],
      activities: [{ ...told, signature_request_id: null }],
      used: [{ quality: 'AES', count: 1 }],
    });
    const params = { id: anna.businessId! };
    const file = await anna.client.call(business.exportSignatureActivities, { params, query: {} });
    expect(await file.text()).toContain(body.document_id);

    await anna.client.call(business.updateApiUser, {
      params: { ...params, username: real.username },
      body: { description: 'Books', scopes: ['seal', 'admin'] },
    });
    // Days are those of the organisation, where it may be tomorrow already.
    const dayFromNow = (days: number) =>
      new Date(world.services.now().getTime() + days * 24 * 3600_000).toISOString().slice(0, 10);
    const path = `v3/activities/signatures?start_date=${dayFromNow(-1)}&end_date=${dayFromNow(1)}`;
    const { activities } = (await real.ask(`GET ${path}`)).body;
    const own = { ...told, business_id_paid_by: `biz-${anna.businessId!.replaceAll('-', '')}` };
    expect(activities).toMatchObject([own]);
    expect(activities[0]).not.toHaveProperty('signature_request_id');

    const refused = await real.ask('POST v2/seal', { content });
    expect([refused.status, refused.body.key]).toEqual([400, 'error.sign.exhausted']);
    expect((await readAccount()).counted).toEqual([{ quality: 'AES', count: 1 }]);
  });
});
