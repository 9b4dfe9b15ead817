import { beforeEach, describe, expect } from 'vitest';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getDocument } from '@sigillum/api-contracts/documents/get-document.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import type { Placeholder } from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { buildSimplePdf } from '@sigillum/engine/testing/pdf-builder';
import { keyOf, listEvents, sign, upload, view } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const write = (words: readonly string[], pages = 1) => {
  const lines = words.map((word, index) => `BT /F1 10 Tf 60 ${780 - index * 24} Td (${word}) Tj ET`);
  return buildSimplePdf({ content: lines.join('\n'), pages });
};

let anna: SeededPerson;
let beat: SeededPerson;
let id: string;
let sid: string;

async function draft(...files: Uint8Array[]) {
  const body = { title: 'Lease', signatures: [{ account_email: 'beat@example.ch' }] };
  ({ id } = await anna.client.call(endpoints.createSignatureRequest, { body }));
  for (const file of files) await upload(anna, id, file);
  sid = (await view(anna, id)).signatures[0]!.sid;
}

const find = (words = '', person = anna) =>
  person.client.call(endpoints.findPlaceholders, { params: { id }, query: { words } });
const accept = ({ id: placeholder, kind, label }: Placeholder) => ({
  id: placeholder,
  kind: kind ?? 'text',
  sid,
  label: label || 'Field',
});
const place = (accepted: ReturnType<typeof accept>[], more: { words?: string; cover?: boolean } = {}) =>
  anna.client.call(endpoints.placePlaceholders, { params: { id }, body: { accepted, ...more } });
const listFields = async () => (await anna.client.call(endpoints.getRequestFields, { params: { id } })).fields;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch');
});

describe('placeholders in the text of a draft', () => {
  it('are found with kind, role, label and answers, and what is doubtful is named', async () => {
    const lines = [
      '{{sign:Tenant}}',
      '{{ Datum : Tenant }}',
      '{{choice:Tenant:Size:Small|Large}}',
      '{{choice:Tenant}}',
    ];
    await draft(write([...lines, '{{name}}', '{{sign:Tenant', 'Sign here please']));
    const { placeholders, is_more, documents } = await find('SIGN  here');
    expect(placeholders.map(({ kind, role, label, choices, doubts }) => [kind, role, label, choices, doubts])).toEqual([
      ['signature', 'Tenant', '', [], []],
      ['date', 'Tenant', '', [], []],
      ['choice', 'Tenant', 'Size', ['Small', 'Large'], []],
      ['choice', 'Tenant', '', [], ['CHOICES']],
      [null, '', '', [], ['KIND', 'ROLE']],
      [null, '', '', [], ['NOT_CLOSED']],
      ['signature', '', '', [], ['ROLE']],
    ]);
    expect(is_more).toBe(false);
    expect(documents).toMatchObject([{ state: 'SEARCHED', pages_without_text: [] }]);
    // A signature stands on the line of its placeholder, a date is as high up as it.
    expect(placeholders[0]!.position).toMatchObject({ page: '0', x: 60, width: 150, height: 50 });
    expect(placeholders[0]!.position.y + 50).toBeCloseTo(842 - 780 + 2.3, 0);
  });

  it('become fields and places, are covered, and the signed file passes', async () => {
    await draft(write(['{{sign:Tenant}}', '{{text:Tenant:Company}}', '{{check:Tenant:I agree}}', 'It stays.']));
    const before = await view(anna, id);
    const made = await place((await find()).placeholders.map(accept));
    expect(made.documents[0]!.version_id).not.toBe(before.documents[0]!.version_id);
    expect(made.signatures[0]!.document_signatures[0]!.visual_signature).toMatchObject({
      position: { page: '0', x: 60 },
    });
    const fields = await listFields();
    expect(fields.map(({ kind, label, required }) => [kind, label, required])).toEqual([
      ['text', 'Company', true],
      ['checkbox', 'I agree', false],
    ]);
    // What is covered is found no more, though its text is still there.
    expect((await find()).placeholders).toEqual([]);
    const events = await listEvents(world, id);
    const event = events.find(({ data }) => data.changed?.includes('placeholders'));
    expect(event?.data.coveredFrom).toHaveLength(1);
    expect(event?.documents?.[0]?.sha256).not.toBe(event?.data.coveredFrom?.[0]?.sha256);

    await anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });
    const values = { [fields[0]!.id]: 'Beat AG', [fields[1]!.id]: 'true' };
    await beat.client.call(endpoints.fillRequestFields, { params: { id }, body: { values } });
    expect(await sign(beat, id)).toMatchObject({ status: 'SIGNED' });
    const document = (await view(anna, id)).documents[0]!;
    const answer = await anna.client.call(downloadDocument, { params: { id: document.version_id } });
    const signed = new Uint8Array(await answer.arrayBuffer());
    expect(judgePdf(signed)).toMatchObject({ validCount: 1, isSoundPdf: true });

    await draft(signed);
    expect(await find()).toMatchObject({ placeholders: [], documents: [{ state: 'SIGNED' }] });
  });

  it('stay as they are where nobody wants them covered, and are added to what is placed', async () => {
    await draft(write(['{{sign:Tenant}}', '{{sign:Tenant}}']));
    const before = await view(anna, id);
    const [first, second] = (await find()).placeholders;
    await place([accept(first!)], { cover: false });
    const made = await place([accept(second!)], { cover: false });
    expect(made.documents[0]!.version_id).toBe(before.documents[0]!.version_id);
    expect(made.signatures[0]!.document_signatures[0]!.visual_signature?.positions).toHaveLength(2);
  });

  it('go into templates and corrected versions covered', async () => {
    await draft(write(['{{sign:Tenant}}']));
    const { documents } = await place((await find()).placeholders.map(accept));
    await anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });
    const copy = await anna.client.call(endpoints.correctSignatureRequest, {
      params: { id },
      body: { message: 'Date' },
    });
    const [before, after] = await Promise.all(
      [documents[0]!.id, copy.documents[0]!.id].map((one) => anna.client.call(getDocument, { params: { id: one } })),
    );
    expect(after!.sha256).toBe(before!.sha256);
    id = copy.id;
    expect((await find()).placeholders).toEqual([]);
  });
});

