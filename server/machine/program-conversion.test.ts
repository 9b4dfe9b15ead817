import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { addSealMembers } from '@sigillum/api-contracts/seals/add-seal-members.ts';
import { putSeal } from '@sigillum/api-contracts/seals/put-seal.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { makeGotenberg } from '../conversion/gotenberg.ts';
import { openGotenberg } from '../testing/gotenberg.ts';
import { buildDocx, buildOdt, relateOutside } from '../testing/office-files.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

/** What a program gets for files that are no PDFs (docs/decisions/316). */

const types = {
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ODT: 'application/vnd.oasis.opendocument.text',
  PNG: 'image/png',
  JPEG: 'image/jpeg',
};
const credentials = { user: 'sigillum', password: 'a secret of the test' };
let gotenberg: Awaited<ReturnType<typeof openGotenberg>>;
let anna: SeededPerson;
let program: Program;

beforeAll(async () => {
  gotenberg = await openGotenberg(credentials);
});
afterAll(async () => {
  world.services.converter = undefined;
  await gotenberg.close();
});
beforeEach(async () => {
  world.setConfig({ conversion: describeGotenberg() });
  openConverter();
  gotenberg.state.faults = [];
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
});

const describeGotenberg = () => ({ by: 'gotenberg', url: gotenberg.url, credentials }) as const;
/** Waits as long as a crowded machine needs, unless it is to give up. */
const openConverter = (timeoutMs = 60_000) => {
  const limits = { atOnce: 1, waiting: 1, timeoutMs, maxBytes: 1_000_000 };
  world.services.converter = makeGotenberg(describeGotenberg(), limits);
};

