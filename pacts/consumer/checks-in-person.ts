import {
  checkedDocumentExample,
  identityCheckExample,
  inPersonExample,
} from '@sigillum/api-contracts/identification/in-person-examples.ts';
import type { CheckedDocument } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import {
  anna,
  business,
  businessId,
  noemi,
  ownerId,
  ownerToken,
  signerId,
  signerToken,
  stranger,
  strangerToken,
} from '../support/signature-requests.ts';

const { id: checkId } = identityCheckExample;
const officer = { bearer: ownerToken };
const member = { bearer: signerToken };
const outsider = { bearer: strangerToken };
const nobody = { bearer: 'nonsense' };
const params = { id: businessId };
const email = 'noemi.frei@example.ch';
const document: CheckedDocument = { ...checkedDocumentExample, given_names: 'Noémi', family_name: 'Frei' };

const colleague: Given = ['a person joins a business', { userId: signerId, businessId, role: 'member' }];
const both: readonly [Given, ...Given[]] = [...business, ...noemi, colleague];
const domain = 'keller-architektur.example';
/** Anna administers the business and checks documents there. */
const checking: Given = ['somebody checks documents of colleagues', { userId: ownerId, businessId, domain }];
const resting: Given = [
  'somebody checks documents of colleagues',
  { userId: ownerId, businessId, domain, isInForce: false },
];
const record = (more: { document?: CheckedDocument; isConfirmed?: boolean; isEnded?: boolean } = {}): Given => [
  'a document was recorded',
  { id: checkId, businessId, userId: signerId, officerId: ownerId, document, ...more },
];

const noemiShown = { id: signerId, email, first_name: 'Noémi', last_name: 'Frei' };
const shown = {
  ...identityCheckExample,
  member: noemiShown,
  officer_name: 'Anna Keller',
  officer_email: 'anna.keller@example.ch',
};
const { member: _member, end: _end, ...seen } = shown;
const own = {
  business: { ...inPersonExample.business!, id: businessId, name: 'Keller Architektur AG' },
  checks: [{ ...seen, business_name: 'Keller Architektur AG', counts: false, document }],
};
/** What a document is refused for. */
const faults = [
  ['the name of somebody else', { ...document, family_name: 'Bianchi' }, 'error.in_person.name_differs'],
  ['somebody under age', { ...document, birth_date: '2020-01-01' }, 'error.in_person.under_age'],
  ['an end that is past', { ...document, expiry: '2020-01-01' }, 'error.in_person.document_expired'],
] as const;

export function expectChecksInPerson(pact: AreaPact): void {
  expectOfficers(pact);
  expectRecords(pact);
  expectAnswers(pact);
}

function expectOfficers(pact: AreaPact): void {
  const officers = {
    is_enabled: true,
    officers: [{ id: ownerId, email: 'anna.keller@example.ch', first_name: 'Anna', last_name: 'Keller' }],
  };
  const call = { params };
  pact.expects('who checks documents of colleagues', endpoints.listOfficers, {
    given: [...business, checking],
    credentials: officer,
    call,
    answers: { status: 200, example: officers },
  });
  pact.expects('the right to check documents', endpoints.addOfficer, {
    given: [...both, checking],
    credentials: officer,
    call: { params, body: { email } },
    answers: { status: 200, example: officers },
  });
  pact.expects('the right to check documents, of somebody else', endpoints.addOfficer, {
    given: [...both, checking],
    credentials: officer,
    call: { params, body: { email: 'luca@example.ch' } },
    refuses: 'error.in_person.member_unknown',
  });
  pact.expects('the right to check documents, where nobody vouches', endpoints.addOfficer, {
    given: both,
    credentials: officer,
    call: { params, body: { email } },
    refuses: 'error.in_person.not_enabled',
  });
  const removal = { params: { id: businessId, userId: ownerId } };
  pact.expects('the end of the right to check documents', endpoints.removeOfficer, {
    given: [...business, checking],
    credentials: officer,
    call: removal,
    answers: { status: 200, example: { is_enabled: true, officers: [] } },
  });
  for (const [what, endpoint, asked] of [
    ['who checks documents of colleagues', endpoints.listOfficers, call],
    ['the right to check documents', endpoints.addOfficer, { params, body: { email } }],
    ['the end of the right to check documents', endpoints.removeOfficer, removal],
  ] as const) {
    pact.expects(`${what}, by a member`, endpoint, {
      given: [...both, checking],
      credentials: member,
      call: asked as never,
      refuses: 'error.business.admins_only',
    });
    pact.expects(`${what}, of another business`, endpoint, {
      given: [...both, checking, ...stranger],
      credentials: outsider,
      call: asked as never,
      refuses: 'error.not_found',
    });
    pact.expects(`${what}, by nobody`, endpoint, {
      given: business,
      credentials: nobody,
      call: asked as never,
      refuses: 'error.auth.token_invalid',
    });
  }
}

