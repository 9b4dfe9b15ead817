import {
  callbackExample,
  correctionExample,
  directSignatureRequestExample,
  draftExample,
  foundPlaceholdersExample,
  identMethodsExample,
  lockStatusExample,
  newSendToExample,
  signatureProgressExample,
  observerExample,
  remindersExample,
  requestDocumentExample,
  requestEventsExample,
  requestFieldExample,
  formFieldsExample,
  requestFieldsExample,
  savedFileExample,
  requestId,
  requestProgressExample,
  sendToExample,
  signatureExample,
  signatureRequestExample,
  teamRequestExample,
  requestsAtRiskExample,
  signatureRequestPageExample,
} from '@sigillum/api-contracts/signature-requests/examples.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import type { StateParams } from '@sigillum/api-contracts/states.ts';
import { buildSamplePdf } from '@sigillum/server/testing/sample-pdf.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import {
  anna,
  business,
  memberSigner,
  noemi,
  ownerId,
  ownerToken,
  request,
  secondDocumentId,
  secondSid,
  signerToken,
  stranger,
  strangerToken,
  visit,
  visited,
  visitorSigner,
} from '../support/signature-requests.ts';
import { csvExample, zipExample } from '../support/files.ts';
import { shorten } from '../support/shorten.ts';

const params = { id: requestId };
const owner = { bearer: ownerToken };
const signer = { bearer: signerToken };
const { sid } = signatureExample;
const documentId = requestDocumentExample.id;
const people: readonly [Given, ...Given[]] = [...business, ...noemi];
/** A request with Noémi as its signer, in a state. */
const shared = (change: Parameters<typeof request>[0] = {}): readonly [Given, ...Given[]] => [
  ...people,
  request({ signers: [memberSigner], ...change }),
];
const draft = (change: Parameters<typeof request>[0] = {}) =>
  shared({
    status: 'DRAFT',
    signers: [{ ...memberSigner, status: 'WAITING', invitedAt: undefined }],
    observers: [],
    ...change,
  });
const signed = shared({
  signers: [
    { ...memberSigner, status: 'SIGNED' },
    { ...visitorSigner, sid: secondSid },
  ],
});
const ended = shared({ status: 'WITHDRAWN', signers: [{ ...memberSigner, status: 'WITHDRAWN' }] });
const locked: Given = ['somebody is signing a request', { requestId, sid: secondSid }];
const opened = shorten(signatureRequestExample);
const drafted = shorten({ ...draftExample, observers: [] });
const progress = shorten(requestProgressExample);
const pdf = buildSamplePdf('Lease');
/** A picture of four dots (PNG). */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWNYZWy8ytiYAUIBAB+qBEG5FOBEAAAAAElFTkSuQmCC',
  'base64',
);
const bodyOf = (bytes: Buffer) => bytes as unknown as BodyInit;
const disposition = {
  headers: { 'content-disposition': "attachment; filename*=UTF-8''Lease%20Bahnhofstrasse%2012.pdf" },
};

