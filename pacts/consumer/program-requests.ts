import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import * as endpoints from '@sigillum/api-contracts/machine/index.ts';
import type { ProgramObserver, ProgramRequest } from '@sigillum/api-contracts/machine/request-schemas.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { noReminders } from '@sigillum/api-contracts/signature-requests/reminder-schedule.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { buildSamplePdf } from '@sigillum/server/testing/sample-pdf.ts';
import { account, businessId } from '../support/api-users.ts';
import type { AreaPact, Given } from '../support/describe-pact.ts';
import { programGround, programToken } from '../support/program.ts';

const { username } = apiUserExample;
export const sid = '5b0f2c1e-7d3a-4c8b-9e6f-1a2b3c4d5e60';
export const oid = '2d4e6f80-1a3c-4b5d-9e7f-8a6b4c2d0e55';
export const documentId = 'd1c2b3a4-5f6e-4d7c-8b9a-0a1b2c3d4e5f';
const otherId = '0a1b2c3d-4e5f-4071-8293-a4b5c6d7e8f9';
const versionId = 'b7a6c5d4-e3f2-4011-9a8b-7c6d5e4f3a2b';
const laterId = 'c8b7d6e5-f4a3-4122-8b9c-8d7e6f5a4b3c';

type State = 'OPEN' | 'DRAFT' | 'WITHDRAWN';
const invitedAt = '2026-11-20T08:00:00.000Z';
interface More {
  documents?: number;
  quality?: 'QES';
  expiresAt?: string;
}

/** A request of the business that the program may write, of two documents (or fewer) and one signer. */
export const ground = (
  status: State = 'OPEN',
  signer: object = {},
  { documents = 2, quality, expiresAt = '2099-01-01T00:00:00.000Z' }: More = {},
): readonly [Given, ...Given[]] => [
  ...programGround,
  [
    'a signature request exists',
    {
      id: requestId,
      ownerId: userExample.id,
      businessId,
      title: 'Lease',
      status,
      expiresAt,
      ...(quality && { quality }),
      documents: [
        { id: documentId, versionId, title: 'Lease', pageCount: 1 },
        { id: otherId, versionId: laterId, title: 'Annex', pageCount: 1 },
      ].slice(0, documents),
      signers: [
        {
          ...{ sid, email: 'luca.rossi@example.it', firstName: 'Luca', lastName: 'Rossi', language: 'it' as const },
          status: status === 'OPEN' ? ('OPEN' as const) : ('WAITING' as const),
          userid: 'visitor-Zx9Cv8Bn7Mq6Wl5Ek4Rj3Th2Yg1Uf0Ai',
          invitedAt,
          ...signer,
        },
      ],
      observers: [{ id: oid, email: 'archive@example.ch', invitedAt }],
    },
  ],
  ['a program may write a request', { username, requestId }],
];

export const answer: ProgramRequest = {
  id: requestId,
  title: 'Lease',
  quality: 'SES',
  legislation: 'ZERTES',
  signing_url: `https://sign.example.ch/view/${requestId}`,
  status_overall: 'OPEN',
  signatures: [{ sid, sequence: -1, status_code: 'OPEN', notify: true }],
  attachments: [],
  attach_on_success: [],
  reminders: noReminders,
  owner: 'anna.keller@example.ch',
  read_access: [username],
  write_access: [username],
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
};
const observer: ProgramObserver = {
  id: `ob_${oid.replaceAll('-', '')}`,
  type: 'USER',
  told: 'INVITATION_AND_END',
  user_info: { email: 'archive@example.ch' },
};

const bearer = { bearer: programToken };
const id = { version: 'v2', id: requestId } as const;
const v3 = { id: requestId };
export const content = Buffer.from(buildSamplePdf('Lease')).toString('base64');
const signer = { account_email: 'noemi.frei@example.ch' };
const ok = { status: 200 as const, example: answer };

const origin = 'https://portal.example.ch';
const sites: Given = ['a business lets sites show its pages', { businessId, origins: [origin] }];

