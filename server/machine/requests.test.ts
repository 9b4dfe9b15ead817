import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import * as business from '@sigillum/api-contracts/business/index.ts';
import { keyOf as refusalOf, listEvents, listMails, sign } from '../testing/journeys.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { connect, readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { getDocument, getDocumentDirectly } from '@sigillum/api-contracts/documents/index.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import {
  deleteSignatureRequest,
  getSignatureRequest,
  getSignatureRequestDirectly,
  getSignatureRequestEvents,
  listSignatureRequests,
} from '@sigillum/api-contracts/signature-requests/index.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { serveLocally } from '@sigillum/engine/testing/local-server';
import { deliverCallback } from '../requests/deliver-callback.ts';
import * as signersOfNothing from '../database/migrations/154-signers-of-nothing.ts';
import { completeRequest } from '../signing/complete-request.ts';
import { verifyDocument } from '@sigillum/engine/verifier';
import { accessBytes } from '@sigillum/engine/pdf/access';
import { matchSigners } from './replace-signers.ts';

let anna: SeededPerson;
let beat: SeededPerson;
let program: Program;
const content = Buffer.from(buildSamplePdf()).toString('base64');
const lease = (more: object = {}) => ({ title: 'Lease', content, quality: 'SES', ...more });
const ann = { account_email: 'beat@example.ch' };
const luca = {
  signer_identity_data: { email_address: 'luca@example.it', first_name: 'Luca', last_name: 'Rossi', language: 'it' },
};
const requests = 'v2/signature-requests';

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch', { firstName: 'Beat' });
  program = await seedProgram(world, anna);
});

const create = async (more: object = {}) => {
  const answer = await program.ask(`POST ${requests}`, lease(more));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const read = async (id: string, version = 'v2') => (await program.ask(`GET ${version}/signature-requests/${id}`)).body;
const keyOf = async (answer: Promise<{ status: number; body: { key?: string; violations?: { field: string }[] } }>) => {
  const { status, body } = await answer;
  return [status, body?.key, ...(body?.violations?.map(({ field }) => field) ?? [])];
};

const listIds = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);

/** The page behind a signer's link; its button asks for a code and signs what the page has shown. */
async function follow(link: string, id: string) {
  const visit = connect(world, { basic: { userid: link.split('/').at(-1)!, requestId: id } });
  const seen = await visit.call(getSignatureRequestDirectly, { params: { id } });
  const press = (more: object = {}) =>
    visit.call(signing.signDirectly, {
      body: { signatureRequests: [{ signatureRequestId: id, shownDocuments: listIds(seen) }], ...more },
    });
  const attempt = async () => {
    expect(await refusalOf(press())).toBe('error.sign.tan_required');
    const mail = await readLastMail(world, 'luca@example.it');
    return (await press({ tan: /\b\d{6}\b/.exec(mail!.text)![0] })).results[0]!;
  };
  return { visit, seen, attempt };
}

