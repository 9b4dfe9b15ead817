import { beforeEach, describe, expect } from 'vitest';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import type { RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { accessBytes } from '@sigillum/engine/pdf/access';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { verifyDocument } from '@sigillum/engine/verifier';
import { enter, keyOf, listEvents, sendRequest, sign, view, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let beat: SeededPerson;
let id: string;
let documentId: string;
let [beatSid, lucaSid] = ['', ''];

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

function declare(index: number, sid: string, changes: Partial<RequestField> = {}): RequestField {
  const position = { page: '0', x: 40, y: 100 + index * 30, width: 200, height: 22 };
  const common = { required: false, rules: {}, default_value: '', condition: null };
  return {
    id: idOf(index),
    kind: 'text',
    label: `Field ${index}`,
    document_id: documentId,
    sid,
    position,
    ...common,
    ...changes,
  };
}

const put = (fields: RequestField[], revision?: string) =>
  anna.client.call(endpoints.putRequestFields, { params: { id }, body: { fields, ...(revision && { revision }) } });
const get = (person: SeededPerson) => person.client.call(endpoints.getRequestFields, { params: { id } });
const fill = (person: SeededPerson, values: Record<string, string>) =>
  person.client.call(endpoints.fillRequestFields, { params: { id }, body: { values } });

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch');
  id = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }, visitor('luca@example.it')] });
  const request = await view(anna, id);
  documentId = request.documents[0]!.id;
  const findSid = (email: string) =>
    request.signatures.find(({ signer_identity_data }) => signer_identity_data.email_address === email)!.sid;
  [beatSid, lucaSid] = [findSid('beat@example.ch'), findSid('luca@example.it')];
});