/** Everything that programs do with requests. */
export function expectProgramRequests(pact: AreaPact): void {
  pact.expects('a request of a program with its file', endpoints.createProgramRequest, {
    given: programGround,
    call: { params: { version: 'v2' }, body: { title: 'Lease', content, signatures: [signer] } },
    credentials: bearer,
    answers: ok,
  });
  pact.expects('a request of a program without a file', endpoints.createProgramRequest, {
    given: programGround,
    call: { params: { version: 'v2' }, body: { title: 'Lease' } },
    credentials: bearer,
    refuses: 'error.validation',
  });
  pact.expects('a request of a program whose file is no PDF', endpoints.createProgramRequest, {
    given: programGround,
    call: { params: { version: 'v2' }, body: { title: 'Lease', content: 'aGVsbG8=' } },
    credentials: bearer,
    refuses: 'file.pdf.not_a_pdf',
  });
  const embed = { params: { ...v3, sid }, body: { origin } };
  pact.expects('an embed address of a signer', endpoints.createEmbedAddress, {
    given: [...ground(), sites],
    call: embed,
    credentials: bearer,
    answers: {
      status: 200,
      example: {
        url: 'https://sign.example.ch/embed/Zx9Cv8Bn7Mq6Wl5Ek4Rj3Th2Yg1Uf0Ai',
        expires_at: '2026-11-20T08:05:00.000Z',
      },
    },
  });
  pact.expects('an embed address for a site that is not named', endpoints.createEmbedAddress, {
    given: ground(),
    call: embed,
    credentials: bearer,
    refuses: 'error.embed.origin_not_allowed',
  });
  pact.expects('an embed address, by nobody that is known', endpoints.createEmbedAddress, {
    given: [account],
    call: embed,
    credentials: bearer,
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('an embed address of somebody with an account', endpoints.createEmbedAddress, {
    given: [...ground('OPEN', { userid: undefined, userId: userExample.id }), sites],
    call: embed,
    credentials: bearer,
    refuses: 'error.embed.account',
  });
  pact.expects('an embed address for a draft', endpoints.createEmbedAddress, {
    given: [...ground('DRAFT'), sites],
    call: embed,
    credentials: bearer,
    refuses: 'error.sr.not_open',
  });
  pact.expects('an embed address of a request that is not there', endpoints.createEmbedAddress, {
    given: programGround,
    call: embed,
    credentials: bearer,
    refuses: 'error.not_found',
  });
  pact.expects('a draft of a program', endpoints.createProgramDraft, {
    given: programGround,
    call: { body: { title: 'Lease', signatures: [signer], observers: [{ email: 'archive@example.ch' }] } },
    credentials: bearer,
    answers: { status: 200, example: { ...answer, status_overall: 'DRAFT' } },
  });
  pact.expects('the requests of a program', endpoints.listProgramRequests, {
    given: ground(),
    call: { params: { version: 'v2' }, query: { status_overall: 'OPEN', page_size: 10 } },
    credentials: bearer,
    answers: { status: 200, example: [answer] },
  });
  pact.expects('requests of a program by their ids', endpoints.findProgramRequests, {
    given: ground(),
    call: { params: { version: 'v2' }, body: [requestId, otherId] },
    credentials: bearer,
    answers: { status: 200, example: [answer] },
  });
  pact.expects('a request of a program by its id', endpoints.getProgramRequest, {
    given: ground(),
    call: { params: id },
    credentials: bearer,
    answers: { status: 200, example: { ...answer, document_id: versionId } },
  });
  pact.expects('a request of a program under v3', endpoints.getProgramRequest, {
    given: ground(),
    call: { params: { ...id, version: 'v3' } },
    credentials: bearer,
    answers: {
      status: 200,
      example: { ...answer, documents: [{ id: documentId, name: 'Lease', version_id: versionId }], origin: 'API' },
    },
  });
  pact.expects('a request of which a program knows nothing', endpoints.getProgramRequest, {
    given: programGround,
    call: { params: id },
    credentials: bearer,
    refuses: 'error.not_found',
  });
  pact.expects('a change of a request by a program', endpoints.updateProgramRequest, {
    given: ground(),
    call: { params: { version: 'v2' }, body: { id: requestId, title: 'Lease', signatures: [signer] } },
    credentials: bearer,
    answers: ok,
  });
  pact.expects('a change of a request that somebody has signed', endpoints.updateProgramRequest, {
    given: ground('OPEN', { status: 'SIGNED' }),
    call: { params: { version: 'v2' }, body: { id: requestId, signatures: [] } },
    credentials: bearer,
    refuses: 'error.sr.already_signed_by_somebody',
  });
  pact.expects('the deletion of a request by a program', endpoints.deleteProgramRequest, {
    given: ground(),
    call: { params: id },
    credentials: bearer,
    answers: { status: 204 },
  });
  pact.expects('the sending of a draft by a program', endpoints.initiateProgramRequest, {
    given: ground('DRAFT'),
    call: { params: v3 },
    credentials: bearer,
    answers: ok,
  });
  pact.expects('the sending of what was sent by a program', endpoints.initiateProgramRequest, {
    given: ground(),
    call: { params: v3 },
    credentials: bearer,
    refuses: 'error.sr.not_draft',
  });
  pact.expects('the withdrawal of a request by a program', endpoints.withdrawProgramRequest, {
    given: ground(),
    call: { params: id, body: { message: 'Never mind' } },
    credentials: bearer,
    answers: { status: 200, example: { ...answer, status_overall: 'WITHDRAWN' } },
  });
  pact.expects('the withdrawal of a draft by a program', endpoints.withdrawProgramRequest, {
    given: ground('DRAFT'),
    call: { params: id },
    credentials: bearer,
    refuses: 'error.sr.not_open',
  });
  pact.expects('a reminder by a program', endpoints.remindProgramSigners, {
    given: ground(),
    call: { params: id },
    credentials: bearer,
    answers: ok,
  });
  pact.expects('a second reminder by a program', endpoints.remindProgramSigners, {
    given: ground('OPEN', { remindedSecondsAgo: 60 }),
    call: { params: id },
    credentials: bearer,
    refuses: 'error.rate_limit.reminder',
  });
  pact.expects('the report of a request for a program', endpoints.getProgramReport, {
    given: ground(),
    call: { params: id, query: { type: 'PDF' } },
    credentials: bearer,
    answers: { status: 200, example: Buffer.from('%PDF-1.7\n') },
  });
  pact.expects('another signer of a request by a program', endpoints.addProgramSignature, {
    given: ground(),
    call: { params: id, body: signer },
    credentials: bearer,
    answers: ok,
  });
  pact.expects('the removal of a signer by a program', endpoints.removeProgramSignature, {
    given: ground(),
    call: { params: { ...id, sid } },
    credentials: bearer,
    answers: { status: 204 },
  });
  pact.expects('another document of a draft by a program', endpoints.addProgramRequestDocument, {
    given: ground('DRAFT'),
    call: { params: v3, body: { content, title: 'More' } },
    credentials: bearer,
    answers: { status: 200, example: { ...answer, status_overall: 'DRAFT' } },
  });
  pact.expects('another document of an open request by a program', endpoints.addProgramRequestDocument, {
    given: ground(),
    call: { params: v3, body: { content } },
    credentials: bearer,
    refuses: 'error.sr.not_draft',
  });
  pact.expects('the removal of a document by a program', endpoints.removeProgramRequestDocument, {
    given: ground('DRAFT'),
    call: { params: { ...v3, docId: otherId } },
    credentials: bearer,
    answers: { status: 204 },
  });
  pact.expects('another observer by a program', endpoints.addProgramObserver, {
    given: ground(),
    call: { params: v3, body: { email: 'eve@example.ch' } },
    credentials: bearer,
    answers: { status: 200, example: observer },
  });
  pact.expects('an observer who is there already, by a program', endpoints.addProgramObserver, {
    given: ground(),
    call: { params: v3, body: { email: 'archive@example.ch' } },
    credentials: bearer,
    refuses: 'error.sr.observer_exists',
  });
  pact.expects('the observers of a request for a program', endpoints.listProgramObservers, {
    given: ground(),
    call: { params: v3 },
    credentials: bearer,
    answers: { status: 200, example: [observer] },
  });
  pact.expects('an observer of a request for a program', endpoints.getProgramObserver, {
    given: ground(),
    call: { params: { ...v3, oid } },
    credentials: bearer,
    answers: { status: 200, example: observer },
  });
  pact.expects('the removal of an observer by a program', endpoints.removeProgramObserver, {
    given: ground(),
    call: { params: { ...v3, oid } },
    credentials: bearer,
    answers: { status: 204 },
  });
  pact.expects('the end of a deadline by a program', endpoints.removeProgramDeadline, {
    given: ground(),
    call: { params: id },
    credentials: bearer,
    answers: { status: 204 },
  });
  pact.expects('evidence of how a signer was identified', endpoints.getProgramEvidence, {
    given: ground(),
    call: { params: { ...id, sid, part: 'files' } },
    credentials: bearer,
    refuses: 'error.machine.evidence_not_handed_out',
  });
  expectStrangers(pact);
}

/** Without a token, nothing. */
function expectStrangers(pact: AreaPact): void {
  const nobody = { given: [account] as const, refuses: 'error.auth.token_invalid' as const };
  const all = { params: { version: 'v2' as const } };
  const one = { params: id };
  const three = { params: v3 };
  const of = (name: string) => `${name}, by nobody`;
  pact.expects(of('a request'), endpoints.createProgramRequest, {
    ...nobody,
    call: { ...all, body: { title: 'Lease' } },
  });
  pact.expects(of('a draft'), endpoints.createProgramDraft, { ...nobody, call: { body: { title: 'Lease' } } });
  pact.expects(of('requests'), endpoints.listProgramRequests, { ...nobody, call: all });
  pact.expects(of('requests by ids'), endpoints.findProgramRequests, { ...nobody, call: { ...all, body: [] } });
  pact.expects(of('one request'), endpoints.getProgramRequest, { ...nobody, call: one });
  pact.expects(of('a change'), endpoints.updateProgramRequest, {
    ...nobody,
    call: { ...all, body: { id: requestId } },
  });
  pact.expects(of('a deletion'), endpoints.deleteProgramRequest, { ...nobody, call: one });
  pact.expects(of('a sending'), endpoints.initiateProgramRequest, { ...nobody, call: three });
  pact.expects(of('a withdrawal'), endpoints.withdrawProgramRequest, { ...nobody, call: one });
  pact.expects(of('a reminder'), endpoints.remindProgramSigners, { ...nobody, call: one });
  pact.expects(of('a report'), endpoints.getProgramReport, { ...nobody, call: one });
  pact.expects(of('a signer'), endpoints.addProgramSignature, { ...nobody, call: { ...one, body: signer } });
  pact.expects(of('the end of a signer'), endpoints.removeProgramSignature, {
    ...nobody,
    call: { params: { ...id, sid } },
  });
  pact.expects(of('a document'), endpoints.addProgramRequestDocument, { ...nobody, call: { ...three, body: {} } });
  pact.expects(of('the end of a document'), endpoints.removeProgramRequestDocument, {
    ...nobody,
    call: { params: { ...v3, docId: otherId } },
  });
  pact.expects(of('an observer'), endpoints.addProgramObserver, {
    ...nobody,
    call: { ...three, body: { email: 'a@example.ch' } },
  });
  pact.expects(of('observers'), endpoints.listProgramObservers, { ...nobody, call: three });
  pact.expects(of('one observer'), endpoints.getProgramObserver, { ...nobody, call: { params: { ...v3, oid } } });
  pact.expects(of('the end of an observer'), endpoints.removeProgramObserver, {
    ...nobody,
    call: { params: { ...v3, oid } },
  });
  pact.expects(of('the end of a deadline'), endpoints.removeProgramDeadline, { ...nobody, call: one });
  pact.expects(of('evidence of an identification'), endpoints.getProgramEvidence, {
    ...nobody,
    call: { params: { ...id, sid, part: 'status' } },
  });
}