describe('flow 1: a program sends, polls and downloads', () => {
  it('from the smallest body to the final file', async () => {
    const sent = await create({ signatures: [ann] });
    expect(sent).toMatchObject({
      title: 'Lease',
      status_overall: 'OPEN',
      quality: 'SES',
      legislation: 'ZERTES',
      owner: program.username,
      read_access: [program.username],
      write_access: [program.username],
      attachments: [],
      cc_email_addresses: [],
      signatures: [{ account_email: 'beat@example.ch', status_code: 'OPEN', sequence: -1, notify: true }],
    });
    expect(sent.business).toMatch(/^biz-[0-9a-f]{32}$/);
    expect(JSON.stringify(sent)).not.toContain('null');
    expect(sent.signatures[0]).not.toHaveProperty('signer_identity_data');
    expect(sent).not.toHaveProperty('expiration_date');
    expect(await listMails(world)).toEqual(['invitation beat@example.ch']);
    expect(await sign(beat, sent.id)).toMatchObject({ status: 'SIGNED' });
    const signed = await read(sent.id);
    expect(signed).toMatchObject({
      status_overall: 'SIGNED',
      signatures: [{ signed_quality: 'SES', signed_legislation: 'ZERTES' }],
    });
    expect(signed.document_id).not.toBe(sent.document_id);
    const file = await program.ask(`GET v2/documents/${signed.document_id}/content`);
    expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(file.bytes.length).toBeGreaterThan(Buffer.from(content, 'base64').length);
    const events = await listEvents(world, sent.id);
    expect(events[0]).toMatchObject({ name: 'CREATED', actor: { type: 'api', username: program.username } });
  });

  it('whatever programs send along that nobody knows, and null for what is not given', async () => {
    const { signatures } = await create({
      message: null,
      signatures: [
        {
          ...ann,
          signer_email_address: 'x@example.ch',
          first_name: 'Ann',
          order: 1,
          mobile: '079',
          visual_signature: null,
        },
      ],
      notify: true,
      file_name: 'x',
      observers: 7,
      callbacks: [],
      attachments: [{ filename: 'x.txt', content: 'eA==' }],
      read_access: null,
      custom: null,
    });
    expect(signatures).toMatchObject([{ account_email: 'beat@example.ch', sequence: 1 }]);
    expect((await program.ask(`GET ${requests}?limit=1&whatever=x`)).status).toBe(200);
  });

  it('refuses what is wrong, naming its path', async () => {
    const refused = (body: unknown) => keyOf(program.ask(`POST ${requests}`, body));
    expect(await refused(lease({ quality: 'BEST' }))).toEqual([400, 'error.validation', 'quality']);
    expect(await refused({ title: 'x' })).toEqual([400, 'error.validation', 'content']);
    expect(await refused(lease({ document_id: randomUUID() }))).toEqual([400, 'error.validation', 'content']);
    expect(await refused(lease({ expires_at: '2020-01-01T00:00:00Z' }))).toEqual([
      400,
      'error.validation',
      'expires_at',
    ]);
    expect(await refused(lease({ creator: 'beat@example.ch' }))).toEqual([400, 'error.validation', 'creator']);
    expect(await refused(lease({ content_type: 'image/png' }))).toEqual([415, 'error.body.unsupported_type']);
    expect(await refused(lease({ content_type: 'Application/PDF' }))).toEqual([200, undefined]);
    expect(await refused(lease({ content: Buffer.from('hello').toString('base64') }))).toEqual([
      400,
      'file.pdf.not_a_pdf',
    ]);
    expect(await refused(lease({ write_access: ['nobody@example.ch'] }))).toEqual([400, 'error.sr.not_a_colleague']);
    const place = { page: '0', x: 10.5, y: 10, width: 100, height: 50 };
    const mark = (visual_signature: object) => lease({ signatures: [{ ...ann, visual_signature }] });
    expect(await refused(mark({ position: { ...place, rotation: 45 } }))).toEqual([
      400,
      'error.validation',
      'signatures.0.visual_signature.position.rotation',
    ]);
    expect(await refused(mark({ position: { ...place, page: '99' } }))).toEqual([
      400,
      'error.sr.placement_outside_page',
    ]);
    expect(await refused(mark({ form_field: 'nowhere' }))).toEqual([400, 'error.sr.form_field_unknown']);
    const form = { content: Buffer.from(buildPdf({ emptyField: 'Tenant' })).toString('base64') };
    const misplaced = lease({ ...form, signatures: [{ ...ann, visual_signature: { form_field: 'nowhere' } }] });
    expect((await program.ask(`POST ${requests}`, misplaced)).body.details).toEqual({ fields: ['Tenant'] });
    // One free field is no mark: nobody guesses.
    const plain = await create({ ...form, signatures: [ann] });
    expect(plain.signatures[0]).not.toHaveProperty('visual_signature');
    expect(await refused(lease({ signatures: [{ signer_identity_data: { first_name: 'A' } }] }))).toEqual([
      400,
      'error.validation',
      'signatures.0.signer_identity_data.email_address',
    ]);
    expect(await refused(lease({ signatures: [{ ...ann, sequence: 0 }] }))).toEqual([
      ...[400, 'error.validation', 'signatures.0.sequence'],
    ]);
    expect(await refused('{"title"')).toEqual([400, 'error.body.malformed']);
  });

  it('takes images by their bytes, numbers as they come, and gives positions back in both ways', async () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]).toString('base64');
    const { signatures } = await create({
      signatures: [
        {
          ...ann,
          visual_signature: {
            position: { page: '0', x: 10.5, y: 10, width: 100, height: 50, invisible: true },
            image: { content: jpeg, content_type: 'image/png' },
          },
        },
        { ...luca, signer_identity_data: { ...luca.signer_identity_data, mobile_number: '0987654321' } },
        { signer_identity_data: { ...luca.signer_identity_data, mobile_number: '+41 79 123 45 67' } },
      ],
    });
    const place = { page: '0', x: 10.5, y: 10, width: 100, height: 50, rotation: 0 };
    expect(signatures[0].visual_signature).toEqual({
      position: place,
      positions: [place],
      image: { content: jpeg, content_type: 'image/jpeg' },
    });
    expect(signatures[1].signer_identity_data).not.toHaveProperty('mobile_number');
    expect(signatures[2].signer_identity_data.mobile_number).toBe('41791234567');
    expect(signatures[1].sid).not.toBe(signatures[2].sid);
    expect(signatures[1].signing_url).not.toBe(signatures[2].signing_url);
  });

  it('repeats nothing under an idempotency key', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await program.ask(`POST ${requests}`, lease({ signatures: [ann] }), { headers });
    const again = await program.ask(`POST ${requests}`, lease({ signatures: [ann] }), { headers });
    expect(again.body.id).toBe(first.body.id);
    expect(await listMails(world)).toHaveLength(1);
  });

  it('is refused what is another call under the key of one before, though its file is the same', async () => {
    const { id } = (await program.ask('POST v3/signature-requests', { title: 'Lease', quality: 'SES' })).body;
    const calls: [string, object, object][] = [
      [`POST ${requests}`, lease({ signatures: [ann] }), lease({ signatures: [luca] })],
      ['POST v2/documents', { title: 'Lease', content }, { title: 'Annex', content }],
      [`POST v3/signature-requests/${id}/documents`, { title: 'Lease', content }, { title: 'Annex', content }],
      [
        `POST v2/signature-requests/${id}/attachments`,
        { filename: 'a.txt', content: 'QW5uZXg=' },
        { filename: 'b.txt', content: 'QW5uZXg=' },
      ],
    ];
    for (const [call, one, other] of calls) {
      const headers = { 'idempotency-key': call };
      const first = await program.ask(call, one, { headers });
      expect(first.status, JSON.stringify(first.body)).toBe(200);
      expect((await program.ask(call, one, { headers })).body, call).toEqual(first.body);
      expect(await keyOf(program.ask(call, other, { headers })), call).toEqual([422, 'error.idempotency.key_reused']);
    }
  });
});

