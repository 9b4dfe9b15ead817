import { beforeEach, describe, expect } from 'vitest';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildSimplePdf } from '@sigillum/engine/testing/pdf-builder';
import { listEvents, sign, view } from '../testing/journeys.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

interface Written {
  pages?: number;
  page?: string;
}
const line = (word: string, index: number) => `BT /F1 10 Tf 60 ${780 - index * 24} Td (${word}) Tj ET`;
const write = (words: readonly string[], more: Written = {}) =>
  Buffer.from(buildSimplePdf({ content: words.map(line).join('\n'), ...more })).toString('base64');

const words = ['{{sign:Tenant}}', '{{text:Tenant:Company}}', 'Signed by the landlord:', 'Place', 'Place'];
const companyId = '00000000-0000-4000-8000-000000000001';

let anna: SeededPerson;
let mia: SeededPerson;
let program: Program;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  mia = await seedPerson(world, 'mia@example.it');
  program = await seedProgram(world, anna);
});

const tenant = {
  account_email: 'mia@example.it',
  visual_signature: { anchor: '{{sign:Tenant}}' },
  fields: [
    { id: companyId, kind: 'text', label: 'Company', required: true, anchor: { text: '{{ Text:Tenant : company }}' } },
  ],
};
const landlord = {
  account_email: 'beat@example.ch',
  visual_signature: {
    anchor: { text: 'signed BY the landlord:', dx: 130, dy: 4, width: 140, height: 40, occurrence: null },
  },
};
const send = (body: object, init?: Parameters<Program['ask']>[2]) =>
  program.ask('POST v2/signature-requests', { title: 'Lease', quality: 'SES', content: write(words), ...body }, init);
const signing = (anchor: unknown, content = write(words)) =>
  send({ content, signatures: [{ account_email: 'mia@example.it', visual_signature: { anchor } }] });
const upload = async (content = write(words)) =>
  (await program.ask('POST v2/documents', { title: 'Lease', content })).body.id as string;
const placeOf = (signature: { visual_signature?: { position?: object } }) => signature.visual_signature?.position;

