import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import {
  createDraft,
  enter,
  keyOf,
  listEvents,
  listMails,
  sendRequest,
  sign,
  upload,
  view,
  visitor,
} from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { expireRequest } from './schedule-expiry.ts';
import { tellChanges } from './tell-changes.ts';

/** Some days after the start of these tests; signing wants the real time. */
const start = Date.now();
const inDays = (days: number) => new Date(start + days * 24 * 3600 * 1000).toISOString();
const luca = visitor('luca@example.it');
let anna: SeededPerson;
let beat: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch');
});

const change = (id: string, body: object) =>
  anna.client.call(endpoints.updateSignatureRequest, { params: { id }, body });
const tell = (requestId: string) => tellChanges(world.services, { requestId, since: inDays(0) });
const mailsOf = async (template: string) =>
  (await listMails(world)).flatMap((mail) =>
    mail.startsWith(`${template} `) ? [mail.slice(template.length + 1)] : [],
  );
const findSid = async (id: string, email: string) =>
  (await view(anna, id)).signatures.find(({ signer_identity_data }) => signer_identity_data.email_address === email)!
    .sid;

/** Lets something happen once, in the middle of the next signature, as if its lease had run out. */
function whileSigning(work: () => Promise<unknown>): void {
  const { trust, db } = world.services;
  world.services.trust = {
    ...trust,
    async authorize(...input) {
      world.services.trust = trust;
      await db.deleteFrom('signing_locks').execute();
      await work();
      return trust.authorize(...input);
    },
  };
}

describe('places of signatures in an open request', () => {
  const place = (document_id: string, x = 40) => ({
    document_id,
    visual_signature: { position: { page: '0', x, y: 60, width: 180, height: 70, rotation: 0 as const } },
  });

  it('are chosen on a document that was added, in the trail and without a mail, and are what is signed', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }] });
    const added = await upload(anna, id);
    const sid = await findSid(id, 'beat@example.ch');
    const body = { signatures: [{ sid, document_signatures: [place(added.id)] }] };
    const { signatures } = await change(id, body);
    expect(signatures[0]!.document_signatures.find(({ document_id }) => document_id === added.id)).toMatchObject(
      place(added.id),
    );
    await tell(id);
    expect((await listEvents(world, id)).at(-1)).toMatchObject({
      name: 'SIGNATURES_PLACED',
      data: { documentTitles: ['Lease Zürich'] },
    });
    await sign(beat, id);
    expect((await view(anna, id)).status_overall).toBe('SIGNED');
  });

  it('change nothing else of a signature, lie on a page, and stay once somebody has signed', async () => {
    const id = await sendRequest(anna, { signatures: [luca, { account_email: 'beat@example.ch' }] });
    const sid = await findSid(id, 'luca@example.it');
    const documentId = (await view(anna, id)).documents[0]!.id;
    const put = (signature: object) => change(id, { signatures: [{ sid, ...signature }] });
    const marks = { document_signatures: [place(documentId)] };
    expect(await keyOf(put({ ...marks, first_name: 'Luca' }))).toBe('error.sr.not_draft');
    expect(await keyOf(put({ document_signatures: [place(documentId, 5000)] }))).toBe(
      'error.sr.placement_outside_page',
    );
    const body = { signatures: [{ sid, ...marks }] };
    expect(await keyOf(beat.client.call(endpoints.updateSignatureRequest, { params: { id }, body }))).toBe(
      'error.not_found',
    );
    await sign(beat, id);
    expect(await keyOf(put(marks))).toBe('error.sr.already_signed_by_somebody');
  });

  it('stay as they are while somebody is signing', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }, luca] });
    const sid = await findSid(id, 'luca@example.it');
    const documentId = (await view(anna, id)).documents[0]!.id;
    const { db, bootId } = world.services;
    const holder = { request_id: id, sid: await findSid(id, 'beat@example.ch'), boot_id: bootId };
    await db
      .insertInto('signing_locks')
      .values({ ...holder, expires_at: new Date(inDays(1)) })
      .execute();
    expect(await keyOf(change(id, { signatures: [{ sid, document_signatures: [place(documentId)] }] }))).toBe(
      'error.sign.locked',
    );
  });
});

