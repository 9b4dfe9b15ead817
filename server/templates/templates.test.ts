import { beforeEach, describe, expect } from 'vitest';
import { randomUUID } from 'node:crypto';
import { removeMembers } from '@sigillum/api-contracts/members/remove-members.ts';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import * as endpoints from '@sigillum/api-contracts/templates/index.ts';
import type { Template } from '@sigillum/api-contracts/templates/schemas.ts';
import { createDraft, keyOf, sendRequest, sign, view, visitor } from '../testing/journeys.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let noemi: SeededPerson;
let luca: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true, firstName: 'Anna', lastName: 'Keller' });
  noemi = await seedPerson(world, 'noemi@example.ch', { business: anna.businessId!, role: 'member' });
  luca = await seedPerson(world, 'luca@example.it', { firstName: 'Luca', lastName: 'Rossi' });
});

const position = { page: '0', x: 72, y: 130, width: 180, height: 70, rotation: 0 as const };

/** A draft of the person that is signed by Luca at a place, and watched by somebody. */
async function prepare(person: SeededPerson): Promise<string> {
  const id = await createDraft(person, {
    title: 'Lease of Luca Rossi',
    message: 'Dear Mr Rossi, write to luca@example.it',
    observers: [{ email: 'watcher@example.ch', told: 'END' }],
    expiration_date: new Date(world.services.now().getTime() + 10 * 24 * 3600_000).toISOString(),
    custom: 'about Luca',
  });
  const { documents } = await view(person, id);
  await person.client.call(requests.addSignature, {
    params: { id },
    body: {
      account_email: 'luca@example.it',
      signer_identity_data: { email_address: 'luca@example.it', first_name: 'Luca', last_name: 'Rossi' },
      sequence: 2,
      document_signatures: [{ document_id: documents[0]!.id, visual_signature: { position } }],
    },
  });
  return id;
}

const save = async (person: SeededPerson, name = 'Lease') =>
  person.client.call(endpoints.createTemplate, { body: { signature_request_id: await prepare(person), name } });

const read = (person: SeededPerson, id: string) => person.client.call(endpoints.getTemplate, { params: { id } });

const use = (person: SeededPerson, template: Template, email = 'petra@example.ch', more: object = {}) =>
  person.client.call(endpoints.draftFromTemplate, {
    params: { id: template.id },
    body: { people: [{ role_id: template.roles[0]!.id, email }], ...more },
  });

/** What PUT takes of what GET gave. */
function rewrite(template: Template, change: object = {}) {
  const { version, name, quality, legislation, texts, roles, documents, places, fields, ...rest } = template;
  const { expiry_days, reminders, delegation_allowed, attach_on_success } = rest;
  return {
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
    documents: documents.map((document) => ({ id: document.id, name: document.name })),
    fields,
    places: places.map((place) => ({
      ...place,
      position: place.position && { ...place.position, rotation: 0 as const },
    })),
    ...change,
  };
}
const update = (person: SeededPerson, template: Template, change: object = {}) =>
  person.client.call(endpoints.updateTemplate, {
    params: { id: template.id },
    body: rewrite(template, change),
  });
const share = (person: SeededPerson, { id, version }: Template, sharing: 'NONE' | 'USE' | 'EDIT') =>
  person.client.call(endpoints.shareTemplate, { params: { id }, body: { version, sharing } });
const replace = (person: SeededPerson, { id, documents }: Template, bytes: Buffer) =>
  person.client.call(
    endpoints.replaceTemplateDocument,
    {
      params: { id, document_id: documents[0]!.id },
      body: bytes as unknown as BodyInit,
      contentType: 'application/pdf',
    },
    { headers: { 'content-disposition': "attachment; filename*=UTF-8''Lease%202027.pdf" } },
  );
const remove = (person: SeededPerson, id: string) => person.client.call(endpoints.deleteTemplate, { params: { id } });

