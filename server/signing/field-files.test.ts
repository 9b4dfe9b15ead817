import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect } from 'vitest';
import { downloadAttachment } from '@sigillum/api-contracts/documents/download-attachment.ts';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import type { RequestField } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { accessBytes } from '@sigillum/engine/pdf/access';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { verifyDocument } from '@sigillum/engine/verifier';
import { cleanUp } from '../platform/clean-up.ts';
import { enter, keyOf, listEvents, sendRequest, sign, view, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let beat: SeededPerson;
let id: string;
let [beatSid, lucaSid, documentId] = ['', '', ''];

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const payslip = Buffer.from('Gross: 7000');
const sha256 = createHash('sha256').update(payslip).digest('hex');
const text = `Payslip März.txt (SHA-256 ${sha256})`;

const declare = (index: number, sid: string, changes: Partial<RequestField> = {}): RequestField => ({
  id: idOf(index),
  kind: 'attachment',
  label: `File ${index}`,
  document_id: documentId,
  sid,
  position: { page: '0', x: 40, y: 100 + index * 40, width: 240, height: 34 },
  ...{ required: true, rules: {}, default_value: '', condition: null },
  ...changes,
});
const put = (fields: RequestField[]) =>
  anna.client.call(endpoints.putRequestFields, { params: { id }, body: { fields } });
const handIn = (index: number, content: Uint8Array, filename = 'Payslip März.txt', person = beat) =>
  person.client.call(
    endpoints.addFieldFile,
    {
      params: { id, fid: idOf(index) },
      body: content as Uint8Array<ArrayBuffer>,
      contentType: 'application/octet-stream',
    },
    { headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}` } },
  );
const fill = (values: Record<string, string>) =>
  beat.client.call(endpoints.fillRequestFields, { params: { id }, body: { values } });
const get = async (person: SeededPerson) =>
  (await person.client.call(endpoints.getRequestFields, { params: { id } })).fields.map(({ value }) => value);

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch');
  id = await sendRequest(anna, { signatures: [{ account_email: 'beat@example.ch' }, visitor('luca@example.it')] });
  const { documents, signatures } = await view(anna, id);
  documentId = documents[0]!.id;
  const findSid = (email: string) =>
    signatures.find(({ signer_identity_data }) => signer_identity_data.email_address === email)!.sid;
  [beatSid, lucaSid] = [findSid('beat@example.ch'), findSid('luca@example.it')];
});

describe('a file that a field asks for', () => {
  it('is nobody else’s until its signer signs; then field, evidence and attachment name it by its SHA-256', async () => {
    await put([declare(1, beatSid), declare(2, lucaSid, { label: 'Passport' })]);
    expect(await keyOf(sign(beat, id))).toBe('error.sign.fields_missing');
    await handIn(1, Buffer.from('an older one'), 'old.txt');
    expect(await handIn(1, payslip)).toEqual({ value: text, faults: [] });
    expect(await get(beat)).toEqual([text]);
    expect(await get(anna)).toEqual(['', '']);
    expect((await view(anna, id)).attachments).toEqual([]);
    await sign(beat, id);

    const [attachment] = (await view(anna, id)).attachments;
    expect(attachment).toMatchObject({ filename: 'Payslip März.txt', size: payslip.length, has_macros: false });
    const kept = await anna.client.call(downloadAttachment, { params: { id, aid: attachment!.attachment_id } });
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(payslip);
    const events = await listEvents(world, id);
    expect(events.find(({ name }) => name === 'SIGNED')!.data).toMatchObject({
      filled: [{ label: 'File 1', kind: 'attachment', value: text }],
    });
    expect(events.find(({ name }) => name === 'ATTACHMENTS_ADDED')!.data).toMatchObject({
      sid: beatSid,
      attachments: [{ filename: 'Payslip März.txt', sha256 }],
    });

    const luca = await enter(world, 'luca@example.it', id);
    const handed = { params: { id, fid: idOf(2) }, body: payslip as Uint8Array<ArrayBuffer> };
    await luca.client.call(endpoints.addFieldFileDirectly, { ...handed, contentType: 'application/octet-stream' });
    const signLuca = (tan?: string) =>
      luca.client.call(signDirectly, {
        body: { signatureRequests: [{ signatureRequestId: id }], ...(tan && { tan }) },
      });
    expect(await keyOf(signLuca())).toBe('error.sign.tan_required');
    const tan = /\b\d{6}\b/.exec((await readLastMail(world, 'luca@example.it'))!.text)![0];
    await signLuca(tan);
    expect((await view(anna, id)).attachments).toHaveLength(2);

    const response = await anna.client.call(downloadDocument, {
      params: { id: (await view(anna, id)).documents[0]!.version_id },
    });
    const file = new Uint8Array(await response.arrayBuffer());
    expect(judgePdf(file)).toMatchObject({ signatureCount: 2, validCount: 2, isSoundPdf: true });
    const anchors = (await world.services.trust.anchors()).map((certificate) => ({
      ...{ certificate, source: 'local' as const, name: 'our root' },
    }));
    const report = await verifyDocument(accessBytes(file), { anchors, at: new Date() });
    expect(report.verdict).toBe('TOTAL_PASSED');
    expect(report.signatures[0]!.changesSince.filter(({ kind }) => kind === 'form-value')).toEqual([
      expect.objectContaining({ fieldName: `Field ${idOf(2)}`, isAllowed: true }),
    ]);
  });

  it('is refused where it is too large, of no kind that is taken, or somebody else’s', async () => {
    await put([declare(1, beatSid), declare(2, lucaSid), declare(3, beatSid, { kind: 'text' })]);
    const macros = zipSync({
      '[Content_Types].xml': Buffer.from('<x/>'),
      'word/document.xml': Buffer.from('<x/>'),
      'word/vbaProject.bin': Buffer.from('x'),
    });
    expect(await keyOf(handIn(1, macros, 'lease.docm'))).toBe('error.field.file_macros');
    expect(await keyOf(handIn(1, Buffer.from('MZ\0\0')))).toBe('file.attachment.unsupported');
    expect(await keyOf(handIn(1, Buffer.alloc(10 * 1024 * 1024 + 1, 'x')))).toBe('error.field.file_too_large');
    expect(await keyOf(handIn(2, payslip))).toBe('error.not_found');
    expect(await keyOf(handIn(3, payslip))).toBe('error.not_found');
    expect(await keyOf(handIn(9, payslip))).toBe('error.not_found');
    expect(await keyOf(handIn(1, payslip, 'a.txt', anna))).toBe('error.not_found');
    expect(await keyOf(put([declare(1, beatSid, { default_value: text })]))).toBe('error.field.rules');
    const many = Array.from({ length: 21 }, (_, index) =>
      declare(index, beatSid, { position: declare(0, '').position }),
    );
    expect(await keyOf(put(many))).toBe('error.field.rules');
    // Only what was handed in stands there, and a name that cannot be written is told.
    await fill({ [idOf(1)]: text });
    expect(await get(beat)).toEqual(['', '']);
    expect((await handIn(1, payslip, '\u{1F600}.txt')).faults).toEqual([{ id: idOf(1), fault: 'not_drawable' }]);
  });

  it('goes with its field, its signer’s wish and its signer', async () => {
    const count = async () => (await world.services.db.selectFrom('field_files').select('blob').execute()).length;
    const one = declare(1, beatSid, { required: false });
    await put([one]);
    await handIn(1, payslip);
    await put([{ ...one, label: 'Another name' }]);
    expect([await count(), await get(beat)]).toEqual([1, [text]]);
    await fill({ [one.id]: '' });
    expect([await count(), await get(beat)]).toEqual([0, ['']]);
    await handIn(1, payslip);
    await put([{ ...one, kind: 'text' }]);
    expect([await count(), await get(beat)]).toEqual([0, ['']]);
    await put([one]);
    await handIn(1, payslip);
    await seedPerson(world, 'mia@example.ch');
    await beat.client.call(endpoints.delegateSignature, { params: { id }, body: { account_email: 'mia@example.ch' } });
    expect(await count()).toBe(0);
    const mia = await seedPerson(world, 'ida@example.ch');
    expect(await keyOf(handIn(1, payslip, 'a.txt', mia))).toBe('error.not_found');
  });

  it('is forgotten where its signer has signed without it', async () => {
    const box = declare(1, beatSid, { kind: 'checkbox', required: false });
    await put([box, declare(2, beatSid, { condition: { field_id: box.id, equals: null } })]);
    await fill({ [box.id]: 'true' });
    await handIn(2, payslip);
    await fill({ [box.id]: '' });
    await sign(beat, id);
    expect((await view(anna, id)).attachments).toEqual([]);
    await cleanUp(world.services);
    expect(await world.services.db.selectFrom('field_files').selectAll().execute()).toEqual([]);
    expect(await keyOf(handIn(2, payslip))).toBe('error.sign.already_signed');
  });
});
