import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect } from 'vitest';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as templates from '@sigillum/api-contracts/templates/index.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { createDraft, sign, view } from '../testing/journeys.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const content = Buffer.from(buildSamplePdf('Lease')).toString('base64');
const position = { page: '0', x: 72, y: 130, width: 180, height: 22 };
const company = { kind: 'text', label: 'Company', required: true, position } as const;
const since = { kind: 'date', label: 'Since', position: { ...position, y: 170 } } as const;
const [companyId, sinceId] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

let anna: SeededPerson;
let program: Program;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
});

/** Kept of a request in which one person fills in two fields, and shared. */
async function keepTemplate(sharing: 'NONE' | 'USE' = 'USE'): Promise<Template> {
  const id = await createDraft(anna, { title: 'Lease' });
  await anna.client.call(requests.addSignature, {
    params: { id },
    body: { signer_identity_data: { email_address: 'luca@example.it', first_name: 'Luca', last_name: 'Rossi' } },
  });
  const { documents, signatures } = await view(anna, id);
  const own = { document_id: documents[0]!.id, sid: signatures[0]!.sid };
  const fields = [
    { ...company, ...own, id: companyId },
    { ...since, ...own, id: sinceId },
  ];
  await anna.client.call(requests.putRequestFields, { params: { id }, body: { fields } });
  const body = { signature_request_id: id, name: 'Lease of a flat' };
  const template = await anna.client.call(templates.createTemplate, { body });
  const params = { id: template.id };
  if (sharing !== 'NONE')
    await anna.client.call(templates.shareTemplate, { params, body: { version: template.version, sharing } });
  return anna.client.call(templates.getTemplate, { params });
}

describe('templates of a program', () => {
  it('are those that its business shares, with what has to be named and filled in', async () => {
    const shared = await keepTemplate();
    await keepTemplate('NONE');
    const { body: listed } = await program.ask('GET v3/templates?search=LEASE');
    expect(listed.map(({ id }: Template) => id)).toEqual([shared.id]);
    const { body } = await program.ask(`GET v3/templates/${shared.id}`);
    expect(body).toMatchObject({
      ...{ id: shared.id, name: 'Lease of a flat', is_ready: true, quality: 'SES' },
      roles: [{ id: shared.roles[0]!.id, kind: 'SIGNER' }],
      documents: [{ id: shared.documents[0]!.id, page_count: 1 }],
      fields: [
        { id: companyId, label: 'Company', required: true, role_id: shared.roles[0]!.id },
        { id: sinceId, label: 'Since' },
      ],
    });
    expect((await program.ask('GET v3/templates?page_number=2')).body).toEqual([]);
  });

  it('become a draft with people in the roles and values in the fields, which is then sent and signed', async () => {
    const { id, roles } = await keepTemplate();
    const mia = await seedPerson(world, 'mia@example.it');
    const { status, body: draft } = await program.ask(`POST v3/templates/${id}/signature-requests`, {
      people: [{ role: roles[0]!.id, email: 'Mia@Example.it', notify: false, shoe_size: 38 }],
      values: { Company: 'Muster AG', [sinceId]: '2026-11-24' },
      title: 'Lease of flat 7',
      message: null,
      custom: 'flat-7',
    });
    expect([status, draft.status_overall, draft.title, draft.custom]).toEqual([
      200,
      'DRAFT',
      'Lease of flat 7',
      'flat-7',
    ]);
    expect(draft.owner).toBe(program.username);
    const [signer] = draft.signatures;
    expect(signer).toMatchObject({ account_email: 'mia@example.it', notify: false });
    expect(signer.fields.map(({ label, value }: { label: string; value?: string }) => [label, value])).toEqual([
      ['Company', undefined],
      ['Since', undefined],
    ]);
    expect((await program.ask(`POST v3/signature-requests/${draft.id}/initiate`)).body.status_overall).toBe('OPEN');
    await sign(mia, draft.id);
    const { body: signed } = await program.ask(`GET v3/signature-requests/${draft.id}`);
    expect(signed.signatures[0].fields).toMatchObject([{ value: 'Muster AG' }, { value: '2026-11-24' }]);
  });

  it('are used as docs/programs.md shows it', async () => {
    const { id } = await keepTemplate();
    const content = sql<string>`jsonb_set(content, '{roles,0,name}', '"Tenant"')`;
    await world.services.db.updateTable('templates').set({ content }).execute();
    const shown = await readFile(new URL('../../docs/programs.md', import.meta.url), 'utf8');
    const [, body] = /```json\n([\s\S]*?)```/.exec(shown)!;
    const made = await program.ask(`POST v3/templates/${id}/signature-requests`, body);
    expect(made.body.signatures).toMatchObject([
      { account_email: 'anna@example.org', fields: [{ label: 'Company' }, {}] },
    ]);
  });

  it.each([
    ['a role that there is not', { people: [{ role: 'Landlord', email: 'a@example.ch' }] }, 'people.0.role'],
    ['a field that there is not', { values: { Shoes: '38' } }, 'values.Shoes'],
    ['a value that its field does not take', { values: { Since: 'tomorrow' } }, 'values.Since'],
    ['a value that no font draws', { values: { Company: '\u{1fae8}' } }, 'values.Company'],
    ['a creator elsewhere', { creator: 'eve@example.org' }, 'creator'],
  ])('are not used with %s', async (_, body, field) => {
    const { id, roles } = await keepTemplate();
    const people = [{ role: roles[0]!.id, email: 'mia@example.it' }];
    const { status, body: problem } = await program.ask(`POST v3/templates/${id}/signature-requests`, {
      people,
      ...body,
    });
    expect([status, problem.key, problem.violations?.[0].field]).toEqual([400, 'error.validation', field]);
    expect((await program.ask('GET v3/signature-requests')).body).toEqual([]);
  });

  it('are a test where the program makes tests, and somebody’s where that is said', async () => {
    const { id, roles } = await keepTemplate();
    const demo = await seedProgram(world, anna, 'DEMO');
    const people = [{ role: roles[0]!.id, email: 'mia@example.it' }];
    const made = await demo.ask(`POST v3/templates/${id}/signature-requests`, { people, creator: anna.email });
    expect(made.body).toMatchObject({ quality: 'DEMO', owner: anna.email, write_access: [anna.email, demo.username] });
  });
});

