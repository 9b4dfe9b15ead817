import { beforeEach, describe, expect } from 'vitest';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import type { TakenFormField } from '@sigillum/api-contracts/signature-requests/form-field-schemas.ts';
import type { RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { accessBytes } from '@sigillum/engine/pdf/access';
import { buildFormPdf, readFormOf } from '@sigillum/engine/testing/form-pdf';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { verifyDocument } from '@sigillum/engine/verifier';
import { createDraft, keyOf, listEvents, sign, upload, view } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let [beat, mia]: SeededPerson[] = [];
let id: string;
let [beatSid, miaSid] = ['', ''];

const list = () => anna.client.call(endpoints.listFormFields, { params: { id } });
const take = (taken: TakenFormField[]) =>
  anna.client.call(endpoints.takeFormFields, { params: { id }, body: { taken } });
const get = async (person = anna) => (await person.client.call(endpoints.getRequestFields, { params: { id } })).fields;
const put = (fields: RequestField[]) =>
  anna.client.call(endpoints.putRequestFields, { params: { id }, body: { fields } });

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch');
  mia = await seedPerson(world, 'mia@example.ch');
  const signatures = [{ account_email: 'beat@example.ch' }, { account_email: 'mia@example.ch' }];
  ({ id } = await anna.client.call(endpoints.createSignatureRequest, { body: { title: 'Lease', signatures } }));
  await upload(anna, id, await buildFormPdf());
  [beatSid, miaSid] = (await view(anna, id)).signatures.map(({ sid }) => sid) as [string, string];
});

async function idsByName() {
  const { fields } = await list();
  return Object.fromEntries(fields.map((field) => [field.name, field.id])) as Record<string, string>;
}

