import { beforeEach, describe, expect } from 'vitest';
import { seedProgram, type Program } from '../testing/program.ts';
import { listEvents } from '../testing/journeys.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const pdf = buildSamplePdf('Lease');
const content = pdf.toString('base64');
let anna: SeededPerson;
let program: Program;
const keyOf = ({ status, body }: { status: number; body: { key?: string } }) => [status, body?.key];

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
});

const signatures = [{ account_email: 'luca@example.it' }];
const create = async (fields: object = { content }) =>
  program.ask('POST v2/signature-requests', { title: 'Lease', quality: 'SES', signatures, ...fields });

describe('a document and the requests that take it', () => {
  it('is uploaded, taken, held, let go with its request, and deleted', async () => {
    const { id } = (await program.ask('POST v2/documents', { title: 'Lease', content })).body;
    const made = await create({ document_id: id });
    expect(made.status).toBe(200);
    const { document_id: version } = made.body;
    expect((await program.ask(`GET v2/documents/${version}`)).body).toMatchObject({ id: version, parent_id: id });
    for (const one of [id, version])
      expect((await program.ask(`GET v2/documents/${one}/content`)).bytes.equals(pdf)).toBe(true);
    expect(keyOf(await program.ask(`DELETE v2/documents/${id}`))).toEqual([403, 'error.machine.document_in_use']);
    expect(keyOf(await program.ask(`DELETE v2/documents/${version}`))).toEqual([403, 'error.machine.document_in_use']);
    expect((await program.ask(`DELETE v2/signature-requests/${made.body.id}`)).status).toBe(204);
    expect((await program.ask(`DELETE v2/documents/${id}`)).status).toBe(204);
    expect((await program.ask(`GET v2/documents/${version}`)).status).toBe(404);
  });

  it('is a copy of its own for the second request', async () => {
    const { id } = (await program.ask('POST v3/documents', { title: 'Lease', content })).body;
    const make = () =>
      program.ask('POST v3/signature-requests', { title: 'Lease', quality: 'SES', documents: [{ id }], signatures });
    const [first, second] = [(await make()).body, (await make()).body];
    expect(first.documents[0].id).toBe(id);
    expect(second.documents[0].id).not.toBe(id);
    expect(second.documents[0].version_id).not.toBe(first.documents[0].version_id);
    await program.ask(`DELETE v3/signature-requests/${first.id}`);
    expect(keyOf(await program.ask(`DELETE v3/documents/${id}`))).toEqual([403, 'error.machine.document_in_use']);
    await program.ask(`DELETE v3/signature-requests/${second.id}`);
    expect((await program.ask(`DELETE v3/documents/${id}`)).status).toBe(204);
  });

  it('is no other program’s to take or to read', async () => {
    const { id } = (await program.ask('POST v2/documents', { title: 'Lease', content })).body;
    const { document_id: version } = (await create({ document_id: id })).body;
    const other = await seedProgram(world, await seedPerson(world, 'ben@example.org', { business: true }));
    const taken = await other.ask('POST v2/signature-requests', {
      title: 'Lease',
      quality: 'SES',
      document_id: id,
      signatures,
    });
    expect(taken.status).toBeGreaterThanOrEqual(400);
    for (const call of [
      `GET v2/documents/${version}`,
      `GET v2/documents/${version}/content`,
      `DELETE v2/documents/${version}`,
      `GET v2/documents/${version}/pages/0`,
    ])
      expect(keyOf(await other.ask(call)), call).toEqual([404, 'error.not_found']);
  });
});

describe('attachments of a program’s request', () => {
  const text = Buffer.from('Annex').toString('base64');
  const attach = (id: string, fields: object = {}, by = program) =>
    by.ask(`POST v2/signature-requests/${id}/attachments`, {
      filename: 'annex.txt',
      content_type: 'text/plain',
      content: text,
      ...fields,
    });

  it('are added, listed, downloaded and deleted, with names and hashes in the evidence', async () => {
    const { id } = (await create()).body;
    expect((await attach(id)).status).toBe(200);
    const { attachments } = (
      await attach(id, { filename: 'plan.pdf', content: `data:application/pdf;base64,${content}` })
    ).body;
    expect(attachments).toEqual([
      { attachment_id: expect.any(String), filename: 'annex.txt' },
      { attachment_id: expect.any(String), filename: 'plan.pdf' },
    ]);
    expect((await program.ask(`GET v2/signature-requests/${id}`)).body.attachments).toEqual(attachments);
    const [{ attachment_id: first }, { attachment_id: second }] = attachments;
    const file = await program.ask(`GET v3/signature-requests/${id}/attachments/${first}/content`);
    expect([file.status, file.headers.get('content-type'), file.bytes.toString()]).toEqual([
      ...[200, 'application/octet-stream', 'Annex'],
    ]);
    const other = await seedProgram(world, anna);
    const call = `${id}/attachments/${first}`;
    expect((await other.ask(`GET v2/signature-requests/${call}/content`)).status).toBe(404);
    expect((await other.ask(`DELETE v2/signature-requests/${call}`)).status).toBe(404);
    expect((await attach(id, {}, other)).status).toBe(404);
    for (const aid of [first, second]) {
      const gone = await program.ask(`DELETE v2/signature-requests/${id}/attachments/${aid}`);
      expect([gone.status, gone.bytes.length]).toEqual([204, 0]);
    }
    expect((await program.ask(`GET v2/signature-requests/${id}`)).body.attachments).toEqual([]);
    const names = (await listEvents(world, id)).map(({ name }) => name);
    expect(names.filter((name) => name === 'ATTACHMENTS_ADDED').length).toBe(2);
    expect(names.filter((name) => name === 'ATTACHMENTS_REMOVED').length).toBe(2);
  });

  it.each([
    ['no name', { filename: undefined }, 400, 'error.validation'],
    ['no base64', { content: '%%%' }, 400, 'file.upload.not_base64'],
    ['a program', { content: Buffer.from('MZ\0\0\u0001').toString('base64') }, 415, 'file.attachment.unsupported'],
    ['nothing in it', { content: '' }, 415, 'file.attachment.unsupported'],
  ])('are refused with %s', async (_, fields, status, key) => {
    const { id } = (await create()).body;
    expect(keyOf(await attach(id, fields))).toEqual([status, key]);
  });
});
