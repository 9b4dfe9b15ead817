import { createHash } from 'node:crypto';
import { beforeEach, describe, expect } from 'vitest';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { withJavaScript } from '@sigillum/engine/testing/hostile-pdfs';
import { accountLimits } from '../business/account-limits.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { createDraft, enter, keyOf, listMails, sendRequest, upload, view, visitor } from '../testing/journeys.ts';
import { makeScriptedVendor } from '../testing/scripted-vendor.ts';
import { connect, readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;

beforeEach(async () => {
  world.setClock('2026-11-21T08:00:00.000Z');
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

describe('a draft', () => {
  it('takes an upload with its name and tells pages and size', async () => {
    const { id } = await anna.client.call(endpoints.createSignatureRequest, { body: { title: 'Lease' } });
    const bytes = buildSamplePdf('Lease', [
      { width: 595, height: 842 },
      { width: 595, height: 842, rotate: 90 },
    ]);
    const added = await upload(anna, id, bytes);
    expect(added).toMatchObject({ name: 'Lease Zürich', page_count: 2, size: bytes.length });
    const document = await anna.client.call(documentsEndpoints.getDocument, { params: { id: added.id } });
    expect(document).toMatchObject({
      parent_id: null,
      page_width: 595,
      pages: [
        { width: 595, height: 842 },
        { width: 842, height: 595 },
      ],
    });
    const file = await anna.client.call(documentsEndpoints.downloadDocument, { params: { id: added.id } });
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''Lease%20Z%C3%BCrich.pdf");
  });

  it('takes a clean copy of what it refuses, and remembers the original by its hash alone', async () => {
    const { id } = await anna.client.call(endpoints.createSignatureRequest, { body: { title: 'Order' } });
    const original = withJavaScript();
    const sha256 = createHash('sha256').update(original).digest('hex');
    const call = { params: { id }, body: new Uint8Array(original), contentType: 'application/pdf' } as const;
    expect(await keyOf(anna.client.call(endpoints.addDocument, call))).toBe('file.pdf.javascript');
    const added = await anna.client.call(endpoints.addCleanCopy, { ...call, query: { fields: 'KEEP' } });
    const { inspection } = await anna.client.call(documentsEndpoints.getDocument, { params: { id: added.id } });
    expect(inspection?.clean_copy).toEqual({ original_sha256: sha256, fields: 'KEPT', removed: ['JAVASCRIPT'] });
    const { data, documents } = await world.services.db
      .selectFrom('audit_events')
      .select(['data', 'documents'])
      .where('request_id', '=', id)
      .where('name', '=', 'DOCUMENTS_ADDED')
      .executeTakeFirstOrThrow();
    expect(data).toEqual({ documentTitles: ['Document'], originalSha256: sha256, removedActions: ['javascript'] });
    expect(documents).toMatchObject([{ documentId: added.id }]);
    expect(await world.services.blobs.size(sha256)).toBeUndefined();
    expect(await world.services.blobs.size(documents[0]!.sha256)).toBeGreaterThan(100);
  });

  it('takes base64 in JSON, alone and at creation', async () => {
    const bytes = buildSamplePdf();
    const content = bytes.toString('base64');
    const { id, documents } = await anna.client.call(endpoints.createSignatureRequest, {
      body: { title: 'Two', documents: [{ title: 'One.pdf', content }] },
    });
    expect(documents).toMatchObject([{ name: 'One', size: bytes.length }]);
    const body = JSON.stringify({ title: 'Two', content: buildSamplePdf('Two').toString('base64') });
    const added = await anna.client.call(endpoints.addDocument, {
      params: { id },
      body,
      contentType: 'application/json',
    });
    expect(added.name).toBe('Two');
  });

  it('is for members of a business in good standing; a plain account is told how to get there', async () => {
    const plain = await seedPerson(world, 'plain@example.ch');
    expect(await keyOf(plain.client.call(endpoints.createSignatureRequest, { body: { title: 'T' } }))).toBe(
      'error.business.upload_not_allowed',
    );
    world.setClock('2027-01-21T08:00:00.000Z');
    expect(await keyOf(anna.client.call(endpoints.createSignatureRequest, { body: { title: 'T' } }))).toBe(
      'error.business.trial_expired',
    );
  });

  it('changes in parts, with places judged by the page', async () => {
    const id = await createDraft(anna, { signatures: [{ account_email: 'noemi@example.ch' }] });
    const before = await view(anna, id);
    const [{ sid }, { id: document_id }] = [before.signatures[0]!, before.documents[0]!];
    const place = (x: number) => ({
      signatures: [
        {
          sid,
          sequence: 2,
          document_signatures: [
            { document_id, visual_signature: { position: { page: '0', x, y: 10, width: 180, height: 84 } } },
          ],
        },
      ],
    });
    const call = (body: object) => anna.client.call(endpoints.updateSignatureRequest, { params: { id }, body });
    expect(await keyOf(call(place(500)))).toBe('error.sr.placement_outside_page');
    world.setClock('2026-11-21T08:00:01.000Z');
    const after = await call(place(400));
    expect(after).toMatchObject({
      title: 'Lease',
      signatures: [{ sequence: 2, document_signatures: [{ visual_signature: { position: { x: 400, rotation: 0 } } }] }],
    });
    expect(await keyOf(call({ title: 'Old', updated_at: before.updated_at }))).toBe('error.sr.changed_meanwhile');
    expect(await keyOf(call({ quality: 'QES' }))).toBe('error.sr.quality_not_available');
    expect((await call({ message: '<script>alert(1)</script> שלום 👋' })).message).toBe(
      '<script>alert(1)</script> שלום 👋',
    );
    expect(await keyOf(call({ title: 'x'.repeat(10_000) }))).toBe('error.validation');
  });

  it('is nowhere for everybody else, its signers included', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const colleague = await seedPerson(world, 'beat@example.ch', { business: anna.businessId!, role: 'member' });
    const id = await createDraft(anna, {
      signatures: [{ account_email: 'noemi@example.ch' }],
      observers: [{ email: 'beat@example.ch' }],
    });
    for (const person of [noemi, colleague]) {
      expect(await keyOf(view(person, id))).toBe('error.not_found');
      expect(await keyOf(person.client.call(endpoints.deleteSignatureRequest, { params: { id } }))).toBe(
        'error.not_found',
      );
      expect((await person.client.call(endpoints.listSignatureRequests, {})).total_items).toBe(0);
    }
  });

  it('refuses the fifty-first document, also when two come at once, and keeps no file of it', async () => {
    const { id } = await anna.client.call(endpoints.createSignatureRequest, { body: { title: 'Many' } });
    const bytes = buildSamplePdf('Many');
    await upload(anna, id, bytes);
    const { documents } = await view(anna, id);
    const { db } = world.services;
    const row = await db
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', documents[0]!.id)
      .executeTakeFirstOrThrow();
    const version = await db
      .selectFrom('document_versions')
      .selectAll()
      .where('document_id', '=', row.id)
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async (trx) => {
      for (let position = 1; position < 49; position += 1) {
        const [documentId, versionId] = [crypto.randomUUID(), crypto.randomUUID()];
        await trx
          .insertInto('documents')
          .values({
            ...row,
            id: documentId,
            position,
            current_version_id: versionId,
            pages: JSON.stringify(row.pages),
            inspection: JSON.stringify(row.inspection),
          })
          .execute();
        await trx
          .insertInto('document_versions')
          .values({ ...version, id: versionId, document_id: documentId, evidence: null, verdict: null })
          .execute();
      }
    });
    const two = [buildSamplePdf('A'), buildSamplePdf('B')];
    const keys = await Promise.all(two.map((file) => keyOf(upload(anna, id, file))));
    expect(keys.toSorted()).toEqual(['error.sr.too_many_documents', 'no problem']);
    const refused = two[keys.indexOf('error.sr.too_many_documents')]!;
    const { createHash } = await import('node:crypto');
    expect(await world.services.blobs.size(createHash('sha256').update(refused).digest('hex'))).toBeUndefined();
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'file.pdf.empty'],
    ['a text', Buffer.from('hello, this is no PDF'), 'file.pdf.not_a_pdf'],
    ['half a PDF', buildSamplePdf().subarray(0, 300), 'file.pdf.truncated'],
    [
      'a PDF with JavaScript',
      Buffer.from(
        buildSamplePdf()
          .toString('latin1')
          .replace('/Type /Catalog', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> /Type /Catalog'),
        'latin1',
      ),
      'file.pdf.',
    ],
  ])('refuses %s and stays as it was', async (_what, bytes, key) => {
    const { id } = await anna.client.call(endpoints.createSignatureRequest, { body: { title: 'T' } });
    expect(await keyOf(upload(anna, id, bytes))).toMatch(key);
    expect((await view(anna, id)).documents).toEqual([]);
  });

  it('goes without a trace but its evidence when it is deleted', async () => {
    const id = await createDraft(anna);
    const { sha256 } = await anna.client.call(documentsEndpoints.getDocument, {
      params: { id: (await view(anna, id)).documents[0]!.id },
    });
    await anna.client.call(endpoints.deleteSignatureRequest, { params: { id } });
    expect(await keyOf(view(anna, id))).toBe('error.not_found');
    expect(await world.services.blobs.size(sha256)).toBeUndefined();
    expect(
      await world.services.db.selectFrom('audit_events').select('name').where('request_id', '=', id).execute(),
    ).not.toEqual([]);
  });
});

describe('initiate', () => {
  it('asks for a document and a signer first', async () => {
    const { id } = await anna.client.call(endpoints.createSignatureRequest, { body: { title: 'T' } });
    const initiate = () => keyOf(anna.client.call(endpoints.initiateSignatureRequest, { params: { id } }));
    expect(await initiate()).toBe('error.sr.no_document');
    await upload(anna, id);
    expect(await initiate()).toBe('error.sr.no_signer');
  });

  it('invites the lowest sequence only, in each person’s language, and tells observers', async () => {
    await seedPerson(world, 'noemi@example.ch', { lang: 'fr' });
    const id = await sendRequest(anna, {
      signatures: [visitor('luca@example.it', { sequence: 2 }), { account_email: 'noemi@example.ch', sequence: 1 }],
      observers: [{ email: 'archive@example.ch' }],
    });
    expect(await listMails(world)).toEqual(['invitation archive@example.ch', 'invitation noemi@example.ch']);
    expect(await readLastMail(world, 'noemi@example.ch')).toMatchObject({
      locale: 'fr-ch',
      text: expect.stringContaining(`/view/${id}`),
    });
    expect((await view(anna, id)).signatures.map(({ status_code }) => status_code)).toEqual(['WAITING', 'OPEN']);
  });

  it('sends once, however often it is called', async () => {
    const id = await createDraft(anna, { signatures: [visitor('luca@example.it')] });
    const call = () => keyOf(anna.client.call(endpoints.initiateSignatureRequest, { params: { id } }));
    expect((await Promise.all([call(), call(), call()])).toSorted()).toEqual([
      'error.sr.not_draft',
      'error.sr.not_draft',
      'no problem',
    ]);
    expect(await listMails(world)).toEqual(['invitation luca@example.it']);
  });

  it('shows a visitor’s link to nobody but the owner who delivers it', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const id = await sendRequest(anna, {
      signatures: [
        visitor('luca@example.it'),
        visitor('own@example.it', { notify: false }),
        { account_email: 'noemi@example.ch' },
      ],
    });
    const asOwner = await view(anna, id);
    const [luca, own] = asOwner.signatures;
    expect(luca!.signing_url).toBeNull();
    expect(own!.signing_url).toMatch(new RegExp(`^http://localhost:3000/view/${id}/[\\w-]{43}$`));
    expect((await view(noemi, id)).signatures.map(({ signing_url }) => signing_url)).toEqual([null, null, null]);
    expect(await listMails(world)).not.toContain('invitation own@example.it');
    const { userid } = await enter(world, 'luca@example.it', id);
    const events = await world.services.db.selectFrom('audit_events').selectAll().execute();
    const rows = await world.services.db.selectFrom('signatures').selectAll().execute();
    expect(JSON.stringify([events, rows])).not.toContain(userid);
  });
});