describe('fields of a document’s own form', () => {
  it('are offered with kind, name and place, and those that cannot be taken with the reason', async () => {
    const { fields, left } = await list();
    expect(fields.map(({ name, kind, label }) => [name, kind, label])).toEqual([
      ['company', 'text', 'Company of the tenant'],
      ['address.street', 'text', 'address.street'],
      ['address.notes', 'longtext', 'address.notes'],
      ['rent', 'text', 'rent'],
      ['agreed', 'checkbox', 'agreed'],
      ['period', 'choice', 'period'],
      ['canton', 'choice', 'canton'],
      ['floor', 'choice', 'floor'],
    ]);
    expect(fields[0]).toMatchObject({
      required: true,
      rules: { max_length: 40 },
      position: { page: '0', x: 60, y: 122 },
    });
    expect(left.map(({ name, reason }) => `${name} ${reason}`)).toContain('secret PASSWORD');
    const plain = await createDraft(anna, {});
    expect(await anna.client.call(endpoints.listFormFields, { params: { id: plain } })).toEqual({
      fields: [],
      left: [],
    });
    expect(await keyOf(beat!.client.call(endpoints.listFormFields, { params: { id } }))).toBe('error.not_found');
  });

  it('are filled in by sender and signers at their places, signed, locked, and judged as filling in', async () => {
    const ids = await idsByName();
    await take([
      { id: ids['company']!, sid: beatSid },
      { id: ids['agreed']!, sid: beatSid },
      { id: ids['address.notes']!, sid: beatSid },
      { id: ids['period']!, sid: miaSid },
      { id: ids['rent']!, sid: miaSid },
      { id: ids['canton']!, value: 'Zurich' },
      { id: ids['floor']!, value: 'First' },
    ]);
    const update = (await listEvents(world, id)).at(-1)!;
    expect(update.data).toMatchObject({ changed: ['form-fields'], filledFrom: [{ sha256: expect.any(String) }] });
    expect(update.documents?.[0]?.sha256).not.toBe(update.data.filledFrom?.[0]?.sha256);
    // What is taken is not offered again.
    expect((await list()).fields.map(({ name }) => name)).toEqual(['address.street']);

    await anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });
    expect(await keyOf(list())).toBe('error.sr.not_draft');
    const fill = async (person: SeededPerson, texts: Record<string, string>) => {
      const own = await get(person);
      const values = Object.fromEntries(
        Object.entries(texts).map(([name, value]) => [own.find(({ form_field }) => form_field === name)!.id, value]),
      );
      return person.client.call(endpoints.fillRequestFields, { params: { id }, body: { values } });
    };
    expect(await keyOf(sign(beat!, id))).toBe('error.sign.fields_missing');
    // What stood in the notes is taken away.
    const texts = { company: 'Muster AG =1+1', agreed: 'true', 'address.notes': '' };
    expect((await fill(beat!, texts)).faults).toEqual([]);
    expect((await fill(mia!, { period: 'never' })).faults).toMatchObject([{ fault: 'not_a_choice' }]);
    expect((await fill(mia!, { period: 'Each year', rent: '1200' })).faults).toEqual([]);
    await sign(beat!, id);
    await sign(mia!, id);

    const { documents, status_overall } = await view(anna, id);
    expect(status_overall).toBe('SIGNED');
    const response = await anna.client.call(downloadDocument, { params: { id: documents[0]!.version_id } });
    const file = new Uint8Array(await response.arrayBuffer());
    expect(judgePdf(file)).toMatchObject({ signatureCount: 2, validCount: 2, isSoundPdf: true });
    const { fields } = await readFormOf(file);
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
      ...{ company: 'Muster AG =1+1', agreed: 'true', 'address.notes': '', 'address.street': '' },
      ...{ period: 'Each year', rent: '1200' },
    });
    const anchors = (await world.services.trust.anchors()).map((certificate) => ({
      ...{ certificate, source: 'local' as const, name: 'our root' },
    }));
    const report = await verifyDocument(accessBytes(file), { anchors, at: new Date() });
    expect(report.verdict).toBe('TOTAL_PASSED');
    const changed = report.signatures[0]!.changesSince.filter(({ kind }) => kind === 'form-value');
    expect(changed.map(({ fieldName, isAllowed }) => [fieldName, isAllowed]).toSorted()).toEqual([
      ['period', true],
      ['rent', true],
    ]);
  });

  it('keep place, kind and answers, and nobody makes one up', async () => {
    const ids = await idsByName();
    await take([
      { id: ids['period']!, sid: beatSid },
      { id: ids['company']!, sid: beatSid },
    ]);
    const [period, company] = (await get()).map(({ value: _, ...field }) => field) as [RequestField, RequestField];
    await put([{ ...company, label: 'Firm', required: false, sid: miaSid }, period]);
    for (const changed of [
      { ...company, position: { ...company.position, x: 200 } },
      { ...company, kind: 'number' as const, rules: {} },
      { ...company, form_field: 'address.street' },
      { ...company, form_field: undefined },
      { ...period, rules: { choices: ['Never'] } },
      { ...company, id: '00000000-0000-4000-8000-000000000001' },
    ])
      expect(await keyOf(put([changed]))).toBe('error.field.form_fixed');
    await put([period]);
    expect((await list()).fields.map(({ name }) => name)).toContain('company');
  });

  it('are refused where they are gone, somebody else’s, or no value', async () => {
    const ids = await idsByName();
    expect(await keyOf(take([{ id: ids['company']!, value: 'x'.repeat(41) }]))).toBe('error.field.rules');
    expect(await keyOf(take([{ id: ids['company']!, value: 'smile \u{1F600}' }]))).toBe('error.field.rules');
    // One of its two places is narrow.
    expect(await keyOf(take([{ id: ids['rent']!, value: 'words and more words '.repeat(9) }]))).toBe(
      'error.field.rules',
    );
    expect(await keyOf(take([{ id: ids['floor']!, value: 'Cellar' }]))).toBe('error.field.rules');
    expect(await keyOf(take([{ id: ids['company']!, sid: '00000000-0000-4000-8000-000000000009' }]))).toBe(
      'error.not_found',
    );
    const twice = { id: ids['company']!, sid: beatSid };
    expect(await keyOf(take([twice, twice]))).toBe('error.field.form_gone');
    await take([twice]);
    expect(await keyOf(take([twice]))).toBe('error.field.form_gone');
    expect(await get()).toHaveLength(1);
    await take([{ id: (await idsByName())['floor']!, value: 'First' }]);
    // The document is another version by now.
    expect(await keyOf(take([{ id: ids['agreed']!, sid: beatSid }]))).toBe('error.field.form_gone');
  });
});