describe('words of the document, instead of a position', () => {
  it('are where marks and fields stand; placeholders are covered, and the signed file passes', async () => {
    const { status, body } = await send({ signatures: [tenant, landlord] });
    expect([status, body.status_overall]).toEqual([200, 'OPEN']);
    // A mark stands on the line of its placeholder, and is as large as a signature takes.
    expect(placeOf(body.signatures[0])).toMatchObject({ page: '0', x: 60, width: 150, height: 50 });
    expect(placeOf(body.signatures[1])).toMatchObject({ page: '0', x: 190, width: 140, height: 40 });
    const params = { id: body.id };
    const { fields } = await mia.client.call(requests.getRequestFields, { params });
    expect(fields).toMatchObject([{ id: companyId, position: { page: '0', x: 60 } }]);
    expect(fields[0]!.position.y).toBeCloseTo(842 - 756 - 12.5, 0);

    const [created] = await listEvents(world, body.id);
    expect(created).toMatchObject({ name: 'CREATED', data: { coveredFrom: [{ documentId: expect.any(String) }] } });
    expect(created!.documents[0]!.sha256).not.toBe(created!.data.coveredFrom![0]!.sha256);

    await mia.client.call(requests.fillRequestFields, { params, body: { values: { [companyId]: 'Muster AG' } } });
    await sign(mia, body.id);
    const { documents } = await view(mia, body.id);
    const file = await mia.client.call(downloadDocument, { params: { id: documents[0]!.version_id } });
    expect(judgePdf(new Uint8Array(await file.arrayBuffer()))).toMatchObject({ validCount: 1, isSoundPdf: true });
  });

  it('of one’s own stay to be seen, and so do placeholders where that is said', async () => {
    const { body } = await send({
      signatures: [landlord, { ...tenant, visual_signature: { anchor: { text: words[0], cover: false } }, fields: [] }],
    });
    const [created] = await listEvents(world, body.id);
    expect(created!.data.coveredFrom).toBeUndefined();
  });

  it('that stand more than once are counted, or all meant', async () => {
    const second = await signing({ text: 'Place', occurrence: 2 });
    const all = await signing({ text: 'Place', occurrence: 'all' });
    expect(all.body.signatures[0].visual_signature.positions).toHaveLength(2);
    expect(all.body.signatures[0].visual_signature.positions[1]).toEqual(placeOf(second.body.signatures[0]));
  });

  it('are found in each document of a draft, and covered in a copy of the program’s own', async () => {
    const ids = [await upload(), await upload()];
    const draft = () =>
      program.ask('POST v3/signature-requests', {
        ...{ title: 'Lease', quality: 'SES', documents: ids.map((id) => ({ id })) },
        signatures: [
          {
            account_email: 'mia@example.it',
            document_signatures: [
              { document_id: ids[0] },
              { document_id: ids[1], visual_signature: { anchor: words[0] } },
            ],
            fields: [{ kind: 'date', label: 'Since', document_id: ids[1], anchor: words[1] }],
          },
        ],
      });
    const { body } = await draft();
    expect(body.signatures[0].document_signatures[1].visual_signature.position).toMatchObject({ page: '0', x: 60 });
    expect(body.signatures[0].fields).toMatchObject([{ label: 'Since', document_id: ids[1] }]);
    // The next request has copies with ids of their own, in which the words are found as in the first.
    const { body: again } = await draft();
    expect(again.documents[1].id).not.toBe(ids[1]);
    const events = await Promise.all([body.id, again.id].map((id: string) => listEvents(world, id)));
    expect(events.map(([created]) => created!.data.coveredFrom!.map(({ documentId }) => documentId))).toEqual([
      [ids[1]],
      [again.documents[1].id],
    ]);
    expect(events[0]![0]!.data.coveredFrom![0]!.sha256).toBe(events[1]![0]!.data.coveredFrom![0]!.sha256);
  });

  it('place whoever is added to a draft, and the same list again changes nothing', async () => {
    const id = await upload();
    const { body: draft } = await program.ask('POST v3/signature-requests', {
      ...{ title: 'Lease', quality: 'SES', documents: [{ id }] },
    });
    const mark = { document_id: id, visual_signature: { anchor: words[0] } };
    const signer = { account_email: 'mia@example.it', document_signatures: [mark] };
    const added = await program.ask(`POST v3/signature-requests/${draft.id}/signatures`, signer);
    expect(added.body.signatures[0].document_signatures[0].visual_signature.position).toMatchObject({ x: 60 });
    expect(added.body.documents[0].version_id).not.toBe(draft.documents[0].version_id);
    const change = () => program.ask('PUT v3/signature-requests', { id: draft.id, signatures: [signer] });
    const before = await listEvents(world, draft.id);
    expect(before.map(({ name }) => name)).toEqual(['CREATED', 'UPDATED', 'SIGNERS_ADDED']);
    expect((await change()).body.signatures).toEqual(added.body.signatures);
    expect(await listEvents(world, draft.id)).toHaveLength(before.length);
    const moved = { ...signer, document_signatures: [{ ...mark, visual_signature: { anchor: words[2] } }] };
    const { body } = await program.ask('PUT v3/signature-requests', { id: draft.id, signatures: [moved] });
    expect(body.signatures[0].sid).toBe(added.body.signatures[0].sid);
    expect(body.signatures[0].document_signatures[0].visual_signature.position.y).toBeGreaterThan(
      added.body.signatures[0].document_signatures[0].visual_signature.position.y,
    );
  });

  it('are found in an open request, in which nothing is covered any more', async () => {
    const { body } = await send({ signatures: [{ account_email: 'beat@example.ch' }] });
    const added = await program.ask(`POST v2/signature-requests/${body.id}/signatures`, { ...tenant, fields: null });
    expect(placeOf(added.body.signatures[1])).toMatchObject({ page: '0', x: 60 });
    expect(added.body.document_id).toBe(body.document_id);
  });

  it('cost a call that is repeated under its key one request', async () => {
    const headers = { 'idempotency-key': 'lease-1' };
    const content = write(words);
    const [first, second] = [
      await send({ content, signatures: [tenant] }, { headers }),
      await send({ content, signatures: [tenant] }, { headers }),
    ];
    expect(second.body.id).toBe(first.body.id);
  });

  it('stand where a turned page shows them', async () => {
    const anchor = { text: words[0], width: 20, height: 20 };
    const upright = await signing(anchor);
    const turned = await signing(anchor, write(words, { page: '/Rotate 90' }));
    const { y } = placeOf(upright.body.signatures[0]) as { y: number };
    const { x } = placeOf(turned.body.signatures[0]) as { x: number };
    // What stood so far from the top is now so far from the right.
    expect(x).toBeCloseTo(842 - (y + 20), 1);
  });
});