describe('a template', () => {
  it('is made of a request and names nobody', async () => {
    const template = await save(anna);
    expect(template).toMatchObject({
      name: 'Lease',
      version: 1,
      sharing: 'NONE',
      owner: 'Anna Keller',
      expiry_days: 10,
      texts: [{ title: 'Lease of …', message: 'Dear Mr …, write to …' }],
      roles: [
        { kind: 'SIGNER', name: '', sequence: 2 },
        { kind: 'OBSERVER', name: '' },
      ],
      documents: [{ name: 'Lease Zürich', page_count: 1, pages: [{ width: 595, height: 842 }] }],
      places: [{ position, is_doubtful: false }],
    });
    const rows = await world.services.db.selectFrom('templates').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/luca|rossi|watcher/i);
  });

  it('takes the file as it was before anybody signed it', async () => {
    const id = await sendRequest(anna, { signatures: [{ account_email: 'luca@example.it' }] });
    await sign(luca, id);
    const template = await anna.client.call(endpoints.createTemplate, {
      body: { signature_request_id: id, name: 'Signed once' },
    });
    const { documents } = await use(anna, template);
    expect(documents[0]!.size).toBe(buildSamplePdf().length);
  });

  it('is made by whoever prepares a request, and not by its signer or a stranger', async () => {
    const id = await sendRequest(anna, {
      signatures: [visitor('x@example.ch'), { account_email: 'noemi@example.ch' }],
    });
    const body = { signature_request_id: id, name: 'Lease' };
    for (const person of [noemi, luca])
      expect(await keyOf(person.client.call(endpoints.createTemplate, { body }))).toBe('error.not_found');
  });

  it('begins with a PDF, too', async () => {
    const template = await anna.client.call(
      endpoints.uploadTemplate,
      { body: buildSamplePdf() as unknown as BodyInit, contentType: 'application/pdf' },
      { headers: { 'content-disposition': "attachment; filename*=UTF-8''Offer.pdf" } },
    );
    expect(template).toMatchObject({ name: 'Offer', documents: [{ name: 'Offer' }], roles: [{ kind: 'SIGNER' }] });
    const page = { id: template.id, document_id: template.documents[0]!.id, n: 0 };
    const image = await anna.client.call(endpoints.getTemplatePage, { params: page });
    expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(100);
    expect(
      await keyOf(
        luca.client.call(endpoints.uploadTemplate, {
          body: buildSamplePdf() as unknown as BodyInit,
          contentType: 'application/pdf',
        }),
      ),
    ).toBe('error.not_found');
  });

  it('becomes a usual draft with people in its roles, which can be sent and signed', async () => {
    const template = await save(anna);
    const [signer, observer] = template.roles;
    const { id } = await anna.client.call(endpoints.draftFromTemplate, {
      params: { id: template.id },
      body: {
        people: [
          { role_id: signer!.id, email: 'luca@example.it', first_name: 'Luca', last_name: 'Rossi', language: 'it' },
          { role_id: observer!.id, email: 'notary@example.ch' },
        ],
        title: 'Lease of a flat',
        message: 'Dear Mr Rossi …',
      },
    });
    const draft = await view(anna, id);
    expect(draft).toMatchObject({
      status_overall: 'DRAFT',
      title: 'Lease of a flat',
      message: 'Dear Mr Rossi …',
      custom: null,
      expiration_date: expect.stringMatching(/Z$/) as string,
      observers: [{ user_info: { email: 'notary@example.ch' }, told: 'END' }],
      signatures: [
        {
          account_email: 'luca@example.it',
          sequence: 2,
          signer_identity_data: { first_name: 'Luca', language: 'it' },
          document_signatures: [{ document_id: draft.documents[0]!.id, visual_signature: { position } }],
        },
      ],
    });
    await anna.client.call(requests.initiateSignatureRequest, { params: { id } });
    expect(await sign(luca, id)).toMatchObject({ signatureRequestId: id });
    expect((await view(anna, id)).signatures[0]!.status_code).toBe('SIGNED');
    // What was made of it does not need it any more.
    await remove(anna, template.id);
    expect((await view(anna, id)).documents).toHaveLength(1);
  });

  it('asks for one person for each role that signs', async () => {
    const template = await save(anna);
    const [signer, observer] = template.roles;
    const call = (people: { role_id: string; email: string }[]) =>
      keyOf(anna.client.call(endpoints.draftFromTemplate, { params: { id: template.id }, body: { people } }));
    const one = { role_id: signer!.id, email: 'a@example.ch' };
    expect(await call([])).toBe('error.template.people_missing');
    expect(await call([{ role_id: observer!.id, email: 'a@example.ch' }])).toBe('error.template.people_missing');
    expect(await call([one, { ...one, email: 'b@example.ch' }])).toBe('error.template.people_missing');
    expect(await call([one, { role_id: randomUUID(), email: 'b@example.ch' }])).toBe('error.template.people_missing');
    expect(await call([one])).toBe('no problem');
  });

  it('speaks the language that is asked for, and its first one otherwise', async () => {
    const texts = [
      { language: 'en', title: 'Lease', message: 'Please sign.' },
      { language: 'it', title: 'Contratto', message: 'Firmi, per favore.' },
    ];
    const template = await update(anna, await save(anna), { texts });
    expect(await use(anna, template, 'a@example.ch', { language: 'it' })).toMatchObject({
      title: 'Contratto',
      signatures: [{ signer_identity_data: { language: 'it' } }],
    });
    expect(await use(anna, template, 'a@example.ch', { language: 'fr' })).toMatchObject({ title: 'Lease' });
  });

  it('is absent for everybody else until it is shared, then used or changed as it is shared', async () => {
    const template = await save(anna);
    const foreign = await seedPerson(world, 'foreign@example.ch', { business: true });
    for (const person of [foreign, luca, noemi]) {
      expect(await keyOf(read(person, template.id))).toBe('error.not_found');
      expect(await keyOf(use(person, template))).toBe('error.not_found');
      expect(await keyOf(remove(person, template.id))).toBe('error.not_found');
    }
    const used = await share(anna, template, 'USE');
    expect((await read(noemi, template.id)).actions).toEqual(['use']);
    expect(await keyOf(use(noemi, used))).toBe('no problem');
    expect(await keyOf(update(noemi, used, { name: 'Mine' }))).toBe('error.template.edit_not_allowed');
    expect(await keyOf(replace(noemi, used, buildSamplePdf()))).toBe('error.template.edit_not_allowed');
    const edited = await share(anna, used, 'EDIT');
    expect(await keyOf(update(noemi, edited, { name: 'Ours' }))).toBe('no problem');
    const ours = await read(noemi, template.id);
    expect(ours).toMatchObject({ name: 'Ours', actions: ['use', 'edit'] });
    expect(await keyOf(share(noemi, ours, 'NONE'))).toBe('error.template.owner_only');
    expect(await keyOf(remove(noemi, ours.id))).toBe('error.template.owner_only');
    expect(await keyOf(read(foreign, template.id))).toBe('error.not_found');
  });

  it('is listed to whoever may use it, the newest first, searched and paged', async () => {
    await save(anna, 'Lease 100 %');
    const shared = await share(anna, await save(anna, 'Offer'), 'USE');
    const list = (person: SeededPerson, query: object = {}) => person.client.call(endpoints.listTemplates, { query });
    expect((await list(anna)).templates.map(({ name }) => name)).toEqual(['Offer', 'Lease 100 %']);
    expect(await list(anna, { search: '100 %' })).toMatchObject({
      total_items: 1,
      templates: [{ name: 'Lease 100 %' }],
    });
    expect(await list(anna, { search: '_' })).toMatchObject({ total_items: 0 });
    expect(await list(anna, { size: 1, page: 2 })).toMatchObject({
      total_items: 2,
      templates: [{ name: 'Lease 100 %' }],
    });
    expect(await list(noemi)).toMatchObject({ total_items: 1, templates: [{ id: shared.id, actions: ['use'] }] });
    expect(await keyOf(list(luca))).toBe('error.not_found');
  });

  it('keeps who changed what, and makes no version of nothing', async () => {
    const template = await share(anna, await save(anna), 'EDIT');
    const named = await update(noemi, template, {
      roles: template.roles.map((role) => ({ ...role, name: role.kind === 'SIGNER' ? 'Tenant' : 'Notary' })),
    });
    expect((await update(noemi, named)).version).toBe(3);
    expect(await keyOf(update(anna, template, { name: 'X' }))).toBe('error.template.changed_meanwhile');
    const { versions } = await anna.client.call(endpoints.listTemplateVersions, { params: { id: template.id } });
    expect(versions.map(({ number, changes }) => [number, ...changes])).toEqual([
      [3, 'ROLES'],
      [2, 'SHARING'],
      [1, 'CREATED'],
    ]);
    const events = await world.services.db.selectFrom('business_events').select('name').orderBy('seq').execute();
    expect(events.map(({ name }) => name)).toEqual(['TEMPLATE_CREATED', 'TEMPLATE_CHANGED', 'TEMPLATE_CHANGED']);
  });

  it('is as it was in an earlier version again, as a new one that says so', async () => {
    const template = await share(anna, await save(anna), 'EDIT');
    const restore = (person: SeededPerson, number: number, version: number) =>
      person.client.call(endpoints.restoreTemplateVersion, { params: { id: template.id, number }, body: { version } });
    const changed = await update(noemi, template, { name: 'Lease of 2027', places: [], fields: [], expiry_days: 3 });
    expect(changed).toMatchObject({ version: 3, name: 'Lease of 2027' });
    expect(await keyOf(restore(anna, 1, 2))).toBe('error.template.changed_meanwhile');
    expect(await keyOf(restore(anna, 9, 3))).toBe('error.not_found');
    expect(await keyOf(restore(luca, 1, 3))).toBe('error.not_found');
    const { version, sharing, name, places, expiry_days } = await restore(noemi, 1, 3);
    expect({ version, sharing, name, places, expiry_days }).toEqual({
      ...{ version: 4, sharing: 'EDIT', name: template.name },
      ...{ places: template.places, expiry_days: template.expiry_days },
    });
    expect((await restore(anna, 4, 4)).version).toBe(4);
    await share(anna, await restore(anna, 3, 4), 'USE');
    expect(await keyOf(restore(noemi, 1, 6))).toBe('error.template.edit_not_allowed');
    const { versions } = await anna.client.call(endpoints.listTemplateVersions, { params: { id: template.id } });
    expect(versions.find(({ number }) => number === 4)!.changes).toEqual(['NAME', 'PLACES', 'TERMS']);
  });

  it('refuses places beside the page, of observers and on documents of others', async () => {
    const template = await save(anna);
    const [place] = rewrite(template).places;
    const observer = template.roles[1]!.id;
    for (const [change, key] of [
      [{ position: { ...position, page: '7' } }, 'error.sr.placement_outside_page'],
      [{ position: { ...position, x: 590 } }, 'error.sr.placement_outside_page'],
      [{ position: undefined, form_field: 'Nowhere' }, 'error.sr.form_field_unknown'],
      [{ role_id: observer }, 'error.not_found'],
      [{ document_id: randomUUID() }, 'error.not_found'],
    ] as const)
      expect(await keyOf(update(anna, template, { places: [{ ...place!, ...change }] }))).toBe(key);
    expect(await keyOf(update(anna, template, { documents: [], places: [] }))).toBe('error.sr.no_document');
  });

  it('stays with the organisation when its maker leaves', async () => {
    const template = await save(noemi);
    expect(await keyOf(read(anna, template.id))).toBe('error.not_found');
    await anna.client.call(removeMembers, { params: { id: anna.businessId! }, body: { user_ids: [noemi.id] } });
    const left = await read(anna, template.id);
    expect(left).toMatchObject({ owner: null, actions: ['use', 'edit', 'share', 'delete'] });
    expect(await keyOf(read(noemi, template.id))).toBe('error.not_found');
    expect(await keyOf(use(anna, left))).toBe('no problem');
    const { versions } = await anna.client.call(endpoints.listTemplateVersions, { params: { id: template.id } });
    expect(versions[0]!.changed_by).toBeNull();
  });

  it('goes with its files', async () => {
    const template = await save(anna);
    await replace(anna, template, buildSamplePdf('Another sample'));
    const files = await world.services.db.selectFrom('template_documents').select('blob').execute();
    expect(files).toHaveLength(2);
    await remove(anna, template.id);
    expect(await keyOf(read(anna, template.id))).toBe('error.not_found');
    // The first file is a draft's, too.
    const sizes = await Promise.all(files.map(({ blob }) => world.services.blobs.size(blob)));
    expect(sizes.filter((size) => size === undefined)).toHaveLength(1);
  });
});

