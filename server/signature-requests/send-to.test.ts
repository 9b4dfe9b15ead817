import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { utimes } from 'node:fs/promises';
import { beforeEach, describe, expect } from 'vitest';
import { verifyChain } from '../evidence/verify-chain.ts';
import { cleanUp } from '../platform/clean-up.ts';
import { createDraft, keyOf, listEvents, listMails, sign, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let nora: SeededPerson;
beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true, firstName: 'Anna', lastName: 'Keller' });
  nora = await seedPerson(world, 'nora@example.ch', { firstName: 'Nora', lastName: 'Frei' });
});

/** A day on which to count the days. */
const startClock = () => world.setClock('2026-11-21T08:00:00.000Z');
const handOver = async (draft?: string) =>
  anna.client.call(endpoints.createSendTo, { body: { signature_request_id: draft ?? (await createDraft(anna)) } });
const claim = (person: SeededPerson, id: string, access_code: string, purpose: 'SIGN' | 'INVITE' = 'SIGN') =>
  person.client.call(endpoints.claimSendTo, { params: { id }, body: { access_code, purpose } });
const look = (person: SeededPerson, id: string) => person.client.call(endpoints.getSendTo, { params: { id } });

describe('a document that is handed over by code', () => {
  it('leaves the draft, keeps the file, and of the code only a hash', async () => {
    startClock();
    const draft = await createDraft(anna);
    const { id, url, access_code, claimable_until } = await handOver(draft);
    expect(url).toBe(`${world.services.config.publicUrl}/sendto/${id}`);
    expect(claimable_until).toBe('2026-11-22T08:00:00.000Z');
    expect(await keyOf(view(anna, draft))).toBe('error.not_found');
    const { db, blobs } = world.services;
    const [kept] = await db.selectFrom('send_to_documents').selectAll().execute();
    expect(await blobs.size(kept!.blob)).toBe(kept!.size);
    const row = await db.selectFrom('send_tos').selectAll().executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(access_code.replace('-', ''));
  });

  it('tells a stranger who handed it over and nothing of what it is', async () => {
    startClock();
    const { id } = await handOver();
    expect(await look(nora, id)).toEqual({
      id,
      status: 'UNCLAIMED',
      claimable_until: '2026-11-22T08:00:00.000Z',
      maker_name: 'Anna Keller',
      viewer: 'STRANGER',
      title: null,
      owner_name: null,
      request_id: null,
      signers: [],
    });
    expect(await look(anna, id)).toMatchObject({ viewer: 'MAKER', title: 'Lease', owner_name: null });
  });

  it('is signed by whoever claims it, also without a business, while its maker looks on', async () => {
    const { id, access_code } = await handOver();
    const request = await claim(nora, id, ` ${access_code.toLowerCase().replace('-', ' ')} `);
    expect(request).toMatchObject({
      status_overall: 'OPEN',
      title: 'Lease',
      owner: nora.email,
      business_id: null,
      origin: 'WEB',
      viewer: { role: 'owner' },
      signatures: [{ signer_identity_data: { first_name: 'Nora', last_name: 'Frei' } }],
    });
    expect(request.viewer.actions).toContain('sign');
    expect(await look(nora, id)).toMatchObject({ status: 'SIGNING', viewer: 'OWNER', request_id: request.id });
    expect(await look(anna, id)).toMatchObject({
      status: 'SIGNING',
      owner_name: 'Nora Frei',
      request_id: null,
      signers: [{ status_code: 'OPEN' }],
    });
    expect(await keyOf(view(anna, request.id))).toBe('error.not_found');
    const before = await listMails(world);
    expect(before.filter((mail) => mail.startsWith('invitation'))).toEqual([]);
    expect(await sign(nora, request.id)).toMatchObject({ status: 'SIGNED' });
    expect(await look(anna, id)).toMatchObject({ signers: [{ status_code: 'SIGNED' }] });
    const events = await listEvents(world, request.id);
    expect(events.map(({ name }) => name).slice(0, 2)).toEqual(['CREATED', 'INITIATED']);
    expect(events[0]!.data).toEqual({ claimedFrom: id });
    expect(verifyChain(events).isIntact).toBe(true);
    const file = await nora.client.call(documentsEndpoints.downloadDocument, {
      params: { id: request.documents[0]!.id },
    });
    expect((await file.arrayBuffer()).byteLength).toBe(request.documents[0]!.size);
  });

  it('becomes a draft for others where the claimer may upload, and says so where not', async () => {
    const beat = await seedPerson(world, 'beat@example.ch', { business: true });
    const { id, access_code } = await handOver();
    expect(await keyOf(claim(nora, id, access_code, 'INVITE'))).toBe('error.business.upload_not_allowed');
    const draft = await claim(beat, id, access_code, 'INVITE');
    expect(draft).toMatchObject({ status_overall: 'DRAFT', business_id: beat.businessId, signatures: [] });
    expect(await look(anna, id)).toMatchObject({ status: 'CLAIMED' });
    await beat.client.call(endpoints.addSignature, { params: { id: draft.id }, body: visitor('luca@example.ch') });
    await beat.client.call(endpoints.initiateSignatureRequest, { params: { id: draft.id } });
    await beat.client.call(endpoints.withdrawSignatureRequest, { params: { id: draft.id }, body: {} });
    expect(await look(anna, id)).toMatchObject({ status: 'WITHDRAWN' });
    expect(await look(nora, id)).toMatchObject({ status: 'CLAIMED', signers: [] });
  });

  it('is claimed by one of two who claim at once, and the other one is told', async () => {
    const beat = await seedPerson(world, 'beat@example.ch');
    const { id, access_code } = await handOver();
    const ends = await Promise.all([keyOf(claim(nora, id, access_code)), keyOf(claim(beat, id, access_code))]);
    expect(ends.toSorted()).toEqual(['error.send_to.claimed', 'no problem']);
    const { count } = await world.services.db
      .selectFrom('signature_requests')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('answers a repeated claim as the first', async () => {
    const { id, access_code } = await handOver();
    const call = { params: { id }, body: { access_code, purpose: 'SIGN' as const } };
    const [first, second] = [
      await nora.client.call(endpoints.claimSendTo, call, { idempotencyKey: 'claim-1' }),
      await nora.client.call(endpoints.claimSendTo, call, { idempotencyKey: 'claim-1' }),
    ];
    expect(second.id).toBe(first.id);
  });

  it('waits after ten wrong codes of one person, and of that person alone', async () => {
    const { id, access_code } = await handOver();
    for (let tries = 0; tries < 10; tries += 1)
      expect(await keyOf(claim(nora, id, '22222-22222'))).toBe('error.send_to.code_wrong');
    expect(await keyOf(claim(nora, id, access_code))).toBe('error.rate_limit.exceeded');
    expect(await keyOf(claim(nora, id, 'what'))).toBe('error.validation');
    const beat = await seedPerson(world, 'beat@example.ch');
    expect(await keyOf(claim(beat, id, access_code))).toBe('no problem');
  });

  it('dies unclaimed after a day: the file goes, the address says so until the ninetieth day', async () => {
    startClock();
    const { id, access_code } = await handOver();
    const { db, blobs } = world.services;
    const { blob } = await db.selectFrom('send_to_documents').select('blob').executeTakeFirstOrThrow();
    await utimes(await blobs.pathOf(blob), world.services.now(), world.services.now());
    world.setClock('2026-11-22T08:00:00.000Z');
    expect(await keyOf(claim(nora, id, access_code))).toBe('error.send_to.expired');
    world.setClock('2026-11-22T08:00:00.001Z');
    await cleanUp(world.services);
    expect(await db.selectFrom('send_to_documents').selectAll().execute()).toEqual([]);
    expect(await blobs.size(blob)).toBeUndefined();
    expect(await look(nora, id)).toMatchObject({ status: 'EXPIRED' });
    world.setClock('2027-02-19T08:00:00.000Z');
    expect(await keyOf(look(nora, id))).toBe('error.not_found');
    world.setClock('2027-02-19T08:00:00.001Z');
    await cleanUp(world.services);
    expect(await db.selectFrom('send_tos').selectAll().execute()).toEqual([]);
  });

  it('keeps a waiting file through a clean-up, and leaves a claimed request to its owner', async () => {
    startClock();
    const { id, access_code } = await handOver();
    world.setClock('2026-11-22T07:59:00.000Z');
    await cleanUp(world.services, world.services.now());
    const { id: requestId } = await claim(nora, id, access_code);
    world.setClock('2027-02-19T08:00:00.001Z');
    await cleanUp(world.services);
    expect((await view(nora, requestId)).title).toBe('Lease');
    const { blob } = await world.services.db
      .selectFrom('document_versions')
      .select('base_blob as blob')
      .executeTakeFirstOrThrow();
    expect(await world.services.blobs.size(blob!)).toBeGreaterThan(100);
  });

  it('is for whoever may upload, from a draft of the own with a document', async () => {
    const { id: empty } = await anna.client.call(endpoints.createSignatureRequest, { body: { title: 'Empty' } });
    expect(await keyOf(handOver(empty))).toBe('error.sr.no_document');
    const draft = await createDraft(anna);
    const other = nora.client.call(endpoints.createSendTo, { body: { signature_request_id: draft } });
    expect(await keyOf(other)).toBe('error.not_found');
    expect(await keyOf(look(nora, draft))).toBe('error.not_found');
  });

  it('goes with the account of its maker while nobody has claimed it', async () => {
    const { id } = await handOver();
    await world.services.db.deleteFrom('send_tos').where('maker_id', '=', anna.id).execute();
    expect(await keyOf(look(nora, id))).toBe('error.not_found');
    expect(await world.services.db.selectFrom('send_to_documents').selectAll().execute()).toEqual([]);
  });
});