describe('fields of a new request', () => {
  it('are filled in by their signer, and answered as they stand in the signed file', async () => {
    const signer = await seedPerson(world, 'mia@example.it');
    const { body } = await program.ask('POST v2/signature-requests', {
      ...{ title: 'Lease', content, quality: 'SES' },
      signatures: [
        {
          account_email: signer.email,
          fields: [
            { ...company, id: companyId, position: { ...position, page: 0, shade: 'none' } },
            { ...since, default_value: '2026-01-31', condition: { field_id: companyId, equals: null }, rules: null },
          ],
        },
        { account_email: 'beat@example.ch' },
      ],
    });
    const [mia, beat] = body.signatures;
    expect(mia.fields).toMatchObject([
      { id: companyId, kind: 'text', label: 'Company', required: true },
      { label: 'Since', required: false },
    ]);
    expect([mia.fields[0].value, beat.fields]).toEqual([undefined, undefined]);
    const values = { [companyId]: 'Müller & Co.' };
    await signer.client.call(requests.fillRequestFields, { params: { id: body.id }, body: { values } });
    const open = await program.ask(`GET v2/signature-requests/${body.id}`);
    expect(open.body.signatures[0].fields[0].value).toBeUndefined();
    await sign(signer, body.id);
    const signed = await program.ask(`GET v2/signature-requests/${body.id}`);
    expect(signed.body.signatures[0].fields).toMatchObject([{ value: 'Müller & Co.' }, { value: '2026-01-31' }]);
  });

  it('of several documents name theirs, under the id that the program knows', async () => {
    const upload = async () => (await program.ask('POST v2/documents', { title: 'Annex', content })).body.id as string;
    const ids = [await upload(), await upload()];
    const send = (fields: object[]) =>
      program.ask('POST v3/signature-requests', {
        ...{ title: 'Lease', quality: 'SES', documents: ids.map((id) => ({ id })) },
        signatures: [{ account_email: 'mia@example.it', fields }],
      });
    const without = await send([company]);
    expect(without.body.violations).toMatchObject([{ field: 'signatures.0.fields.0.document_id' }]);
    const { body } = await send([{ ...company, document_id: ids[1] }]);
    expect(body.signatures[0].fields).toMatchObject([{ document_id: body.documents[1].id, label: 'Company' }]);
    // The second request gets copies of the documents: their ids as given still name them.
    const again = await send([{ ...company, document_id: ids[1] }]);
    expect(again.body.signatures[0].fields).toMatchObject([{ document_id: again.body.documents[1].id }]);
    expect(again.body.documents[1].id).not.toBe(ids[1]);
  });
});
