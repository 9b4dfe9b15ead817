import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import * as endpoints from '@sigillum/api-contracts/machine/index.ts';
import { signatureRequestExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { batchExample, batchRowExample } from '@sigillum/api-contracts/templates/batch-examples.ts';
import { templateExample } from '@sigillum/api-contracts/templates/examples.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { businessId, token } from '../support/api-users.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { csvExample, zipExample } from '../support/files.ts';
import { programGround, programToken } from '../support/program.ts';
import { memberSigner, noemi, request } from '../support/signature-requests.ts';

const { username } = apiUserExample;
const { id, name, template_name, template_version, row_count, states, created_at } = batchExample;
const { id: requestId } = signatureRequestExample;
const ownerId = userExample.id;
const credentials = { bearer: programToken };
const params = { id };
const read = { id, name, template_name, template_version, row_count, states, created_at };
const { number, key, people, state } = batchRowExample;

const batch = (change: object = {}): Given => [
  'a business has a batch',
  { businessId, ownerId, username, id, name, email: people[0]!.email, ...change },
];
const own = [...programGround, batch()] as const;
const sent = (status: 'OPEN' | 'SIGNED') =>
  [
    ...programGround,
    ...noemi,
    request({ ownerId, businessId, status, signers: [memberSigner] }),
    ['a program may write a request', { username, requestId }] as const,
    batch({ rowState: 'SENT', requestId }),
  ] as const;
const counts = (change: object) => ({ ...states, WAITING: 0, ...change });

const columns = [
  { kind: 'key' as const },
  { kind: 'email' as const, role: templateExample.roles[0]!.name },
  { kind: 'field' as const, field: templateExample.fields[0]!.label },
];
const create = (change: object = {}) => ({
  params: { id: templateExample.id },
  body: { name, columns, rows: [[key!, people[0]!.email, 'Muster AG']], custom: 'Sales', ...change },
});

/** Batches that programs make. */
export function expectProgramBatches(pact: AreaPact, template: readonly [Given, ...Given[]]): void {
  pact.expects('a batch of a program', endpoints.createProgramBatch, {
    given: template,
    credentials,
    call: create(),
    answers: { status: 200, example: { ...read, template_name: templateExample.name } },
  });
  for (const [what, change, refuses] of [
    ['with a faulty cell', { rows: [['K1', 'nobody', '']] }, 'error.batch.rows_faulty'],
    ['without addresses', { columns: [{ kind: 'key' }], rows: [['K1']] }, 'error.batch.columns_wrong'],
    ['of a template that somebody else changed', { version: 2 }, 'error.template.changed_meanwhile'],
    ['with a column for nobody', { columns: [{ kind: 'email', role: 'Landlord' }] }, 'error.validation'],
  ] as const)
    pact.expects(`a batch of a program ${what}`, endpoints.createProgramBatch, {
      given: template,
      credentials,
      call: create(change),
      refuses,
    });
  pact.expects('the batches of a program', endpoints.listProgramBatches, {
    given: own,
    credentials,
    call: {},
    answers: { status: 200, example: [read] },
  });
  pact.expects('one batch of a program', endpoints.getProgramBatch, {
    given: own,
    credentials,
    call: { params },
    answers: { status: 200, example: read },
  });
  pact.expects('the rows of a batch of a program', endpoints.listProgramBatchRows, {
    given: [...programGround, batch({ rowState: 'FAILED' })],
    credentials,
    call: { params, query: { state: 'FAILED' } },
    answers: { status: 200, example: [{ number, key, people, state: 'FAILED', reason: 'error.sr.mobile_required' }] },
  });
  pact.expects('the failed rows of a program once more', endpoints.retryProgramBatch, {
    given: [...programGround, batch({ rowState: 'FAILED' })],
    credentials,
    call: { params },
    answers: { status: 200, example: { ...read, states: { ...states, [state]: 1 } } },
  });
  pact.expects('the withdrawal of a batch of a program', endpoints.withdrawProgramBatch, {
    given: own,
    credentials,
    call: { params, body: { message: 'The rents are wrong.' } },
    answers: { status: 200, example: { ...read, act: 'WITHDRAW', states: counts({ CANCELLED: 1 }) } },
  });
  pact.expects('reminders of a batch of a program', endpoints.remindProgramBatch, {
    given: sent('OPEN'),
    credentials,
    call: { params },
    answers: { status: 200, example: { ...read, act: 'REMIND', states: counts({ OPEN: 1 }) } },
  });
  pact.expects('reminders of a batch of a program that is being reminded of', endpoints.remindProgramBatch, {
    given: [...programGround, batch({ isBusy: true })],
    credentials,
    call: { params },
    refuses: 'error.batch.busy',
  });
  pact.expects('the signed documents of a batch of a program', endpoints.downloadProgramBatch, {
    given: sent('SIGNED'),
    credentials,
    call: { params },
    answers: { status: 200, example: zipExample },
  });
  pact.expects('the signed documents of a batch of a program of which none is signed', endpoints.downloadProgramBatch, {
    given: own,
    credentials,
    call: { params },
    refuses: 'error.batch.nothing_signed',
  });
  pact.expects('the results of a batch of a program', endpoints.exportProgramBatch, {
    given: own,
    credentials,
    call: { params },
    answers: { status: 200, example: csvExample },
  });

  const calls = [
    ['a batch', endpoints.createProgramBatch, create()],
    ['the batches', endpoints.listProgramBatches, {}],
    ['one batch', endpoints.getProgramBatch, { params }],
    ['the rows of a batch', endpoints.listProgramBatchRows, { params }],
    ['the failed rows', endpoints.retryProgramBatch, { params }],
    ['the withdrawal of a batch', endpoints.withdrawProgramBatch, { params, body: {} }],
    ['reminders of a batch', endpoints.remindProgramBatch, { params }],
    ['the signed documents of a batch', endpoints.downloadProgramBatch, { params }],
    ['the results of a batch', endpoints.exportProgramBatch, { params }],
  ] as const;
  for (const [what, endpoint, call] of calls) {
    pact.expects(`${what} of a program, by a person`, endpoint, {
      given: own,
      credentials: { bearer: token },
      call,
      refuses: 'error.auth.token_invalid',
    });
    if (endpoint !== endpoints.listProgramBatches)
      pact.expects(`${what} of a program that is not there`, endpoint, {
        given: programGround,
        credentials,
        call,
        refuses: 'error.not_found',
      });
  }
}