describe('a visitor', () => {
  it('sees the request, its pages and files by the link, each with the right key', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it')] });
    const { client } = await enter(world, 'luca@example.it', id);
    const seen = await client.call(endpoints.getSignatureRequestDirectly, { params: { id } });
    expect(seen).toMatchObject({
      status_overall: 'OPEN',
      viewer: { role: 'signer', actions: ['sign', 'decline', 'ask'] },
    });
    const token = seen.document_token;
    const { version_id } = seen.documents[0]!;
    const anonymous = connect(world);
    const page = await anonymous.call(documentsEndpoints.getPageImageDirectly, {
      params: { id: version_id, n: 0 },
      query: { token, scale: 20 },
    });
    expect(page.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(Buffer.from(await page.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    const text = await anonymous.call(documentsEndpoints.getPageTextDirectly, {
      params: { id: version_id, n: 0 },
      query: { token },
    });
    expect(text.text).toContain('Sample 1');
    expect(
      await keyOf(
        anonymous.call(documentsEndpoints.getPageTextDirectly, { params: { id: version_id, n: 1 }, query: { token } }),
      ),
    ).toBe('file.pdf.page_not_found');
    expect(
      await keyOf(
        anonymous.call(documentsEndpoints.getDocumentDirectly, {
          params: { id: version_id },
          query: { token: `${token}x` },
        }),
      ),
    ).toBe('error.auth.token_invalid');
    world.setClock('2026-11-21T09:00:01.000Z');
    expect(
      await keyOf(
        anonymous.call(documentsEndpoints.getDocumentDirectly, { params: { id: version_id }, query: { token } }),
      ),
    ).toBe('error.auth.token_expired');
    const zip = await client.call(endpoints.getSignatureRequestZipDirectly, {
      params: { id },
      query: { signed: 'true' },
    });
    expect(Buffer.from(await zip.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
  });

  it('reaches no other request, nor its documents', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it')] });
    const foreign = await sendRequest(anna, { signatures: [visitor('other@example.it')] });
    const { userid, client } = await enter(world, 'luca@example.it', id);
    expect(await keyOf(client.call(endpoints.getSignatureRequestDirectly, { params: { id: foreign } }))).toBe(
      'error.not_found',
    );
    const crossed = connect(world, { basic: { userid, requestId: foreign } });
    expect(await keyOf(crossed.call(endpoints.getSignatureRequestDirectly, { params: { id: foreign } }))).toBe(
      'error.auth.credentials_invalid',
    );
    const { document_token: token } = await client.call(endpoints.getSignatureRequestDirectly, { params: { id } });
    const documentId = (await view(anna, foreign)).documents[0]!.id;
    expect(
      await keyOf(
        client.call(documentsEndpoints.getDocumentDirectly, { params: { id: documentId }, query: { token } }),
      ),
    ).toBe('error.not_found');
  });

  it('declines with a reason: the request ends and everybody is told', async () => {
    await seedPerson(world, 'noemi@example.ch');
    const id = await sendRequest(anna, {
      signatures: [visitor('luca@example.it'), { account_email: 'noemi@example.ch' }],
      observers: [{ email: 'archive@example.ch' }],
    });
    const { client } = await enter(world, 'luca@example.it', id);
    const progress = await client.call(endpoints.declineSignatureRequestDirectly, {
      params: { id },
      body: { message: 'Too dear' },
    });
    expect(progress).toMatchObject({
      status_overall: 'DECLINED',
      signatures: [{ status_code: 'DECLINED' }, { status_code: 'OPEN' }],
    });
    expect((await listMails(world)).filter((mail) => mail.startsWith('declined'))).toEqual([
      'declined anna@example.ch',
      'declined archive@example.ch',
      'declined luca@example.it',
      'declined noemi@example.ch',
    ]);
    const { events } = await anna.client.call(endpoints.getSignatureRequestEvents, { params: { id } });
    expect(events.at(-1)).toMatchObject({
      name: 'DECLINED',
      message: 'Too dear',
      actor: { type: 'external', first_name: 'Luca' },
    });
    expect(await keyOf(client.call(endpoints.declineSignatureRequestDirectly, { params: { id } }))).toBe(
      'error.sr.not_open',
    );
  });
});

describe('the end of an open request', () => {
  it('is either a decline or a withdrawal when both come at once', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it')] });
    const { client } = await enter(world, 'luca@example.it', id);
    const keys = await Promise.all([
      keyOf(client.call(endpoints.declineSignatureRequestDirectly, { params: { id } })),
      keyOf(anna.client.call(endpoints.withdrawSignatureRequest, { params: { id }, body: { message: 'Wrong file' } })),
    ]);
    expect(keys.filter((key) => key === 'no problem')).toHaveLength(1);
    expect(['error.sr.not_open', 'error.sr.withdrawn']).toContain(keys.find((key) => key !== 'no problem'));
    const mails = await listMails(world);
    expect(mails.some((mail) => mail.startsWith('declined'))).not.toBe(
      mails.some((mail) => mail.startsWith('withdrawn')),
    );
  });

  it('by withdrawal is told to participants as such, to strangers not at all', async () => {
    const [noemi, archive, stranger] = [
      await seedPerson(world, 'noemi@example.ch'),
      await seedPerson(world, 'archive@example.ch'),
      await seedPerson(world, 'stranger@example.ch'),
    ];
    const id = await sendRequest(anna, {
      signatures: [{ account_email: 'noemi@example.ch' }, visitor('luca@example.it')],
      observers: [{ email: 'archive@example.ch' }],
    });
    const { client } = await enter(world, 'luca@example.it', id);
    const { document_token: token, documents } = await client.call(endpoints.getSignatureRequestDirectly, {
      params: { id },
    });
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id } });
    expect(await keyOf(view(noemi, id))).toBe('error.sr.withdrawn');
    expect(await keyOf(view(archive, id))).toBe('error.sr.withdrawn');
    expect(await keyOf(view(stranger, id))).toBe('error.not_found');
    expect(await keyOf(client.call(endpoints.getSignatureRequestDirectly, { params: { id } }))).toBe(
      'error.sr.withdrawn',
    );
    expect(
      await keyOf(
        client.call(documentsEndpoints.downloadDocumentDirectly, {
          params: { id: documents[0]!.id },
          query: { token },
        }),
      ),
    ).toBe('error.sr.withdrawn');
    expect((await noemi.client.call(endpoints.listSignatureRequests, {})).total_items).toBe(0);
    expect(await keyOf(anna.client.call(endpoints.withdrawSignatureRequest, { params: { id } }))).toBe(
      'error.sr.not_open',
    );
    expect((await view(anna, id)).signatures.map(({ status_code }) => status_code)).toEqual(['WITHDRAWN', 'WITHDRAWN']);
  });

  it('comes by itself when the deadline passes, and the job writes it down once', async () => {
    const { expireRequest } = await import('./schedule-expiry.ts');
    const id = await sendRequest(anna, {
      signatures: [visitor('luca@example.it')],
      expiration_date: '2026-11-22T08:00:00.000Z',
    });
    const { client } = await enter(world, 'luca@example.it', id);
    world.setClock('2026-11-22T08:00:00.000Z');
    expect((await view(anna, id)).status_overall).toBe('EXPIRED');
    expect(
      (await anna.client.call(endpoints.listSignatureRequests, { query: { status: 'EXPIRED' } })).total_items,
    ).toBe(1);
    expect(await keyOf(client.call(endpoints.declineSignatureRequestDirectly, { params: { id } }))).toBe(
      'error.sr.not_open',
    );
    await expireRequest(world.services, id);
    await expireRequest(world.services, id);
    const { events } = await anna.client.call(endpoints.getSignatureRequestEvents, { params: { id } });
    expect(events.filter(({ name }) => name === 'EXPIRED')).toMatchObject([{ actor: { type: 'server', email: null } }]);
  });

  it('tells of a deadline that has passed, once: who looks after it, who was asked by mail, who follows its end', async () => {
    const { expireRequest } = await import('./schedule-expiry.ts');
    const id = await sendRequest(anna, {
      signatures: [
        visitor('luca@example.it'),
        visitor('silent@example.ch', { notify: false }),
        visitor('later@example.ch', { sequence: 2 }),
      ],
      expiration_date: '2026-11-22T08:00:00.000Z',
    });
    for (const told of ['END', 'INVITATION'] as const) {
      const body = { email: `${told.toLowerCase()}@example.ch`, told };
      await anna.client.call(endpoints.addObserver, { params: { id }, body });
    }
    world.setClock('2026-11-22T08:00:00.000Z');
    await expireRequest(world.services, id);
    await expireRequest(world.services, id);
    expect((await listMails(world)).filter((line) => line.startsWith('expired'))).toEqual([
      `expired ${anna.email}`,
      'expired end@example.ch',
      'expired luca@example.it',
    ]);
    const toOwner = await readLastMail(world, anna.email);
    expect(toOwner).toMatchObject({ locale: 'de-ch', subject: 'Abgelaufen: Lease' });
    expect(toOwner!.text).toContain('korrigierte Fassung');
    const toSigner = await readLastMail(world, 'luca@example.it');
    expect(toSigner).toMatchObject({ locale: 'it', subject: 'Scaduto: Lease' });
    expect(toSigner!.text).not.toContain('versione corretta');
  });

  it('waits while somebody is signing', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it'), visitor('mia@example.it')] });
    const { sid } = (await view(anna, id)).signatures[1]!;
    const { db, bootId } = world.services;
    await db
      .insertInto('signing_locks')
      .values({
        request_id: id,
        sid,
        boot_id: bootId,
        expires_at: new Date('2026-11-21T08:01:00.000Z'),
        since: new Date('2026-11-21T08:00:00.000Z'),
      })
      .execute();
    const { client } = await enter(world, 'luca@example.it', id);
    expect(await keyOf(anna.client.call(endpoints.withdrawSignatureRequest, { params: { id } }))).toBe(
      'error.sign.locked',
    );
    expect(await client.call(endpoints.getLockStatusDirectly, { params: { id } })).toEqual({
      locked: true,
      locked_until: '2026-11-21T08:01:00.000Z',
      locked_by: 'Luca Rossi',
      locked_since: '2026-11-21T08:00:00.000Z',
    });
    const own = await enter(world, 'mia@example.it', id);
    expect(await own.client.call(endpoints.getLockStatusDirectly, { params: { id } })).toEqual({
      locked: false,
      locked_until: null,
      locked_by: null,
      locked_since: null,
    });
    world.setClock('2026-11-21T08:01:00.000Z');
    expect(await keyOf(anna.client.call(endpoints.withdrawSignatureRequest, { params: { id } }))).toBe('no problem');
  });
});