describe('fields of a request', () => {
  it('are kept by a corrected version, each its signer’s, without what was filled in', async () => {
    const company = declare(1, beatSid, { required: true, label: 'Company', default_value: 'Muster' });
    const since = declare(2, lucaSid, { kind: 'date', condition: null });
    await put([company, since]);
    await fill(beat, { [company.id]: 'Muster AG' });
    const draft = await anna.client.call(endpoints.correctSignatureRequest, { params: { id }, body: {} });
    const { fields } = await anna.client.call(endpoints.getRequestFields, { params: { id: draft.id } });
    const [document] = draft.documents;
    const sids = draft.signatures.map(({ sid }) => sid);
    expect(fields).toEqual([
      { ...company, document_id: document!.id, sid: sids[0], value: 'Muster' },
      { ...since, document_id: document!.id, sid: sids[1], value: '' },
    ]);
  });

  it('are filled in by account and visitor, signed, locked, and judged as filling in', async () => {
    const company = declare(1, beatSid, { required: true, label: 'Company' });
    const since = declare(2, beatSid, { kind: 'date' });
    const agreed = declare(3, lucaSid, { kind: 'checkbox', required: true });
    const plan = declare(4, lucaSid, {
      kind: 'choice',
      rules: { choices: ['Small', 'Large'] },
      default_value: 'Small',
    });
    const page = declare(5, beatSid, {
      kind: 'initials',
      position: { page: '0', x: 400, y: 100, width: 60, height: 28 },
    });
    await put([company, since, agreed, plan, page]);
    expect((await listEvents(world, id)).at(-1)).toMatchObject({ name: 'FIELDS_PLACED' });

    const refused = await sign(beat, id).catch((problem: unknown) => problem);
    expect(refused).toMatchObject({
      key: 'error.sign.fields_missing',
      problem: { details: { fields: [{ id: company.id, label: 'Company', fault: 'required' }] } },
    });
    expect((await fill(beat, { [company.id]: 'Muster AG =1+1 <b>', [since.id]: '2026-13-01' })).faults).toEqual([
      { id: since.id, fault: 'not_a_date' },
    ]);
    expect(await keyOf(sign(beat, id))).toBe('error.sign.fields_missing');
    expect((await fill(beat, { [since.id]: '2026-11-23' })).faults).toEqual([]);
    // What somebody is about to write is nobody else's affair, and what others fill in nobody sees who only signs.
    expect((await get(anna)).fields.map(({ value }) => value)).toEqual(['', '', '', 'Small', '']);
    expect((await get(beat)).fields.map(({ value }) => value)).toEqual(['Muster AG =1+1 <b>', '2026-11-23', '']);
    const { initials } = await get(beat);
    expect(initials).toBe('AK');
    expect((await get(anna)).initials).toBe('');
    await fill(beat, { [page.id]: initials });
    await sign(beat, id);
    expect(await keyOf(fill(beat, { [company.id]: 'Eve AG' }))).toBe('error.sign.already_signed');
    expect(await keyOf(put([]))).toBe('error.sr.already_signed_by_somebody');

    const luca = await enter(world, 'luca@example.it', id);
    const { fields } = await luca.client.call(endpoints.getRequestFieldsDirectly, { params: { id } });
    expect(fields.map(({ label, value }) => [label, value])).toEqual([
      ['Field 3', ''],
      ['Field 4', 'Small'],
    ]);
    const signLuca = (tan?: string) =>
      luca.client.call(signDirectly, {
        body: { signatureRequests: [{ signatureRequestId: id }], ...(tan && { tan }) },
      });
    // Before any code is sent.
    expect(await keyOf(signLuca())).toBe('error.sign.fields_missing');
    const body = { values: { [agreed.id]: 'true', [plan.id]: 'Large' } };
    await luca.client.call(endpoints.fillRequestFieldsDirectly, { params: { id }, body });
    expect(await keyOf(signLuca())).toBe('error.sign.tan_required');
    const tan = /\b\d{6}\b/.exec((await readLastMail(world, 'luca@example.it'))!.text)![0];
    expect((await signLuca(tan)).results[0]).toMatchObject({ status: 'SIGNED' });

    const { documents, status_overall } = await view(anna, id);
    expect(status_overall).toBe('SIGNED');
    const response = await anna.client.call(downloadDocument, { params: { id: documents[0]!.version_id } });
    const file = new Uint8Array(await response.arrayBuffer());
    expect(judgePdf(file)).toMatchObject({ signatureCount: 2, validCount: 2, isSoundPdf: true });
    const anchors = (await world.services.trust.anchors()).map((certificate) => ({
      certificate,
      source: 'local' as const,
      name: 'our root',
    }));
    const report = await verifyDocument(accessBytes(file), { anchors, at: new Date() });
    expect(report.verdict).toBe('TOTAL_PASSED');
    const changes = report.signatures[0]!.changesSince.filter(({ kind }) => kind === 'form-value');
    expect(changes).toEqual([
      expect.objectContaining({ fieldName: `Field ${agreed.id}`, isAllowed: true }),
      expect.objectContaining({ fieldName: `Field ${plan.id}`, isAllowed: true }),
    ]);
    const written = Buffer.from(file).toString('latin1');
    expect(written).toContain('(Muster AG =1+1 <b>)');
    expect(written).toContain('(23.11.2026)');
    expect(written).toContain(`(${initials})`);
  });

  it('that do not fit are refused with their reason, and nothing is changed', async () => {
    const first = declare(1, beatSid);
    const { revision } = await put([first]);
    const cases: [RequestField[], string][] = [
      [[declare(1, beatSid, { rules: { min: '1' } })], 'error.field.rules'],
      [[declare(1, beatSid, { kind: 'initials', default_value: 'BB' })], 'error.field.rules'],
      [[declare(1, beatSid, { default_value: 'far too long for its place '.repeat(10) })], 'error.field.rules'],
      [[declare(1, beatSid, { condition: { field_id: idOf(9), equals: null } })], 'error.field.condition'],
      [
        [
          declare(1, beatSid, { condition: { field_id: idOf(2), equals: null } }),
          declare(2, beatSid, { condition: { field_id: idOf(1), equals: 'x' } }),
        ],
        'error.field.circle',
      ],
      [
        [declare(1, beatSid, { position: { page: '7', x: 1, y: 1, width: 9, height: 9 } })],
        'error.sr.placement_outside_page',
      ],
      [[declare(1, idOf(77))], 'error.not_found'],
      [Array.from({ length: 501 }, (_, index) => declare(index, beatSid)), 'error.validation'],
    ];
    for (const [fields, key] of cases) expect([fields.length, await keyOf(put(fields))]).toEqual([fields.length, key]);
    expect(await keyOf(put([], 'as it was long ago'))).toBe('error.sr.changed_meanwhile');
    expect((await get(anna)).revision).toBe(revision);
    await put([first, declare(2, lucaSid)], revision);
    expect(await keyOf(fill(beat, { [idOf(2)]: 'of somebody else' }))).toBe('error.not_found');
    expect(await keyOf(fill(anna, { [idOf(1)]: 'who does not sign' }))).toBe('error.not_found');
    expect(await keyOf(fill(beat, { [idOf(1)]: 'x'.repeat(10_000) }))).toBe('error.validation');
    expect((await fill(beat, { [idOf(1)]: 'smile \u{1F600}' })).faults).toEqual([
      { id: idOf(1), fault: 'not_drawable' },
    ]);
    const wide = 'words without an end and more of them '.repeat(7);
    expect((await fill(beat, { [idOf(1)]: wide })).faults).toEqual([{ id: idOf(1), fault: 'no_room' }]);
  });

  it('keep what was filled in when others are moved, and go with their signer', async () => {
    await put([declare(1, beatSid), declare(2, lucaSid)]);
    await fill(beat, { [idOf(1)]: 'written already' });
    await put([declare(3, lucaSid), declare(1, beatSid, { label: 'Another name' })]);
    expect((await get(beat)).fields).toMatchObject([{ label: 'Another name', value: 'written already' }]);
    await anna.client.call(endpoints.removeSignature, { params: { id, sid: lucaSid } });
    expect((await get(anna)).fields.map(({ sid }) => sid)).toEqual([beatSid]);
  });

  it('are empty again for whom a signature was handed on to', async () => {
    const mia = await seedPerson(world, 'mia@example.ch');
    await put([declare(1, beatSid)]);
    await fill(beat, { [idOf(1)]: 'of Beat alone' });
    await beat.client.call(endpoints.delegateSignature, { params: { id }, body: { account_email: 'mia@example.ch' } });
    expect((await get(mia)).fields.map(({ value }) => value)).toEqual(['']);
  });
});
