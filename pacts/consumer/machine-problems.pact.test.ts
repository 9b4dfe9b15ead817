import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import type { Endpoint, EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import * as endpoints from '@sigillum/api-contracts/machine/index.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import * as hostile from '@sigillum/engine/testing/hostile-pdfs';
import { account, apiKey, belongs, businessId, makerId, program } from '../support/api-users.ts';
import { describePact, type AreaPact, type Given } from '../support/describe-pact.ts';
import { pngExample } from '../support/files.ts';
import { expiredProgramToken, programGround, programToken } from '../support/program.ts';
import { content, documentId, ground, oid, sid } from './program-requests.ts';

/** What programs are told when something is not as they thought: the problems that machine.pact.test.ts and its parts do not bring. */

const { username } = apiUserExample;
const aid = '6b1f0d2e-8c4a-4d3b-9f7e-2a1b3c4d5e6f';
const sendToId = '7c2f1d3e-9c5a-4e4b-8f8e-3a2b4c5d6e70';
const id = { version: 'v2', id: requestId } as const;
const v3 = { id: requestId };
const all = { version: 'v2' } as const;
const signer = { account_email: 'noemi.frei@example.ch' };
const place = { page: '0', x: 10, y: 10, width: 100, height: 50 };
const encode = (file: Buffer) => file.toString('base64');

const open = ground();
const draft = ground('DRAFT');
const over = ground('WITHDRAWN', { status: 'WITHDRAWN' });
const signed = ground('OPEN', { status: 'SIGNED' });
const locked: readonly [Given, ...Given[]] = [...open, ['somebody is signing a request', { requestId, sid }]];

function expects<E extends Endpoint>(
  pact: AreaPact,
  endpoint: E,
  rows: readonly (readonly [
    what: string,
    given: readonly [Given, ...Given[]],
    call: EndpointCall<E>,
    key: ProblemKey,
  ])[],
): void {
  for (const [what, given, call, refuses] of rows)
    pact.expects(what, endpoint, { given, call, credentials: { bearer: programToken }, refuses });
}

describePact('machine-problems', (pact) => {
  expectStates(pact);
  expectAbsent(pact);
  expectContents(pact);

  expects(pact, endpoints.createProgramRequest, [
    [
      'a request that a stranger may write',
      programGround,
      lease({ write_access: ['x@example.org'] }),
      'error.sr.not_a_colleague',
    ],
    [
      'a request for a group that there is not',
      programGround,
      sign({ signer_group_id: requestId }),
      'error.sr.group_not_available',
    ],
    [
      'a mark on a page that there is not',
      programGround,
      mark({ position: { ...place, page: '7' } }),
      'error.sr.placement_outside_page',
    ],
    [
      'a mark in a field that there is not',
      programGround,
      mark({ form_field: 'nowhere' }),
      'error.sr.form_field_unknown',
    ],
    [
      'a request that names a creator elsewhere',
      programGround,
      lease({ creator: 'x@example.org' }),
      'error.validation',
    ],
  ]);
  const makesPdfs: Given = ['the installation makes PDFs of pictures', {}];
  const picture = encode(pngExample);
  expects(pact, endpoints.createProgramRequest, [
    [
      'a request with a picture of which a PDF would be made',
      [...programGround, makesPdfs],
      lease({ content: picture }),
      'error.machine.conversion_unseen',
    ],
    [
      'a request with a picture where nobody makes PDFs',
      programGround,
      lease({ content: picture, content_type: 'image/png' }),
      'error.body.unsupported_type',
    ],
  ]);
  expects(pact, endpoints.addProgramRequestDocument, [
    [
      'a picture in a draft',
      [...draft, makesPdfs],
      { params: v3, body: { content: picture } },
      'error.machine.conversion_unseen',
    ],
  ]);
  expects(pact, endpoints.createProgramDraft, [
    [
      'a draft of a document twice',
      programGround,
      { body: { title: 'Twice', documents: [v3, v3] } },
      'error.validation',
    ],
  ]);
  pact.expects('requests, with a token that has expired', endpoints.listProgramRequests, {
    given: programGround,
    call: { params: all },
    credentials: { bearer: expiredProgramToken },
    refuses: 'error.auth.token_expired',
  });
  const ended = [...programGround, ['the key of an API user has ended', { username }]] as const;
  const logIn = { params: all, body: { username, 'api-key': apiKey } };
  pact.expects('the log-in of a program whose key has ended', endpoints.logInProgram, {
    ...{ given: ended, call: logIn, refuses: 'error.machine.key_expired' },
  });
  pact.expects('the log-in of a program that validates, with a key that has ended', endpoints.logInValidator, {
    ...{ given: ended, call: { body: { username, apikey: apiKey } }, refuses: 'error.machine.key_expired' },
  });
  pact.expects('the log-in of a program that validates, whose business is locked', endpoints.logInValidator, {
    given: [account, belongs('admin', 'BLOCKED'), program],
    ...{ call: { body: { username, apikey: apiKey } }, refuses: 'error.machine.business_locked' },
  });
  pact.expects('the end of what was handed over while somebody signs it', endpoints.deleteOpenSendTo, {
    given: [
      ...locked,
      [
        'a document was handed over by code',
        { id: sendToId, makerId, title: 'Lease', accessCode: 'K7QW2M9XPR', requestId },
      ],
    ],
    call: { params: { ...all, id: sendToId } },
    options: { headers: { 'X-Accesscode': 'K7QW2M9XPR' } },
    refuses: 'error.sign.locked',
  });
});

const lease = (more: object) => ({
  params: all,
  body: { title: 'Lease', content, quality: 'SES' as const, signatures: [signer], ...more },
});
const sign = (one: object) => lease({ signatures: [one] });
const mark = (visual_signature: object) => sign({ ...signer, visual_signature });

/** What the state of a request forbids. */
function expectStates(pact: AreaPact): void {
  const attach = { params: id, body: { filename: 'plan.txt', content: encode(Buffer.from('Annex')) } };
  expects(pact, endpoints.addProgramAttachment, [
    ['an attachment of what was withdrawn', over, attach, 'error.sr.not_open'],
    ['an attachment of what somebody has signed', signed, attach, 'error.sr.already_signed_by_somebody'],
  ]);
  expects(pact, endpoints.addProgramObserver, [
    ['an observer of what was withdrawn', over, { params: v3, body: { email: 'x@example.ch' } }, 'error.sr.not_open'],
    [
      'a group that there is not, as an observer',
      open,
      { params: v3, body: { type: 'GROUP', group_id: sid } },
      'error.sr.group_not_available',
    ],
  ]);
  expects(pact, endpoints.addProgramSignature, [
    ['a signer of what was withdrawn', over, { params: id, body: signer }, 'error.sr.not_open'],
    [
      'a signer of what somebody has signed',
      signed,
      { params: id, body: signer },
      'error.sr.already_signed_by_somebody',
    ],
  ]);
  expects(pact, endpoints.removeProgramSignature, [
    ['the end of a signer of what was withdrawn', over, { params: { ...id, sid } }, 'error.sr.not_open'],
    ['the end of a signer who has signed', signed, { params: { ...id, sid } }, 'error.sr.already_signed_by_somebody'],
    ['the end of a signer who is signing', locked, { params: { ...id, sid } }, 'error.sign.locked'],
  ]);
  expects(pact, endpoints.updateProgramRequest, [
    [
      'a change of what was withdrawn',
      over,
      { params: all, body: { id: requestId, signatures: [] } },
      'error.sr.not_open',
    ],
    [
      'new signers while one is signing',
      locked,
      { params: all, body: { id: requestId, signatures: [] } },
      'error.sign.locked',
    ],
  ]);
  expects(pact, endpoints.deleteProgramRequest, [
    ['the deletion of what somebody is signing', locked, { params: id }, 'error.sign.locked'],
  ]);
  expects(pact, endpoints.withdrawProgramRequest, [
    ['the withdrawal of what somebody is signing', locked, { params: id }, 'error.sign.locked'],
  ]);
  expects(pact, endpoints.remindProgramSigners, [
    ['a reminder of what was withdrawn', over, { params: id }, 'error.sr.not_open'],
  ]);
  expects(pact, endpoints.removeProgramDeadline, [
    ['the end of the deadline of what was withdrawn', over, { params: id }, 'error.sr.not_open'],
  ]);
  const docId = { ...v3, docId: documentId };
  expects(pact, endpoints.removeProgramRequestDocument, [
    ['the end of a document of what was sent', open, { params: docId }, 'error.sr.not_draft'],
    [
      'the end of the only document of a draft',
      ground('DRAFT', {}, { documents: 1 }),
      { params: docId },
      'error.sr.last_document_cannot_be_removed',
    ],
  ]);
  const add = { params: v3, body: { content } };
  expects(pact, endpoints.addProgramRequestDocument, [
    [
      'one document too many',
      [...draft, ['a request holds as many documents as it may', { requestId }]],
      add,
      'error.sr.too_many_documents',
    ],
  ]);
  expects(pact, endpoints.initiateProgramRequest, [
    [
      'the sending of a draft in a quality that nobody here signs with',
      ground('DRAFT', {}, { quality: 'QES' }),
      { params: v3 },
      'error.sr.quality_not_available',
    ],
    [
      'the sending of a draft without documents',
      ground('DRAFT', {}, { documents: 0 }),
      { params: v3 },
      'error.sr.no_document',
    ],
    [
      'the sending of a draft whose deadline has passed',
      ground('DRAFT', {}, { expiresAt: '2026-11-01T00:00:00.000Z' }),
      { params: v3 },
      'error.sr.expiration_passed',
    ],
  ]);
  const held: Given = [
    'a program has a document',
    {
      ...{ businessId, username, id: aid, title: 'Lease', at: '2026-11-20T08:00:00.000Z' },
      heldBy: { requestId, ownerId: makerId },
    },
  ];
  expects(pact, endpoints.deleteProgramDocument, [
    [
      'the deletion of a document that a request holds',
      [...open, held],
      { params: { ...all, id: aid } },
      'error.machine.document_in_use',
    ],
  ]);
}

/** What a program knows nothing of. */
function expectAbsent(pact: AreaPact): void {
  const nowhere = programGround;
  const absent = 'error.not_found';
  expects(pact, endpoints.deleteProgramRequest, [['the deletion of nothing', nowhere, { params: id }, absent]]);
  expects(pact, endpoints.initiateProgramRequest, [['the sending of nothing', nowhere, { params: v3 }, absent]]);
  expects(pact, endpoints.withdrawProgramRequest, [['the withdrawal of nothing', nowhere, { params: id }, absent]]);
  expects(pact, endpoints.remindProgramSigners, [['a reminder of nothing', nowhere, { params: id }, absent]]);
  expects(pact, endpoints.getProgramReport, [['a report of nothing', nowhere, { params: id, query: {} }, absent]]);
  expects(pact, endpoints.addProgramSignature, [
    ['a signer of nothing', nowhere, { params: id, body: signer }, absent],
  ]);
  expects(pact, endpoints.removeProgramSignature, [
    ['the end of no signer', open, { params: { ...id, sid: oid } }, absent],
  ]);
  expects(pact, endpoints.updateProgramRequest, [
    ['a change of nothing', nowhere, { params: all, body: { id: requestId } }, absent],
  ]);
  expects(pact, endpoints.addProgramRequestDocument, [
    ['a document of nothing', nowhere, { params: v3, body: { content } }, absent],
  ]);
  expects(pact, endpoints.removeProgramRequestDocument, [
    ['the end of no document', draft, { params: { ...v3, docId: sid } }, absent],
  ]);
  expects(pact, endpoints.addProgramObserver, [
    ['an observer of nothing', nowhere, { params: v3, body: { email: 'x@example.ch' } }, absent],
  ]);
  expects(pact, endpoints.listProgramObservers, [['the observers of nothing', nowhere, { params: v3 }, absent]]);
  expects(pact, endpoints.getProgramObserver, [['no observer', open, { params: { ...v3, oid: sid } }, absent]]);
  expects(pact, endpoints.removeProgramObserver, [
    ['the end of no observer', open, { params: { ...v3, oid: sid } }, absent],
  ]);
  expects(pact, endpoints.removeProgramDeadline, [
    ['the end of the deadline of nothing', nowhere, { params: id }, absent],
  ]);
  expects(pact, endpoints.getProgramEvidence, [
    ['evidence of nothing', nowhere, { params: { ...id, sid, part: 'data' } }, absent],
  ]);
  expects(pact, endpoints.getProgramPage, [
    ['a page of nothing', nowhere, { params: { ...id, n: 0 }, query: {} }, absent],
  ]);
  expects(pact, endpoints.deleteValidation, [['the end of no validation', nowhere, { params: v3 }, absent]]);
}

/** Files that cannot be signed, each small, and the same in every run. */
function expectContents(pact: AreaPact): void {
  const files: [what: string, file: Buffer, key: ProblemKey][] = [
    ['a file without a byte', hostile.empty(), 'file.pdf.empty'],
    ['a file without its end', hostile.truncated(), 'file.pdf.truncated'],
    ['a file whose pointers lead nowhere', hostile.damaged(), 'file.pdf.damaged'],
    ['a file behind a password', hostile.passwordProtectedByRc4(), 'file.pdf.password_protected'],
    ['a file certified as final', hostile.certifiedFinal(), 'file.pdf.no_changes_allowed'],
    ['a file that says two things', hostile.ambiguousHybrid(), 'file.pdf.ambiguous'],
    ['a signed file that was cut off', hostile.signedAndTruncated(), 'file.pdf.signed_damaged'],
    ['a file with JavaScript', hostile.withJavaScript(), 'file.pdf.javascript'],
    ['a file that starts a program', hostile.withLaunchAction(), 'file.pdf.launch_action'],
    ['a file that acts by itself', hostile.automaticActions.openAction(), 'file.pdf.automatic_action'],
    ['a file with an XFA form', hostile.withXfa(), 'file.pdf.xfa'],
    ['a file with a page of a million points', hostile.hugePage(), 'file.pdf.page_too_large'],
    ['a file that draws itself', hostile.recursiveForm(), 'file.pdf.recursive_content'],
    ['a file that multiplies', hostile.multiplyingForms(), 'file.pdf.too_complex'],
    ['a file of a billion pages', hostile.boastfulCount(), 'file.pdf.too_many_pages'],
  ];
  expects(
    pact,
    endpoints.createProgramDocument,
    files.map(([what, file, key]) => [
      what,
      programGround,
      { params: all, body: { title: 'Lease', content: encode(file) } },
      key,
    ]),
  );
  expects(pact, endpoints.createProgramRequest, [
    ['a request with a file that is not base64', programGround, lease({ content: '%%%' }), 'file.upload.not_base64'],
    [
      'a request with a file at an address inside',
      programGround,
      lease({ content: undefined, file_url: 'https://10.0.0.1/a.pdf' }),
      'file.url.not_allowed',
    ],
    [
      'a request with a file of another type',
      programGround,
      lease({ content_type: 'application/msword' }),
      'error.body.unsupported_type',
    ],
  ]);
  const json = (body: object) => ({ contentType: 'application/json', body: Buffer.from(JSON.stringify(body)) });
  expects(pact, endpoints.validateSignature, [
    [
      'the validation of a signature of what is no PDF',
      programGround,
      { query: {}, ...json({ content: encode(hostile.notPdf()) }) },
      'error.verification.not_a_pdf',
    ],
    [
      'the validation of a signature that is not base64',
      programGround,
      { query: {}, ...json({ content: '%%%' }) },
      'file.upload.not_base64',
    ],
  ]);
}