describe('v1', () => {
  const old = 'v1/signature-requests';

  it('takes and gives the names of that time, passes over what nobody knows, and deletes with exactly 204', async () => {
    const sent = await program.ask(
      `POST ${old}`,
      lease({
        signatures: [{ signer_email_address: 'beat@example.ch', order: 2, notify_signers: true }],
        observers: 'none',
      }),
    );
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const email = 'beat@example.ch';
    expect(sent.body.signatures).toMatchObject([
      { account_email: email, signer_email_address: email, order: 2, sequence: 2 },
    ]);
    const { id, document_id } = sent.body;
    expect((await program.ask(`GET ${old}?signer_email_address=beat@example.ch`)).body).toHaveLength(1);
    expect((await program.ask(`GET v1/documents/${document_id}/content`)).bytes.subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
    // Its decline is a signer's, and an API user signs nothing: there is nothing for it.
    expect(await keyOf(program.ask(`POST ${old}/${id}/decline`, {}))).toEqual([404, 'error.not_found']);
    expect((await program.ask(`POST ${old}/${id}/withdraw`, { message: 'No' })).body.status_overall).toBe('WITHDRAWN');
    const gone = await program.ask(`DELETE ${old}/${id}`);
    expect([gone.status, gone.bytes.length, gone.headers.get('content-type')]).toEqual([204, 0, null]);
  });

  it('tells a clean 401 on a download whose token has expired, and goes on with the next one', async () => {
    const { document_id } = await create({ signatures: [ann] });
    world.setClock(new Date(Date.now() + 21 * 60_000));
    for (const path of ['content', 'pages/0']) {
      const answer = await program.ask(`GET v2/documents/${document_id}/${path}`);
      expect([answer.status, answer.body.key]).toEqual([401, 'error.auth.token_expired']);
      expect(answer.headers.get('content-type')).toBe('application/json');
    }
    await program.logIn();
    expect((await program.ask(`GET v2/documents/${document_id}/content`)).status).toBe(200);
  });
});

describe('flow 2: a signer without account', () => {
  it('has a link without a query right after creation, also where we mail it, and signs by it', async () => {
    const shop = await serveLocally(() => ({ status: 204 }));
    onTestFinished(() => shop.close());
    const callback_success_url = `${shop.url}/ok/SKRIBBLE_SIGNATURE_REQUEST_ID?d={SKRIBBLE_DOCUMENT_ID}&w=s3cret%2F`;
    const sent = await create({ signatures: [luca], callback_success_url });
    const { signing_url } = sent.signatures[0];
    expect(signing_url).toMatch(new RegExp(`/view/${sent.id}/[\\w-]+$`));
    expect(sent.callback_success_url).toBe(callback_success_url);
    const { seen, attempt } = await follow(signing_url, sent.id);
    expect(seen).toMatchObject({ title: 'Lease', status_overall: 'OPEN', owner_name: 'Keller AG' });
    expect(await attempt()).toMatchObject({ status: 'SIGNED' });
    const signed = await read(sent.id);
    expect([signed.status_overall, signed.signatures[0].status_code]).toEqual(['SIGNED', 'SIGNED']);
    expect(signed.document_id).not.toBe(sent.document_id);
    // SUCCESS carries the id of the final file, in its address and in its body.
    const [callback] = (await program.ask(`GET ${requests}/${sent.id}/callbacks`)).body;
    const run = { id: 'x', attempt: 1, signal: new AbortController().signal, complete: () => Promise.resolve() };
    await deliverCallback(world.services, callback.id, run);
    expect(shop.requests.map(({ method, url }) => [method, url.pathname + url.search])).toEqual([
      ['POST', `/ok/${sent.id}?d=${signed.document_id}&w=s3cret%2F`],
    ]);
    expect(JSON.parse(shop.requests[0]!.body.toString())).toMatchObject({
      ...{ type: 'SUCCESS', signature_request_id: sent.id, document_id: signed.document_id, status_overall: 'SIGNED' },
    });
    const { bytes } = await program.ask(`GET v2/documents/${signed.document_id}/content`);
    expect((await verifyDocument(accessBytes(bytes), { anchors: [], at: new Date() })).signatures).toHaveLength(1);
  });

  it('has the evidence that its link was handed to a program: once, whatever the program reads, and for whom it may write', async () => {
    const { id, signatures } = await create({ signatures: [luca, ann] });
    const handed = async () =>
      (await listEvents(world, id))
        .filter(({ name }) => name === 'LINK_HANDED')
        .map(({ actor, data }) => [(actor as { username?: string }).username, (data as { sid?: string }).sid]);
    const once = [[program.username, signatures[0].sid]];
    expect(await handed()).toEqual(once);
    await Promise.all([read(id), read(id, 'v3'), program.ask(`GET ${requests}`)]);
    expect(await handed()).toEqual(once);
    const mia = { signer_identity_data: { email_address: 'mia@example.it', first_name: 'Mia', last_name: 'Bo' } };
    const more = await program.ask(`POST ${requests}/${id}/signatures`, mia);
    expect(await handed()).toEqual([...once, [program.username, more.body.signatures[2].sid]]);
    const reader = await seedProgram(world, anna);
    const shared = await create({ signatures: [ann], read_access: [reader.username] });
    await program.ask(`POST ${requests}/${shared.id}/signatures`, luca);
    const seen = (await reader.ask(`GET ${requests}/${shared.id}`)).body;
    expect(seen.signatures[1]).not.toHaveProperty('signing_url');
    const names = (await listEvents(world, shared.id)).filter(({ name }) => name === 'LINK_HANDED');
    expect(names.map(({ actor }) => (actor as { username?: string }).username)).toEqual([program.username]);
  });

  it('gets nothing where the program says so, and needs no address then', async () => {
    const sent = await create({
      quality: 'AES',
      signatures: [
        { ...luca, notify: false },
        { signer_identity_data: { first_name: 'Mia', mobile_number: '41791234567' } },
      ],
    });
    expect(sent.signatures[1]).toMatchObject({ notify: false, signer_identity_data: { first_name: 'Mia' } });
    expect(sent.signatures[1].signer_identity_data).not.toHaveProperty('email_address');
    expect(await listMails(world)).toEqual([]);
  });
});

describe('a version of a document', () => {
  it('has the title of its request, whatever stands in it', async () => {
    for (const title of ['Order 2026/0042', 'A\\B', `${'x'.repeat(254)}🎉🎉`]) {
      const { document_id } = await create({ title });
      const { body } = await program.ask(`GET v2/documents/${document_id}`);
      expect(body.title).toBe(title.replace('🎉🎉', ''));
    }
  });

  it('tells which signature fields are signed in it, ours among them', async () => {
    const position = { page: '0', x: 40, y: 60, width: 180, height: 70, rotation: 0 };
    const { id, document_id, signatures } = await create({
      content: Buffer.from(buildPdf({ emptyField: 'Tenant' })).toString('base64'),
      signatures: [
        { ...ann, visual_signature: { form_field: 'Tenant' } },
        { account_email: 'anna@example.ch', visual_signature: { position } },
      ],
    });
    const fieldsOf = async (version: string) =>
      (await program.ask(`GET v2/documents/${version}`)).body.signature_fields.map(
        ({ name, signed, positions }: { name: string; signed: boolean; positions: object[] }) =>
          name === 'Tenant' ? [name, signed] : [name, signed, positions],
      );
    await sign(beat, id);
    const { document_id: half } = await read(id);
    await sign(anna, id);
    const { document_id: whole } = await read(id);
    expect(await fieldsOf(document_id)).toEqual([['Tenant', false]]);
    expect(await fieldsOf(half)).toEqual([['Tenant', true]]);
    expect(await fieldsOf(whole)).toEqual([
      ['Tenant', true],
      [`Signature ${signatures[1].sid}`, true, [position]],
    ]);
  });
});

describe('flow 4: the list of signers changes', () => {
  it('reminds at once, adds a third, removes one, replaces all, and invites new people only', async () => {
    const mia = { account_email: 'mia@example.ch', sequence: 2 };
    const { id } = await create({ signatures: [{ ...ann, sequence: 1 }, mia] });
    const remind = () => program.ask(`POST ${requests}/${id}/remind`);
    expect((await remind()).body).toMatchObject({
      id,
      signatures: [{ status_code: 'OPEN' }, { status_code: 'WAITING' }],
    });
    const held = await remind();
    expect([held.status, held.body.key, Number(held.headers.get('retry-after')) > 3000]).toEqual([
      429,
      'error.rate_limit.reminder',
      true,
    ]);
    const third = await program.ask(`POST ${requests}/${id}/signatures`, luca);
    expect(third.body.signatures).toHaveLength(3);
    const { sid } = third.body.signatures.find(
      (one: { account_email?: string }) => one.account_email === 'mia@example.ch',
    );
    const removed = await program.ask(`DELETE ${requests}/${id}/signatures/${sid}`);
    expect([removed.status, removed.bytes.length]).toEqual([204, 0]);
    const before = await read(id);
    const replaced = await program.ask(`PUT ${requests}`, {
      id,
      signatures: [luca, { account_email: 'noemi@example.ch' }],
    });
    expect(replaced.body.signatures.map((one: { account_email?: string }) => one.account_email)).toEqual([
      undefined,
      'noemi@example.ch',
    ]);
    const kept = (request: typeof before) =>
      request.signatures.find(
        (one: { signer_identity_data?: { email_address?: string } }) =>
          one.signer_identity_data?.email_address === 'luca@example.it',
      );
    expect(kept(replaced.body)).toEqual(kept(before));
    expect(await listMails(world)).toEqual([
      'invitation beat@example.ch',
      'reminder beat@example.ch',
      'removed beat@example.ch',
      'invitation luca@example.it',
      'invitation noemi@example.ch',
    ]);
    const events = await listEvents(world, id);
    const same = await program.ask(`PUT ${requests}`, { id, signatures: replaced.body.signatures });
    expect(same.body).toEqual(replaced.body);
    expect(await listEvents(world, id)).toEqual(events);
    expect(await listMails(world)).toHaveLength(5);
  });

  it('has people sign in the order of the new list: nobody is asked before, and nobody waits for whom one need not', async () => {
    const put = async (before: [string, number][], after: [string, number][]) => {
      const list = (signers: typeof before) =>
        signers.map(([name, sequence]) => ({ account_email: `${name}@example.org`, sequence }));
      const { id } = await create({ signatures: list(before) });
      const { body } = await program.ask(`PUT ${requests}`, { id, signatures: list(after) });
      return Object.fromEntries(
        body.signatures.map((one: { account_email: string; status_code: string }) => [
          one.account_email.split('@')[0],
          one.status_code,
        ]),
      );
    };
    const inOrder: [string, number][] = [
      ['a', 1],
      ['b', 2],
    ];
    expect(await put(inOrder, [['c', 1], inOrder[1]!]), 'another one comes first').toEqual({ b: 'WAITING', c: 'OPEN' });
    expect(
      await put(inOrder, [
        ['d', 2],
        ['c', 1],
      ]),
      'the last of the list is the first',
    ).toEqual({ c: 'OPEN', d: 'WAITING' });
    expect(await put(inOrder, [inOrder[0]!, ['b', 1]]), 'both at once').toEqual({ a: 'OPEN', b: 'OPEN' });
    expect(await put(inOrder, [['b', 3]]), 'who is left').toEqual({ b: 'OPEN' });
  });

  it('is evidence of whom it changed, and of what', async () => {
    const { id, signatures } = await create({ signatures: [luca, ann] });
    const [{ sid }] = signatures;
    const renamed = { signer_identity_data: { ...luca.signer_identity_data, first_name: 'Luca Maria' } };
    const position = { page: '0', x: 40, y: 60, width: 180, height: 70 };
    const put = (signer: object) => program.ask(`PUT ${requests}`, { id, signatures: [signer, ann] });
    await put(renamed);
    const placed = await put({ ...renamed, visual_signature: { position } });
    const events = await listEvents(world, id);
    expect(events.slice(-2)).toMatchObject([
      { name: 'UPDATED', data: { sid, changed: ['first_name'] } },
      { name: 'SIGNATURES_PLACED', data: { sid, documentTitles: ['Lease'] } },
    ]);
    expect((await put({ ...renamed, visual_signature: { position } })).body).toEqual(placed.body);
    expect((await program.ask(`PUT ${requests}`, placed.body)).body).toEqual(placed.body);
    expect(await listEvents(world, id), 'the same mark again').toEqual(events);
    const markOf = async (signer: object) => (await put(signer)).body.signatures[0].visual_signature?.position;
    expect(await markOf(renamed), 'what is left out stays').toMatchObject(position);
    expect(await markOf({ ...renamed, visual_signature: null })).toBeUndefined();
    expect((await listEvents(world, id)).at(-1)).toMatchObject({ name: 'SIGNATURES_PLACED', data: { sid } });
  });

  it('keeps the name of a signer’s document, and forgets who somebody is whom it replaces under the same address', async () => {
    const { id, signatures } = await create({ signatures: [luca] });
    const { db, now } = world.services;
    const { sid } = signatures[0];
    const [case_id, at, until] = [randomUUID(), now(), new Date(now().getTime() + 86_400_000)];
    await db
      .insertInto('identification_cases')
      .values({
        ...{ id: case_id, sid, legislation: 'ZERTES', kind: 'video', vendor: 'desk', state: 'success' },
        ...{ email: 'luca@example.it', created_at: at, updated_at: at, ended_at: at },
      })
      .execute();
    await db
      .insertInto('identifications')
      .values({
        ...{ case_id, sid, legislation: 'ZERTES', quality: 'QES', level: 4, provider: 'desk', evidence_id: 'e1' },
        ...{ person: null, identified_at: at, expires_at: until, activated_at: at },
      })
      .execute();
    await db.updateTable('signatures').set({ first_name: 'Luca Maria' }).where('sid', '=', sid).execute();
    const name = async (first_name: string, last_name: string) => {
      const signer = { signer_identity_data: { ...luca.signer_identity_data, first_name, last_name } };
      const { body } = await program.ask(`PUT ${requests}`, { id, signatures: [signer] });
      const { length } = await db.selectFrom('identifications').select('case_id').execute();
      const shown = body.signatures[0].signer_identity_data;
      return [shown.first_name, shown.last_name, length];
    };
    expect(await name('Luca', 'Rossi')).toEqual(['Luca Maria', 'Rossi', 1]);
    expect(await name('Bruna', 'Frei')).toEqual(['Bruna', 'Frei', 0]);
  });

  it('stays open without signers, and refuses once somebody has signed', async () => {
    const empty = await create();
    expect(empty).toMatchObject({ status_overall: 'OPEN', signatures: [] });
    const added = await program.ask(`POST ${requests}/${empty.id}/signatures`, ann);
    expect(added.body.signatures[0].status_code).toBe('OPEN');
    const { sid } = added.body.signatures[0];
    expect((await program.ask(`DELETE ${requests}/${empty.id}/signatures/${sid}`)).status).toBe(204);
    expect(await read(empty.id)).toMatchObject({ status_overall: 'OPEN', signatures: [] });
    const { id } = await create({ signatures: [ann, luca] });
    await sign(beat, id);
    const signed = [400, 'error.sr.already_signed_by_somebody'];
    expect(await keyOf(program.ask(`PUT ${requests}`, { id, signatures: [luca] }))).toEqual(signed);
    expect(await keyOf(program.ask(`POST ${requests}/${id}/signatures`, luca))).toEqual(signed);
  });

  it('changes what is given, and leaves what is not', async () => {
    const { id } = await create({ signatures: [ann], custom: 'order 7', expires_at: '2099-01-01T00:00:00+01:00' });
    const changed = await program.ask(`PUT v3/signature-requests`, {
      id,
      title: 'Lease 2',
      signatures: null,
      read_access: null,
    });
    expect(changed.body).toMatchObject({
      title: 'Lease 2',
      custom: 'order 7',
      expires_at: '2098-12-31T23:00:00.000Z',
      origin: 'API',
    });
    expect(changed.body.signatures).toHaveLength(1);
    expect((await program.ask(`DELETE ${requests}/${id}/expires-at`)).status).toBe(204);
    expect(await read(id)).not.toHaveProperty('expires_at');
  });

  it('keeps the link of whom nothing is sent to, and takes what else is said of the person', async () => {
    const person = { first_name: 'Luca', last_name: 'Rossi' };
    const bruna = { signer_identity_data: { ...person, first_name: 'Bruna', mobile_number: '+41 79 123 45 67' } };
    const { id, signatures } = await create({
      quality: 'AES',
      signatures: [{ signer_identity_data: person }, bruna],
    });
    // The signer has added a number.
    const { sid } = signatures[0];
    await world.services.db.updateTable('signatures').set({ mobile: '41791112233' }).where('sid', '=', sid).execute();
    const identified = { ...person, identity_reference: 'customer 7', identification_require_evidence: true };
    for (const [given, ends] of [
      [person, {}],
      [identified, { identity_reference: 'customer 7', identification_require_evidence: true }],
    ] as const) {
      const { body } = await program.ask(`PUT ${requests}`, {
        id,
        signatures: [bruna, { signer_identity_data: given }],
      });
      expect(body.signatures).toMatchObject([
        { sid, signing_url: signatures[0].signing_url, signer_identity_data: { ...person, ...ends } },
        { sid: signatures[1].sid, signing_url: signatures[1].signing_url },
      ]);
    }
    const { body } = await program.ask(`PUT ${requests}`, {
      id,
      signatures: [{ signer_identity_data: { ...person, last_name: 'Bianchi' } }],
    });
    expect(body.signatures).toHaveLength(1);
    expect(signatures.map((one: { sid: string }) => one.sid)).not.toContain(body.signatures[0].sid);
  });

  it('matches each existing signature once, in order', () => {
    const nobody = { group_id: null, first_name: null, last_name: null, mobile: null };
    const row = (sid: string, account_email: string | null, email: string) => ({
      ...nobody,
      sid,
      account_email,
      email,
    });
    const existing = [
      row('a', 'x@example.ch', 'x@example.ch'),
      row('b', 'x@example.ch', 'x@example.ch'),
      row('c', null, 'y@example.ch'),
    ];
    const x = { account_email: 'X@example.ch' };
    expect(matchSigners([x, x, x], existing)).toEqual(['a', 'b', undefined]);
    expect(matchSigners([x, { sid: 'a' }], existing)).toEqual(['b', 'a']);
    expect(matchSigners([{ signer_identity_data: { email_address: 'y@example.ch' } }], existing)).toEqual(['c']);
  });
});

describe('flow 6: several documents, and who signs which', () => {
  const upload = async (title: string) => {
    const answer = await program.ask('POST v3/documents', { title, content, content_type: 'application/pdf' });
    return String(answer.body.id);
  };

  it('drafts, observes, sends, refuses more documents, withdraws and deletes', async () => {
    const [lease, annex] = [await upload('Lease'), await upload('Annex')];
    const draft = await program.ask('POST v3/signature-requests', {
      title: 'Two',
      quality: 'SES',
      documents: [{ id: lease }, { id: annex }],
      signatures: [{ ...ann, document_signatures: [{ document_id: lease }] }, luca],
    });
    expect(draft.body, JSON.stringify(draft.body)).toMatchObject({
      status_overall: 'DRAFT',
      documents: [{ id: lease }, { id: annex }],
    });
    const { id } = draft.body;
    expect(
      draft.body.signatures.map((one: { document_signatures: unknown[] }) => one.document_signatures.length),
    ).toEqual([1, 2]);
    expect(await listMails(world)).toEqual([]);
    const observed = await program.ask(`POST v3/signature-requests/${id}/observers`, {
      email: 'eve@example.ch',
      told: 'END',
    });
    expect(observed.body).toMatchObject({ type: 'USER', told: 'END', user_info: { email: 'eve@example.ch' } });
    expect(observed.body.id).toMatch(/^ob_[0-9a-f]{32}$/);
    expect((await program.ask(`GET v3/signature-requests/${id}/observers/${observed.body.id}`)).body).toEqual(
      observed.body,
    );
    const more = await program.ask(`POST v3/signature-requests/${id}/documents`, { content, title: 'More' });
    expect(more.body.documents).toHaveLength(3);
    expect(more.body.signatures[0].document_signatures).toHaveLength(1);
    expect(more.body.signatures[1].document_signatures).toHaveLength(3);
    const third = more.body.documents[2].id;
    expect((await program.ask(`DELETE v3/signature-requests/${id}/documents/${third}`)).status).toBe(204);
    const sent = await program.ask(`POST v3/signature-requests/${id}/initiate`);
    expect(sent.body).toMatchObject({ status_overall: 'OPEN', observers: [{ id: observed.body.id }] });
    expect(await keyOf(program.ask(`POST v3/signature-requests/${id}/documents`, { content }))).toEqual([
      400,
      'error.sr.not_draft',
    ]);
    expect(await keyOf(program.ask(`POST v3/signature-requests/${id}/initiate`))).toEqual([400, 'error.sr.not_draft']);
    // The first signer sees and signs the first document alone.
    expect(await sign(beat, id)).toMatchObject({ status: 'SIGNED', documents: [{ documentId: lease }] });
    const after = await read(id, 'v3');
    expect(after.documents[0].version_id).not.toBe(sent.body.documents[0].version_id);
    expect(after.documents[1].version_id).toBe(sent.body.documents[1].version_id);
    const withdrawn = await program.ask(`POST v3/signature-requests/${id}/withdraw`, { message: 'Never mind' });
    expect(withdrawn.body.status_overall).toBe('WITHDRAWN');
    expect(await keyOf(program.ask(`POST v3/signature-requests/${id}/withdraw`))).toEqual([400, 'error.sr.not_open']);
    expect((await program.ask(`DELETE v3/signature-requests/${id}`)).status).toBe(204);
    expect(await keyOf(program.ask(`DELETE v3/signature-requests/${id}`))).toEqual([404, 'error.not_found']);
  });

  it('changes who signs which, also after it was sent, and leaves nobody with nothing to sign', async () => {
    const ids = [await upload('Lease'), await upload('Annex')];
    const only = (...at: number[]) => ({ document_signatures: at.map((one) => ({ document_id: ids[one]! })) });
    const listOf = ({ body }: { body: { signatures: { document_signatures: { document_id: string }[] }[] } }) =>
      body.signatures.map((one) => one.document_signatures.map(({ document_id }) => ids.indexOf(document_id)));
    const draft = await program.ask('POST v3/signature-requests', {
      ...{ title: 'Two', quality: 'SES', documents: ids.map((id) => ({ id })) },
      signatures: [
        { ...ann, ...only(0) },
        { ...luca, ...only() },
      ],
    });
    expect(listOf(draft), 'no list is all').toEqual([[0], [0, 1]]);
    const { id } = draft.body;
    const put = (...signatures: object[]) => program.ask('PUT v3/signature-requests', { id, signatures });
    expect(listOf(await put({ ...ann, ...only(1) }, { ...luca, ...only(0) }))).toEqual([[1], [0]]);
    expect(listOf(await put({ ...ann, ...only(0, 1) }, { ...luca, ...only(0, 1) }))).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(listOf(await put({ ...ann, ...only(0) }, luca)), 'what is left out stays').toEqual([[0], [0, 1]]);
    const removed = program.ask(`DELETE v3/signature-requests/${id}/documents/${ids[0]!}`);
    expect(await keyOf(removed)).toEqual([400, 'error.sr.last_document_cannot_be_removed']);
    const foreign = { document_signatures: [{ document_id: await upload('Other') }] };
    expect(await keyOf(put({ ...ann, ...foreign }, luca))).toEqual([404, 'error.not_found']);

    const sent = await program.ask(`POST v3/signature-requests/${id}/initiate`);
    const moved = await put({ ...ann, ...only(1) }, luca);
    expect(listOf(moved)).toEqual([[1], [0, 1]]);
    const signersOf = ({ body }: typeof sent) => body.signatures.map(({ sid }: { sid: string }) => sid);
    expect(signersOf(moved)).toEqual(signersOf(sent));
    const told = (await listEvents(world, id)).filter(({ name }) => name === 'SIGNATURES_PLACED');
    expect(told.map(({ data }) => data)).toMatchObject([{ documentTitles: ['Annex'] }]);
    await put({ ...ann, ...only(1) }, luca);
    expect((await listEvents(world, id)).filter(({ name }) => name === 'SIGNATURES_PLACED')).toHaveLength(1);
    expect(await sign(beat, id)).toMatchObject({ status: 'SIGNED', documents: [{ documentId: ids[1] }] });
  });

  it('sends nobody a draft of before that asks to sign nothing', async () => {
    const ids = [await upload('Lease'), await upload('Annex')];
    const { body } = await program.ask('POST v3/signature-requests', {
      ...{ title: 'Two', quality: 'SES', documents: ids.map((id) => ({ id })) },
      signatures: [{ ...ann, document_signatures: [{ document_id: ids[0] }] }, luca],
    });
    const { db } = world.services;
    const linksOf = async () => (await db.selectFrom('document_signatures').selectAll().execute()).length;
    await signersOfNothing.up(db as never);
    expect(await linksOf()).toBe(3);
    await db.deleteFrom('document_signatures').where('sid', '=', body.signatures[0].sid).execute();
    await signersOfNothing.up(db as never);
    expect(await linksOf()).toBe(4);
    expect((await program.ask(`POST v3/signature-requests/${body.id}/initiate`)).status).toBe(200);
    expect(await sign(beat, body.id)).toMatchObject({ status: 'SIGNED', documents: [{}, {}] });
  });

  it('shows each signer the own documents alone, and takes what the page says it has shown', async () => {
    const [lease, annex] = [await upload('Lease'), await upload('Annex')];
    const only = (document_id: string) => ({ document_signatures: [{ document_id }] });
    const draft = await program.ask('POST v3/signature-requests', {
      title: 'Two',
      quality: 'SES',
      documents: [{ id: lease }, { id: annex }],
      signatures: [
        { ...ann, ...only(lease) },
        { ...luca, ...only(annex) },
      ],
    });
    const { id } = draft.body;
    const sent = await program.ask(`POST v3/signature-requests/${id}/initiate`);
    const params = { id };
    const page = await beat.client.call(getSignatureRequest, { params });
    const { seen, visit, attempt } = await follow(sent.body.signatures[1].signing_url, id);
    expect([listIds(page), listIds(seen)]).toEqual([[lease], [annex]]);
    expect(page.signatures.map(({ document_signatures }) => document_signatures.length)).toEqual([1, 0]);
    expect(await refusalOf(beat.client.call(getDocument, { params: { id: annex } }))).toBe('error.not_found');
    const query = { token: seen.document_token };
    expect((await visit.call(getDocumentDirectly, { params: { id: annex }, query })).id).toBe(annex);
    expect(await refusalOf(visit.call(getDocumentDirectly, { params: { id: lease }, query }))).toBe('error.not_found');
    await beat.client.call(signing.sign, {
      body: { signatureRequests: [{ signatureRequestId: id, shownDocuments: listIds(page) }] },
    });
    expect(await attempt()).toMatchObject({ status: 'SIGNED' });
    const events = await listEvents(world, id);
    const told = events
      .filter(({ name }) => name === 'VIEWED' || name === 'SIGNED')
      .map(({ name, documents }) => [
        name,
        (documents as { documentId: string }[]).map(({ documentId }) => documentId),
      ]);
    expect(told).toEqual([
      ['VIEWED', [lease]],
      ['VIEWED', [annex]],
      ['SIGNED', [lease]],
      ['SIGNED', [annex]],
    ]);
  });

  it('is finished when each has signed the own documents, and every file is final', async () => {
    const [lease, annex] = [await upload('Lease'), await upload('Annex')];
    const mia = await seedPerson(world, 'mia@example.ch', { firstName: 'Mia' });
    const only = (document_id: string) => ({ document_signatures: [{ document_id }] });
    const draft = await program.ask('POST v3/signature-requests', {
      title: 'Two',
      quality: 'SES',
      documents: [{ id: lease }, { id: annex }],
      signatures: [
        { ...ann, ...only(lease) },
        { account_email: mia.email, ...only(annex) },
      ],
    });
    const { id } = draft.body;
    await program.ask(`POST v3/signature-requests/${id}/initiate`);
    expect(await sign(beat, id)).toMatchObject({ status: 'SIGNED' });
    expect(await sign(mia, id)).toMatchObject({ status: 'SIGNED' });
    // The first file is completed by the job that follows the last signature.
    await completeRequest(world.services, id, {
      id: '',
      attempt: 1,
      signal: AbortSignal.abort(),
      complete: async () => undefined,
    });
    const finished = await read(id, 'v3');
    expect(finished.status_overall).toBe('SIGNED');
    for (const { version_id } of finished.documents) {
      const { bytes } = await program.ask(`GET v3/documents/${version_id}/content`);
      const report = await verifyDocument(accessBytes(bytes), { anchors: [], at: new Date() });
      expect(report.signatures).toHaveLength(1);
      expect(report.timestamps.length).toBeGreaterThan(0);
    }
    expect(finished.signatures.map((one: { status_code: string }) => one.status_code)).toEqual(['SIGNED', 'SIGNED']);
  });
});

describe('flow 10: the key is reset while a program polls', () => {
  it('is told 401, logs in once with the new key and goes on', async () => {
    const { id } = await create({ signatures: [ann] });
    const params = { id: anna.businessId!, username: program.username };
    const statuses: string[] = [];
    let logIns = 0;
    /** As programs poll: any 401 means to log in again, once. */
    const poll = async (): Promise<void> => {
      const { status, body } = await program.ask(`GET ${requests}/${id}`);
      statuses.push(status === 200 ? body.status_overall : `${status} ${body.key}`);
      if (status === 401) {
        logIns += 1;
        await program.logIn();
      }
      if (statuses.length === 2) program.key = (await anna.client.call(business.resetApiUser, { params })).key;
      if (statuses.length === 5) await sign(beat, id);
      if (statuses.at(-1) !== 'SIGNED') await poll();
    };
    await poll();
    expect(statuses).toEqual(['OPEN', 'OPEN', '401 error.auth.token_invalid', 'OPEN', 'OPEN', 'SIGNED']);
    expect(logIns).toBe(1);
  });
});

describe('who sees what', () => {
  it('lists its own, exactly filtered, newest first, in pages if asked', async () => {
    world.setClock('2026-11-23T08:00:00.000Z');
    await program.logIn();
    const first = await create({ signatures: [ann] });
    world.setClock('2026-11-23T08:01:00.000Z');
    const second = await create({ title: 'Order', signatures: [luca, ann] });
    const list = async (query = '') =>
      (await program.ask(`GET ${requests}${query}`)).body.map(({ id }: { id: string }) => id);
    expect(await list()).toEqual([second.id, first.id]);
    expect(await list('?page_size=1')).toEqual([second.id]);
    expect(await list('?page_number=0&page_size=1')).toEqual([second.id]);
    expect(await list('?page_number=2&page_size=1')).toEqual([first.id]);
    expect(await list('?search=ease')).toEqual([first.id]);
    expect(await list('?search=lease')).toEqual([]);
    expect(await list('?signatures_count=2')).toEqual([second.id]);
    expect(await list('?account_email=beat@example.ch&signature_status=SIGNED')).toEqual([]);
    expect(await list('?account_email=beat@example.ch&signature_status=OPEN')).toEqual([second.id, first.id]);
    expect(await list('?status_overall=DRAFT')).toEqual([]);
    const bulk = await program.ask(`POST ${requests}/bulk`, [first.id, randomUUID(), 'x', second.id]);
    expect(bulk.body.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
  });

  it('is the API user that made it, and those whom it names', async () => {
    const other = await seedProgram(world, anna);
    const { id } = await create({ signatures: [ann] });
    expect(await keyOf(other.ask(`GET ${requests}/${id}`))).toEqual([404, 'error.not_found']);
    expect((await other.ask(`GET ${requests}`)).body).toEqual([]);
    const named = await program.ask(`PUT ${requests}`, { id, read_access: [other.username] });
    expect(named.body.read_access).toEqual([program.username, other.username]);
    const seen = await other.ask(`GET ${requests}/${id}`);
    expect(seen.body).toMatchObject({ id, signatures: [{ account_email: 'b…@example.ch' }] });
    expect(await keyOf(other.ask(`POST ${requests}/${id}/withdraw`))).toEqual([404, 'error.not_found']);
    // Whoever polls learns how it ends, as the list tells, too.
    await program.ask(`POST ${requests}/${id}/withdraw`);
    expect((await other.ask(`GET ${requests}/${id}`)).body.status_overall).toBe('WITHDRAWN');
    expect((await other.ask(`GET ${requests}`)).body).toHaveLength(1);
    // It keeps that when the owner goes.
    expect((await program.ask(`DELETE ${requests}/${id}`)).status).toBe(204);
    expect((await other.ask(`GET ${requests}/${id}`)).status).toBe(200);
    expect((await other.ask(`DELETE ${requests}/${id}`)).status).toBe(204);
    expect(await keyOf(other.ask(`GET ${requests}/${id}`))).toEqual([404, 'error.not_found']);
  });

  it('is the creator, too, whose request it then is', async () => {
    const { id, owner, write_access } = await create({ signatures: [ann], creator: 'anna@example.ch' });
    expect([owner, write_access]).toEqual(['anna@example.ch', ['anna@example.ch', program.username]]);
    const { signature_requests } = await anna.client.call(listSignatureRequests, {});
    expect(signature_requests.map((one) => one.id)).toEqual([id]);
    expect((await program.ask(`POST ${requests}/${id}/withdraw`)).body.status_overall).toBe('WITHDRAWN');
  });

  it('only leaves what it reads, and takes all along where nobody is left', async () => {
    const reader = await seedProgram(world, anna);
    const { id } = await create({ signatures: [ann], read_access: [reader.username] });
    const signed = await create({ signatures: [ann] });
    await sign(beat, signed.id);
    const remove = (by: Program, one: string) => keyOf(by.ask(`DELETE ${requests}/${one}`));
    expect(await remove(reader, id)).toEqual([204, undefined]);
    expect(await remove(reader, id)).toEqual([404, 'error.not_found']);
    expect(await read(id)).toMatchObject({ status_overall: 'OPEN', read_access: [program.username] });
    for (const one of [id, signed.id]) expect(await remove(program, one)).toEqual([204, undefined]);
    expect(await listMails(world)).toContain('withdrawn beat@example.ch');
    // Whoever has signed keeps what was signed.
    const { db } = world.services;
    expect(await db.selectFrom('signature_requests').select('id').execute()).toEqual([{ id: signed.id }]);
    await beat.client.call(deleteSignatureRequest, { params: { id: signed.id } });
    expect(await db.selectFrom('document_versions').select('id').execute()).toEqual([]);
  });

  it('passes to the administrators when the API user goes', async () => {
    const { id } = await create({ signatures: [ann] });
    const seen = async () =>
      (await anna.client.call(listSignatureRequests, {})).signature_requests.map((one) => one.id);
    expect(await seen()).toEqual([]);
    await anna.client.call(business.deleteApiUser, { params: { id: anna.businessId!, username: program.username } });
    expect(await seen()).toEqual([id]);
  });

  it('tells the report as PDF, JSON and HTML', async () => {
    const { id } = await create({ signatures: [ann] });
    const pdf = await program.ask(`GET ${requests}/${id}/report`);
    expect([pdf.headers.get('content-type'), pdf.bytes.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    const json = await program.ask(`GET ${requests}/${id}/report?type=JSON`);
    expect(json.body.header.attachmentNames).toBe('');
    expect(
      (await program.ask(`GET v3/signature-requests/${id}/report?type=HTML`)).headers.get('content-type'),
    ).toContain('text/html');
  });

  it('names each program by its user name, in the report and among the events', async () => {
    const second = await seedProgram(world, anna);
    const { id } = await create({ signatures: [ann], write_access: [second.username] });
    // A signer reads it whole, too: it is no address.
    const { events } = await beat.client.call(getSignatureRequestEvents, { params: { id } });
    expect(events[0]).toMatchObject({ name: 'CREATED', actor: { type: 'api', email: program.username } });
    await second.ask(`POST ${requests}/${id}/withdraw`);
    const { body } = await program.ask(`GET ${requests}/${id}/report?type=JSON`);
    expect(body.userList).toMatchObject([
      { id: program.username, email: program.username },
      { id: second.username, email: second.username, userActions: [{ name: 'WITHDRAWN' }] },
      { id: beat.id, email: beat.email },
    ]);
    const html = await program.ask(`GET ${requests}/${id}/report?type=HTML`);
    expect(String(html.body)).toContain(second.username);
  });

  it('a test key makes tests alone', async () => {
    const demo = await seedProgram(world, anna, 'DEMO');
    const { status, body } = await demo.ask(`POST ${requests}`, lease({ quality: 'SES', signatures: [ann] }));
    expect([status, body.quality], JSON.stringify(body)).toEqual([200, 'DEMO']);
  });
});
