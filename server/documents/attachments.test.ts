import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as documents from '@sigillum/api-contracts/documents/index.ts';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import { createDraft, enter, keyOf, listEvents, sendRequest, sign, view, visitor } from '../testing/journeys.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { maxAttachmentBytes, maxAttachments } from './upload-limits.ts';

let world: TestServices;
let anna: SeededPerson;
let urs: SeededPerson;

beforeAll(async () => {
  world = await createTestServices();
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  urs = await seedPerson(world, 'urs@example.ch');
});
afterAll(() => world.close());

const attach = (id: string, filename: string, content: Uint8Array | string, person = anna) =>
  person.client.call(
    documents.addAttachment,
    {
      params: { id },
      body: (typeof content === 'string' ? Buffer.from(content) : content) as Uint8Array<ArrayBuffer>,
      contentType: 'application/octet-stream',
    },
    { headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}` } },
  );

const zip = (...names: string[]) =>
  zipSync(Object.fromEntries(['[Content_Types].xml', ...names].map((name) => [name, Buffer.from('<x/>')])));

/** A compound file ([MS-CFB]) of one sector for the table and one for the directory, with these entries. */
function buildCompound(...entries: string[]): Buffer {
  const file = Buffer.alloc(512 * 3, 0xff);
  file.fill(0, 0, 76);
  file.write('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 0, 'latin1');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(0, 76);
  file.writeUInt32LE(0xff_ff_ff_fe, 512 + 4);
  file.fill(0, 1024);
  for (const [index, name] of entries.entries()) {
    file.write(name, 1024 + index * 128, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, 1024 + index * 128 + 64);
  }
  return file;
}

describe('an attachment', () => {
  it.each([
    ['rules.pdf', buildSamplePdf(), 'application/pdf', false, 'rules.pdf'],
    ['plan.gif', 'GIF89a…', 'image/gif', false, 'plan.gif'],
    ['photo.jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg', false, 'photo.jpeg'],
    ['photo', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png', false, 'photo.png'],
    ['Zürich 王.txt', 'Grüezi', 'text/plain', false, 'Zürich 王.txt'],
    ['latin.csv', Buffer.from('Z\xfcrich;1\r\n', 'latin1'), 'text/plain', false, 'latin.csv'],
    ['wide.txt', Buffer.from('\ufeffGrüezi', 'utf16le'), 'text/plain', false, 'wide.txt'],
    ['page.html', '<script>alert(1)</script>', 'text/plain', false, 'page.html.txt'],
    [
      'lease.docx',
      zip('word/document.xml'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      false,
      'lease.docx',
    ],
    [
      'sums.xlsx',
      zip('xl/workbook.xml', 'xl/vbaProject.bin'),
      'application/vnd.ms-excel.sheet.macroEnabled.12',
      true,
      'sums.xlsx.xlsm',
    ],
    [
      'talk.pptx',
      zip('ppt/presentation.xml'),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      false,
      'talk.pptx',
    ],
    ['old.doc', buildCompound('Root Entry', 'WordDocument'), 'application/msword', false, 'old.doc'],
    [
      'old.xls',
      buildCompound('Root Entry', 'Workbook', '_VBA_PROJECT_CUR'),
      'application/vnd.ms-excel',
      true,
      'old.xls',
    ],
    ['../..\\a:b\u202efdp.txt', 'x', 'text/plain', false, 'a b fdp.txt'],
  ])('called %s is what its content says', async (filename, content, type, hasMacros, name) => {
    const id = await createDraft(anna);
    const added = await attach(id, filename, content);
    expect(added).toMatchObject({ filename: name, content_type: type, has_macros: hasMacros });
    expect((await view(anna, id)).attachments).toEqual([added]);
  });

  it.each([
    ['setup.pdf', Buffer.from('MZ\x90\0\x03', 'latin1')],
    ['empty.txt', ''],
    ['archive.docx', zip('readme.txt')],
    ['cut.docx', zip('word/document.xml').subarray(0, 60)],
    ['nothing.docx', Buffer.concat([Buffer.from('PK\x03\x04'), zipSync({})])],
    ['installer.msi', buildCompound('Root Entry', 'Binary.x')],
    ['secret.docx', buildCompound('Root Entry', 'EncryptedPackage')],
    ['endless.doc', buildCompound('Root Entry').fill(0, 512, 1024)],
  ])(
    'called %s is refused when it is nothing that can be attached, and leaves nothing behind',
    async (name, content) => {
      const id = await createDraft(anna);
      const count = async () => (await Array.fromAsync(world.services.blobs.list(new Date(8e15)))).length;
      const before = await count();
      expect(await keyOf(attach(id, name, content))).toBe('file.attachment.unsupported');
      expect((await view(anna, id)).attachments).toEqual([]);
      expect(await count()).toBe(before);
    },
  );

  it('that would unpack to a thousand times its size is kept as it came, for nothing is unpacked', async () => {
    const id = await createDraft(anna);
    const bomb = zipSync({ '[Content_Types].xml': Buffer.from('<x/>'), 'word/document.xml': Buffer.alloc(5e6) });
    expect(bomb.length).toBeLessThan(1e4);
    expect(await attach(id, 'lease.docx', bomb)).toMatchObject({ filename: 'lease.docx', size: bomb.length });
  });

  it('has 40 MB at most', async () => {
    const id = await createDraft(anna);
    const bytes = Buffer.alloc(maxAttachmentBytes + 1, 'x');
    expect(await keyOf(attach(id, 'a.txt', bytes))).toBe('file.attachment.too_large');
    expect(await attach(id, 'a.txt', bytes.subarray(1))).toMatchObject({ size: maxAttachmentBytes });
  });

  it('comes as base64, too, and is one of 20', async () => {
    const id = await createDraft(anna);
    const body = JSON.stringify({ filename: 'a.txt', content: Buffer.from('Grüezi').toString('base64') });
    const call = { params: { id }, body, contentType: 'application/json' };
    for (let count = 0; count < maxAttachments; count += 1) await anna.client.call(documents.addAttachment, call);
    expect(await keyOf(anna.client.call(documents.addAttachment, call))).toBe('error.sr.too_many_attachments');
    expect((await view(anna, id)).attachments).toHaveLength(maxAttachments);
  });

  it('is added while nobody has signed, by who manages the request, and seen by those who take part once it is sent', async () => {
    const id = await sendRequest(anna, {
      signatures: [{ account_email: anna.email }, { account_email: urs.email }, visitor('luca@example.it')],
    });
    const { attachment_id: aid } = await attach(id, 'rules.txt', 'No music');
    expect(await keyOf(attach(id, 'mine.txt', 'x', urs))).toBe('error.not_found');
    const params = { id, aid };
    const answer = await urs.client.call(documents.downloadAttachment, { params });
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="rules.txt"; filename*=UTF-8''rules.txt`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe('No music');

    const { client } = await enter(world, 'luca@example.it', id);
    const { attachments, document_token: token } = await client.call(requests.getSignatureRequestDirectly, {
      params: { id },
    });
    expect(attachments).toMatchObject([{ attachment_id: aid }]);
    const direct = await client.call(documents.downloadAttachmentDirectly, { params, query: { token } });
    expect(await direct.text()).toBe('No music');

    const stranger = await seedPerson(world, 'stranger@example.ch');
    expect(await keyOf(stranger.client.call(documents.downloadAttachment, { params }))).toBe('error.not_found');
    expect(await keyOf(urs.client.call(documents.deleteAttachment, { params }))).toBe('error.not_found');

    await sign(anna, id);
    expect(await keyOf(attach(id, 'late.txt', 'x'))).toBe('error.sr.already_signed_by_somebody');
    await anna.client.call(documents.deleteAttachment, { params });
    expect(await keyOf(anna.client.call(documents.deleteAttachment, { params }))).toBe('error.not_found');
    expect(await keyOf(urs.client.call(documents.downloadAttachment, { params }))).toBe('error.not_found');
  });

  it('is told in the evidence with its name and hash, in the report and in the archive', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: anna.email }] });
    for (const content of ['One', 'Two']) await attach(id, 'Rules.txt', content);
    const { attachment_id: aid } = await attach(id, 'gone.txt', 'Three');
    await anna.client.call(documents.deleteAttachment, { params: { id, aid } });
    await sign(anna, id);
    const events = (await listEvents(world, id)).filter(({ name }) => name.startsWith('ATTACHMENTS'));
    expect(
      events.map(({ name, data }) => [name, data.attachments?.map(({ filename, size }) => [filename, size])]),
    ).toEqual([
      ['ATTACHMENTS_ADDED', [['Rules.txt', 3]]],
      ['ATTACHMENTS_ADDED', [['Rules.txt', 3]]],
      ['ATTACHMENTS_ADDED', [['gone.txt', 5]]],
      ['ATTACHMENTS_REMOVED', [['gone.txt', 5]]],
    ]);
    const report = await anna.client.call(documents.getSignatureReport, { params: { id }, query: { type: 'JSON' } });
    expect(await report.json()).toMatchObject({ header: { attachmentNames: ['Rules.txt', 'Rules.txt'] } });
    const archive = await anna.client.call(requests.getSignatureRequestZip, {
      params: { id },
      query: { signed: 'true' },
    });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Buffer.from(files['attachments/Rules.txt']!).toString()).toBe('One');
    expect(Buffer.from(files['attachments/Rules (2).txt']!).toString()).toBe('Two');
  });

  it('shares its bytes with a document of another request, and goes without taking them along', async () => {
    const pdf = buildSamplePdf('The same');
    const one = await createDraft(anna);
    const two = await createDraft(anna);
    const { attachment_id: aid } = await attach(one, 'same.pdf', pdf);
    const added = await anna.client.call(requests.addDocument, {
      params: { id: two },
      body: pdf as Uint8Array<ArrayBuffer>,
      contentType: 'application/pdf',
    });
    await anna.client.call(documents.deleteAttachment, { params: { id: one, aid } });
    const kept = await anna.client.call(downloadDocument, { params: { id: added.id } });
    expect((await kept.arrayBuffer()).byteLength).toBe(pdf.length);
  });

  it('goes with its request', async () => {
    const id = await createDraft(anna);
    await attach(id, 'unique.txt', `only here ${id}`);
    const { blob } = await world.services.db
      .selectFrom('attachments')
      .select('blob')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
    await anna.client.call(requests.deleteSignatureRequest, { params: { id } });
    expect(await world.services.blobs.size(blob)).toBeUndefined();
  });
});