describe('what is asked of one signature', () => {
  it('tells where it stands, and until when a step at a trust service waits', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it'), visitor('mia@example.it')] });
    const [one, other] = (await view(anna, id)).signatures;
    const { sid } = one!;
    const read = (of: string) => anna.client.call(endpoints.getSignatureStatus, { params: { id, sid: of } });
    expect(await read(sid)).toEqual({ sid, status_code: 'OPEN', step_until: null });
    await world.services.db
      .insertInto('signing_steps')
      .values({
        sid,
        trust_state: '',
        payload: '{}',
        at: new Date('2026-11-21T08:00:00.000Z'),
        expires_at: new Date('2026-11-21T08:15:00.000Z'),
      })
      .execute();
    expect(await read(sid)).toMatchObject({ step_until: '2026-11-21T08:15:00.000Z' });
    expect(await read(other!.sid)).toMatchObject({ step_until: null });
    world.setClock('2026-11-21T08:15:00.000Z');
    expect(await read(sid)).toMatchObject({ step_until: null });
    expect(await keyOf(read(id))).toBe('error.not_found');
  });

  it('tells the signer alone whether an identification is needed', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: anna.email }, visitor('luca@example.it')] });
    const [own, luca] = (await view(anna, id)).signatures;
    const read = (sid: string) => anna.client.call(endpoints.getIdentMethod, { params: { id, sid } });
    expect(await read(own!.sid)).toMatchObject({ quality: 'SES', is_needed: false, is_known: false, methods: [] });
    await world.services.db.updateTable('signature_requests').set({ quality: 'QES' }).where('id', '=', id).execute();
    expect(await read(own!.sid)).toMatchObject({
      ...{ quality: 'QES', is_needed: true, is_known: false, held: 'ses', provider: null },
      methods: ['video', 'auto', 'loc', 'external-sc'],
    });
    await world.services.db
      .updateTable('signature_requests')
      .set({ legislation: 'EIDAS' })
      .where('id', '=', id)
      .execute();
    expect(await read(own!.sid)).toMatchObject({ methods: ['video', 'self', 'id-austria', 'external-sc'] });
    // Whoever identifies for less than the request asks for is none of the ways, whatever the way.
    world.services.identity = [{ ...makeScriptedVendor(), quality: 'AES_MINIMAL' }];
    expect(await read(own!.sid)).toMatchObject({ methods: [] });
    await world.services.db
      .updateTable('signature_requests')
      .set({ quality: 'AES_MINIMAL' })
      .where('id', '=', id)
      .execute();
    expect(await read(own!.sid)).toMatchObject({ methods: ['video', 'self', 'id-austria', 'external-sc'] });
    await world.services.db.updateTable('signature_requests').set({ quality: 'QES' }).where('id', '=', id).execute();
    await world.services.db
      .updateTable('signature_requests')
      .set({ legislation: 'ZERTES' })
      .where('id', '=', id)
      .execute();
    // Nobody pays: the organisation of the request owes something itself.
    world.services.identity = [{ ...makeScriptedVendor(), isFree: false }];
    expect(await read(own!.sid)).toMatchObject({ methods: ['video', 'auto', 'loc', 'external-sc'] });
    await world.services.db.updateTable('businesses').set({ payment_method: 'BLOCKED' }).execute();
    expect(await read(own!.sid)).toMatchObject({ methods: ['loc', 'external-sc'] });
    expect(await keyOf(read(luca!.sid))).toBe('error.not_found');
  });
});

