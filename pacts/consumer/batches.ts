import { batchExample, batchRowExample } from '@sigillum/api-contracts/templates/batch-examples.ts';
import { templateExample } from '@sigillum/api-contracts/templates/examples.ts';
import * as endpoints from '@sigillum/api-contracts/templates/index.ts';
import { signatureRequestExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { csvExample, zipExample } from '../support/files.ts';
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

const { id, name } = batchExample;
const { roles, documents, texts, id: templateId } = templateExample;
const [signerRole, observerRole] = roles;
const email = batchRowExample.people[0]!.email;
const owner = { bearer: ownerToken };
const params = { id };

const template = (hasDoubts = false): Given => [
  'a business has a template',
  {
    ...{ businessId, ownerId, hasDoubts, id: templateId, name: templateExample.name },
    ...{ title: texts[0]!.title, language: 'de', documentId: documents[0]!.id },
    ...{ signerRoleId: signerRole!.id, observerRoleId: observerRole!.id },
    fieldId: templateExample.fields[0]!.id,
  },
];
const batch = (change: object = {}): Given => [
  'a business has a batch',
  { businessId, ownerId, id, name, email, ...change },
];
const own = [...business, batch()] as const;
const failed = { rowState: 'FAILED' } as const;
const sent = (status: 'OPEN' | 'SIGNED') =>
  [
    ...business,
    ...noemi,
    request({ status, signers: [memberSigner] }),
    batch({ rowState: 'SENT', requestId: signatureRequestExample.id }),
  ] as const;
/** Noémi made it and belongs to it no more; Anna administers it. */
const left = [...business, ...noemi, batch({ ownerId: signerId, ...failed })] as const;

const states = (change: object) => ({ ...batchExample.states, WAITING: 0, ...change });
const cells = [
  { kind: 'email', role_id: signerRole!.id },
  { kind: 'last_name', role_id: signerRole!.id },
] as const;
const body = { version: 1, name, columns: [...cells], rows: [[email, 'Meier']], custom: 'Sales' };
const create = (change: object = {}) => ({ params: { id: templateId }, body: { ...body, ...change } });

/** Templates that are sent to many. */
export function expectBatches(pact: AreaPact): void {
  pact.expects('a batch of a template', endpoints.createBatch, {
    given: [...business, template()],
    credentials: owner,
    call: create(),
    answers: { status: 201, example: batchExample },
  });
  for (const [what, given, change, refuses] of [
    ['with a faulty cell', template(), { rows: [['nobody', 'Meier']] }, 'error.batch.rows_faulty'],
    ['without addresses', template(), { columns: [cells[1]], rows: [['Meier']] }, 'error.batch.columns_wrong'],
    ['that somebody else changed', template(), { version: 2 }, 'error.template.changed_meanwhile'],
    ['with places in doubt', template(true), {}, 'error.template.places_doubtful'],
  ] as const)
    pact.expects(`a batch of a template ${what}`, endpoints.createBatch, {
      given: [...business, given],
      credentials: owner,
      call: create(change),
      refuses,
    });

  pact.expects('batches', endpoints.listBatches, {
    given: own,
    credentials: owner,
    call: { query: { page: 1, size: 25 } },
    answers: { status: 200, example: { batches: [batchExample], total_items: 1 } },
  });
  pact.expects('a batch', endpoints.getBatch, {
    given: own,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: batchExample },
  });
  pact.expects('a batch of somebody who has left', endpoints.getBatch, {
    given: left,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: { ...batchExample, owner: null, states: states({ FAILED: 1 }), actions: [] } },
  });
  pact.expects('rows of a batch', endpoints.listBatchRows, {
    given: own,
    credentials: owner,
    call: { params, query: { state: 'WAITING' } },
    answers: { status: 200, example: { rows: [batchRowExample], total_items: 1 } },
  });
  pact.expects('failed rows of a batch', endpoints.listBatchRows, {
    given: [...business, batch(failed)],
    credentials: owner,
    call: { params, query: {} },
    answers: {
      status: 200,
      example: { rows: [{ ...batchRowExample, state: 'FAILED', reason: 'error.sr.mobile_required' }], total_items: 1 },
    },
  });

  pact.expects('the failed rows once more', endpoints.retryBatch, {
    given: [...business, batch(failed)],
    credentials: owner,
    call: { params },
    answers: { status: 200, example: batchExample },
  });
  pact.expects('the failed rows of somebody who has left once more', endpoints.retryBatch, {
    given: left,
    credentials: owner,
    call: { params },
    refuses: 'error.batch.owner_only',
  });
  pact.expects('the withdrawal of a batch', endpoints.withdrawBatch, {
    given: own,
    credentials: owner,
    call: { params, body: { message: 'The rents are wrong.' } },
    answers: {
      status: 200,
      example: { ...batchExample, act: 'WITHDRAW', states: states({ CANCELLED: 1 }), actions: [] },
    },
  });
  pact.expects('reminders of a batch', endpoints.remindBatch, {
    given: sent('OPEN'),
    credentials: owner,
    call: { params },
    answers: { status: 200, example: { ...batchExample, act: 'REMIND', states: states({ OPEN: 1 }), actions: [] } },
  });
  const busy = [...business, batch({ isBusy: true })] as const;
  pact.expects('the withdrawal of a batch that is being reminded of', endpoints.withdrawBatch, {
    given: busy,
    credentials: owner,
    call: { params, body: {} },
    refuses: 'error.batch.busy',
  });
  pact.expects('reminders of a batch that is being reminded of', endpoints.remindBatch, {
    given: busy,
    credentials: owner,
    call: { params },
    refuses: 'error.batch.busy',
  });

  pact.expects('the signed documents of a batch', endpoints.downloadBatchZip, {
    given: sent('SIGNED'),
    credentials: owner,
    call: { params },
    answers: { status: 200, example: zipExample },
  });
  pact.expects('the signed documents of a batch of which none is signed', endpoints.downloadBatchZip, {
    given: own,
    credentials: owner,
    call: { params },
    refuses: 'error.batch.nothing_signed',
  });
  pact.expects('the results of a batch', endpoints.exportBatch, {
    given: own,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: csvExample },
  });

  const calls = [
    ['a batch of a template', endpoints.createBatch, create()],
    ['batches', endpoints.listBatches, {}],
    ['a batch', endpoints.getBatch, { params }],
    ['rows of a batch', endpoints.listBatchRows, { params }],
    ['the failed rows once more', endpoints.retryBatch, { params }],
    ['the withdrawal of a batch', endpoints.withdrawBatch, { params, body: {} }],
    ['reminders of a batch', endpoints.remindBatch, { params }],
    ['the signed documents of a batch', endpoints.downloadBatchZip, { params }],
    ['the results of a batch', endpoints.exportBatch, { params }],
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
}
