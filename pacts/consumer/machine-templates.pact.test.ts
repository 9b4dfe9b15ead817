import * as endpoints from '@sigillum/api-contracts/machine/index.ts';
import { templateExample } from '@sigillum/api-contracts/templates/examples.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { businessId, token } from '../support/api-users.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { programGround, programToken } from '../support/program.ts';
import { shorten } from '../support/shorten.ts';
import { expectProgramBatches } from './program-batches.ts';
import { answer, content } from './program-requests.ts';

const { id, name, roles, documents, fields, texts, quality, legislation } = templateExample;
const credentials = { bearer: programToken };
const params = { id };
const template = (change: object = {}): readonly [Given, ...Given[]] => [
  ...programGround,
  [
    'a business has a template',
    {
      ...{ businessId, ownerId: userExample.id, id, name, sharing: 'USE', language: 'de', title: texts[0]!.title },
      ...{ documentId: documents[0]!.id, signerRoleId: roles[0]!.id, observerRoleId: roles[1]!.id },
      ...{ fieldId: fields[0]!.id, ...change },
    },
  ],
];
const { id: fieldId, kind, label, required, rules, default_value, role_id, document_id } = fields[0]!;
const listed = shorten({
  ...{ id, name, version: 1, is_ready: true, quality, legislation, texts, roles },
  fields: [{ id: fieldId, kind, label, required, rules, default_value, role_id, document_id }],
  updated_at: templateExample.updated_at,
});
const people = [{ role: roles[0]!.name, email: 'luca.rossi@example.it', first_name: 'Luca' }];
const use = { params, body: { people, values: { [label]: 'Muster AG' } } };

describePact('machine-templates', (pact) => {
  pact.expects('the templates of a program', endpoints.listProgramTemplates, {
    given: template(),
    credentials,
    call: {},
    answers: { status: 200, example: [listed] },
  });
  pact.expects('a template of a program', endpoints.getProgramTemplate, {
    given: template(),
    credentials,
    call: { params },
    answers: {
      status: 200,
      example: { ...listed, documents: documents.map((one) => ({ id: one.id, name: one.name, page_count: 1 })) },
    },
  });
  pact.expects('a template of a program that is not shared', endpoints.getProgramTemplate, {
    given: template({ sharing: 'NONE' }),
    credentials,
    call: { params },
    refuses: 'error.not_found',
  });
  pact.expects('a request of a template of a program', endpoints.useProgramTemplate, {
    given: template(),
    credentials,
    call: use,
    answers: { status: 200, example: { ...answer, status_overall: 'DRAFT' } },
  });
  pact.expects('a request of a template whose places are doubtful', endpoints.useProgramTemplate, {
    given: template({ hasDoubts: true }),
    credentials,
    call: use,
    refuses: 'error.template.places_doubtful',
  });
  pact.expects('a request of a template without people', endpoints.useProgramTemplate, {
    given: template(),
    credentials,
    call: { params, body: { people: [] } },
    refuses: 'error.template.people_missing',
  });
  pact.expects('a request of a template with a value that does not fit', endpoints.useProgramTemplate, {
    given: template(),
    credentials,
    call: { params, body: { people, values: { Shoes: '38' } } },
    refuses: 'error.validation',
  });
  pact.expects('a request of a template, named somebody outside the business', endpoints.useProgramTemplate, {
    given: template(),
    credentials,
    call: { params, body: { people, write_access: ['nobody@example.org'] } },
    refuses: 'error.sr.not_a_colleague',
  });
  expectProgramBatches(pact, template());
  const field = { id: fieldId, kind: 'text', label: 'Company', position: fields[0]!.position } as const;
  const send = (change: object) => ({
    params: { version: 'v2' as const },
    body: {
      ...{ title: 'Lease', content },
      signatures: [{ account_email: 'noemi.frei@example.ch', fields: [{ ...field, ...change }] }],
    },
  });
  for (const [what, change, refuses] of [
    ['a rule that it does not know', { kind: 'checkbox', rules: { max_length: 3 } }, 'error.field.rules'],
    ['a condition on what there is not', { condition: { field_id: role_id } }, 'error.field.condition'],
    ['a condition on itself', { condition: { field_id: fieldId } }, 'error.field.circle'],
  ] as const)
    pact.expects(`a request whose field has ${what}`, endpoints.createProgramRequest, {
      given: programGround,
      credentials,
      call: send(change),
      refuses,
    });
  const anchored = (anchor: string) => ({
    params: { version: 'v2' as const },
    body: {
      ...{ title: 'Lease', content, quality: 'SES' as const },
      signatures: [
        {
          account_email: 'luca.rossi@example.it',
          visual_signature: { anchor: { text: anchor, occurrence: 1 } },
          fields: [{ kind: 'text' as const, label: 'Company', anchor: { text: anchor, occurrence: 1 } }],
        },
      ],
    },
  });
  pact.expects('a request whose places are words of its document', endpoints.createProgramRequest, {
    given: programGround,
    credentials,
    call: anchored('Lease'),
    answers: { status: 200, example: { ...answer, status_overall: 'OPEN' } },
  });
  pact.expects('a request whose places are words that are not there', endpoints.createProgramRequest, {
    given: programGround,
    credentials,
    call: anchored('{{sign:Tenant}}'),
    refuses: 'error.validation',
  });
  for (const [what, endpoint, call] of [
    ['the templates', endpoints.listProgramTemplates, {}],
    ['a template', endpoints.getProgramTemplate, { params }],
    ['a request of a template', endpoints.useProgramTemplate, use],
  ] as const)
    pact.expects(`${what} of a program, by a person`, endpoint as typeof endpoints.useProgramTemplate, {
      given: template(),
      credentials: { bearer: token },
      call: call as typeof use,
      refuses: 'error.auth.token_invalid',
    });
});