describe('reminding', () => {
  it('writes to each open signer at most once an hour, also when asked twice at the same moment', async () => {
    const id = await sendRequest(anna, {
      signatures: [visitor('luca@example.it'), visitor('own@example.it', { notify: false })],
    });
    const remind = () => anna.client.call(endpoints.remindSigners, { params: { id } });
    const keys = await Promise.all([keyOf(remind()), keyOf(remind())]);
    expect(keys.toSorted()).toEqual(['error.rate_limit.reminder', 'no problem']);
    const early = await remind().catch((problem: { key: string; retryAfter: number }) => problem);
    expect(early).toMatchObject({ key: 'error.rate_limit.reminder', retryAfter: 3600 });
    world.setClock('2026-11-21T09:00:00.000Z');
    expect(await keyOf(remind())).toBe('no problem');
    expect((await listMails(world)).filter((mail) => mail.startsWith('reminder'))).toEqual([
      'reminder luca@example.it',
      'reminder luca@example.it',
    ]);
  });
});

describe('people', () => {
  it('join an open request and are invited at once when it is their turn; a removed one loses link and access', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it', { sequence: 1 })] });
    const add = (body: object) => anna.client.call(endpoints.addSignature, { params: { id }, body: body });
    const added = await add({ account_email: 'noemi@example.ch', sequence: 1 });
    expect(added.status_code).toBe('OPEN');
    expect((await add(visitor('late@example.it', { sequence: 2 }))).status_code).toBe('WAITING');
    expect((await view(noemi, id)).viewer).toMatchObject({ role: 'signer', sid: added.sid });
    const { client } = await enter(world, 'luca@example.it', id);
    const [luca] = (await view(anna, id)).signatures;
    for (const sid of [luca!.sid, added.sid])
      await anna.client.call(endpoints.removeSignature, { params: { id, sid } });
    expect(await keyOf(client.call(endpoints.getSignatureRequestDirectly, { params: { id } }))).toBe(
      'error.auth.credentials_invalid',
    );
    expect(await keyOf(view(noemi, id))).toBe('error.not_found');
    expect((await view(anna, id)).signatures).toMatchObject([{ status_code: 'OPEN', sequence: 2 }]);
    const last = (await view(anna, id)).signatures[0]!.sid;
    expect(await keyOf(anna.client.call(endpoints.removeSignature, { params: { id, sid: last } }))).toBe(
      'error.sr.no_signer',
    );
  });

  it('change no more once somebody has signed', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it'), visitor('mia@example.it')] });
    const [signed, other] = (await view(anna, id)).signatures;
    await world.services.db
      .updateTable('signatures')
      .set({ status: 'SIGNED' })
      .where('sid', '=', signed!.sid)
      .execute();
    const key = 'error.sr.already_signed_by_somebody';
    expect(
      await keyOf(anna.client.call(endpoints.addSignature, { params: { id }, body: visitor('x@example.it') })),
    ).toBe(key);
    expect(await keyOf(anna.client.call(endpoints.removeSignature, { params: { id, sid: other!.sid } }))).toBe(key);
    const docId = (await view(anna, id)).documents[0]!.id;
    expect(await keyOf(anna.client.call(endpoints.removeDocument, { params: { id, docId } }))).toBe(key);
    expect(await keyOf(upload(anna, id))).toBe(key);
  });

  it('observe, each once; groups wait for a later day', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it')] });
    const add = (body: object) => anna.client.call(endpoints.addObserver, { params: { id }, body: body });
    const observer = await add({ email: 'Archive@example.ch' });
    expect(observer).toMatchObject({
      type: 'USER',
      invited_at: '2026-11-21T08:00:00.000Z',
      user_info: { email: 'archive@example.ch' },
    });
    expect(await keyOf(add({ email: 'archive@example.ch' }))).toBe('error.sr.observer_exists');
    expect(await keyOf(add({ type: 'GROUP', group_id: crypto.randomUUID() }))).toBe('error.sr.group_not_available');
    await anna.client.call(endpoints.removeObserver, { params: { id, oid: observer.id } });
    expect((await view(anna, id)).observers).toEqual([]);
  });

  it('who leave the business leave their requests to its admins', async () => {
    const beat = await seedPerson(world, 'beat@example.ch', { business: anna.businessId!, role: 'member' });
    const { id } = await beat.client.call(endpoints.createSignatureRequest, { body: { title: 'Of Beat' } });
    expect(await keyOf(view(anna, id))).toBe('error.not_found');
    await world.services.db
      .updateTable('memberships')
      .set({ state: 'removed' })
      .where('user_id', '=', beat.id)
      .execute();
    expect(await keyOf(view(beat, id))).toBe('error.not_found');
    expect((await view(anna, id)).viewer.role).toBe('admin');
    expect(
      (await anna.client.call(endpoints.listSignatureRequests, { query: { status: 'DRAFT' } })).signature_requests,
    ).toMatchObject([{ id, viewer: { role: 'admin' } }]);
    await anna.client.call(endpoints.deleteSignatureRequest, { params: { id } });
    expect(await keyOf(view(anna, id))).toBe('error.not_found');
  });
});