describePact('signature-requests', (pact) => {
  // Creation and change ---------------------------------------------------------------------------------------------
  pact.expects('a new draft', endpoints.createSignatureRequest, {
    given: business,
    credentials: owner,
    options: { idempotencyKey: 'draft-1' },
    call: {
      body: {
        title: draftExample.title,
        message: draftExample.message,
        attach_on_success: ['SIGNED_DOCUMENT'],
        documents: [{ title: 'Lease Bahnhofstrasse 12.pdf', content: pdf.toString('base64') }],
        signatures: [
          {
            signer_identity_data: {
              email_address: 'noemi.frei@example.ch',
              first_name: 'Noémi',
              last_name: 'Frei',
              language: 'de',
            },
          },
        ],
      },
    },
    answers: {
      status: 201,
      example: {
        ...drafted,
        attach_on_success: ['SIGNED_DOCUMENT'],
        signatures: [
          {
            ...drafted.signatures[0]!,
            account_email: null,
            sequence: -1,
            document_signatures: [{ document_id: documentId, visual_signature: null }],
          },
        ],
      },
    },
  });
  const create = (title: string, more: object = {}) => ({ credentials: owner, call: { body: { title, ...more } } });
  pact.expects('a new draft without a title', endpoints.createSignatureRequest, {
    given: business,
    ...create(''),
    refuses: 'error.validation',
  });
  pact.expects('a new draft of a plain account', endpoints.createSignatureRequest, {
    given: anna,
    ...create('Lease'),
    refuses: 'error.business.upload_not_allowed',
  });
  pact.expects('a new draft of an ended trial', endpoints.createSignatureRequest, {
    given: [
      ...anna,
      [
        'a person belongs to a business',
        {
          userId: ownerId,
          businessId: draftExample.business_id!,
          name: 'Keller',
          role: 'admin',
          paymentMethod: 'NEEDS_PAYMENT_METHOD',
        },
      ],
    ],
    ...create('Lease'),
    refuses: 'error.business.trial_expired',
  });
  pact.expects('a new draft of a higher quality', endpoints.createSignatureRequest, {
    given: business,
    ...create('Lease', { quality: 'QES' }),
    refuses: 'error.sr.quality_not_available',
  });
  pact.expects('a new draft that a stranger may read', endpoints.createSignatureRequest, {
    given: business,
    ...create('Lease', { read_access: ['stranger@example.org'] }),
    refuses: 'error.sr.not_a_colleague',
  });
  pact.expects('a new draft with a file that is no PDF', endpoints.createSignatureRequest, {
    given: business,
    ...create('Lease', { documents: [{ content: btoa('hello') }] }),
    refuses: 'file.pdf.not_a_pdf',
  });

  const change = (body: object) => ({ credentials: owner, call: { params, body } });
  const place = (x: number) => ({
    signatures: [
      {
        sid,
        document_signatures: [
          { document_id: documentId, visual_signature: { position: { page: '1', x, y: 640, width: 180, height: 84 } } },
        ],
      },
    ],
  });
  pact.expects('a change of a draft', endpoints.updateSignatureRequest, {
    given: draft(),
    ...change({ message: draftExample.message, ...place(72) }),
    answers: { status: 200, example: drafted },
  });
  pact.expects('a place beside the page', endpoints.updateSignatureRequest, {
    given: draft(),
    ...change(place(500)),
    refuses: 'error.sr.placement_outside_page',
  });
  pact.expects('a field that the document does not have', endpoints.updateSignatureRequest, {
    given: draft(),
    ...change({
      signatures: [
        { sid, document_signatures: [{ document_id: documentId, visual_signature: { form_field: 'Tenant' } }] },
      ],
    }),
    refuses: 'error.sr.form_field_unknown',
  });
  pact.expects('a stranger who may write', endpoints.updateSignatureRequest, {
    given: draft(),
    ...change({ write_access: ['stranger@example.org'] }),
    refuses: 'error.sr.not_a_colleague',
  });
  pact.expects('a change of what changed meanwhile', endpoints.updateSignatureRequest, {
    given: draft(),
    ...change({ title: 'Lease', updated_at: '2020-01-01T00:00:00.000Z' }),
    refuses: 'error.sr.changed_meanwhile',
  });
  pact.expects('a change to a higher quality', endpoints.updateSignatureRequest, {
    given: draft(),
    ...change({ quality: 'QES' }),
    refuses: 'error.sr.quality_not_available',
  });
  pact.expects('a change of a sent request', endpoints.updateSignatureRequest, {
    given: shared(),
    ...change({ title: 'Lease' }),
    refuses: 'error.sr.not_draft',
  });
  const expiration_date = '2100-01-01T00:00:00.000Z';
  const move = change({ expiration_date });
  pact.expects('a later expiry of a sent request', endpoints.updateSignatureRequest, {
    given: shared(),
    ...move,
    answers: { status: 200, example: { ...opened, expiration_date } },
  });
  pact.expects('a later expiry of a request that has ended', endpoints.updateSignatureRequest, {
    given: ended,
    ...move,
    refuses: 'error.sr.not_open',
  });

  // Documents of a draft --------------------------------------------------------------------------------------------
  const upload = (bytes: Buffer) => ({
    credentials: owner,
    options: disposition,
    call: { params, body: bodyOf(bytes), contentType: 'application/pdf' },
  });
  pact.expects('an upload', endpoints.addDocument, {
    given: draft({ documents: [] }),
    ...upload(pdf),
    answers: { status: 201, example: requestDocumentExample },
  });
  pact.expects('an upload of half a file', endpoints.addDocument, {
    given: draft(),
    ...upload(pdf.subarray(0, 300)),
    refuses: 'file.pdf.truncated',
  });
  pact.expects('an upload to a sent request', endpoints.addDocument, {
    given: shared(),
    ...upload(pdf),
    answers: { status: 201, example: requestDocumentExample },
  });
  pact.expects('an upload after a signature', endpoints.addDocument, {
    given: signed,
    ...upload(pdf),
    refuses: 'error.sr.already_signed_by_somebody',
  });
  pact.expects('an upload while somebody signs', endpoints.addDocument, {
    given: [...shared({ signers: [memberSigner, { ...visitorSigner, sid: secondSid }] }), locked],
    ...upload(pdf),
    refuses: 'error.sign.locked',
  });
  pact.expects('an upload to a withdrawn request', endpoints.addDocument, {
    given: ended,
    ...upload(pdf),
    refuses: 'error.sr.not_open',
  });
  pact.expects('the fifty-first upload', endpoints.addDocument, {
    given: [
      ...people,
      request({ status: 'DRAFT', documents: [] }),
      ['a request holds as many documents as it may', { requestId }],
    ],
    ...upload(pdf),
    refuses: 'error.sr.too_many_documents',
  });
  const copy = (query: { fields: 'KEEP' | 'FLATTEN' }, bytes: Buffer) => ({
    ...upload(bytes),
    call: { params, query, body: bodyOf(bytes), contentType: 'application/pdf' },
  });
  pact.expects('a clean copy of an upload', endpoints.addCleanCopy, {
    given: draft({ documents: [] }),
    ...copy({ fields: 'FLATTEN' }, pdf),
    answers: { status: 201, example: requestDocumentExample },
  });
  pact.expects('a clean copy of half a file', endpoints.addCleanCopy, {
    given: draft(),
    ...copy({ fields: 'KEEP' }, pdf.subarray(0, 300)),
    refuses: 'file.pdf.damaged',
  });
  const makesPdfs = ['the installation makes PDFs of pictures', {}] as const;
  const convert = (bytes: Buffer, contentType = 'image/png') => ({
    ...upload(bytes),
    call: { params, body: bodyOf(bytes), contentType },
  });
  const converted = { ...requestDocumentExample, conversion: { from: 'PNG' as const, is_accepted: false } };
  pact.expects('a picture made a PDF', endpoints.addConvertedDocument, {
    given: [...draft({ documents: [] }), makesPdfs],
    ...convert(picture),
    answers: { status: 201, example: converted },
  });
  pact.expects('half a picture made a PDF', endpoints.addConvertedDocument, {
    given: [...draft(), makesPdfs],
    ...convert(picture.subarray(0, 40)),
    refuses: 'file.conversion.failed',
  });
  pact.expects('a text document where pictures alone become PDFs', endpoints.addConvertedDocument, {
    given: [...draft(), makesPdfs],
    ...convert(Buffer.from([0, 255, 0, 254, 0, 253]), 'application/octet-stream'),
    refuses: 'file.conversion.unsupported',
  });
  pact.expects('a picture where nobody makes PDFs', endpoints.addConvertedDocument, {
    given: draft(),
    ...convert(picture),
    refuses: 'file.conversion.off',
  });
  pact.expects('a picture for a sent request', endpoints.addConvertedDocument, {
    given: [...shared(), makesPdfs],
    ...convert(picture),
    refuses: 'error.sr.not_draft',
  });
  const remove = { credentials: owner, call: { params: { id: requestId, docId: documentId } } };
  const wasConverted = ['the document was made of a picture', { documentId }] as const;
  pact.expects('the acceptance of a PDF that was made of a picture', endpoints.acceptConvertedDocument, {
    given: [...draft(), wasConverted],
    ...remove,
    answers: { status: 200, example: { ...converted, conversion: { from: 'PNG' as const, is_accepted: true } } },
  });
  pact.expects('the acceptance of a document as it came', endpoints.acceptConvertedDocument, {
    given: draft(),
    ...remove,
    refuses: 'error.not_found',
  });
  pact.expects('sending what was made of a picture and not accepted', endpoints.initiateSignatureRequest, {
    given: [...draft({ signers: [memberSigner] }), wasConverted],
    credentials: owner,
    call: { params },
    refuses: 'error.sr.conversion_not_accepted',
  });
  const two = [
    { id: documentId, versionId: requestDocumentExample.version_id, title: 'One' },
    { id: secondDocumentId, versionId: secondSid, title: 'Two' },
  ];
  pact.expects('the removal of a document', endpoints.removeDocument, {
    given: draft({ documents: two }),
    ...remove,
    answers: { status: 204 },
  });
  pact.expects('the removal of the last document', endpoints.removeDocument, {
    given: draft(),
    ...remove,
    refuses: 'error.sr.last_document_cannot_be_removed',
  });
  pact.expects('the removal of a document while somebody signs', endpoints.removeDocument, {
    given: [...shared({ documents: two, signers: [memberSigner, { ...visitorSigner, sid: secondSid }] }), locked],
    ...remove,
    refuses: 'error.sign.locked',
  });
  pact.expects('the removal of a signed document', endpoints.removeDocument, {
    given: signed,
    ...remove,
    refuses: 'error.sr.already_signed_by_somebody',
  });

  // Sending and looking ---------------------------------------------------------------------------------------------
  const own = { credentials: owner, call: { params } };
  pact.expects('the sending of a draft', endpoints.initiateSignatureRequest, {
    given: draft(),
    ...own,
    answers: { status: 200, example: { ...opened, observers: [] } },
  });
  pact.expects('the sending of a sent request', endpoints.initiateSignatureRequest, {
    given: shared(),
    ...own,
    refuses: 'error.sr.not_draft',
  });
  pact.expects('the sending of nothing', endpoints.initiateSignatureRequest, {
    given: draft({ documents: [] }),
    ...own,
    refuses: 'error.sr.no_document',
  });
  pact.expects('the sending to nobody', endpoints.initiateSignatureRequest, {
    given: draft({ signers: [] }),
    ...own,
    refuses: 'error.sr.no_signer',
  });
  pact.expects(
    'the sending to a visitor without the mobile number that the quality needs',
    endpoints.initiateSignatureRequest,
    {
      given: draft({ quality: 'AES', signers: [{ ...visitorSigner, status: 'WAITING' }] }),
      credentials: owner,
      call: { params },
      refuses: 'error.sr.mobile_required',
    },
  );
  pact.expects('the sending after the deadline', endpoints.initiateSignatureRequest, {
    given: draft({ expiresAt: '2020-01-01T00:00:00.000Z' }),
    ...own,
    refuses: 'error.sr.expiration_passed',
  });
  pact.expects('the owner’s view', endpoints.getSignatureRequest, {
    given: shared(),
    ...own,
    answers: { status: 200, example: opened },
  });
  pact.expects('a signer’s view', endpoints.getSignatureRequest, {
    given: shared(),
    credentials: signer,
    call: { params },
    answers: { status: 200, example: { ...opened, viewer: { role: 'signer', sid, actions: ['sign'] } } },
  });
  pact.expects('a signer’s view of a withdrawn request', endpoints.getSignatureRequest, {
    given: ended,
    credentials: signer,
    call: { params },
    refuses: 'error.sr.withdrawn',
  });
  pact.expects('the status', endpoints.getSignatureRequestStatus, {
    given: shared(),
    ...own,
    answers: { status: 200, example: progress },
  });
  pact.expects('the events', endpoints.getSignatureRequestEvents, {
    given: shared(),
    ...own,
    answers: { status: 200, example: requestEventsExample },
  });
  pact.expects('the archive', endpoints.getSignatureRequestZip, {
    given: shared(),
    credentials: owner,
    call: { params, query: { signed: 'true' } },
    answers: { status: 200, example: zipExample },
  });
  pact.expects('the archive of nothing', endpoints.getSignatureRequestZip, {
    given: shared({ documents: [] }),
    ...own,
    refuses: 'error.sr.no_document',
  });
  pact.expects('the lock of a request that another person signs', endpoints.getLockStatus, {
    given: [...shared({ signers: [memberSigner, { ...visitorSigner, sid: secondSid }] }), locked],
    ...own,
    answers: { status: 200, example: lockStatusExample },
  });
  pact.expects('the stand of a signature', endpoints.getSignatureStatus, {
    given: shared(),
    ...own,
    call: { params: { id: requestId, sid } },
    answers: { status: 200, example: signatureProgressExample },
  });
  pact.expects('the stand of a signature that there is not', endpoints.getSignatureStatus, {
    given: shared(),
    ...own,
    call: { params: { id: requestId, sid: secondSid } },
    refuses: 'error.not_found',
  });
  pact.expects('the ways to be identified for a signature', endpoints.getIdentMethod, {
    given: shared({ quality: 'QES' }),
    credentials: signer,
    call: { params: { id: requestId, sid } },
    answers: { status: 200, example: identMethodsExample },
  });
  pact.expects('the ways of somebody else', endpoints.getIdentMethod, {
    given: shared(),
    credentials: owner,
    call: { params: { id: requestId, sid } },
    refuses: 'error.not_found',
  });
  pact.expects('what colleagues among the signers lack', endpoints.listLacks, {
    given: shared(),
    credentials: owner,
    call: { params: { id: requestId }, query: { quality: 'QES', legislation: 'EIDAS' } },
    answers: { status: 200, example: { lacks: [] } },
  });
  pact.expects('the inbox', endpoints.listSignatureRequests, {
    given: shared(),
    credentials: owner,
    call: { query: { status: 'OPEN', search: 'lease', sort: 'asc', size: 50 } },
    answers: {
      status: 200,
      example: shorten(signatureRequestPageExample),
    },
  });
  const page = shorten(signatureRequestPageExample);
  const viewer = { role: 'signer' as const, sid, actions: ['delete' as const] };
  pact.expects('the list of what one has signed while others have not', endpoints.listSignatureRequests, {
    given: signed,
    credentials: signer,
    call: { query: { status: 'SIGNED,HAVE_SIGNED' } },
    answers: { status: 200, example: { ...page, signature_requests: [{ ...page.signature_requests[0]!, viewer }] } },
  });
  pact.expects('a search that finds more than it counts', endpoints.listSignatureRequests, {
    given: [...people, ['a person has sent more requests than a search counts', { ownerId }]],
    credentials: owner,
    call: { query: { search: 'lease' } },
    answers: {
      status: 200,
      example: {
        ...page,
        ...{ total_items: 1000, total_pages: 40, total_is_minimum: true },
        signature_requests: [{ ...page.signature_requests[0]!, document_count: 0, observer_count: 0 }],
      },
    },
  });
  pact.expects('a list of pages that are too long', endpoints.listSignatureRequests, {
    given: anna,
    credentials: owner,
    call: { query: { size: 101 } },
    refuses: 'error.validation',
  });

  pact.expects('the list as a file', endpoints.exportSignatureRequests, {
    given: shared(),
    credentials: owner,
    call: { query: { status: 'OPEN', search: 'lease' } },
    answers: { status: 200, example: csvExample },
  });
  pact.expects('the list as a file by pages', endpoints.exportSignatureRequests, {
    given: anna,
    credentials: owner,
    call: { query: { page: 2 } as never },
    refuses: 'error.validation',
  });
  const several = { credentials: owner, call: { query: { ids: requestId } } };
  pact.expects('the archive of several requests', endpoints.downloadRequestsZip, {
    given: shared(),
    ...several,
    answers: { status: 200, example: zipExample },
  });
  pact.expects('the archive of several requests without documents', endpoints.downloadRequestsZip, {
    given: shared({ documents: [] }),
    ...several,
    refuses: 'error.sr.no_document',
  });
  pact.expects('the archive of several requests that were withdrawn', endpoints.downloadRequestsZip, {
    given: ended,
    credentials: signer,
    call: several.call,
    refuses: 'error.sr.withdrawn',
  });
  pact.expects('a stranger’s archive of several requests', endpoints.downloadRequestsZip, {
    given: [...shared(), ...stranger],
    credentials: { bearer: strangerToken },
    call: several.call,
    refuses: 'error.not_found',
  });

  // Correction ------------------------------------------------------------------------------------------------------
  const correct = { credentials: owner, call: { params, body: { message: 'The rent was wrong.' } } };
  const { correction } = correctionExample;
  pact.expects('a corrected version of an open request', endpoints.correctSignatureRequest, {
    given: shared({ observers: [] }),
    ...correct,
    answers: {
      status: 201,
      example: { ...drafted, correction: { ...correction!, of: requestId }, message: opened.message, observers: [] },
    },
  });
  pact.expects('a corrected version of a draft', endpoints.correctSignatureRequest, {
    given: draft(),
    ...correct,
    refuses: 'error.sr.not_correctable',
  });

  pact.expects('the right address of a signer', endpoints.readdressSignature, {
    given: shared({ observers: [] }),
    credentials: owner,
    call: { params: { ...params, sid }, body: { email: 'noemi@example.ch' } },
    answers: { status: 200, example: { ...opened, observers: [] } },
  });

  // Questions -------------------------------------------------------------------------------------------------------
  const wonder = { credentials: signer, call: { params, body: { message: 'From when on?' } } };
  const [created] = requestEventsExample.events;
  const asked = { ...created!, name: 'QUESTION_ASKED', message: 'From when on?', sid };
  pact.expects('a question of a signer', endpoints.askSender, {
    given: shared(),
    ...wonder,
    answers: { status: 201, example: asked },
  });
  pact.expects('a question of the owner, who does not sign', endpoints.askSender, {
    given: shared(),
    ...wonder,
    credentials: owner,
    refuses: 'error.not_found',
  });
  pact.expects('a question of a visitor', endpoints.askSenderDirectly, {
    given: visited(),
    credentials: { basic: visit },
    call: wonder.call,
    answers: { status: 201, example: asked },
  });
  pact.expects('a visitor’s question with a wrong link', endpoints.askSenderDirectly, {
    given: visited(),
    credentials: { basic: { userid: 'guessed', requestId } },
    call: wonder.call,
    refuses: 'error.auth.credentials_invalid',
  });
  const question: Given = ['a signer has asked a question', { requestId, sid, message: 'From when on?' }];
  const reply = { credentials: owner, call: { params: { ...params, seq: '2' }, body: { message: 'From May on.' } } };
  pact.expects('an answer', endpoints.answerQuestion, {
    given: [...shared(), question],
    ...reply,
    answers: { status: 201, example: { ...asked, name: 'QUESTION_ANSWERED', message: 'From May on.', question: 2 } },
  });
  pact.expects('what is at risk', endpoints.listAtRisk, {
    given: [...shared(), question],
    credentials: owner,
    call: {},
    answers: { status: 200, example: requestsAtRiskExample },
  });
  pact.expects('what is at risk, by whom nobody has asked', endpoints.listAtRisk, {
    given: [...shared(), question],
    credentials: signer,
    call: {},
    answers: { status: 200, example: { total: 0, requests: [] } },
  });
  const inTeam = [...business, ...noemi, request({ signers: [memberSigner], teamInbox: true })] as const;
  const annas = 'anna.keller@example.ch';
  pact.expects('the inbox of the team', endpoints.listTeamRequests, {
    given: inTeam,
    credentials: owner,
    call: { query: { filter: 'ALL' } },
    answers: {
      status: 200,
      example: { requests: [teamRequestExample], counts: { UNASSIGNED: 1, MINE: 0, ALL: 1 } },
    },
  });
  pact.expects('the inbox of the team of somebody who has none', endpoints.listTeamRequests, {
    given: inTeam,
    credentials: signer,
    call: { query: { filter: 'ALL' } },
    refuses: 'error.not_found',
  });
  pact.expects('a request of the team that one takes', endpoints.assignTeamRequest, {
    given: inTeam,
    credentials: owner,
    call: { params, body: { email: annas, before: null } },
    answers: {
      status: 200,
      example: { ...teamRequestExample, assignee: { email: annas, name: 'Anna Keller' }, is_mine: true },
    },
  });
  for (const [what, credentials, body, key] of [
    ['that a stranger takes', signer, { email: 'noemi.frei@example.ch', before: null }, 'error.not_found'],
    ['for somebody outside', owner, { email: 'noemi.frei@example.ch', before: null }, 'error.sr.not_a_colleague'],
    ['that was taken meanwhile', owner, { email: annas, before: 'ben@example.ch' }, 'error.sr.changed_meanwhile'],
  ] as const)
    pact.expects(`a request of the team ${what}`, endpoints.assignTeamRequest, {
      given: inTeam,
      credentials,
      call: { params, body },
      refuses: key,
    });
  pact.expects('a request that is put into the inbox of the team', endpoints.updateSignatureRequest, {
    given: shared(),
    credentials: owner,
    call: { params, body: { team_inbox: true } },
    answers: { status: 200, example: { ...opened, team_inbox: true } },
  });
  pact.expects('an answer to a question that nobody has asked', endpoints.answerQuestion, {
    given: shared(),
    credentials: owner,
    call: { params: { ...params, seq: '9' }, body: { message: 'From May on.' } },
    refuses: 'error.not_found',
  });

  // Ends ------------------------------------------------------------------------------------------------------------
  const decline = { credentials: signer, call: { params, body: { message: 'Too dear' } } };
  const declined = {
    ...progress,
    status_overall: 'DECLINED' as const,
    signatures: [{ sid, status_code: 'DECLINED' as const, level_reached: null }],
  };
  pact.expects('a refusal to sign', endpoints.declineSignatureRequest, {
    given: shared(),
    ...decline,
    answers: { status: 200, example: declined },
  });
  for (const [what, given, refuses] of [
    ['before the turn', shared({ signers: [{ ...memberSigner, status: 'WAITING' }] }), 'error.sign.not_your_turn'],
    ['after signing', signed, 'error.sign.already_signed'],
    ['after a withdrawal', ended, 'error.sr.withdrawn'],
    ['after the deadline', shared({ expiresAt: '2020-01-01T00:00:00.000Z' }), 'error.sr.not_open'],
    ['while another person signs', [...shared(), locked], 'error.sign.locked'],
  ] as const) {
    pact.expects(`a refusal to sign ${what}`, endpoints.declineSignatureRequest, { given, ...decline, refuses });
  }
  const beat = 'beat.huber@example.ch';
  const delegate = { credentials: signer, call: { params, body: { account_email: beat, message: 'I am away' } } };
  pact.expects('a delegation', endpoints.delegateSignature, {
    given: shared({ observers: [] }),
    ...delegate,
    answers: {
      status: 200,
      example: {
        ...opened,
        signatures: [
          {
            ...opened.signatures[0]!,
            account_email: beat,
            signer_identity_data: {
              ...opened.signatures[0]!.signer_identity_data,
              email_address: beat,
              first_name: null,
              last_name: null,
            },
            delegated_by: 'Noémi Frei',
          },
        ],
        viewer: { role: 'observer', sid: null, actions: ['delete'] },
      },
    },
  });
  for (const [what, given, refuses] of [
    ['that the owner rules out', shared({ delegationAllowed: false }), 'error.sr.delegation_not_allowed'],
    [
      'that was made before',
      shared({ signers: [{ ...memberSigner, delegatedBy: ownerId }] }),
      'error.sr.delegated_already',
    ],
    ['without a number for the code', shared({ quality: 'AES' }), 'error.sr.mobile_required'],
    ['after signing', signed, 'error.sign.already_signed'],
    ['after a withdrawal', ended, 'error.sr.withdrawn'],
    ['after the deadline', shared({ expiresAt: '2020-01-01T00:00:00.000Z' }), 'error.sr.not_open'],
    [
      'in the middle of signing',
      [...shared(), ['somebody is signing a request', { requestId, sid }]],
      'error.sign.locked',
    ],
  ] as const satisfies readonly (readonly [string, readonly [Given, ...Given[]], string])[]) {
    pact.expects(`a delegation ${what}`, endpoints.delegateSignature, { given, ...delegate, refuses });
  }
  for (const [whom, account_email, refuses] of [
    ['to oneself', 'noemi.frei@example.ch', 'error.sr.delegate_self'],
    ['to somebody who signs already', visitorSigner.email, 'error.sr.delegate_signs_already'],
  ] as const) {
    pact.expects(`a delegation ${whom}`, endpoints.delegateSignature, {
      given: shared({ signers: [memberSigner, { ...visitorSigner, sid: secondSid }] }),
      credentials: signer,
      call: { params, body: { account_email } },
      refuses,
    });
  }
  const withdraw = { credentials: owner, call: { params, body: { message: 'Wrong file' } } };
  pact.expects('a withdrawal', endpoints.withdrawSignatureRequest, {
    given: shared(),
    ...withdraw,
    answers: { status: 200, example: { ...progress, status_overall: 'WITHDRAWN' } },
  });
  pact.expects('a withdrawal of a draft', endpoints.withdrawSignatureRequest, {
    given: draft(),
    ...withdraw,
    refuses: 'error.sr.not_open',
  });
  pact.expects('a withdrawal while somebody signs', endpoints.withdrawSignatureRequest, {
    given: [...shared(), locked],
    ...withdraw,
    refuses: 'error.sign.locked',
  });
  pact.expects('a withdrawal with too long a message', endpoints.withdrawSignatureRequest, {
    given: shared(),
    credentials: owner,
    call: { params, body: { message: 'x'.repeat(2049) } },
    refuses: 'error.validation',
  });
  pact.expects('a reminder', endpoints.remindSigners, {
    given: shared(),
    ...own,
    answers: { status: 200, example: remindersExample },
  });
  pact.expects('a reminder too soon', endpoints.remindSigners, {
    given: shared({ signers: [{ ...memberSigner, remindedSecondsAgo: 60 }] }),
    ...own,
    refuses: 'error.rate_limit.reminder',
  });
  pact.expects('a reminder of a draft', endpoints.remindSigners, {
    given: draft(),
    ...own,
    refuses: 'error.sr.not_open',
  });
  pact.expects('the deletion of a draft', endpoints.deleteSignatureRequest, {
    given: draft(),
    ...own,
    answers: { status: 204 },
  });
  pact.expects('the deletion of an open request while somebody signs', endpoints.deleteSignatureRequest, {
    given: [...shared(), locked],
    ...own,
    refuses: 'error.sign.locked',
  });
  pact.expects('the deletion by a signer who has not answered', endpoints.deleteSignatureRequest, {
    given: shared(),
    credentials: signer,
    call: { params },
    answers: { status: 204 },
  });

  // People ----------------------------------------------------------------------------------------------------------
  const addSigner = {
    credentials: owner,
    call: {
      params,
      body: {
        account_email: 'noemi.frei@example.ch',
        signer_identity_data: {
          email_address: 'noemi.frei@example.ch',
          first_name: 'Noémi',
          last_name: 'Frei',
          language: 'de' as const,
        },
        sequence: 1,
      },
    },
  };
  const waiting = {
    ...signatureExample,
    status_code: 'WAITING' as const,
    invited_at: null,
    document_signatures: [{ document_id: documentId, visual_signature: null }],
  };
  pact.expects('a signer for a draft', endpoints.addSignature, {
    given: draft({ signers: [] }),
    ...addSigner,
    answers: { status: 201, example: waiting },
  });
  pact.expects('nobody as a signer', endpoints.addSignature, {
    given: draft(),
    credentials: owner,
    call: { params, body: {} },
    refuses: 'error.validation',
  });
  pact.expects('a signer after a signature', endpoints.addSignature, {
    given: signed,
    ...addSigner,
    refuses: 'error.sr.already_signed_by_somebody',
  });
  pact.expects('a signer for a withdrawn request', endpoints.addSignature, {
    given: ended,
    ...addSigner,
    refuses: 'error.sr.not_open',
  });
  const removeSigner = { credentials: owner, call: { params: { id: requestId, sid } } };
  pact.expects('the removal of a signer', endpoints.removeSignature, {
    given: draft(),
    ...removeSigner,
    answers: { status: 204 },
  });
  pact.expects('the removal of a signer while another one signs', endpoints.removeSignature, {
    given: [...shared({ signers: [memberSigner, { ...visitorSigner, sid: secondSid }] }), locked],
    ...removeSigner,
    refuses: 'error.sign.locked',
  });
  pact.expects('the removal of the last signer of a sent request', endpoints.removeSignature, {
    given: shared(),
    ...removeSigner,
    refuses: 'error.sr.no_signer',
  });
  pact.expects('the removal of who has signed', endpoints.removeSignature, {
    given: signed,
    ...removeSigner,
    refuses: 'error.sr.already_signed_by_somebody',
  });
  const addObserver = (body: object) => ({ credentials: owner, call: { params, body } });
  pact.expects('an observer', endpoints.addObserver, {
    given: shared({ observers: [] }),
    ...addObserver({ email: 'archive@example.ch' }),
    answers: { status: 201, example: observerExample },
  });
  pact.expects('an observer twice', endpoints.addObserver, {
    given: shared(),
    ...addObserver({ email: 'archive@example.ch' }),
    refuses: 'error.sr.observer_exists',
  });
  pact.expects('a group as observer', endpoints.addObserver, {
    given: shared(),
    ...addObserver({ type: 'GROUP', group_id: secondSid }),
    refuses: 'error.sr.group_not_available',
  });
  pact.expects('an observer of a withdrawn request', endpoints.addObserver, {
    given: ended,
    ...addObserver({ email: 'new@example.ch' }),
    refuses: 'error.sr.not_open',
  });
  const removeObserver = { credentials: owner, call: { params: { id: requestId, oid: observerExample.id } } };
  pact.expects('the removal of an observer', endpoints.removeObserver, {
    given: shared(),
    ...removeObserver,
    answers: { status: 204 },
  });
  pact.expects('the removal of nobody', endpoints.removeObserver, {
    given: shared({ observers: [] }),
    ...removeObserver,
    refuses: 'error.not_found',
  });

  // What signers fill in --------------------------------------------------------------------------------------------
  const fields: Given = ['a signature request has fields', { id: requestId, fields: [requestFieldExample] }];
  const putFields = (field: object) => ({
    credentials: owner,
    call: { params, body: { fields: [{ ...requestFieldExample, ...field }] } },
  });
  const filled = { [requestFieldExample.id]: 'Muster AG' };
  pact.expects('what signers fill in', endpoints.putRequestFields, {
    given: draft(),
    ...putFields({}),
    answers: { status: 200, example: { ...requestFieldsExample, sid: null } },
  });
  pact.expects('fields that depend on each other in a circle', endpoints.putRequestFields, {
    given: draft(),
    ...putFields({ condition: { field_id: requestFieldExample.id, equals: null } }),
    refuses: 'error.field.circle',
  });
  pact.expects('a field that depends on one that is not there', endpoints.putRequestFields, {
    given: draft(),
    ...putFields({ condition: { field_id: requestId, equals: null } }),
    refuses: 'error.field.condition',
  });
  pact.expects('a field with rules of another kind', endpoints.putRequestFields, {
    given: draft(),
    ...putFields({ rules: { min: '1' } }),
    refuses: 'error.field.rules',
  });
  pact.expects('the fields of a request', endpoints.getRequestFields, {
    given: [...shared(), fields],
    credentials: signer,
    call: { params },
    answers: { status: 200, example: requestFieldsExample },
  });
  pact.expects('what a signer has filled in', endpoints.fillRequestFields, {
    given: [...shared(), fields],
    credentials: signer,
    call: { params, body: { values: filled } },
    answers: { status: 200, example: { faults: [] } },
  });
  pact.expects('what a signer has filled in, from the owner', endpoints.fillRequestFields, {
    given: [...shared(), fields],
    credentials: owner,
    call: { params, body: { values: filled } },
    refuses: 'error.not_found',
  });

  const fileField = { ...requestFieldExample, kind: 'attachment' as const, rules: {} };
  const fileFields: Given = ['a signature request has fields', { id: requestId, fields: [fileField] }];
  const handIn = (content: Buffer) => ({
    call: {
      params: { id: requestId, fid: fileField.id },
      body: new Uint8Array(
        Buffer.from(JSON.stringify({ filename: 'Payslip.txt', content: content.toString('base64') })),
      ),
      contentType: 'application/json' as const,
    },
  });
  const payslip = Buffer.from('Gross: 7000');
  pact.expects('a file that a field asks for', endpoints.addFieldFile, {
    given: [...shared(), fileFields],
    credentials: signer,
    ...handIn(payslip),
    answers: { status: 200, example: savedFileExample },
  });
  pact.expects('a file that a field asks for, from the owner', endpoints.addFieldFile, {
    given: [...shared(), fileFields],
    credentials: owner,
    ...handIn(payslip),
    refuses: 'error.not_found',
  });
  pact.expects('a program for a field that asks for a file', endpoints.addFieldFile, {
    given: [...shared(), fileFields],
    credentials: signer,
    ...handIn(Buffer.from('MZ\0\0')),
    refuses: 'file.attachment.unsupported',
  });

  // Forms that documents have already --------------------------------------------------------------------------------
  const formed = draft({
    documents: [
      { id: requestDocumentExample.id, versionId: requestDocumentExample.version_id, title: 'Lease', hasForm: true },
    ],
  });
  const takeForm = (id: string) => ({ credentials: owner, call: { params, body: { taken: [{ id, sid }] } } });
  const [formField] = formFieldsExample.fields;
  pact.expects('the forms of a draft', endpoints.listFormFields, {
    given: formed,
    credentials: owner,
    call: { params },
    answers: { status: 200, example: formFieldsExample },
  });
  pact.expects('the forms of what was sent', endpoints.listFormFields, {
    given: shared(),
    credentials: owner,
    call: { params },
    refuses: 'error.sr.not_draft',
  });
  pact.expects('a field of a form for a signer', endpoints.takeFormFields, {
    given: formed,
    ...takeForm(formField!.id),
    answers: { status: 200, example: drafted },
  });
  pact.expects('a field of a form that is gone', endpoints.takeFormFields, {
    given: draft(),
    ...takeForm(formField!.id),
    refuses: 'error.field.form_gone',
  });
  pact.expects('a field that says it is one of a form', endpoints.putRequestFields, {
    given: draft(),
    ...putFields({ form_field: 'company' }),
    refuses: 'error.field.form_fixed',
  });

  // Placeholders in the text ----------------------------------------------------------------------------------------
  const { id: versioned, version_id: versionId } = requestDocumentExample;
  const written = draft({ documents: [{ id: versioned, versionId, title: 'Lease', text: '{{sign:Tenant}}' }] });
  const placePlaceholder = (id: string) => ({
    credentials: owner,
    call: { params, body: { accepted: [{ id, kind: 'text' as const, sid, label: 'Company' }] } },
  });
  pact.expects('placeholders in the text of a draft', endpoints.findPlaceholders, {
    given: written,
    credentials: owner,
    call: { params, query: { words: 'Signature of tenant' } },
    answers: { status: 200, example: foundPlaceholdersExample },
  });
  pact.expects('placeholders in the text of what was sent', endpoints.findPlaceholders, {
    given: shared(),
    credentials: owner,
    call: { params, query: {} },
    refuses: 'error.sr.not_draft',
  });
  pact.expects('a field in the place of a placeholder', endpoints.placePlaceholders, {
    given: written,
    ...placePlaceholder(foundPlaceholdersExample.placeholders[0]!.id),
    answers: { status: 200, example: drafted },
  });
  pact.expects('a field in the place of a placeholder that is gone', endpoints.placePlaceholders, {
    given: draft(),
    ...placePlaceholder(foundPlaceholdersExample.placeholders[0]!.id),
    refuses: 'error.placeholder.gone',
  });

  // Visitors --------------------------------------------------------------------------------------------------------
  const asVisitor = { credentials: { basic: visit }, call: { params } };
  const gone = visited({ status: 'WITHDRAWN', signers: [{ ...visitorSigner, status: 'WITHDRAWN' }] });
  pact.expects('a visitor’s view', endpoints.getSignatureRequestDirectly, {
    given: visited(),
    ...asVisitor,
    answers: {
      status: 200,
      example: {
        ...shorten(directSignatureRequestExample),
        signatures: [
          {
            ...directSignatureRequestExample.signatures[0]!,
            document_signatures: signatureExample.document_signatures,
          },
        ],
      },
    },
  });
  pact.expects('a visitor’s events', endpoints.getSignatureRequestEventsDirectly, {
    given: visited(),
    ...asVisitor,
    answers: { status: 200, example: requestEventsExample },
  });
  pact.expects('a visitor’s archive', endpoints.getSignatureRequestZipDirectly, {
    given: visited(),
    ...asVisitor,
    answers: { status: 200, example: zipExample },
  });
  pact.expects('a visitor’s lock', endpoints.getLockStatusDirectly, {
    given: [...visited({ signers: [visitorSigner, { ...visitorSigner, sid: secondSid, userid: undefined }] }), locked],
    ...asVisitor,
    answers: { status: 200, example: lockStatusExample },
  });
  pact.expects('a visitor’s refusal to sign', endpoints.declineSignatureRequestDirectly, {
    given: visited(),
    credentials: { basic: visit },
    call: { params, body: { message: 'Too dear' } },
    answers: { status: 200, example: declined },
  });
  const visitorsFields: Given = [
    'a signature request has fields',
    { id: requestId, fields: [{ ...requestFieldExample, sid: visitorSigner.sid }] },
  ];
  pact.expects('a visitor’s fields', endpoints.getRequestFieldsDirectly, {
    given: [...visited(), visitorsFields],
    ...asVisitor,
    answers: { status: 200, example: requestFieldsExample },
  });
  pact.expects('what a visitor has filled in', endpoints.fillRequestFieldsDirectly, {
    given: [...visited(), visitorsFields],
    credentials: { basic: visit },
    call: { params, body: { values: filled } },
    answers: { status: 200, example: { faults: [] } },
  });
  pact.expects('what a visitor has filled in, with a wrong link', endpoints.fillRequestFieldsDirectly, {
    given: visited(),
    credentials: { basic: { userid: 'guessed', requestId } },
    call: { params, body: { values: {} } },
    refuses: 'error.auth.credentials_invalid',
  });
  pact.expects('a visitor’s file that a field asks for', endpoints.addFieldFileDirectly, {
    given: [
      ...visited(),
      ['a signature request has fields', { id: requestId, fields: [{ ...fileField, sid: visitorSigner.sid }] }],
    ],
    credentials: { basic: visit },
    ...handIn(payslip),
    answers: { status: 200, example: savedFileExample },
  });
  pact.expects('a visitor’s file, with a wrong link', endpoints.addFieldFileDirectly, {
    given: visited(),
    credentials: { basic: { userid: 'guessed', requestId } },
    ...handIn(payslip),
    refuses: 'error.auth.credentials_invalid',
  });
  const direct = [
    ['view', endpoints.getSignatureRequestDirectly],
    ['list of fields', endpoints.getRequestFieldsDirectly],
    ['events', endpoints.getSignatureRequestEventsDirectly],
    ['archive', endpoints.getSignatureRequestZipDirectly],
    ['lock', endpoints.getLockStatusDirectly],
    ['refusal to sign', endpoints.declineSignatureRequestDirectly],
  ] as const;
  for (const [what, endpoint] of direct) {
    pact.expects(`a visitor’s ${what} of a withdrawn request`, endpoint, {
      given: gone,
      ...asVisitor,
      refuses: 'error.sr.withdrawn',
    });
    pact.expects(`a visitor’s ${what} with a wrong link`, endpoint, {
      given: visited(),
      credentials: { basic: { userid: 'guessed', requestId } },
      call: { params },
      refuses: 'error.auth.credentials_invalid',
    });
  }

  // Handing over by code --------------------------------------------------------------------------------------------
  const { id: sendToId, access_code } = newSendToExample;
  const handedOver = (change: Partial<StateParams<'a document was handed over by code'>> = {}): Given => [
    'a document was handed over by code',
    { id: sendToId, makerId: ownerId, title: draftExample.title, accessCode: access_code, ...change },
  ];
  const handOver = { credentials: owner, call: { body: { signature_request_id: requestId } } };
  const justMade = draft({ signers: [], observers: [] });
  pact.expects('a handover by code', endpoints.createSendTo, {
    given: justMade,
    ...handOver,
    options: { idempotencyKey: 'hand-over-1' },
    answers: { status: 201, example: newSendToExample },
  });
  pact.expects('a handover of a sent request', endpoints.createSendTo, {
    given: shared(),
    ...handOver,
    refuses: 'error.sr.not_draft',
  });
  pact.expects('a handover of an empty draft', endpoints.createSendTo, {
    given: draft({ documents: [], signers: [], observers: [] }),
    ...handOver,
    refuses: 'error.sr.no_document',
  });
  pact.expects('a stranger’s handover', endpoints.createSendTo, {
    given: [...justMade, ...stranger],
    ...handOver,
    credentials: { bearer: strangerToken },
    refuses: 'error.not_found',
  });

  const ready = [...people, handedOver()] as const;
  const look = { credentials: signer, call: { params: { id: sendToId } } };
  pact.expects('a look at what was handed over', endpoints.getSendTo, {
    given: ready,
    ...look,
    answers: { status: 200, example: sendToExample },
  });
  pact.expects('the maker’s look at what was claimed', endpoints.getSendTo, {
    given: [...shared(), handedOver({ requestId })],
    ...look,
    credentials: owner,
    answers: {
      status: 200,
      example: {
        ...sendToExample,
        status: 'SIGNING',
        viewer: 'OWNER',
        title: draftExample.title,
        owner_name: 'Anna Keller',
        request_id: requestId,
        signers: [{ name: 'Noémi Frei', status_code: 'OPEN' }],
      },
    },
  });
  pact.expects('a look at nothing', endpoints.getSendTo, {
    given: people,
    ...look,
    refuses: 'error.not_found',
  });

  const claim = {
    credentials: signer,
    call: { params: { id: sendToId }, body: { access_code, purpose: 'SIGN' as const } },
  };
  pact.expects('a claim', endpoints.claimSendTo, {
    given: ready,
    ...claim,
    options: { idempotencyKey: 'claim-1' },
    answers: {
      status: 200,
      example: {
        ...opened,
        owner: 'noemi.frei@example.ch',
        owner_name: 'Noémi Frei',
        business_id: null,
        viewer: { role: 'owner', sid, actions: opened.viewer.actions },
        message: '',
        observers: [],
        attachments: [],
        signatures: [
          {
            ...opened.signatures[0]!,
            sequence: -1,
            notify: false,
            document_signatures: [{ document_id: documentId, visual_signature: null }],
          },
        ],
      },
    },
  });
  for (const [what, given, change, refuses] of [
    ['with a wrong code', ready, { access_code: '22222-22222' }, 'error.send_to.code_wrong'],
    ['with something else', ready, { access_code: 'lease' }, 'error.validation'],
    ['too late', [...people, handedOver({ hoursAgo: 25 })], {}, 'error.send_to.expired'],
    ['after somebody else', [...shared(), handedOver({ requestId })], {}, 'error.send_to.claimed'],
    ['of nothing', people, {}, 'error.not_found'],
    ['to invite others, of a plain account', ready, { purpose: 'INVITE' }, 'error.business.upload_not_allowed'],
  ] as const) {
    pact.expects(`a claim ${what}`, endpoints.claimSendTo, {
      given,
      credentials: signer,
      call: { params: { id: sendToId }, body: { ...claim.call.body, ...change } },
      refuses,
    });
  }

  // Callbacks ---------------------------------------------------------------------------------------------------------
  pact.expects('the callbacks of a request', endpoints.listCallbacks, {
    given: [
      ...shared(),
      ['a callback of a request was caused', { requestId, id: callbackExample.id, url: callbackExample.url }],
    ],
    ...own,
    answers: { status: 200, example: { callbacks: [callbackExample] } },
  });
  pact.expects('the callbacks of a request, for a signer', endpoints.listCallbacks, {
    given: shared(),
    credentials: signer,
    call: { params },
    refuses: 'error.not_found',
  });

  // Strangers and the unknown ---------------------------------------------------------------------------------------
  const guarded = [
    ['view', endpoints.getSignatureRequest, {}],
    ['change', endpoints.updateSignatureRequest, { body: { title: 'Lease' } }],
    ['deletion', endpoints.deleteSignatureRequest, {}],
    ['sending', endpoints.initiateSignatureRequest, {}],
    ['status', endpoints.getSignatureRequestStatus, {}],
    ['events', endpoints.getSignatureRequestEvents, {}],
    ['archive', endpoints.getSignatureRequestZip, {}],
    ['look at callbacks', endpoints.listCallbacks, {}],
    ['lock', endpoints.getLockStatus, {}],
    ['list of fields', endpoints.getRequestFields, {}],
    ['change of fields', endpoints.putRequestFields, { body: { fields: [] } }],
    ['look at forms', endpoints.listFormFields, {}],
    ['use of forms', endpoints.takeFormFields, { body: { taken: [{ id: 'one', sid }] } }],
    ['look for placeholders', endpoints.findPlaceholders, { query: {} }],
    [
      'use of placeholders',
      endpoints.placePlaceholders,
      { body: { accepted: [{ id: 'one', kind: 'text', sid, label: 'Company' }] } },
    ],
    ['filling in', endpoints.fillRequestFields, { body: { values: {} } }],
    ['file of a field', endpoints.addFieldFile, { ...handIn(payslip).call }],
    ['stand of a signature', endpoints.getSignatureStatus, { params: { id: requestId, sid } }],
    ['look at what signers lack', endpoints.listLacks, {}],
    ['ways to be identified', endpoints.getIdentMethod, { params: { id: requestId, sid } }],
    ['refusal to sign', endpoints.declineSignatureRequest, {}],
    ['delegation', endpoints.delegateSignature, { body: { account_email: 'beat.huber@example.ch' } }],
    ['withdrawal', endpoints.withdrawSignatureRequest, {}],
    [
      'right address of a signer',
      endpoints.readdressSignature,
      { params: { id: requestId, sid }, body: { email: 'noemi@example.ch' } },
    ],
    ['corrected version', endpoints.correctSignatureRequest, {}],
    ['question', endpoints.askSender, { body: { message: 'From when on?' } }],
    ['answer', endpoints.answerQuestion, { params: { id: requestId, seq: '2' }, body: { message: 'From May on.' } }],
    ['reminder', endpoints.remindSigners, {}],
    ['upload', endpoints.addDocument, { body: bodyOf(pdf), contentType: 'application/pdf' }],
    [
      'clean copy',
      endpoints.addCleanCopy,
      { query: { fields: 'KEEP' }, body: bodyOf(pdf), contentType: 'application/pdf' },
    ],
    ['picture to convert', endpoints.addConvertedDocument, { body: bodyOf(picture), contentType: 'image/png' }],
    ['acceptance of a PDF', endpoints.acceptConvertedDocument, { params: { id: requestId, docId: documentId } }],
    ['removal of a document', endpoints.removeDocument, { params: { id: requestId, docId: documentId } }],
    ['signer', endpoints.addSignature, { body: { account_email: 'noemi.frei@example.ch' } }],
    ['removal of a signer', endpoints.removeSignature, { params: { id: requestId, sid } }],
    ['observer', endpoints.addObserver, { body: { email: 'archive@example.ch' } }],
    ['removal of an observer', endpoints.removeObserver, { params: { id: requestId, oid: observerExample.id } }],
  ] as const;
  for (const [what, endpoint, more] of guarded) {
    const call = { params, ...more } as never;
    pact.expects(`a stranger’s ${what}`, endpoint, {
      given: [...shared(), ...stranger],
      credentials: { bearer: strangerToken },
      call,
      refuses: 'error.not_found',
    });
    if (!['view', 'refusal to sign'].includes(what)) {
      pact.expects(`a participant’s ${what} after the withdrawal`, endpoint, {
        given: ended,
        credentials: signer,
        call,
        refuses: 'error.sr.withdrawn',
      });
    }
    pact.expects(`${what} without a valid token`, endpoint, {
      given: shared(),
      credentials: { bearer: 'nonsense' },
      call,
      refuses: 'error.auth.token_invalid',
    });
  }
  for (const [what, endpoint, call] of [
    ['a new draft', endpoints.createSignatureRequest, { body: { title: 'Lease' } }],
    ['the inbox', endpoints.listSignatureRequests, {}],
    ['what is at risk', endpoints.listAtRisk, {}],
    ['the inbox of the team', endpoints.listTeamRequests, { query: {} }],
    ['a request of the team', endpoints.assignTeamRequest, { params, body: { email: null, before: null } }],
    ['a handover', endpoints.createSendTo, handOver.call],
    ['a look at what was handed over', endpoints.getSendTo, look.call],
    ['a claim', endpoints.claimSendTo, claim.call],
    ['the list as a file', endpoints.exportSignatureRequests, {}],
    ['the archive of several requests', endpoints.downloadRequestsZip, several.call],
  ] as const) {
    pact.expects(`${what} without a valid token`, endpoint, {
      given: business,
      credentials: { bearer: 'nonsense' },
      call,
      refuses: 'error.auth.token_invalid',
    });
  }
});