describe('another file', () => {
  it('takes the places along with the text that stood next to them', async () => {
    const template = await save(anna);
    // The same words, 100 points lower on a lower page.
    const replaced = await replace(anna, template, buildSamplePdf('Sample', [{ width: 595, height: 942 }]));
    expect(replaced).toMatchObject({ version: 2, has_doubts: false, documents: [{ name: 'Lease 2027' }] });
    expect(replaced.documents[0]!.id).not.toBe(template.documents[0]!.id);
    expect(replaced.places[0]!.position!.y).toBeCloseTo(position.y, 0);
    const { versions } = await anna.client.call(endpoints.listTemplateVersions, { params: { id: template.id } });
    expect(versions[0]!.changes).toEqual(['FILE_REPLACED']);
  });

  it('leaves a place in doubt where its text is gone, and nothing is made of it until somebody says yes', async () => {
    const replaced = await replace(anna, await save(anna), buildSamplePdf('Other words'));
    expect(replaced).toMatchObject({ has_doubts: true, places: [{ position, is_doubtful: true }] });
    expect(await keyOf(use(anna, replaced))).toBe('error.template.places_doubtful');
    const places = rewrite(replaced).places.map((place) => ({ ...place, is_doubtful: false }));
    const settled = await update(anna, replaced, { places });
    expect(settled.has_doubts).toBe(false);
    expect(await keyOf(use(anna, settled))).toBe('no problem');
  });

  it('with fewer pages is refused with the pages that it lacks, and changes nothing', async () => {
    const sheet = { width: 595, height: 842 };
    const two = await replace(anna, await save(anna), buildSamplePdf('Sample', [sheet, sheet]));
    const [place] = rewrite(two).places;
    const second = await update(anna, two, { places: [{ ...place!, position: { ...position, page: '1' } }] });
    await expect(replace(anna, second, buildSamplePdf('Short'))).rejects.toMatchObject({
      key: 'error.template.too_few_pages',
      problem: { details: { pages: [2], pageCount: 1 } },
    });
    expect((await read(anna, second.id)).version).toBe(second.version);
  });
});