const draw = (format: 'png' | 'jpeg', width = 200, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer();
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const upload = (file: Buffer, more: object = {}, headers = {}) =>
  program.ask('POST v3/documents', { title: 'Lease', content: file.toString('base64'), ...more }, { headers });
const keyOf = ({ status, body }: { status: number; body: { key?: string } }) => [status, body?.key];
const countBlobs = async () => {
  let count = 0;
  for await (const _ of world.services.blobs.list(new Date(Date.now() + 3600_000))) count += 1;
  return count;
};
const listEvents = (id: string) =>
  world.services.db
    .selectFrom('audit_events')
    .select(['name', 'actor', 'documents', 'data'])
    .where('request_id', '=', id)
    .orderBy('seq')
    .execute();
const luca = { signer_identity_data: { email_address: 'luca@example.it', first_name: 'Luca', last_name: 'Rossi' } };

describe('a file of a program that is no PDF', () => {
  it.each([
    ['DOCX', () => buildDocx()],
    ['ODT', () => buildOdt()],
    ['PNG', () => draw('png')],
    ['JPEG', () => draw('jpeg')],
  ] as const)('becomes one at once (%s), whose making and hash the answer names', async (from, build) => {
    const blobs = await countBlobs();
    const file = await build();
    // Called what it is, or not called anything.
    for (const more of [{ content_type: types[from] }, {}]) {
      const { status, body } = await upload(file, more);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({
        ...{ title: 'Lease', content_type: 'application/pdf', page_count: 1 },
        conversion: { from, original_sha256: hash(file), sha256: expect.stringMatching(/^[\da-f]{64}$/) },
      });
      // Its sender looks at it: the bytes, and the picture of a page.
      const made = await program.ask(`GET v3/documents/${body.id}/content`);
      expect(hash(made.bytes)).toBe(body.conversion.sha256);
      expect(made.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect([200, 202]).toContain((await program.ask(`GET v3/documents/${body.id}/pages/0`)).status);
      expect((await program.ask(`GET v3/documents/${body.id}`)).body).toEqual(body);
      expect((await program.ask(`DELETE v3/documents/${body.id}`)).status).toBe(204);
    }
    // Of the file that came nothing is kept.
    expect(await countBlobs()).toBe(blobs);
  });

  it('is accepted by naming it in a request, which the evidence says of the program', async () => {
    const docx = buildDocx();
    const { id, conversion } = (await upload(docx)).body;
    const body = { title: 'Lease', quality: 'SES', document_id: id, signatures: [luca] };
    const sent = await program.ask('POST v2/signature-requests', body);
    expect(sent.body).toMatchObject({ status_overall: 'OPEN' });
    const events = await listEvents(sent.body.id);
    expect(events.map(({ name }) => name).slice(0, 3)).toEqual(['CREATED', 'CONVERSION_ACCEPTED', 'INITIATED']);
    expect(events[1]).toMatchObject({
      actor: { username: program.username },
      documents: [{ sha256: conversion.sha256 }],
      data: { documentTitles: ['Lease'], originalSha256: hash(docx), convertedFrom: 'DOCX' },
    });
    // A request that holds it still says of what it was made.
    expect((await program.ask(`GET v3/documents/${id}`)).body.conversion).toEqual(conversion);
    const draft = await program.ask('POST v3/signature-requests', {
      ...{ title: 'Lease', quality: 'SES', documents: [{ id }], signatures: [luca], creator: anna.email },
    });
    const seen = await anna.client.call(getSignatureRequest, { params: { id: draft.body.id } });
    expect(seen.documents).toMatchObject([{ conversion: { from: 'DOCX', is_accepted: true } }]);
    expect((await program.ask(`POST v3/signature-requests/${draft.body.id}/initiate`)).body).toMatchObject({
      status_overall: 'OPEN',
    });
  });

  it('joins a draft by its id', async () => {
    const draft = await program.ask('POST v3/signature-requests', {
      title: 'Lease',
      quality: 'SES',
      signatures: [luca],
    });
    const { id } = draft.body;
    const picture = await draw('png');
    const made = (await upload(picture)).body;
    const path = `v3/signature-requests/${id}`;
    expect((await program.ask(`POST ${path}/documents`, { document_id: made.id })).status).toBe(200);
    const events = await listEvents(id);
    expect(events.slice(-2).map(({ name }) => name)).toEqual(['DOCUMENTS_ADDED', 'CONVERSION_ACCEPTED']);
    expect(events.at(-1)).toMatchObject({ data: { originalSha256: hash(picture), convertedFrom: 'PNG' } });
    expect((await program.ask(`POST ${path}/initiate`)).status).toBe(200);
  });

  it.each([
    ['POST v2/signature-requests', { title: 'Lease', quality: 'SES', signatures: [luca] }],
    ['POST v1/signature-requests', { title: 'Lease', quality: 'SES' }],
    ['POST v2/seal', {}],
    ['POST draft', {}],
  ])('is not converted by %s, which goes on at once: nobody has looked at it', async (call, fields) => {
    const draft = await program.ask('POST v3/signature-requests', { title: 'Lease', quality: 'SES' });
    const path = call === 'POST draft' ? `POST v3/signature-requests/${draft.body.id}/documents` : call;
    const params = { id: anna.businessId!, name: 'contracts' };
    await anna.client.call(putSeal, { params, body: { label: 'Contracts' } });
    await anna.client.call(addSealMembers, { params, body: { members: [program.username] } });
    const [asked, blobs] = [gotenberg.received.length, await countBlobs()];
    const send = (file: Buffer, more = {}) =>
      program.ask(path, { ...fields, content: file.toString('base64'), ...more });
    const unseen = [400, 'error.machine.conversion_unseen'];
    expect(keyOf(await send(buildDocx()))).toEqual(unseen);
    expect(keyOf(await send(await draw('png'), { content_type: types.PNG }))).toEqual(unseen);
    expect([gotenberg.received.length, await countBlobs()]).toEqual([asked, blobs]);
  });

  it('called a PDF stays what it is, and a PDF called otherwise is one', async () => {
    const asked = gotenberg.received.length;
    const called = await upload(buildDocx(), { content_type: 'application/pdf' });
    expect(keyOf(called)).toEqual([400, 'file.pdf.not_a_pdf']);
    const made = await upload(buildSamplePdf(), { content_type: types.DOCX });
    expect([made.status, made.body.conversion]).toEqual([200, undefined]);
    expect(gotenberg.received.length).toBe(asked);
  });

  it.each([
    ['nothing that we know', () => Buffer.from('no pdf at all'), {}, 400, 'file.pdf.not_a_pdf'],
    [
      'the same, called a document',
      () => Buffer.from('no'),
      { content_type: types.ODT },
      415,
      'file.conversion.unsupported',
    ],
    [
      'an old Word file by its name',
      () => buildDocx(),
      { content_type: 'application/msword' },
      415,
      'error.body.unsupported_type',
    ],
    [
      'a document with macros',
      () => buildDocx({ more: { 'word/vbaProject.bin': 'x' } }),
      {},
      400,
      'file.pdf.not_a_pdf',
    ],
    [
      'a document with a password',
      () => buildOdt({ manifest: '<manifest:encryption-data/>' }),
      {},
      400,
      'file.conversion.password_protected',
    ],
    [
      'a document that shows what lies elsewhere',
      () => buildDocx({ relations: relateOutside('image', 'file:///etc/hostname') }),
      {},
      400,
      'file.conversion.linked',
    ],
    ['half a picture', async () => (await draw('png')).subarray(0, 90), {}, 400, 'file.conversion.failed'],
  ] as const)('is refused where nothing can be made of it: %s', async (_, build, more, status, key) => {
    const blobs = await countBlobs();
    expect(keyOf(await upload(await build(), more))).toEqual([status, key]);
    expect(await countBlobs()).toBe(blobs);
  });

  it.each([
    ['full', 503, 'file.pdf.workers_busy'],
    ['gave up', 400, 'file.conversion.too_slow'],
    ['locked', 400, 'file.conversion.password_protected'],
    ['uncertain', 400, 'file.conversion.failed'],
    ['refused', 400, 'file.conversion.failed'],
    ['broken', 503, 'file.conversion.away'],
    ['no pdf', 400, 'file.conversion.failed'],
    ['cut', 503, 'file.conversion.away'],
    ['silent', 400, 'file.conversion.too_slow'],
    ['lost', 503, 'file.conversion.away'],
  ] as const)(
    'meets a service that is “%s”: a sentence, when to come again, and nothing kept',
    async (fault, status, key) => {
      const blobs = await countBlobs();
      gotenberg.state.faults = [fault];
      if (fault === 'silent') openConverter(500);
      const answer = await upload(buildDocx());
      openConverter();
      expect(keyOf(answer)).toEqual([status, key]);
      expect(Number(answer.headers.get('retry-after')) > 0).toBe(status === 503);
      expect(await countBlobs()).toBe(blobs);
      expect((await upload(buildDocx())).status).toBe(200);
    },
  );

  it('is converted once for a key that comes again', async () => {
    const headers = { 'idempotency-key': 'one lease' };
    const docx = buildDocx();
    const first = await upload(docx, {}, headers);
    const asked = gotenberg.received.length;
    expect((await upload(docx, {}, headers)).body).toEqual(first.body);
    expect(gotenberg.received.length).toBe(asked);
  });

  it('is told where nobody converts, or pictures alone', async () => {
    world.services.converter = undefined;
    world.setConfig({ conversion: { by: 'images' } });
    expect((await upload(await draw('png'))).body.conversion.from).toBe('PNG');
    const unsupported = [415, 'file.conversion.unsupported'];
    expect(keyOf(await upload(buildDocx()))).toEqual(unsupported);
    expect(keyOf(await upload(buildDocx(), { content_type: types.DOCX }))).toEqual(unsupported);
    world.setConfig({ conversion: undefined });
    const picture = await draw('png');
    expect(keyOf(await upload(picture, { content_type: types.PNG }))).toEqual([415, 'error.body.unsupported_type']);
    expect(keyOf(await upload(picture))).toEqual([400, 'file.pdf.not_a_pdf']);
    for (const call of ['POST v2/seal', 'POST v2/signature-requests']) {
      const ask = (more = {}) => program.ask(call, { title: 'Lease', content: picture.toString('base64'), ...more });
      expect(keyOf(await ask({ content_type: types.PNG })), call).toEqual([415, 'error.body.unsupported_type']);
    }
    const sent = await program.ask('POST v2/signature-requests', {
      quality: 'SES',
      title: 'Lease',
      content: picture.toString('base64'),
    });
    expect(keyOf(sent)).toEqual([400, 'file.pdf.not_a_pdf']);
  });
});
