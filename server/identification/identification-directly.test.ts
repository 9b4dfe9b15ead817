import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import { markVisit } from '@sigillum/api-contracts/page-owner.ts';
import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { readdressSignature } from '@sigillum/api-contracts/signature-requests/readdress-signature.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import * as users from '@sigillum/api-contracts/user/index.ts';
import type { TrustOffer } from '@sigillum/engine/trust';
import type { IdentityReport } from '../identity/identity-vendor.ts';
import { enter, keyOf, listEvents, sendRequest, visitor } from '../testing/journeys.ts';
import { identifiedExample, makeScriptedVendor, type ScriptedVendor } from '../testing/scripted-vendor.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { forgetVisitors } from './forget-visitors.ts';
import { watchCase } from './watch-case.ts';

let vendor: ScriptedVendor;
let owner: SeededPerson;
let requestId: string;
let luca: Awaited<ReturnType<typeof enter>>;

const lucas = {
  status: 'success',
  result: { ...identifiedExample, person: { ...identifiedExample.person, givenNames: 'Luca', familyName: 'Rossi' } },
} satisfies IdentityReport;

beforeEach(async () => {
  vendor = makeScriptedVendor();
  world.services.identity = [vendor];
  owner = await seedPerson(world, 'owner@example.ch', { business: true });
  ({ requestId, luca } = await ask('luca@example.it'));
});

/** Sends a request to a visitor, and opens the link. The trust centre of tests offers no QES, so that is said afterwards. */
async function ask(email: string, quality: Quality = 'QES', signer: object = {}) {
  const id = await sendRequest(owner, { signatures: [visitor(email, signer)] });
  await world.services.db.updateTable('signature_requests').set({ quality }).where('id', '=', id).execute();
  return { requestId: id, luca: await enter(world, email, id) };
}

type Visit = Pick<typeof luca, 'client'>;
const start = ({ client }: Visit = luca) => client.call(endpoints.startIntrumVideoDirectly, { body: {} });
const read = ({ client }: Visit = luca) => client.call(endpoints.getIntrumVideoDirectly, {});
const cancel = (email: string) => luca.client.call(endpoints.cancelIntrumVideoDirectly, { body: { email } });
const overview = ({ client }: Visit = luca) => client.call(endpoints.getIdentificationOverviewDirectly, {});
const qualities = ({ client }: Visit = luca) => client.call(users.getSignatureQualitiesDirectly, {});
const db = () => world.services.db;
const findOnly = () => db().selectFrom('identification_cases').selectAll().executeTakeFirstOrThrow();
const findSignature = () =>
  db().selectFrom('signatures').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow();
const look = async () =>
  watchCase(world.services, { caseId: (await findOnly()).id, isNotified: false }, { complete: async () => undefined });
async function say(report: IdentityReport) {
  vendor.reports.set((await findOnly()).id, report);
  await look();
}
const withdraw = () => owner.client.call(withdrawSignatureRequest, { params: { id: requestId }, body: {} });

