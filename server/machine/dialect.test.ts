import { createGroup } from '@sigillum/api-contracts/groups/create-group.ts';
import { getSignatureRequestDirectly } from '@sigillum/api-contracts/signature-requests/index.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/index.ts';
import { beforeEach, describe, expect } from 'vitest';
import { listEvents, listMails, sign } from '../testing/journeys.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { connect, readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

/** What programs of the family rely on, sentence by sentence, where no other test of the machine API says it. */

const pdf = buildSamplePdf();
const content = pdf.toString('base64');
const requests = 'v2/signature-requests';
const luca = { signer_identity_data: { email_address: 'luca@example.it', first_name: 'Luca', last_name: 'Rossi' } };
const ann = { account_email: 'beat@example.ch' };

let anna: SeededPerson;
let beat: SeededPerson;
let program: Program;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  beat = await seedPerson(world, 'beat@example.ch', { firstName: 'Beat' });
  program = await seedProgram(world, anna);
});

const good = async (call: string, body?: unknown) => {
  const answer = await program.ask(call, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const create = (more: object = {}) =>
  good(`POST ${requests}`, { title: 'Lease', content, quality: 'SES', signatures: [luca], ...more });
const read = (id: string) => good(`GET ${requests}/${id}`);
/** The visitor behind a link: signs at once, or says what is in the way. */
async function press(link: string, id: string, tan?: string) {
  const visit = connect(world, { basic: { userid: link.split('/').at(-1)!, requestId: id } });
  const { documents } = await visit.call(getSignatureRequestDirectly, { params: { id } });
  const signatureRequests = [{ signatureRequestId: id, shownDocuments: documents.map((one) => one.id) }];
  return visit.call(signDirectly, { body: { signatureRequests, ...(tan && { tan }) } }).then(
    ({ results }) => results[0]!.status,
    (error: { key?: string }) => error.key,
  );
}

describe('what programs send along', () => {
  const seen = {
    ...{ notify: true, file_name: 'a.pdf', filename: 'a.pdf', notify_signers: true, disable_notifications: false },
    ...{
      callbacks: [{ url: 'https://example.org' }],
      webhook_url: 'https://example.org',
      observers: ['eve@example.ch'],
    },
    attachments: [{ filename: 'a.txt', content_type: 'text/plain', content: 'QQ==' }],
  };
  const signer = {
    ...{ signer_email_address: 'beat@example.ch', first_name: 'Beat', last_name: 'Bo', email: 'x', mobile: '079 1' },
    ...{ language: 'de', issuing_country: 'CH', order: 1 },
  };
  const position = { page: '0', x: 10, y: 10, width: 100, height: 50, invisible: false };

  it('is never refused: every name that was seen in the wild, wherever it stands', async () => {
    const marked = { ...ann, ...signer, visual_signature: { position } };
    const { id, signatures } = await create({ ...seen, signatures: [marked] });
    expect(signatures).toMatchObject([{ account_email: 'beat@example.ch', sequence: 1, language: 'de' }]);
    expect((await good(`POST ${requests}/${id}/signatures`, { ...luca, ...signer, ...seen })).signatures).toHaveLength(
      2,
    );
    const changed = await good(`PUT ${requests}`, { id, ...seen, signatures: [{ ...ann, ...signer }] });
    expect(changed).toMatchObject({
      signatures: [{ sid: signatures[0].sid }],
      attachments: [],
      cc_email_addresses: [],
    });
    for (const call of ['remind', 'withdraw']) await good(`POST ${requests}/${id}/${call}`, { ...seen, nonsense: 1 });
    await good('POST v2/documents', { title: 'Lease', content, ...seen });
    expect(await good(`GET ${requests}?limit=1&offset=x&notify=`)).toHaveLength(1);
  });

  it.each([
    ['title', 1024, {}],
    ['message', 2048, {}],
    ['custom', 10_000, {}],
    ['callback_success_url', 2048, { prefix: 'https://example.org/' }],
  ] as const)('has %s of %i characters at most', async (field, most, { prefix = '' }: { prefix?: string }) => {
    const fill = (length: number) => prefix + 'x'.repeat(length - prefix.length);
    expect(await create({ [field]: fill(most) })).toMatchObject({ [field]: fill(most) });
    const body = { title: 'Lease', content, quality: 'SES', [field]: fill(most + 1) };
    const refused = await program.ask(`POST ${requests}`, body);
    expect([refused.status, refused.body.violations]).toMatchObject([400, [{ field }]]);
  });
});

describe('what programs get', () => {
  it('is exactly 204 and nothing for what is deleted, and 200 for a document that was handed over', async () => {
    const {
      id,
      signatures,
      document_id: held,
    } = await create({
      ...{ signatures: [luca, ann], expires_at: '2099-01-01T00:00:00Z' },
    });
    const attached = await good(`POST ${requests}/${id}/attachments`, { filename: 'a.txt', content: 'QQ==' });
    const observer = await good(`POST v3/signature-requests/${id}/observers`, { email: 'eve@example.ch' });
    const { id: loose } = await good('POST v2/documents', { title: 'Lease', content });
    for (const path of [
      `${requests}/${id}/expires-at`,
      `${requests}/${id}/signatures/${signatures[0].sid}`,
      `${requests}/${id}/attachments/${attached.attachments[0].attachment_id}`,
      `v3/signature-requests/${id}/observers/${observer.id}`,
      `${requests}/${id}`,
      `v2/documents/${loose}`,
    ]) {
      const gone = await program.ask(`DELETE ${path}`);
      expect([gone.status, gone.bytes.length, gone.headers.get('content-type')], path).toEqual([204, 0, null]);
      // A deadline that is not there is taken away as well.
      const again = path.endsWith('expires-at') ? 204 : 404;
      expect((await program.ask(`DELETE ${path}`)).status, path).toBe(again);
    }
    expect((await program.ask(`GET v2/documents/${held}`)).status).toBe(404);
    const handed = await good('POST v2/sendto', { title: 'Lease', content });
    const headers = { 'X-Accesscode': handed.access_code };
    expect((await program.ask(`DELETE v2/sendto/${handed.id}`, undefined, { headers })).status).toBe(200);
  });

  it('has instants in milliseconds and UTC, and what was signed before under its old id', async () => {
    const sent = await create({ signatures: [ann], expires_at: '2099-01-01T00:00:00+02:00' });
    await sign(beat, sent.id);
    const signed = await read(sent.id);
    const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
    for (const one of [signed.created_at, signed.updated_at, signed.expires_at, signed.signatures[0].signed_at])
      expect(one).toMatch(instant);
    expect(signed.document_id).not.toBe(sent.document_id);
    const lineage = [signed.document_id];
    while (lineage.at(-1) !== sent.document_id)
      lineage.push((await good(`GET v2/documents/${lineage.at(-1)}`)).parent_id);
    expect(new Set(lineage).size).toBe(lineage.length);
    const before = await program.ask(`GET v2/documents/${sent.document_id}/content`);
    expect(before.bytes.equals(pdf)).toBe(true);
    expect((await good(`GET v2/documents/${sent.document_id}`)).created_at).toMatch(instant);
  });
});

describe('a signer', () => {
  it('by account_email alone who has no account signs without one, under that address', async () => {
    const { id, signatures } = await create({ signatures: [{ account_email: 'nobody@example.org' }] });
    expect(signatures[0]).toMatchObject({ account_email: 'nobody@example.org', status_code: 'OPEN' });
    expect(await press(signatures[0].signing_url, id)).toBe('error.sign.tan_required');
    const { text } = (await readLastMail(world, 'nobody@example.org'))!;
    expect(await press(signatures[0].signing_url, id, /\b\d{6}\b/.exec(text)![0])).toBe('SIGNED');
    expect((await read(id)).signatures).toMatchObject([{ account_email: 'nobody@example.org', status_code: 'SIGNED' }]);
  });

  it('with notify false hears nothing of invitation, reminder, removal and end, and gets the code by mail', async () => {
    const silent = { ...luca, notify: false };
    const { id, signatures } = await create({ signatures: [silent, ann] });
    await good(`POST ${requests}/${id}/remind`);
    await good(`PUT ${requests}`, { id, signatures: [ann] });
    await good(`PUT ${requests}`, { id, signatures: [ann, silent] });
    await good(`POST ${requests}/${id}/withdraw`, { message: 'The flat is let.' });
    const toLuca = async () => (await listMails(world)).filter((mail) => mail.endsWith('luca@example.it'));
    expect(await toLuca()).toEqual([]);
    // The message goes to the others.
    expect((await readLastMail(world, 'beat@example.ch'))!.text).toContain('The flat is let.');
    const again = await create({ signatures: [silent] });
    expect(signatures[0].signing_url).not.toBe(again.signatures[0].signing_url);
    expect(await press(again.signatures[0].signing_url, again.id)).toBe('error.sign.tan_required');
    expect(await toLuca()).toEqual(['tan luca@example.it']);
  });

  it('whom the program has identified signs without a code where it says so, and the evidence tells', async () => {
    const known = { ...luca.signer_identity_data, identity_reference: 'customer 7' };
    const { id, signatures } = await create({ signatures: [{ signer_identity_data: known, notify: false }] });
    expect(await press(signatures[0].signing_url, id)).toBe('SIGNED');
    expect(await listMails(world)).toEqual([]);
    const event = (await listEvents(world, id)).find(({ name }) => name === 'SIGNED')!;
    expect(event.data).toMatchObject({ vouchedReference: 'customer 7' });
    const report = await good(`GET ${requests}/${id}/report?type=JSON`);
    expect(JSON.stringify(report)).toContain('"vouchedReference":"customer 7"');
    const page = await program.ask(`GET ${requests}/${id}/report?type=HTML`);
    expect(String(page.body)).toContain('whoever has sent the request, as “customer 7”; no code was asked for');
  });

  it('may lack the number that AES needs when the request is made', async () => {
    const numbers = ['079 123 45 67', '0987654321', '', '+41 79 123 45 67', '0041 79 123 45 67', '+41 (0)79 123 45 67'];
    const { signatures, status_overall } = await create({
      quality: 'AES',
      signatures: numbers.map((mobile_number) => ({
        signer_identity_data: { ...luca.signer_identity_data, mobile_number },
      })),
    });
    const kept = signatures.map((one: { signer_identity_data: { mobile_number?: string } }) => [
      one.signer_identity_data.mobile_number,
    ]);
    expect([status_overall, ...kept]).toEqual([
      'OPEN',
      [undefined],
      [undefined],
      [undefined],
      ['41791234567'],
      ['41791234567'],
      ['41791234567'],
    ]);
  });

  it('has a picture in any base64 in which a document may come', async () => {
    // Its first bytes are a JPEG's, and nothing looks further before it is drawn.
    const bytes = Buffer.from('ffd8ffe000104a46494600010100fffbefbe', 'hex');
    const [usual, url] = [bytes.toString('base64'), bytes.toString('base64url')];
    expect([usual.includes('/+'), url.includes('_-'), usual.endsWith('=')]).toEqual([true, true, false]);
    const padded = Buffer.concat([bytes, Buffer.of(0xff)]);
    for (const [content, kept] of [
      [usual, bytes],
      [url, bytes],
      [padded.toString('base64url'), padded],
      [`data:image/jpeg;base64,${padded.toString('base64')}`, padded],
      [`${usual.slice(0, 8)}\r\n${usual.slice(8)}\n`, bytes],
    ] as const) {
      const mark = { position: { page: '0', x: 10, y: 10, width: 100, height: 50 }, image: { content } };
      const { signatures } = await create({ signatures: [{ ...luca, visual_signature: mark }] });
      expect(signatures[0].visual_signature.image, content).toEqual({
        content: kept.toString('base64'),
        content_type: 'image/jpeg',
      });
    }
  });

  it('on a page that is no number is refused by a word for it', async () => {
    const position = { page: '00', x: 10, y: 10, width: 100, height: 50 };
    const body = { title: 'Lease', content, quality: 'SES', signatures: [{ ...luca, visual_signature: { position } }] };
    const { violations } = (await program.ask(`POST ${requests}`, body)).body;
    expect(violations).toMatchObject([{ field: 'signatures.0.visual_signature.position.page', code: 'page' }]);
  });

  it('may be a group, of which any one member signs, and a group may observe', async () => {
    const body = { name: 'Board', members: [{ email: 'beat@example.ch' }, { email: 'luca@example.it' }] };
    const group = await anna.client.call(createGroup, { body });
    const gr = `gr_${group.id.replaceAll('-', '')}`;
    const { id: document } = await good('POST v3/documents', { title: 'Lease', content });
    const draft = await good('POST v3/signature-requests', {
      ...{ title: 'Lease', quality: 'SES', documents: [{ id: document }] },
      ...{ signatures: [{ signer_group_id: gr }], observers: [{ type: 'GROUP', group_id: gr }] },
    });
    expect(draft.signatures).toMatchObject([{ signer_group_id: gr }]);
    const gv = expect.stringMatching(/^gv_[0-9a-f]{32}$/);
    expect(draft.observers).toMatchObject([{ type: 'GROUP', group_info: { id: gr, name: 'Board', version_id: gv } }]);
    await good(`POST v3/signature-requests/${draft.id}/initiate`);
    expect(await sign(beat, draft.id)).toMatchObject({ status: 'SIGNED' });
    expect((await read(draft.id)).signatures).toMatchObject([{ status_code: 'SIGNED' }]);
    const both = { title: 'Lease', content, quality: 'SES', signatures: [{ ...ann, signer_group_id: gr }] };
    expect((await program.ask(`POST ${requests}`, both)).status).toBe(400);
  });
});
