import { verificationExample, verifiedRevisionExample } from '@sigillum/api-contracts/verification/examples.ts';
import * as endpoints from '@sigillum/api-contracts/verification/index.ts';
import { pdfExample, webpExample } from '../support/files.ts';
import { describePact, type Given } from '../support/describe-pact.ts';

const { id, token } = verificationExample;
const checked: readonly [Given] = [['a file with one page was checked a moment ago', { id, token }]];
const checkedAt = '2026-11-21T08:41:13.000Z';
const standing: readonly [Given] = [['the clock stands at an instant', { instant: checkedAt }]];
const upload = { body: Buffer.from(pdfExample), contentType: 'application/pdf' } as const;
const other = '6f1e2d3c-4b5a-4968-8776-6554433221ff';

/** What is said of the pacts’ lease, which nobody has signed. */
const unsigned = {
  ...verificationExample,
  valid: false,
  signatures: 0,
  validSignatures: 0,
  quality: 'UNDEFINED',
  longTermValidation: false,
  signers: [],
  report: {
    ...verificationExample.report,
    verdict: 'INDETERMINATE',
    subIndication: 'SIGNED_DATA_NOT_FOUND',
    size: pdfExample.length,
    checkedAt,
    signatures: [],
    timestamps: [],
    revisions: [pdfExample.length],
    findings: [{ code: 'no-signature', severity: 'info' }],
  },
};

describePact('verification', (pact) => {
  pact.expects('a file that nobody has signed', endpoints.verifyDocument, {
    given: standing,
    call: upload,
    answers: { status: 200, example: unsigned },
  });
  pact.expects('a file that is no PDF', endpoints.verifyDocument, {
    given: standing,
    call: { body: Buffer.from('%PDF is not how one begins'), contentType: 'application/pdf' },
    refuses: 'error.verification.not_a_pdf',
  });
  pact.expects('one file too many from an address', endpoints.verifyDocument, {
    given: [['this address has checked too many files', { ip: '127.0.0.1', count: 30 }]],
    call: upload,
    refuses: 'error.rate_limit.exceeded',
  });

  const revision = { params: { id, n: 0 }, query: { token } };
  pact.expects('the pages of a checked file', endpoints.getVerifiedRevision, {
    given: checked,
    call: revision,
    answers: { status: 200, example: verifiedRevisionExample },
  });
  const page = { params: { id, n: 0, p: 0 }, query: { token, scale: 20 } };
  pact.expects('a page of a checked file as an image', endpoints.getVerifiedPageImage, {
    given: checked,
    call: page,
    answers: { status: 200, example: webpExample },
  });
  pact.expects('a page’s text of a checked file', endpoints.getVerifiedPageText, {
    given: checked,
    call: { params: page.params, query: { token } },
    answers: { status: 200, example: { page: 0, text: 'Lease 1' } },
  });
  pact.expects('a page that a checked file does not have', endpoints.getVerifiedPageImage, {
    given: checked,
    call: { ...page, params: { id, n: 0, p: 1 } },
    refuses: 'file.pdf.page_not_found',
  });
  for (const [what, params, query] of [
    ['of a file that is no longer kept', { id: other, n: 0 }, { token }],
    ['of somebody else’s file', { id, n: 0 }, { token: 'guessed' }],
    ['of a revision that never was', { id, n: 7 }, { token }],
  ] as const) {
    pact.expects(`the pages ${what}`, endpoints.getVerifiedRevision, {
      given: checked,
      call: { params, query },
      refuses: 'error.verification.file_gone',
    });
    pact.expects(`an image ${what}`, endpoints.getVerifiedPageImage, {
      given: checked,
      call: { params: { ...params, p: 0 }, query },
      refuses: 'error.verification.file_gone',
    });
    pact.expects(`the text ${what}`, endpoints.getVerifiedPageText, {
      given: checked,
      call: { params: { ...params, p: 0 }, query },
      refuses: 'error.verification.file_gone',
    });
  }
});