function expectRecords(pact: AreaPact): void {
  const listing = { params, query: {} };
  const recording = { params, body: { email, document } };
  const withdrawal = { params: { id: businessId, checkId } };
  pact.expects('whose documents were checked', endpoints.listIdentityChecks, {
    given: [...both, checking, record()],
    credentials: officer,
    call: listing,
    answers: { status: 200, example: { is_enabled: true, is_officer: true, total_items: 1, checks: [shown] } },
  });
  pact.expects('a record of a document', endpoints.recordIdentityCheck, {
    given: [...both, checking],
    credentials: officer,
    call: recording,
    answers: { status: 201, example: shown },
  });
  for (const [what, wrong, refuses] of faults)
    pact.expects(`a record of a document with ${what}`, endpoints.recordIdentityCheck, {
      given: [...both, checking],
      credentials: officer,
      call: { params, body: { email, document: wrong } },
      refuses,
    });
  pact.expects('a record of the own document', endpoints.recordIdentityCheck, {
    given: [...both, checking],
    credentials: officer,
    call: { params, body: { email: 'anna.keller@example.ch', document } },
    refuses: 'error.in_person.own_document',
  });
  pact.expects('a record of the document of somebody else', endpoints.recordIdentityCheck, {
    given: [...both, checking],
    credentials: officer,
    call: { params, body: { email: 'luca@example.ch', document } },
    refuses: 'error.in_person.member_unknown',
  });
  pact.expects('a record of a document that waits already', endpoints.recordIdentityCheck, {
    given: [...both, checking, record()],
    credentials: officer,
    call: recording,
    refuses: 'error.in_person.waiting',
  });
  pact.expects('a record of a document, where nobody vouches', endpoints.recordIdentityCheck, {
    given: [...both, resting],
    credentials: officer,
    call: recording,
    refuses: 'error.in_person.not_enabled',
  });
  pact.expects('the end of a record', endpoints.withdrawIdentityCheck, {
    given: [...both, checking, record({ isConfirmed: true })],
    credentials: officer,
    call: withdrawal,
    answers: {
      status: 200,
      example: { ...shown, state: 'ended', confirmed_at: shown.recorded_at, end: 'withdrawn' },
    },
  });
  pact.expects('the end of a record that is over', endpoints.withdrawIdentityCheck, {
    given: [...both, checking, record({ isEnded: true })],
    credentials: officer,
    call: withdrawal,
    refuses: 'error.in_person.ended',
  });
  for (const [what, endpoint, call] of [
    ['whose documents were checked', endpoints.listIdentityChecks, listing],
    ['a record of a document', endpoints.recordIdentityCheck, recording],
    ['the end of a record', endpoints.withdrawIdentityCheck, withdrawal],
  ] as const) {
    pact.expects(`${what}, without the right`, endpoint, {
      given: [...both, checking],
      credentials: member,
      call,
      refuses: 'error.in_person.officers_only',
    });
    pact.expects(`${what}, of another business`, endpoint, {
      given: [...both, checking, ...stranger],
      credentials: outsider,
      call,
      refuses: 'error.not_found',
    });
    pact.expects(`${what}, by nobody`, endpoint, {
      given: business,
      credentials: nobody,
      call,
      refuses: 'error.auth.token_invalid',
    });
  }
}

function expectAnswers(pact: AreaPact): void {
  const confirmation = { params: { checkId }, body: { answer: 'confirm' } } as const;
  pact.expects('what colleagues have checked of the own document', endpoints.getInPerson, {
    given: [...both, checking, record()],
    credentials: member,
    call: {},
    answers: { status: 200, example: own },
  });
  pact.expects('what colleagues have checked, by nobody', endpoints.getInPerson, {
    given: anna,
    credentials: nobody,
    call: {},
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('a confirmation of what was recorded', endpoints.answerInPerson, {
    given: [...both, checking, record()],
    credentials: member,
    call: confirmation,
    answers: {
      status: 200,
      example: {
        ...own,
        checks: [{ ...own.checks[0]!, state: 'confirmed', confirmed_at: shown.recorded_at, counts: true }],
      },
    },
  });
  pact.expects('a rejection of what was recorded', endpoints.answerInPerson, {
    given: [...both, checking, record()],
    credentials: member,
    call: { params: { checkId }, body: { answer: 'reject' } },
    answers: { status: 200, example: { ...own, checks: [] } },
  });
  for (const [what, wrong, refuses] of faults)
    pact.expects(`a confirmation of a document with ${what}`, endpoints.answerInPerson, {
      given: [...both, checking, record({ document: wrong })],
      credentials: member,
      call: confirmation,
      refuses,
    });
  pact.expects('a confirmation where nobody vouches', endpoints.answerInPerson, {
    given: [...both, resting, record()],
    credentials: member,
    call: confirmation,
    refuses: 'error.in_person.not_enabled',
  });
  pact.expects('a confirmation of the record of somebody else', endpoints.answerInPerson, {
    given: [...both, checking, record()],
    credentials: officer,
    call: confirmation,
    refuses: 'error.not_found',
  });
  pact.expects('a confirmation by nobody', endpoints.answerInPerson, {
    given: anna,
    credentials: nobody,
    call: confirmation,
    refuses: 'error.auth.token_invalid',
  });
}