describe('an account', () => {
  it('uploads and invites no more in an hour than its limits allow, and goes on in the next', async () => {
    const spend = (what: keyof typeof accountLimits) =>
      world.services.db
        .insertInto('rate_limits')
        .values({
          key: `${what}:${anna.id}`,
          window_start: new Date('2026-11-21T08:00:00.000Z'),
          count: accountLimits[what] - 1,
        })
        .execute();
    const id = await createDraft(anna, { signatures: [visitor('luca@example.it'), visitor('lea@example.it')] });
    await world.services.db.deleteFrom('rate_limits').execute();
    await spend('uploads');
    await spend('invitations');
    await upload(anna, id);
    expect(await keyOf(upload(anna, id))).toBe('error.rate_limit.exceeded');
    const content = buildSamplePdf().toString('base64');
    const create = () =>
      anna.client.call(endpoints.createSignatureRequest, { body: { title: 'More', documents: [{ content }] } });
    expect(await keyOf(create())).toBe('error.rate_limit.exceeded');
    const initiate = () => anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });
    expect(await keyOf(initiate())).toBe('error.rate_limit.exceeded');
    expect(await listMails(world)).toEqual([]);
    world.setClock('2026-11-21T09:00:00.000Z');
    await create();
    await initiate();
    await world.services.db.updateTable('rate_limits').set({ count: accountLimits.invitations }).execute();
    const [observer, signer] = [{ email: 'archive@example.ch' }, visitor('x@example.it')];
    expect(await keyOf(anna.client.call(endpoints.addObserver, { params: { id }, body: observer }))).toBe(
      'error.rate_limit.exceeded',
    );
    expect(await keyOf(anna.client.call(endpoints.addSignature, { params: { id }, body: signer }))).toBe(
      'error.rate_limit.exceeded',
    );
  });
});