describe('documents of an open request', () => {
  it('are added and removed while nobody has signed; who was invited is told once of all of it', async () => {
    const id = await sendRequest(anna, {
      signatures: [
        { ...luca, sequence: 1 },
        { account_email: 'beat@example.ch', sequence: 2 },
      ],
      observers: [{ email: 'mia@example.ch' }],
    });
    const [first] = (await view(anna, id)).documents;
    const added = await upload(anna, id);
    const { signatures, documents } = await view(anna, id);
    expect(documents.map(({ id }) => id)).toEqual([first!.id, added.id]);
    for (const { document_signatures } of signatures) expect(document_signatures).toHaveLength(2);
    await anna.client.call(endpoints.removeDocument, { params: { id, docId: first!.id } });
    await tell(id);
    expect(await mailsOf('request-changed')).toEqual(['luca@example.it', 'mia@example.ch']);
    const { text } = (await readLastMail(world, 'luca@example.it'))!;
    expect(text).toContain('Lease Zürich');
    expect(text).toContain(`/view/${id}/`);
    expect((await listEvents(world, id)).slice(-2)).toMatchObject([
      { name: 'DOCUMENTS_ADDED', data: { documentTitles: ['Lease Zürich'] } },
      { name: 'DOCUMENTS_REMOVED', data: { documentTitles: ['Lease Zürich'] } },
    ]);
  });

  it('stay as they are once somebody has signed, and while somebody is signing', async () => {
    const id = await sendRequest(anna, { signatures: [luca, { account_email: 'beat@example.ch' }] });
    const { db, bootId } = world.services;
    const lease = {
      request_id: id,
      sid: await findSid(id, 'luca@example.it'),
      boot_id: bootId,
      expires_at: new Date(inDays(1)),
    };
    await db.insertInto('signing_locks').values(lease).execute();
    expect(await keyOf(upload(anna, id))).toBe('error.sign.locked');
    await db.deleteFrom('signing_locks').execute();
    await sign(beat, id);
    expect(await keyOf(upload(anna, id))).toBe('error.sr.already_signed_by_somebody');
    expect((await view(anna, id)).documents).toHaveLength(1);
  });

  it('are signed by nobody to whom they were not shown', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }] });
    const show = async () => (await view(beat, id)).documents.map((document) => document.id);
    const signShown = (shownDocuments: string[]) =>
      beat.client.call(signing.sign, { body: { signatureRequests: [{ signatureRequestId: id, shownDocuments }] } });
    const shownBefore = await show();
    await upload(anna, id);
    expect(await keyOf(signShown(shownBefore))).toBe('error.sign.documents_changed');
    const shownThen = await show();
    await anna.client.call(endpoints.removeDocument, { params: { id, docId: shownBefore[0]! } });
    expect(await keyOf(signShown(shownThen))).toBe('error.sign.documents_changed');
    expect((await signShown(await show())).results).toMatchObject([{ status: 'SIGNED' }]);
  });

  it('that come while a signature is being made, after its lease has run out, are not signed unseen', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }] });
    whileSigning(() => upload(anna, id));
    expect(await keyOf(sign(beat, id))).toBe('error.sign.documents_changed');
    expect((await sign(beat, id)).documents).toHaveLength(2);
  });
});

describe('the expiry of an open request', () => {
  it('moves in both directions and away; who was invited is told, and the trail says so', async () => {
    const id = await sendRequest(anna, { signatures: [luca], expiration_date: inDays(1) });
    const changed = await change(id, { expiration_date: inDays(4) });
    expect(changed.expiration_date).toBe(inDays(4));
    await tell(id);
    expect(await mailsOf('request-changed')).toEqual(['luca@example.it']);
    expect((await readLastMail(world, 'luca@example.it'))!.text).toContain('La richiesta ora scade il');
    world.setClock(inDays(1));
    await expireRequest(world.services, id);
    expect((await view(anna, id)).status_overall).toBe('OPEN');
    await change(id, { expiration_date: inDays(2) });
    const { rows } = await sql<{ start_after: Date }>`
      select start_after from jobs.job where name = 'expire-request' and data->>'requestId' = ${id}
      order by 1`.execute(world.services.db);
    expect(rows.map(({ start_after }) => start_after.toISOString())).toEqual([inDays(1), inDays(2), inDays(4)]);
    expect((await change(id, { expiration_date: null })).expiration_date).toBeNull();
    const events = (await listEvents(world, id)).filter(({ name }) => name === 'EXPIRATION_CHANGED');
    expect(events.map(({ data }) => data.expirationDate)).toEqual([inDays(4), inDays(2), null]);
  });

  it('moves also after somebody has signed, never into the past, and nothing else moves with it', async () => {
    const id = await sendRequest(anna, { signatures: [luca, { account_email: 'beat@example.ch' }] });
    await sign(beat, id);
    const later = inDays(4);
    expect(await keyOf(change(id, { expiration_date: later }))).toBe('no problem');
    expect(await keyOf(change(id, { expiration_date: later, title: 'Other' }))).toBe('error.sr.not_draft');
    expect(await keyOf(change(id, { expiration_date: inDays(-1) }))).toBe('error.validation');
    world.setClock(later);
    expect(await keyOf(change(id, { expiration_date: null }))).toBe('error.sr.not_open');
  });

  it('is told to nobody when the request has ended before that', async () => {
    const id = await sendRequest(anna, { signatures: [luca] });
    await change(id, { expiration_date: inDays(4) });
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id } });
    await tell(id);
    expect(await mailsOf('request-changed')).toEqual([]);
  });
});

