import { documentExample, pageTextExample } from '@sigillum/api-contracts/documents/examples.ts';
import * as endpoints from '@sigillum/api-contracts/documents/index.ts';
import { attachmentExample, requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { createSecrets } from '@sigillum/server/process/secrets.ts';
import { testServerKey } from '@sigillum/server/testing/test-key.ts';
import { pdfExample, webpExample } from '../support/files.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { shorten } from '../support/shorten.ts';
import {
  business,
  memberSigner,
  noemi,
  ownerToken,
  request,
  secondDocumentId,
  secondSid,
  signerToken,
  stranger,
  strangerToken,
  visited,
  visitorSigner,
} from '../support/signature-requests.ts';

const { id, version_id: versionId } = documentExample;
const owner = { bearer: ownerToken };
const shared = (change: Parameters<typeof request>[0] = {}): readonly [Given, ...Given[]] => [
  ...business,
  ...noemi,
  request({ signers: [memberSigner], ...change }),
];
const withdrawn = shared({ status: 'WITHDRAWN', signers: [{ ...memberSigner, status: 'WITHDRAWN' }] });
const two = [
  { id, versionId, title: documentExample.title },
  { id: secondDocumentId, versionId: secondSid, title: 'Two' },
];
/** A visitor's document token as the view issues it, until a second of Unix time, while the clock has never gone back. */
const issueToken = (expires: number): string => {
  const payload = `${visitorSigner.sid}.${expires}.0`;
  return `${payload}.${createSecrets(testServerKey).sign(payload)}`;
};
const token = issueToken(4_000_000_000);
const document = shorten({ ...documentExample, signature_fields: [] });
const gone = visited({ status: 'WITHDRAWN', signers: [{ ...visitorSigner, status: 'WITHDRAWN' }] });

describePact('documents', (pact) => {
  const page = { id: versionId, n: 0 };
  pact.expects('a document', endpoints.getDocument, {
    given: shared(),
    credentials: owner,
    call: { params: { id } },
    answers: { status: 200, example: document },
  });
  pact.expects('a version of a document', endpoints.getDocument, {
    given: shared(),
    credentials: { bearer: signerToken },
    call: { params: { id: versionId } },
    answers: { status: 200, example: document },
  });
  pact.expects('a download of the signed file', endpoints.downloadDocument, {
    given: shared(),
    credentials: owner,
    call: { params: { id }, query: { signed: 'true' } },
    answers: { status: 200, example: pdfExample },
  });
  pact.expects('a page as an image', endpoints.getPageImage, {
    given: shared(),
    credentials: owner,
    call: { params: page, query: { scale: 20 } },
    answers: { status: 200, example: webpExample },
  });
  pact.expects('a page’s text', endpoints.getPageText, {
    given: shared(),
    credentials: owner,
    call: { params: page },
    answers: { status: 200, example: pageTextExample },
  });
  for (const [what, endpoint] of [
    ['image', endpoints.getPageImage],
    ['text', endpoints.getPageText],
  ] as const) {
    pact.expects(`the ${what} of a page that does not exist`, endpoint, {
      given: shared(),
      credentials: owner,
      call: { params: { id: versionId, n: 2 } },
      refuses: 'file.pdf.page_not_found',
    });
  }
  pact.expects('the report', endpoints.getSignatureReport, {
    given: shared(),
    credentials: owner,
    call: { params: { id: requestId } },
    answers: { status: 200, example: pdfExample },
  });
  pact.expects('a report of an unknown kind', endpoints.getSignatureReport, {
    given: shared(),
    credentials: owner,
    call: { params: { id: requestId }, query: { type: 'XML' as 'PDF' } },
    refuses: 'error.validation',
  });

  const remove = { credentials: owner, call: { params: { id } } };
  pact.expects('the deletion of a document', endpoints.deleteDocument, {
    given: shared({ status: 'DRAFT', documents: two }),
    ...remove,
    answers: { status: 204 },
  });
  for (const [what, given, refuses] of [
    ['the last document', shared(), 'error.sr.last_document_cannot_be_removed'],
    [
      'a signed document',
      shared({ documents: two, signers: [{ ...memberSigner, status: 'SIGNED' }] }),
      'error.sr.already_signed_by_somebody',
    ],
    ['a document of a withdrawn request', withdrawn, 'error.sr.not_open'],
  ] as const) {
    pact.expects(`the deletion of ${what}`, endpoints.deleteDocument, { given, ...remove, refuses });
  }

  // Visitors --------------------------------------------------------------------------------------------------------
  const query = { token };
  pact.expects('a visitor’s document', endpoints.getDocumentDirectly, {
    given: visited(),
    call: { params: { id }, query },
    answers: { status: 200, example: document },
  });
  pact.expects('a visitor’s download', endpoints.downloadDocumentDirectly, {
    given: visited(),
    call: { params: { id }, query },
    answers: { status: 200, example: pdfExample },
  });
  pact.expects('a visitor’s page as an image', endpoints.getPageImageDirectly, {
    given: visited(),
    call: { params: page, query: { token, scale: 20 } },
    answers: { status: 200, example: webpExample },
  });
  pact.expects('a visitor’s text of a page', endpoints.getPageTextDirectly, {
    given: visited(),
    call: { params: page, query },
    answers: { status: 200, example: pageTextExample },
  });
  for (const [what, endpoint] of [
    ['image', endpoints.getPageImageDirectly],
    ['text', endpoints.getPageTextDirectly],
  ] as const) {
    pact.expects(`a visitor’s ${what} of a page that does not exist`, endpoint, {
      given: visited(),
      call: { params: { id: versionId, n: 2 }, query },
      refuses: 'file.pdf.page_not_found',
    });
  }
  const other = '2f3e4d5c-6b7a-4899-8a7b-6c5d4e3f2a1b';
  const foreign = [
    ...visited(),
    request({
      id: secondSid,
      documents: [{ id: secondDocumentId, versionId: other, title: 'Foreign' }],
      observers: [],
    }),
  ] as const;
  for (const [what, endpoint, params] of [
    ['document', endpoints.getDocumentDirectly, { id }],
    ['download', endpoints.downloadDocumentDirectly, { id }],
    ['image', endpoints.getPageImageDirectly, page],
    ['text', endpoints.getPageTextDirectly, page],
  ] as const) {
    const call = { params, query } as never;
    pact.expects(`a visitor’s ${what} of a withdrawn request`, endpoint, {
      given: gone,
      call,
      refuses: 'error.sr.withdrawn',
    });
    pact.expects(`a visitor’s ${what} of another request`, endpoint, {
      given: foreign,
      call: { params: { ...params, id: secondDocumentId }, query },
      refuses: 'error.not_found',
    });
    pact.expects(`a visitor’s ${what} with a forged token`, endpoint, {
      given: visited(),
      call: { params, query: { token: `${token}x` } },
      refuses: 'error.auth.token_invalid',
    });
    pact.expects(`a visitor’s ${what} with an old token`, endpoint, {
      given: visited(),
      call: { params, query: { token: issueToken(1_700_000_000) } },
      refuses: 'error.auth.token_expired',
    });
  }

  // Strangers and the unknown ---------------------------------------------------------------------------------------
  for (const [what, endpoint, params] of [
    ['document', endpoints.getDocument, { id }],
    ['download', endpoints.downloadDocument, { id }],
    ['image', endpoints.getPageImage, page],
    ['text', endpoints.getPageText, page],
    ['report', endpoints.getSignatureReport, { id: requestId }],
    ['deletion', endpoints.deleteDocument, { id }],
  ] as const) {
    const call = { params } as never;
    pact.expects(`a stranger’s ${what}`, endpoint, {
      given: [...shared(), ...stranger],
      credentials: { bearer: strangerToken },
      call,
      refuses: 'error.not_found',
    });
    pact.expects(`${what} without a valid token`, endpoint, {
      given: shared(),
      credentials: { bearer: 'nonsense' },
      call,
      refuses: 'error.auth.token_invalid',
    });
    if (endpoint === endpoints.deleteDocument) continue;
    pact.expects(`a signer’s ${what} of a withdrawn request`, endpoint, {
      given: withdrawn,
      credentials: { bearer: signerToken },
      call,
      refuses: 'error.sr.withdrawn',
    });
  }

  const text = Buffer.from('No music after ten.\r\n');
  /** Of no kind that the pact would name. */
  const stored = Buffer.from([0, 1, 2, 3, 254]);
  const attachment = {
    id: attachmentExample.attachment_id,
    filename: attachmentExample.filename,
    content: stored.toString('base64'),
  };
  const attached = { params: { id: requestId, aid: attachment.id } };
  const writeJson = (value: object) => new Uint8Array(Buffer.from(JSON.stringify(value)));
  const attach = (bytes: Buffer) => ({
    credentials: owner,
    call: {
      params: { id: requestId },
      body: writeJson({ filename: attachment.filename, content: bytes.toString('base64') }),
      contentType: 'application/json',
    },
  });
  pact.expects('an attachment', endpoints.addAttachment, {
    given: shared(),
    ...attach(text),
    answers: { status: 201, example: attachmentExample },
  });
  pact.expects('an attachment of a program', endpoints.addAttachment, {
    given: shared(),
    ...attach(Buffer.from('MZ\0\0')),
    refuses: 'file.attachment.unsupported',
  });
  pact.expects('an attachment once somebody has signed', endpoints.addAttachment, {
    given: shared({ signers: [{ ...memberSigner, status: 'SIGNED' }] }),
    ...attach(text),
    refuses: 'error.sr.already_signed_by_somebody',
  });
  pact.expects('the content of an attachment', endpoints.downloadAttachment, {
    given: shared({ attachments: [attachment] }),
    credentials: { bearer: signerToken },
    call: attached,
    answers: { status: 200, example: stored },
  });
  pact.expects('the content of an attachment, as a visitor', endpoints.downloadAttachmentDirectly, {
    given: visited({ attachments: [attachment] }),
    call: { ...attached, query: { token } },
    answers: { status: 200, example: stored },
  });
  pact.expects('the content of an attachment that is not there', endpoints.downloadAttachment, {
    given: shared(),
    credentials: owner,
    call: attached,
    refuses: 'error.not_found',
  });
  pact.expects('the content of an attachment, with a token that is none', endpoints.downloadAttachmentDirectly, {
    given: visited({ attachments: [attachment] }),
    call: { ...attached, query: { token: 'of-nobody' } },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('the removal of an attachment', endpoints.deleteAttachment, {
    given: shared({ attachments: [attachment] }),
    credentials: owner,
    call: attached,
    answers: { status: 204 },
  });
  pact.expects('a signer’s removal of an attachment', endpoints.deleteAttachment, {
    given: shared({ attachments: [attachment] }),
    credentials: { bearer: signerToken },
    call: attached,
    refuses: 'error.not_found',
  });
  for (const [what, endpoint] of [
    ['the content of an attachment', endpoints.downloadAttachment],
    ['the removal of an attachment', endpoints.deleteAttachment],
  ] as const)
    pact.expects(`${what}, by nobody who is known`, endpoint, {
      given: shared(),
      credentials: { bearer: 'of-nobody' },
      call: attached,
      refuses: 'error.auth.token_invalid',
    });
  pact.expects('an attachment, by nobody who is known', endpoints.addAttachment, {
    given: shared(),
    ...attach(text),
    credentials: { bearer: 'of-nobody' },
    refuses: 'error.auth.token_invalid',
  });
});