describe('an admin who took over a request', () => {
  it('withdraws it in the own name; the other admins are told', async () => {
    const beat = await seedPerson(world, 'beat@example.ch', { business: anna.businessId!, role: 'member' });
    await seedPerson(world, 'clara@example.ch', { business: anna.businessId!, firstName: 'Clara', lang: 'en' });
    const id = await sendRequest(beat, { signatures: [visitor('luca@example.it')] });
    await world.services.db
      .updateTable('memberships')
      .set({ state: 'removed' })
      .where('user_id', '=', beat.id)
      .execute();
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id } });
    expect((await listMails(world)).filter((mail) => mail.startsWith('withdrawn'))).toEqual([
      'withdrawn clara@example.ch',
      'withdrawn luca@example.it',
    ]);
    expect((await readLastMail(world, 'clara@example.ch'))!.text).toContain('Anna Keller withdrew');
  });
});

describe('the evidence of a request', () => {
  it('names whom the draft began with', async () => {
    const id = await createDraft(anna, {
      signatures: [visitor('luca@example.it')],
      observers: [{ email: 'archive@example.ch' }],
    });
    const { data } = await world.services.db
      .selectFrom('audit_events')
      .select('data')
      .where('request_id', '=', id)
      .where('seq', '=', 1)
      .executeTakeFirstOrThrow();
    expect(data).toEqual({ signersAdded: ['luca@example.it'], observersAdded: ['archive@example.ch'] });
  });

  it('is one intact chain from creation on, and the report tells it', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const id = await sendRequest(anna, { signatures: [{ account_email: 'noemi@example.ch' }] });
    await Promise.all([view(noemi, id), view(noemi, id)]);
    const file = await noemi.client.call(documentsEndpoints.getSignatureReport, {
      params: { id },
      query: { type: 'JSON' },
    });
    const report = (await file.json()) as {
      header: object;
      userList: { email: string; userActions: { name: string; ip?: string }[] }[];
    };
    expect(report.header).toMatchObject({ status: 'OPEN', signatureCount: 1, evidenceIntact: true });
    expect(report.userList.map(({ email, userActions }) => [email, userActions.map(({ name }) => name)])).toEqual([
      ['anna@example.ch', ['CREATED', 'DOCUMENTS_ADDED', 'INITIATED', 'INVITED']],
      ['noemi@example.ch', ['VIEWED', 'REPORT_CREATED']],
    ]);
    expect(report.userList.map(({ userActions }) => userActions[0]!.ip)).toEqual([undefined, '192.0.2.7']);
    const events = await world.services.db
      .selectFrom('audit_events')
      .selectAll()
      .where('request_id', '=', id)
      .orderBy('seq')
      .execute();
    expect(verifyChain(events).isIntact).toBe(true);
    const pdf = await anna.client.call(documentsEndpoints.getSignatureReport, { params: { id } });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

describe('the list', () => {
  it('lists what waits for the caller’s own signature, whoever sent it, and counts it and what the caller sent', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const [forAnna, forNoemi] = [{ account_email: 'anna@example.ch' }, { account_email: 'noemi@example.ch' }];
    const own = await sendRequest(anna, { title: 'Own', signatures: [forAnna] });
    const others = await sendRequest(anna, { title: 'Others', signatures: [forNoemi] });
    const inTurn = await sendRequest(anna, {
      title: 'In turn',
      signatures: [
        { ...forNoemi, sequence: 1 },
        { ...forAnna, sequence: 2 },
      ],
    });
    const ask = async ({ client }: typeof anna, status: string) => {
      const { signature_requests, counts } = await client.call(endpoints.listSignatureRequests, { query: { status } });
      return { ids: signature_requests.map(({ id }) => id).toSorted(), counts };
    };
    expect(await ask(anna, 'TO_SIGN')).toEqual({ ids: [own], counts: { inbox: 3, drafts: 0, to_sign: 1, sent: 3 } });
    expect(await ask(noemi, 'TO_SIGN')).toEqual({
      ids: [others, inTurn].toSorted(),
      counts: { inbox: 2, drafts: 0, to_sign: 2, sent: 0 },
    });
    expect((await ask(noemi, 'TO_SIGN,SIGNED')).ids).toHaveLength(2);
  });

  it('orders by how many people have not signed yet', async () => {
    const people = ['a@example.ch', 'b@example.ch', 'c@example.ch'].map((email) => visitor(email));
    const [three, one] = [
      await sendRequest(anna, { title: 'Three', signatures: people }),
      await sendRequest(anna, { title: 'One', signatures: people.slice(0, 1) }),
    ];
    const none = await createDraft(anna, { title: 'None' });
    const list = async (sort: 'asc' | 'desc') => {
      const query = { sort_by: 'open_signatures' as const, sort, status: 'DRAFT,OPEN' };
      return (await anna.client.call(endpoints.listSignatureRequests, { query })).signature_requests.map(
        ({ id }) => id,
      );
    };
    expect(await list('asc')).toEqual([none, one, three]);
    expect(await list('desc')).toEqual([three, one, none]);
  });

  it('searches words in title and people, bounds days by the caller’s zone, sorts and pages', async () => {
    const draft = await createDraft(anna, { title: 'Offer 100%' });
    world.setClock('2026-11-21T23:30:00.000Z');
    const sent = await sendRequest(anna, {
      title: 'Lease Zürich',
      signatures: [visitor('luca@example.it')],
      observers: [{ email: 'archive@example.ch' }],
    });
    const list = async (query: object) =>
      (await anna.client.call(endpoints.listSignatureRequests, { query })).signature_requests.map(({ id }) => id);
    expect(await anna.client.call(endpoints.listSignatureRequests, {})).toMatchObject({
      total_items: 1,
      total_pages: 1,
      size: 25,
      counts: { inbox: 1, drafts: 1, to_sign: 0, sent: 1 },
    });
    expect(await list({ status: 'DRAFT,OPEN', sort: 'asc' })).toEqual([draft, sent]);
    expect(await list({ status: 'DRAFT,OPEN', sort_by: 'title' })).toEqual([draft, sent]);
    expect(await list({ status: 'DRAFT,OPEN', page: 2, size: 1 })).toEqual([draft]);
    for (const search of ['ZÜRICH rossi', 'archive@', 'luca@example.it lease'])
      expect(await list({ search })).toEqual([sent]);
    const manyWords = 'lease zürich luca example it archive ch l e a s';
    expect(await list({ search: `${manyWords} ${manyWords}` })).toEqual([sent]);
    expect(await list({ search: `${manyWords} elsewhere` })).toEqual([]);
    expect(await list({ search: '100%', status: 'DRAFT' })).toEqual([draft]);
    expect(await list({ search: '%' })).toEqual([]);
    expect(await list({ date_from: '2026-11-22', date_to: '2026-11-22' })).toEqual([sent]);
    expect(await list({ date_to: '2026-11-21' })).toEqual([]);
    expect(await list({ send_by: 'others' })).toEqual([]);
    expect(await keyOf(list({ size: 101 }))).toBe('error.validation');
  });
});