describe('the identification of a visitor', () => {
  it('belongs to the signature, is told the names of the invitation, and leads back without the secret of the link', async () => {
    expect(await start()).toMatchObject({ status: 'initialized' });
    const { id, sid, user_id, email } = await findOnly();
    expect({ sid, user_id, email }).toEqual({
      sid: (await findSignature()).sid,
      user_id: null,
      email: 'luca@example.it',
    });
    expect(vendor.orders.get(id)).toMatchObject({ givenNames: 'Luca', familyName: 'Rossi', language: 'it' });
    const { returnUrl } = vendor.orders.get(id)!;
    const mark = await markVisit(luca.userid);
    expect(returnUrl).toBe(
      `http://localhost:3000/direct-sign/identification/zertes/video?request=${requestId}&visit=${mark}`,
    );
    expect(returnUrl).not.toContain(luca.userid);
    expect(await start()).toMatchObject({ status: 'initialized' });
    expect(vendor.starts).toBe(1);
  });

  it('counts for the one signature alone, in its qualities and in the evidence of the request', async () => {
    const other = await ask('luca@example.it');
    const { trust } = world.services;
    const info = await trust.info();
    const offer: TrustOffer = {
      provider: 'trust.example.org',
      qualities: ['QES'],
      legislations: ['ZERTES'],
      seals: [],
    };
    const offers = [offer, ...(info.offers ?? [])];
    world.services.trust = { ...trust, info: async () => ({ ...info, qualities: [...info.qualities, 'QES'], offers }) };
    await start();
    expect((await qualities()).qes).toEqual({ zertes: null, eidas: null });
    await say(lucas);
    const known = { zertes: { quality: 'QES', provider: 'trust.example.org', legislation: 'ZERTES' }, eidas: null };
    expect((await qualities()).qes).toEqual(known);
    expect((await luca.client.call(users.getUserDirectly, {})).signatureQualities.qes).toEqual(known);
    expect((await qualities(other.luca)).qes).toEqual({ zertes: null, eidas: null });
    expect((await overview()).identifications).toEqual([
      expect.objectContaining({ given_names: 'Luca', level: 4, is_active: true }),
    ]);
    expect((await overview(other.luca)).identifications).toEqual([]);
    expect(await read(other.luca)).toMatchObject({ status: null });
    const events = await listEvents(world, requestId);
    expect(events.filter(({ name }) => name === 'IDENTIFIED')).toEqual([
      expect.objectContaining({
        actor: expect.objectContaining({ type: 'external', email: 'luca@example.it' }),
        data: expect.objectContaining({ evidenceId: 'EV-0001', assurance: 4, provider: 'Scripted' }),
      }),
    ]);
  });

  it('tells nobody who holds the link more of the document than the name', async () => {
    await start();
    await say(lucas);
    const told = JSON.stringify([
      await overview(),
      await owner.client.call(getSignatureRequest, { params: { id: requestId } }),
    ]);
    expect(told).not.toMatch(/1985-04-03|2031-11-22"|S0A00A00|EV-0001/);
  });

  it('lets the names of the signature follow the document, takes back what was stated, and fixes them', async () => {
    await luca.client.call(users.updateUserDirectly, { body: { firstName: 'Luchino' } });
    await start();
    const person = { ...lucas.result.person, givenNames: 'Luca Maria' };
    await say({ ...lucas, result: { ...lucas.result, person } });
    expect(await findSignature()).toMatchObject({ first_name: 'Luca Maria', stated_first_name: null });
    const change = luca.client.call(users.updateUserDirectly, { body: { firstName: 'Bruno' } });
    expect(await keyOf(change)).toBe('error.user.field_fixed');
    expect(await luca.client.call(users.updateUserDirectly, { body: { lang: 'de' } })).toMatchObject({ lang: 'de' });
  });

  it('takes the names of the document where the invitation says none, and fails where it says others', async () => {
    const nameless = await ask('someone@example.it', 'QES', {
      signer_identity_data: { email_address: 'someone@example.it', language: 'it' },
    });
    await start(nameless.luca);
    await say(lucas);
    expect((await overview(nameless.luca)).identifications).toMatchObject([{ family_name: 'Rossi' }]);
    await db().deleteFrom('identification_cases').execute();
    await start();
    await say({ status: 'success', result: identifiedExample });
    expect(await read()).toMatchObject({ status: 'failure', reason: 'name_differs' });
    expect(await findSignature()).toMatchObject({ first_name: 'Luca' });
  });

  it('is made only for a signature that needs it, and for the request of the link', async () => {
    const simple = await ask('simple@example.it', 'SES');
    expect(await keyOf(start(simple.luca))).toBe('error.identification.not_needed');
    const eidas = luca.client.call(endpoints.startSrsVideoDirectly, { body: {} });
    expect(await keyOf(eidas)).toBe('error.identification.not_needed');
    const body = { signatureRequestId: simple.requestId };
    expect(await keyOf(luca.client.call(endpoints.startIntrumVideoDirectly, { body }))).toBe('error.not_found');
    const payment = (id: string) => luca.client.call(endpoints.getIdentificationPaymentDirectly, { params: { id } });
    expect(await payment(requestId)).toEqual({ covered: true });
    expect(await keyOf(payment(randomUUID()))).toBe('error.not_found');
  });

  it('is paid by the organisation that has sent the request, and by nobody else', async () => {
    vendor.isFree = false;
    expect((await overview()).ways[0]).toMatchObject({ is_covered: true, covered_by: 'Keller AG' });
    expect(await start()).toMatchObject({ status: 'initialized' });
    const other = await ask('luca@example.it');
    await db().updateTable('businesses').set({ payment_method: 'BLOCKED' }).execute();
    expect(await keyOf(start(other.luca))).toBe('error.identification.not_covered');
    await db().updateTable('signature_requests').set({ business_id: null }).execute();
    expect(await keyOf(start(other.luca))).toBe('error.identification.not_covered');
  });

  it('asks for the mobile number of the invitation and for the terms, which a visitor accepts by beginning', async () => {
    vendor.needs = ['mobile', 'terms'];
    expect((await overview()).ways[2]).toMatchObject({ missing: ['mobile', 'terms'] });
    expect(await keyOf(start())).toBe('error.identification.mobile_missing');
    await db().updateTable('signatures').set({ mobile: '41791234567' }).execute();
    expect(await keyOf(start())).toBe('error.identification.terms_missing');
    const agreed = luca.client.call(endpoints.startIntrumVideoDirectly, { body: { accepts_terms: true } });
    expect(await agreed).toMatchObject({ status: 'initialized' });
    expect((await findSignature()).trust_terms_accepted_at).not.toBeNull();
    expect((await overview()).ways[2]).toMatchObject({ missing: [] });
  });

  it('asks for the terms again whoever the signature is given to', async () => {
    vendor.needs = ['terms'];
    await luca.client.call(endpoints.startIntrumVideoDirectly, { body: { accepts_terms: true } });
    const { sid } = await findSignature();
    const params = { id: requestId, sid };
    await owner.client.call(readdressSignature, { params, body: { email: 'rosa@example.it' } });
    const rosa = await enter(world, 'rosa@example.it', requestId);
    expect((await overview(rosa)).ways[2]).toMatchObject({ missing: ['terms'] });
    expect(await keyOf(start(rosa))).toBe('error.identification.terms_missing');
  });

  it('is written of to the visitor with the link, and to nobody once the request was withdrawn', async () => {
    await start();
    await say({ status: 'failure', reason: 'fraud' });
    const mail = await readLastMail(world, 'luca@example.it');
    expect(mail).toMatchObject({ template: 'identification', locale: 'it' });
    // Where it says why; the document does not.
    expect(mail?.text).toContain(
      `Alla Sua identificazione http://localhost:3000/direct-sign/identification/${requestId}/${luca.userid}`,
    );
    const count = () => db().selectFrom('mails').select('id').where('template', '=', 'identification').execute();
    await start();
    await withdraw();
    await db().updateTable('identification_cases').set({ looked_at: null }).execute();
    const { id } = await db()
      .selectFrom('identification_cases')
      .select('id')
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    vendor.reports.set(id, { status: 'failure', reason: 'fraud' });
    await watchCase(world.services, { caseId: id, isNotified: false }, { complete: async () => undefined });
    expect(await count()).toHaveLength(1);
  });

  it('is called off at its vendor once the request was withdrawn, also when the vendor is away at first', async () => {
    await start();
    await withdraw();
    vendor.isAway = true;
    await look();
    expect(await findOnly()).toMatchObject({ state: 'initialized', ended_at: null });
    vendor.isAway = false;
    await look();
    expect(vendor.cancelled).toEqual([(await findOnly()).id]);
    expect(await findOnly()).toMatchObject({ state: 'cancelled', link: null });
  });

  it('is not begun a second time while the first one counts, and is until then', async () => {
    await start();
    await start();
    await say({ status: 'success', result: lucas.result });
    expect(await keyOf(start())).toBe('error.identification.already_known');
    expect(await keyOf(luca.client.call(endpoints.startIntrumAutoidentDirectly, { body: {} }))).toBe(
      'error.identification.already_known',
    );
  });

  it('is not begun where the organisation wants such signatures from people with an account only', async () => {
    const { id } = await db().selectFrom('businesses').select('id').executeTakeFirstOrThrow();
    const settings = { mabSettings: { directSign: { enabled: false } } };
    await owner.client.call(updateSettings, { params: { id }, body: { settings } });
    expect(await keyOf(start())).toBe('error.sign.account_required');
    expect(vendor.starts).toBe(0);
  });

  it('is not begun once the request was withdrawn; one that succeeds after that is kept and changes no name', async () => {
    await start();
    await withdraw();
    expect(await keyOf(start())).toBe('error.sr.withdrawn');
    const person = { ...lucas.result.person, givenNames: 'Luca Maria' };
    await say({ ...lucas, result: { ...lucas.result, person } });
    expect(await findSignature()).toMatchObject({ first_name: 'Luca', status: 'WITHDRAWN' });
    expect(await read()).toMatchObject({ status: 'success' });
  });

  it('is called off with the address of the invitation alone', async () => {
    await start();
    expect(await keyOf(cancel('else@example.it'))).toBe('error.identification.email_differs');
    expect(await cancel('Luca@Example.it')).toMatchObject({ status: null });
    expect(await keyOf(cancel('luca@example.it'))).toBe('error.not_found');
  });

  it('goes with the request, while the chain of its evidence stays', async () => {
    await start();
    await say(lucas);
    await db().deleteFrom('signature_requests').where('id', '=', requestId).execute();
    for (const table of ['identification_cases', 'identifications', 'identification_events'] as const)
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await listEvents(world, requestId)).map(({ name }) => name)).toContain('IDENTIFIED');
  });

  it('is forgotten 90 days after the request has ended, and the chain of the case stays', async () => {
    await start();
    await say(lucas);
    const day = 24 * 60 * 60 * 1000;
    await withdraw();
    const end = world.services.now().getTime();
    expect(await forgetVisitors(db(), new Date(end + 89 * day))).toBe(0);
    expect(await forgetVisitors(db(), new Date(end + 91 * day))).toBe(1);
    expect(await read()).toMatchObject({ status: null });
    expect(await db().selectFrom('identification_events').selectAll().execute()).toHaveLength(3);
  });

  it('belongs to exactly one, an account or a signature', async () => {
    await start();
    const both = db().updateTable('identification_cases').set({ user_id: owner.id }).execute();
    await expect(both).rejects.toThrow('identification_cases_owner');
    const none = db().updateTable('identification_cases').set({ sid: null }).execute();
    await expect(none).rejects.toThrow('identification_cases_owner');
  });
});
