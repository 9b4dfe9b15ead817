import { templateExample, templateVersionExample } from '@sigillum/api-contracts/templates/examples.ts';
import * as endpoints from '@sigillum/api-contracts/templates/index.ts';
import { draftExample, signatureRequestExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { noReminders } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';
import { buildSamplePdf } from '@sigillum/server/testing/sample-pdf.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { webpExample } from '../support/files.ts';
import { shorten } from '../support/shorten.ts';
import { expectBatches } from './batches.ts';
import {
  anna,
  business,
  businessId,
  memberSigner,
  noemi,
  ownerId,
  ownerToken,
  request,
  signerId,
} from '../support/signature-requests.ts';

const { id, name, roles, documents, places, fields, texts } = templateExample;
const [signerRole, observerRole] = roles;
const documentId = documents[0]!.id;
const owner = { bearer: ownerToken };
const pdf = buildSamplePdf('Lease');
const body = (bytes: Buffer) => ({ body: bytes as unknown as BodyInit, contentType: 'application/pdf' });
const options = { headers: { 'content-disposition': "attachment; filename*=UTF-8''Mietvertrag.pdf" } };

const template = (change: object = {}): Given => [
  'a business has a template',
  {
    businessId,
    ownerId,
    id,
    name,
    title: texts[0]!.title,
    language: 'de',
    documentId,
    signerRoleId: signerRole!.id,
    observerRoleId: observerRole!.id,
    fieldId: fields[0]!.id,
    ...change,
  },
];
const own = [...business, template()] as const;
/** Noémi, an administrator, shares hers with Anna, who is a member. */
const maker: Given = [
  'a person belongs to a business',
  { userId: signerId, businessId, name: 'Keller Architektur AG', role: 'admin' },
];
const member: Given = ['a person joins a business', { userId: ownerId, businessId, role: 'member' }];
const shared = [...anna, ...noemi, maker, member, template({ ownerId: signerId, sharing: 'USE' })] as const;
const colleague: Given = ['a person joins a business', { userId: signerId, businessId, role: 'member' }];
const full: Given = ['a business has as many templates as it can keep', { businessId, ownerId }];

const params = { id };
const whole = { ...shorten(templateExample), colleagues: [], colleague_count: 0 };
const { quality, legislation, expiry_days, reminders, delegation_allowed, attach_on_success } = templateExample;
const written = {
  version: 1,
  name,
  ...{ quality, legislation, texts, roles, expiry_days, reminders, delegation_allowed, attach_on_success },
  documents: [{ id: documentId, name: documents[0]!.name }],
  fields,
  places: places.map((place) => ({ ...place, position: { ...place.position!, rotation: 0 as const } })),
};
const people = [{ role_id: signerRole!.id, email: 'noemi.frei@example.ch', first_name: 'Noémi', last_name: 'Frei' }];

describePact('templates', (pact) => {
  const { owner: _, ...listed } = templateExample;
  pact.expects('templates', endpoints.listTemplates, {
    given: own,
    credentials: owner,
    call: { query: { search: 'lea', page: 1, size: 25 } },
    answers: {
      status: 200,
      example: {
        templates: [
          {
            id,
            name,
            owner: templateExample.owner,
            sharing: listed.sharing,
            own_share: null,
            colleague_count: 0,
            version: 1,
            role_count: 2,
            document_count: 1,
            has_doubts: false,
            actions: ['use'],
            updated_at: listed.updated_at,
          },
        ],
        total_items: 1,
      },
    },
  });

  const made = { signature_request_id: signatureRequestExample.id, name };
  pact.expects('a template of a request', endpoints.createTemplate, {
    given: [...business, ...noemi, request({ status: 'DRAFT', signers: [memberSigner] })],
    credentials: owner,
    call: { body: made },
    answers: {
      status: 201,
      example: {
        ...whole,
        expiry_days: null,
        reminders: noReminders,
        fields: [],
        documents: [{ ...documents[0]!, pages: [{ width: 595.28, height: 841.89 }] }],
      },
    },
  });
  pact.expects('a template of a request without documents', endpoints.createTemplate, {
    given: [...business, request({ status: 'DRAFT', documents: [] })],
    credentials: owner,
    call: { body: made },
    refuses: 'error.sr.no_document',
  });
  pact.expects('one template too many of a request', endpoints.createTemplate, {
    given: [...business, request({ status: 'DRAFT' }), full],
    credentials: owner,
    call: { body: made },
    refuses: 'error.template.too_many',
  });

  pact.expects('a template of a file', endpoints.uploadTemplate, {
    given: business,
    credentials: owner,
    options,
    call: body(pdf),
    answers: {
      status: 201,
      example: { ...whole, role_count: 1, expiry_days: null, reminders: noReminders, places: [], fields: [] },
    },
  });
  pact.expects('a template of half a file', endpoints.uploadTemplate, {
    given: business,
    credentials: owner,
    options,
    call: body(pdf.subarray(0, 300)),
    refuses: 'file.pdf.truncated',
  });
  pact.expects('one template too many of a file', endpoints.uploadTemplate, {
    given: [...business, full],
    credentials: owner,
    options,
    call: body(pdf),
    refuses: 'error.template.too_many',
  });

  pact.expects('a template', endpoints.getTemplate, {
    given: own,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: whole },
  });
  pact.expects('a page of a template', endpoints.getTemplatePage, {
    given: own,
    credentials: owner,
    call: { params: { id, document_id: documentId, n: 0 }, query: { scale: 50 } },
    answers: { status: 200, example: webpExample },
  });
  pact.expects('a page that a template has not', endpoints.getTemplatePage, {
    given: own,
    credentials: owner,
    call: { params: { id, document_id: documentId, n: 7 } },
    refuses: 'file.pdf.page_not_found',
  });
  pact.expects('versions of a template', endpoints.listTemplateVersions, {
    given: own,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: { versions: [templateVersionExample] } },
  });

  pact.expects('a change of a template', endpoints.updateTemplate, {
    given: own,
    credentials: owner,
    call: { params, body: written },
    answers: { status: 200, example: whole },
  });
  const outside = written.places.map((place) => ({ ...place, position: { ...place.position, page: '7' } }));
  const inField = written.places.map(({ role_id, document_id }) => ({ role_id, document_id, form_field: 'Nowhere' }));
  const [field] = fields;
  const leaning = [{ ...field!, condition: { field_id: documentId, equals: null } }];
  const turning = [{ ...field!, condition: { field_id: field!.id, equals: null } }];
  for (const [what, given, change, refuses] of [
    ['by whoever may only use it', shared, {}, 'error.template.edit_not_allowed'],
    ['that somebody else changed', own, { version: 2 }, 'error.template.changed_meanwhile'],
    ['to no document', own, { documents: [], places: [] }, 'error.sr.no_document'],
    ['to a place beside the pages', own, { places: outside }, 'error.sr.placement_outside_page'],
    ['to a field that is not there', own, { places: inField }, 'error.sr.form_field_unknown'],
    [
      'to a field with rules of another kind',
      own,
      { fields: [{ ...field!, rules: { min: '1' } }] },
      'error.field.rules',
    ],
    ['to a field that hangs on none', own, { fields: leaning }, 'error.field.condition'],
    ['to a field that hangs on itself', own, { fields: turning }, 'error.field.circle'],
  ] as const)
    pact.expects(`a change of a template ${what}`, endpoints.updateTemplate, {
      given,
      credentials: owner,
      call: { params, body: { ...written, ...change } as typeof written },
      refuses,
    });

  const replacement = { params: { id, document_id: documentId }, ...body(pdf) };
  pact.expects('another file for a template', endpoints.replaceTemplateDocument, {
    given: own,
    credentials: owner,
    options,
    call: replacement,
    answers: { status: 200, example: { ...whole, version: 2 } },
  });
  pact.expects('another file by whoever may only use a template', endpoints.replaceTemplateDocument, {
    given: shared,
    credentials: owner,
    options,
    call: replacement,
    refuses: 'error.template.edit_not_allowed',
  });

  const drafted = {
    ...shorten(draftExample),
    observers: [],
    title: texts[0]!.title,
    message: '',
    expiration_date: '2026-12-21T08:37:13.000Z',
  };
  const use = { params, body: { people, language: 'de' as const } };
  pact.expects('a draft from a template', endpoints.draftFromTemplate, {
    given: own,
    credentials: owner,
    call: use,
    answers: {
      status: 201,
      example: drafted,
    },
  });
  pact.expects('a draft from a template without people', endpoints.draftFromTemplate, {
    given: own,
    credentials: owner,
    call: { params, body: { people: [] } },
    refuses: 'error.template.people_missing',
  });
  pact.expects('a draft from a template with places in doubt', endpoints.draftFromTemplate, {
    given: [...business, template({ hasDoubts: true })],
    credentials: owner,
    call: use,
    refuses: 'error.template.places_doubtful',
  });

  const restoring = { params: { ...params, number: '1' }, body: { version: 1 } };
  pact.expects('an earlier version of a template again', endpoints.restoreTemplateVersion, {
    given: own,
    credentials: owner,
    call: restoring,
    answers: { status: 200, example: whole },
  });
  pact.expects('an earlier version of a template that somebody else changed', endpoints.restoreTemplateVersion, {
    given: own,
    credentials: owner,
    call: { ...restoring, body: { version: 2 } },
    refuses: 'error.template.changed_meanwhile',
  });
  const sharing = { params, body: { version: 1, sharing: 'USE' as const } };
  pact.expects('a template for colleagues', endpoints.shareTemplate, {
    given: own,
    credentials: owner,
    call: sharing,
    answers: { status: 200, example: { ...whole, sharing: 'USE', version: 2 } },
  });
  const { colleagues } = templateExample;
  pact.expects('a template for a single colleague', endpoints.shareTemplate, {
    given: [...business, ...noemi, colleague, template()],
    credentials: owner,
    call: { params, body: { version: 1, sharing: 'NONE', colleagues } },
    answers: { status: 200, example: { ...whole, version: 2, colleagues, colleague_count: 1 } },
  });
  pact.expects('a template for somebody who is no colleague', endpoints.shareTemplate, {
    given: [...business, ...noemi, template()],
    credentials: owner,
    call: { params, body: { version: 1, sharing: 'NONE', colleagues } },
    refuses: 'error.sr.not_a_colleague',
  });
  pact.expects('a template for colleagues that somebody else changed', endpoints.shareTemplate, {
    given: own,
    credentials: owner,
    call: { params, body: { version: 2, sharing: 'USE' } },
    refuses: 'error.template.changed_meanwhile',
  });
  pact.expects('a template of somebody else for colleagues', endpoints.shareTemplate, {
    given: shared,
    credentials: owner,
    call: sharing,
    refuses: 'error.template.owner_only',
  });
  pact.expects('the end of a template', endpoints.deleteTemplate, {
    given: own,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: { ok: true } },
  });
  pact.expects('the end of a template of somebody else', endpoints.deleteTemplate, {
    given: shared,
    credentials: owner,
    call: { params },
    refuses: 'error.template.owner_only',
  });

  const page = { id, document_id: documentId, n: 0 };
  const calls = [
    ['templates', endpoints.listTemplates, {}],
    ['a template of a request', endpoints.createTemplate, { body: made }],
    ['a template of a file', endpoints.uploadTemplate, body(pdf)],
    ['a template', endpoints.getTemplate, { params }],
    ['a page of a template', endpoints.getTemplatePage, { params: page }],
    ['versions of a template', endpoints.listTemplateVersions, { params }],
    ['a change of a template', endpoints.updateTemplate, { params, body: written }],
    ['another file for a template', endpoints.replaceTemplateDocument, replacement],
    ['a draft from a template', endpoints.draftFromTemplate, use],
    ['an earlier version of a template', endpoints.restoreTemplateVersion, restoring],
    ['a template for colleagues', endpoints.shareTemplate, sharing],
    ['the end of a template', endpoints.deleteTemplate, { params }],
  ] as const;
  for (const [what, endpoint, call] of calls) {
    pact.expects(`${what} of an organisation that is not the caller’s`, endpoint, {
      given: anna,
      credentials: owner,
      call,
      refuses: 'error.not_found',
    });
    pact.expects(`${what} without a valid token`, endpoint, {
      given: own,
      credentials: { bearer: 'nonsense' },
      call,
      refuses: 'error.auth.token_invalid',
    });
  }
  expectBatches(pact);
});
