import { beforeEach, describe, expect } from 'vitest';
import type { FieldDeclaration } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as endpoints from '@sigillum/api-contracts/templates/index.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { createDraft, keyOf, view } from '../testing/journeys.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let template: Template;
const [companyId, planId] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const position = { page: '0', x: 72, y: 130, width: 180, height: 22 };
const company: FieldDeclaration = {
  id: companyId,
  kind: 'text',
  label: 'Company of Luca Rossi',
  required: true,
  rules: {},
  default_value: 'Rossi AG',
  position,
  condition: null,
};
const plan: FieldDeclaration = {
  ...company,
  id: planId,
  kind: 'choice',
  label: 'Plan',
  rules: { choices: ['Rossi', 'Other'] },
  default_value: 'Other',
  position: { ...position, y: 170 },
  condition: { field_id: companyId, equals: 'Rossi' },
};

/** Kept of a request in which Luca fills in both. */
beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const id = await createDraft(anna, { title: 'Lease' });
  await anna.client.call(requests.addSignature, {
    params: { id },
    body: { signer_identity_data: { email_address: 'luca@example.it', first_name: 'Luca', last_name: 'Rossi' } },
  });
  const { documents, signatures } = await view(anna, id);
  const own = { document_id: documents[0]!.id, sid: signatures[0]!.sid };
  const fields = [company, plan].map((field) => ({ ...field, ...own }));
  await anna.client.call(requests.putRequestFields, { params: { id }, body: { fields } });
  template = await anna.client.call(endpoints.createTemplate, { body: { signature_request_id: id, name: 'Lease' } });
});

const update = (fields: Template['fields']) => {
  const { version, name, quality, legislation, texts, roles, places, ...rest } = template;
  const { expiry_days, reminders, delegation_allowed, attach_on_success } = rest;
  return anna.client.call(endpoints.updateTemplate, {
    params: { id: template.id },
    body: {
      ...{
        version,
        name,
        quality,
        legislation,
        texts,
        roles,
        expiry_days,
        reminders,
        delegation_allowed,
        attach_on_success,
      },
      documents: template.documents.map((document) => ({ id: document.id, name: document.name })),
      places: places.map(({ position: at, ...place }) => ({ ...place, position: { ...at!, rotation: 0 as const } })),
      fields,
    },
  });
};
const use = (used: Template) =>
  anna.client.call(endpoints.draftFromTemplate, {
    params: { id: used.id },
    body: { people: [{ role_id: used.roles[0]!.id, email: 'petra@example.ch' }] },
  });
const replace = (file: Buffer) =>
  anna.client.call(
    endpoints.replaceTemplateDocument,
    {
      params: { id: template.id, document_id: template.documents[0]!.id },
      body: file as unknown as BodyInit,
      contentType: 'application/pdf',
    },
    { headers: { 'content-disposition': "attachment; filename*=UTF-8''Lease%202027.pdf" } },
  );
const listChanges = async () =>
  (await anna.client.call(endpoints.listTemplateVersions, { params: { id: template.id } })).versions[0]!.changes;

describe('fields of a template', () => {
  it('are kept of a request without naming anybody, and are those of whoever takes the role', async () => {
    expect(template.fields).toMatchObject([
      { ...company, label: 'Company of …', default_value: '', role_id: template.roles[0]!.id, is_doubtful: false },
      {
        ...plan,
        rules: { choices: ['…', 'Other'] },
        condition: { field_id: companyId, equals: '…' },
        document_id: template.documents[0]!.id,
      },
    ]);
    const draft = await use(template);
    const { fields } = await anna.client.call(requests.getRequestFields, { params: { id: draft.id } });
    const own = { sid: draft.signatures[0]!.sid, document_id: draft.documents[0]!.id };
    expect(fields).toMatchObject([
      { id: companyId, label: 'Company of …', value: '', ...own },
      { id: planId, value: 'Other', condition: { field_id: companyId }, ...own },
    ]);
    expect(JSON.stringify(fields)).not.toMatch(/is_doubtful|anchor|role_id/);
  });

  it('are changed by versions that say so, and judged like a request’s', async () => {
    const [first, second] = template.fields;
    for (const [change, key] of [
      [{ position: { ...position, x: 590 } }, 'error.sr.placement_outside_page'],
      [{ rules: { min: '1' } }, 'error.field.rules'],
      [{ default_value: '漢'.repeat(299) }, 'error.field.rules'],
      [{ condition: { field_id: planId, equals: null } }, 'error.field.circle'],
      [{ document_id: planId }, 'error.not_found'],
    ] as const)
      expect(await keyOf(update([{ ...first!, ...change }, second!]))).toBe(key);
    const observed = template.fields.map((field) => ({ ...field, role_id: planId }));
    expect(await keyOf(update(observed))).toBe('error.not_found');
    template = await update([{ ...first!, label: 'Firm', default_value: '=1+1 <b>' }]);
    expect(template).toMatchObject({ version: 2, fields: [{ label: 'Firm', default_value: '=1+1 <b>' }] });
    expect(await listChanges()).toEqual(['FIELDS']);
    // The same again is no version.
    expect((await update(template.fields)).version).toBe(2);
  });

  it('follow their text into another file, and are in doubt where it is gone', async () => {
    const lower = await replace(buildSamplePdf('Sample', [{ width: 595, height: 942 }]));
    expect(lower.fields.map(({ position: at }) => Math.round(at.y))).toEqual([130, 170]);
    expect(lower.fields.every(({ is_doubtful }) => !is_doubtful)).toBe(true);
    template = lower;
    template = await replace(buildSamplePdf('Other words'));
    expect(template).toMatchObject({ has_doubts: true, fields: [{ is_doubtful: true }, { is_doubtful: true }] });
    expect(await keyOf(use(template))).toBe('error.template.places_doubtful');
    template = await update(template.fields.map((field) => ({ ...field, is_doubtful: false })));
    expect(await keyOf(use(template))).toBe('no problem');
  });

  it('are refused in a file that has not their page', async () => {
    const sheet = { width: 595, height: 842 };
    template = await replace(buildSamplePdf('Sample', [sheet, sheet]));
    template = await update(template.fields.map((field) => ({ ...field, position: { ...position, page: '1' } })));
    await expect(replace(buildSamplePdf('Short'))).rejects.toMatchObject({
      key: 'error.template.too_few_pages',
      problem: { details: { pages: [2], pageCount: 1 } },
    });
  });
});