describe('bad luck with placeholders', () => {
  it('has an end: of a thousand, five hundred are found, and the others once these are placed', async () => {
    await draft(
      write(
        Array.from({ length: 25 }, () => '{{check:Tenant}}'),
        40,
      ),
    );
    const { placeholders, is_more } = await find();
    expect([placeholders.length, is_more]).toEqual([500, true]);
    await place(placeholders.map(accept));
    const next = await find();
    expect([next.placeholders.length, next.is_more]).toEqual([500, false]);
    expect(await keyOf(place(next.placeholders.slice(0, 1).map(accept)))).toBe('error.placeholder.too_many');
  });

  it('is told: of pictures, and of a document that is another one by now', async () => {
    await draft(buildSimplePdf({ content: '0 0 100 100 re f', pages: 2 }), write(['{{sign:Tenant}}']));
    const { documents, placeholders } = await find();
    expect(documents[0]).toMatchObject({ state: 'SEARCHED', pages_without_text: [0, 1] });
    const last = placeholders.at(-1)!;
    expect(await keyOf(place([accept(last), accept(last)]))).toBe('error.placeholder.gone');
    await place([accept(last)]);
    expect(await keyOf(place([accept(last)]))).toBe('error.placeholder.gone');
  });

  it('is not for others, nor once it is sent', async () => {
    await draft(write(['{{sign:Tenant}}']));
    const { placeholders } = await find();
    expect(await keyOf(find('', beat))).toBe('error.not_found');
    expect(await keyOf(place([{ ...accept(placeholders[0]!), sid: id }]))).toBe('error.not_found');
    await anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });
    expect(await keyOf(find())).toBe('error.sr.not_draft');
    expect(await keyOf(place(placeholders.map(accept)))).toBe('error.sr.not_draft');
  });

  it('leaves everything as it was where one of them cannot be', async () => {
    await draft(write(['{{sign:Tenant}}', '{{choice:Tenant}}']));
    const before = await view(anna, id);
    const { placeholders } = await find();
    expect(await keyOf(place(placeholders.map(accept)))).toBe('error.field.rules');
    const after = await view(anna, id);
    expect(after.documents).toEqual(before.documents);
    expect(await listFields()).toEqual([]);
    expect(after.signatures[0]!.document_signatures[0]!.visual_signature).toBeNull();
  });
});