describe('bad luck with words of the document', () => {
  it.each([
    ['that are not there', '{{sign:Nobody}}', 'anchor_not_found', '“{{sign:Nobody}}” does not stand in the text'],
    [
      'that stand twice',
      'Place',
      'anchor_ambiguous',
      '“Place” stands 2 times in the document: say which by occurrence',
    ],
    ['that stand less often', { text: 'Place', occurrence: 3 }, 'anchor_not_found', '“Place” stands only 2 times'],
    ['too near to the edge', { text: words[0], dx: 5000 }, 'anchor_outside_page', 'is on page 1'],
    ['left of the page', { text: words[0], dx: -5000 }, 'anchor_outside_page', 'is on page 1'],
    ['smaller than a mark', { text: words[0], width: 9000 }, 'anchor_outside_page', 'is on page 1'],
  ])('is told of words %s', async (_, anchor, code, message) => {
    const { status, body } = await signing(anchor);
    expect([status, body.violations[0].field, body.violations[0].code]).toEqual([
      400,
      'signatures.0.visual_signature.anchor',
      code,
    ]);
    expect(body.violations[0].message).toContain(message);
    expect((await program.ask('GET v2/signature-requests')).body).toEqual([]);
  });

  it.each([
    ['both', { position: { page: 0, x: 1, y: 1, width: 50, height: 20 }, anchor: 'Place' }],
    ['neither', {}],
    ['no words', { anchor: ' ' }],
    ['all of a field', { anchor: { text: 'Place', occurrence: 'all' } }],
    ['the zeroth', { anchor: { text: 'Place', occurrence: 0 } }],
  ])('is told of a field with %s', async (_, place) => {
    const fields = [{ kind: 'text', label: 'Company', ...place }];
    const { status, body } = await send({ signatures: [{ account_email: 'mia@example.it', fields }] });
    expect([status, body.violations[0].field]).toEqual([
      400,
      expect.stringMatching(/^signatures\.0\.fields\.0\.(position|anchor)/),
    ]);
  });

  it('is told of pictures, in which no words are found', async () => {
    const picture = Buffer.from(buildSimplePdf({ content: '0 0 100 100 re f', pages: 3 })).toString('base64');
    const { body } = await signing(words[0], picture);
    expect(body.violations).toMatchObject([
      {
        code: 'anchor_not_found',
        message: expect.stringContaining('pages without text, where nothing is found: 1, 2, 3'),
      },
    ]);
  });

  it('is told of documents of a draft that are not named, or not there', async () => {
    const ids = [await upload(), await upload()];
    const draft = (signer: object, documents = ids) =>
      program.ask('POST v3/signature-requests', {
        ...{ title: 'Lease', quality: 'SES', documents: documents.map((id) => ({ id })) },
        signatures: [{ account_email: 'mia@example.it', ...signer }],
      });
    const fields = [{ kind: 'date', label: 'Since', anchor: words[1] }];
    const unnamed = await draft({ fields });
    expect(unnamed.body.violations).toMatchObject([{ field: 'signatures.0.fields.0.document_id', code: 'required' }]);
    const mark = { document_id: companyId, visual_signature: { anchor: words[0] } };
    const absent = await draft({ document_signatures: [mark] });
    expect(absent.body.violations).toMatchObject([{ field: 'signatures.0.document_signatures.0.document_id' }]);
    const foreign = await draft({ fields: [{ ...fields[0], document_id: companyId }] }, [companyId]);
    expect(foreign.body.violations).toMatchObject([{ field: 'documents.0.id', code: 'not_found' }]);
  });

  it('has an end: of a thousand times each is found, and of more they are too many', async () => {
    const lines = Array.from({ length: 25 }, () => '{{check:Tenant}}');
    const often = write(lines, { pages: 40 });
    expect((await signing('{{check:Tenant}}', often)).body.violations).toMatchObject([
      { code: 'anchor_ambiguous', message: expect.stringContaining('stands 1000 times') },
    ]);
    const one = await signing({ text: '{{check:Tenant}}', occurrence: 702 }, often);
    expect(placeOf(one.body.signatures[0])).toMatchObject({ page: '28', x: 60 });
    const all = await signing({ text: '{{check:Tenant}}', occurrence: 'all' }, often);
    expect(all.body.violations).toMatchObject([{ code: 'anchor_too_often', limit: 100 }]);
    const more = await signing('{{check:Tenant}}', write(lines, { pages: 90 }));
    expect(more.body.violations).toMatchObject([{ code: 'anchor_too_often', limit: 2000 }]);
  });

  it('is told of what was signed before, and of programs that want too much', async () => {
    const { body } = await send({ signatures: [{ account_email: 'mia@example.it' }] });
    await sign(mia, body.id);
    const { documents } = await view(mia, body.id);
    const file = await mia.client.call(downloadDocument, { params: { id: documents[0]!.version_id } });
    const signed = Buffer.from(await file.arrayBuffer()).toString('base64');
    expect((await signing('Place', signed)).body.violations).toMatchObject([{ code: 'anchor_document_signed' }]);
    const fields = Array.from({ length: 300 }, (_, at) => ({ kind: 'text', label: `L${at}`, anchor: `Word ${at}` }));
    const others = fields.map((field) => ({ ...field, anchor: `${field.anchor} other` }));
    const { body: refused } = await send({
      signatures: [
        { account_email: 'mia@example.it', fields },
        { account_email: 'beat@example.ch', fields: others },
      ],
    });
    expect(refused.violations).toMatchObject([{ code: 'too_many_anchors', limit: 500 }]);
  });
});