describe('who is removed from an open request', () => {
  it('is told, if told of it before; nobody hears of a draft', async () => {
    const body = {
      signatures: [
        { ...luca, sequence: 1 },
        visitor('later@example.it', { sequence: 2 }),
        { account_email: 'beat@example.ch', sequence: 1 },
      ],
      observers: [{ email: 'mia@example.ch' }],
    };
    const remove = async (id: string) => {
      for (const email of ['luca@example.it', 'later@example.it'])
        await anna.client.call(endpoints.removeSignature, { params: { id, sid: await findSid(id, email) } });
      const [mia] = (await view(anna, id)).observers;
      await anna.client.call(endpoints.removeObserver, { params: { id, oid: mia!.id } });
    };
    await remove(await createDraft(anna, body));
    expect(await mailsOf('removed')).toEqual([]);
    await remove(await sendRequest(anna, body));
    expect(await mailsOf('removed')).toEqual(['luca@example.it', 'mia@example.ch']);
    const { text } = (await readLastMail(world, 'luca@example.it'))!;
    expect(text).not.toContain('/view/');
  });

  it('gets a clear answer when signing at the same time, whoever is first', async () => {
    const signatures = [{ account_email: 'beat@example.ch' }, luca];
    const removedFirst = await sendRequest(anna, { signatures });
    const sid = await findSid(removedFirst, 'beat@example.ch');
    await anna.client.call(endpoints.removeSignature, { params: { id: removedFirst, sid } });
    expect(await keyOf(sign(beat, removedFirst))).toBe('error.not_found');

    const both = await sendRequest(anna, { signatures });
    const removal = { params: { id: both, sid: await findSid(both, 'beat@example.ch') } };
    const outcomes = await Promise.all([
      keyOf(sign(beat, both)),
      keyOf(anna.client.call(endpoints.removeSignature, removal)),
    ]);
    expect([
      ['no problem', 'error.sign.locked'],
      ['no problem', 'error.sr.already_signed_by_somebody'],
      ['error.not_found', 'no problem'],
    ]).toContainEqual(outcomes);
    expect((await listEvents(world, both)).filter(({ name }) => /^SIGNED|SIGNERS_REMOVED$/.test(name))).toHaveLength(1);

    const signedFirst = await sendRequest(anna, { signatures });
    const late = { params: { id: signedFirst, sid: await findSid(signedFirst, 'beat@example.ch') } };
    await sign(beat, signedFirst);
    expect(await keyOf(anna.client.call(endpoints.removeSignature, late))).toBe('error.sr.already_signed_by_somebody');
  });

  it('is not signed for when the removal came while the signature was being made', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }, luca] });
    const sid = await findSid(id, 'beat@example.ch');
    whileSigning(() => anna.client.call(endpoints.removeSignature, { params: { id, sid } }));
    expect(await keyOf(sign(beat, id))).toBe('error.not_found');
    expect((await view(anna, id)).signatures).toMatchObject([{ status_code: 'OPEN' }]);
  });
});

describe('the timeline', () => {
  it('names whom and what a change is about, whole addresses to who manages the request alone', async () => {
    const id = await sendRequest(anna, { signatures: [luca] });
    await anna.client.call(endpoints.addObserver, { params: { id }, body: { email: 'mia@example.ch' } });
    const told = await readLastMail(world, 'mia@example.ch');
    expect(told!.text, 'the link lets in accounts alone').toContain('Dafür brauchen Sie ein Konto mit dieser Adresse.');
    await upload(anna, id);
    await change(id, { expiration_date: inDays(4) });
    const { events } = await anna.client.call(endpoints.getSignatureRequestEvents, { params: { id } });
    expect(events.slice(-3)).toMatchObject([
      { name: 'OBSERVERS_ADDED', people: ['mia@example.ch'], documents: [], expiration_date: null },
      { name: 'DOCUMENTS_ADDED', people: [], documents: ['Lease Zürich'], expiration_date: null },
      { name: 'EXPIRATION_CHANGED', people: [], documents: [], expiration_date: inDays(4) },
    ]);
    const { client } = await enter(world, 'luca@example.it', id);
    const seen = await client.call(endpoints.getSignatureRequestEventsDirectly, { params: { id } });
    expect(seen.events.flatMap(({ people }) => people)).toEqual(['luca@example.it', 'm…@example.ch']);
    expect(seen.events.at(-2)).toMatchObject({ documents: ['Lease Zürich'] });
  });
});

describe('the list', () => {
  it('holds what one has signed of others while they go on signing', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }, luca] });
    const own = await sendRequest(anna, { signatures: [{ account_email: 'anna@example.ch' }, luca] });
    const list = async ({ client }: SeededPerson) =>
      (await client.call(endpoints.listSignatureRequests, { query: { status: 'HAVE_SIGNED' } })).signature_requests.map(
        (request) => request.id,
      );
    expect(await list(beat)).toEqual([]);
    await sign(beat, id);
    await sign(anna, own);
    expect(await list(beat)).toEqual([id]);
    expect(await list(anna)).toEqual([]);
  });
});
