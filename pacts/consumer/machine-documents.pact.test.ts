import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import {
  programDocumentExample as document,
  programQualitiesExample,
} from '@sigillum/api-contracts/machine/examples.ts';
import * as endpoints from '@sigillum/api-contracts/machine/index.ts';
import { account, businessId, makerId, token } from '../support/api-users.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { pdfExample, pngExample } from '../support/files.ts';
import { programGround, programToken } from '../support/program.ts';

const { id, title, created_at: at } = document;
const { username } = apiUserExample;
const credentials = { bearer: programToken };
const version = { version: 'v2' } as const;
const one = { ...version, id };
const own: Given = ['a program has a document', { businessId, username, id, title, at }];
const there: readonly [Given, ...Given[]] = [...programGround, own];
const content = pdfExample.toString('base64');

describePact('machine-documents', (pact) => {
  const create = (body: object) => ({
    given: programGround,
    credentials,
    call: { params: version, body: { title, ...body } },
  });
  pact.expects('a document of a program', endpoints.createProgramDocument, {
    ...create({ content, content_type: 'application/pdf' }),
    answers: { status: 200, example: document },
  });
  pact.expects('a document that is no PDF', endpoints.createProgramDocument, {
    ...create({ content: Buffer.from('no PDF').toString('base64') }),
    refuses: 'file.pdf.not_a_pdf',
  });
  pact.expects('a document of another type', endpoints.createProgramDocument, {
    ...create({ content, content_type: 'application/msword' }),
    refuses: 'error.body.unsupported_type',
  });
  const makesPdfs: Given = ['the installation makes PDFs of pictures', {}];
  const picture = pngExample.toString('base64');
  pact.expects('a picture of which a PDF is made', endpoints.createProgramDocument, {
    ...create({ content: picture, content_type: 'image/png' }),
    given: [...programGround, makesPdfs],
    answers: {
      status: 200,
      example: { ...document, conversion: { from: 'PNG', original_sha256: 'a'.repeat(64), sha256: 'b'.repeat(64) } },
    },
  });
  pact.expects('half a picture', endpoints.createProgramDocument, {
    ...create({ content: pngExample.subarray(0, 40).toString('base64') }),
    given: [...programGround, makesPdfs],
    refuses: 'file.conversion.failed',
  });
  pact.expects('a text document where pictures alone become PDFs', endpoints.createProgramDocument, {
    ...create({ content: picture, content_type: 'application/vnd.oasis.opendocument.text' }),
    given: [...programGround, makesPdfs],
    refuses: 'file.conversion.unsupported',
  });
  pact.expects('a picture where nobody makes PDFs', endpoints.createProgramDocument, {
    ...create({ content: picture, content_type: 'image/png' }),
    refuses: 'error.body.unsupported_type',
  });
  pact.expects('a document that is not base64', endpoints.createProgramDocument, {
    ...create({ content: '%%%' }),
    refuses: 'file.upload.not_base64',
  });
  pact.expects('a document at an address inside', endpoints.createProgramDocument, {
    ...create({ file_url: 'https://10.0.0.1/lease.pdf' }),
    refuses: 'file.url.not_allowed',
  });
  pact.expects('a document without a file', endpoints.createProgramDocument, {
    ...create({}),
    refuses: 'error.validation',
  });
  pact.expects('the documents of a program', endpoints.listProgramDocuments, {
    given: there,
    credentials,
    call: { params: version },
    answers: { status: 200, example: [document] },
  });
  pact.expects('one document of a program', endpoints.getProgramDocument, {
    given: there,
    credentials,
    call: { params: one },
    answers: { status: 200, example: document },
  });
  pact.expects('the file of a document of a program', endpoints.downloadProgramDocument, {
    given: there,
    credentials,
    call: { params: one },
    answers: { status: 200, example: pdfExample },
  });
  pact.expects('the file of a document in a form that there is not', endpoints.downloadProgramDocument, {
    given: there,
    credentials,
    options: { headers: { accept: 'text/html' } },
    call: { params: one },
    refuses: 'error.machine.not_acceptable',
  });
  pact.expects('a page of a document of a program', endpoints.getProgramPage, {
    given: there,
    credentials,
    call: { params: { ...one, n: 0 }, query: { scale: '20' } },
    answers: { status: 200, example: pngExample },
  });
  pact.expects('a page that a document of a program has not', endpoints.getProgramPage, {
    given: there,
    credentials,
    call: { params: { ...one, n: 1 } },
    refuses: 'file.pdf.page_not_found',
  });
  pact.expects('the deletion of a document of a program', endpoints.deleteProgramDocument, {
    given: there,
    credentials,
    call: { params: one },
    answers: { status: 204 },
  });
  for (const [what, endpoint, params] of [
    ['reading', endpoints.getProgramDocument, one],
    ['downloading', endpoints.downloadProgramDocument, one],
    ['deleting', endpoints.deleteProgramDocument, one],
  ] as const)
    pact.expects(`${what} a document that is not there`, endpoint, {
      given: programGround,
      credentials,
      call: { params },
      refuses: 'error.not_found',
    });
  const stranger = { given: there, credentials: { bearer: token }, refuses: 'error.auth.token_invalid' } as const;
  pact.expects('a document of a program, by a person', endpoints.createProgramDocument, {
    ...stranger,
    call: { params: version, body: { title, content } },
  });
  pact.expects('the documents of a program, by a person', endpoints.listProgramDocuments, {
    ...stranger,
    call: { params: version },
  });
  pact.expects('a page of a document of a program, by a person', endpoints.getProgramPage, {
    ...stranger,
    call: { params: { ...one, n: 0 } },
  });
  for (const [what, endpoint] of [
    ['reading', endpoints.getProgramDocument],
    ['downloading', endpoints.downloadProgramDocument],
    ['deleting', endpoints.deleteProgramDocument],
  ] as const)
    pact.expects(`${what} a document of a program, by a person`, endpoint, { ...stranger, call: { params: one } });

  // Sealing ---------------------------------------------------------------------------------------------------------
  const seal: Given = [
    'a business has a seal',
    { businessId, name: 'contracts', label: 'Contracts', programs: [username] },
  ];
  const sealing = { credentials, call: { params: version, body: { content, account_name: 'contracts' } } };
  pact.expects('a seal on a document', endpoints.sealDocument, {
    given: [...programGround, seal],
    ...sealing,
    answers: { status: 200, example: { document_id: id } },
  });
  pact.expects('a seal that the program may not use', endpoints.sealDocument, {
    given: programGround,
    ...sealing,
    refuses: 'error.machine.seal_not_available',
  });
  pact.expects('a seal on a page that is not there', endpoints.sealDocument, {
    given: [...programGround, seal],
    credentials,
    call: {
      params: version,
      body: { content, visual_signature: { position: { page: '7', x: 0, y: 0, width: 100, height: 50 } } },
    },
    refuses: 'error.sr.placement_outside_page',
  });
  pact.expects('a seal on a field that is not there', endpoints.sealDocument, {
    given: [...programGround, seal],
    credentials,
    call: { params: version, body: { content, visual_signature: { form_field: 'Signature of Anna' } } },
    refuses: 'error.sr.form_field_unknown',
  });
  pact.expects('a seal on a document that is not there', endpoints.sealDocument, {
    given: [...programGround, seal],
    credentials,
    call: { params: version, body: { document_id: id } },
    refuses: 'error.not_found',
  });
  pact.expects('a seal on a picture', endpoints.sealDocument, {
    given: [...programGround, seal, makesPdfs],
    credentials,
    call: { params: version, body: { content: picture } },
    refuses: 'error.machine.conversion_unseen',
  });
  pact.expects('a seal, by a person', endpoints.sealDocument, { ...stranger, call: sealing.call });

  // Send-to ---------------------------------------------------------------------------------------------------------
  const accessCode = 'K7QW2M9XPR';
  const handedOver: Given = ['a document was handed over by code', { id, makerId, title, accessCode }];
  const withCode = { options: { headers: { 'X-Accesscode': accessCode } }, call: { params: one } };
  const withoutCode = { call: { params: one }, refuses: 'error.send_to.code_wrong' } as const;
  const form = { contentType: 'application/json', body: Buffer.from(JSON.stringify({ title, content })) };
  pact.expects('a document that is handed over', endpoints.createOpenSendTo, {
    given: [account],
    call: { params: version, ...form },
    answers: {
      status: 200,
      example: { id, url: `https://sigillum.example/sendto/${id}`, access_code: 'K7QW2-M9XPR' },
    },
  });
  pact.expects('a document that is handed over and no PDF', endpoints.createOpenSendTo, {
    given: [account],
    call: { params: version, ...form, body: Buffer.from('{"content":"bm8gUERG"}') },
    refuses: 'file.pdf.not_a_pdf',
  });
  pact.expects('how a document that was handed over stands', endpoints.trackOpenSendTo, {
    given: [account, handedOver],
    ...withCode,
    answers: { status: 200, example: { status: 'UNCLAIMED' } },
  });
  pact.expects('the file that was handed over', endpoints.downloadOpenSendTo, {
    given: [account, handedOver],
    ...withCode,
    answers: { status: 200, example: pdfExample },
  });
  pact.expects('the end of what was handed over', endpoints.deleteOpenSendTo, {
    given: [account, handedOver],
    ...withCode,
    answers: { status: 200, example: { id } },
  });
  for (const [what, endpoint] of [
    ['how it stands', endpoints.trackOpenSendTo],
    ['its file', endpoints.downloadOpenSendTo],
    ['its end', endpoints.deleteOpenSendTo],
  ] as const) {
    pact.expects(`${what}, of what was handed over, without its code`, endpoint, {
      given: [account, handedOver],
      ...withoutCode,
    });
    pact.expects(`${what}, of what nobody has handed over`, endpoint, {
      given: [account],
      ...withCode,
      refuses: 'error.not_found',
    });
  }

  // What a program may ask besides ----------------------------------------------------------------------------------
  const days = { start_date: '2026-11-01', end_date: '2026-11-30' };
  const none = { total_pages: 0, total_items: 0, current_page: 1, size: 25, activities: [] };
  const hearing: Given = ['an API user may hear of everything', { username: apiUserExample.username }];
  pact.expects('the signatures of a program’s business', endpoints.listProgramActivities, {
    given: [...programGround, hearing],
    credentials,
    call: { params: version, query: days },
    answers: { status: 200, example: none },
  });
  pact.expects('the signatures of days in the wrong order', endpoints.listProgramActivities, {
    given: [...programGround, hearing],
    credentials,
    call: { params: version, query: { start_date: '2026-11-30', end_date: '2026-11-01' } },
    refuses: 'error.validation',
  });
  pact.expects('the signatures of a business, for a key that is not for this', endpoints.listProgramActivities, {
    given: programGround,
    credentials,
    call: { params: version, query: days },
    refuses: 'error.machine.scope_missing',
  });
  pact.expects('the signatures of a program’s business, by a person', endpoints.listProgramActivities, {
    ...stranger,
    call: { params: version, query: days },
  });
  pact.expects('what a program can sign with, in detail', endpoints.getProgramQualitiesInDetail, {
    given: programGround,
    credentials,
    call: { params: version },
    answers: { status: 200, example: programQualitiesExample },
  });
  pact.expects('what a program can sign with, in detail, by a person', endpoints.getProgramQualitiesInDetail, {
    ...stranger,
    call: { params: version },
  });
  pact.expects('whether calls can be served', endpoints.getMachineHealth, {
    given: [account],
    call: { params: version },
    answers: { status: 200, example: { status: 'UP', groups: ['liveness'] } },
  });
});
