import { apiUserExample } from '@sigillum/api-contracts/business/examples.ts';
import { validationExample } from '@sigillum/api-contracts/machine/examples.ts';
import * as endpoints from '@sigillum/api-contracts/machine/index.ts';
import { apiKey, token } from '../support/api-users.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { pdfExample } from '../support/files.ts';
import { programGround, programToken } from '../support/program.ts';

const { username } = apiUserExample;
const { id, validation, format, signer, ...result } = validationExample;
const credentials = { bearer: programToken };
const params = { id };
const validated: Given = ['a document was validated', { username, id }];
const there: readonly [Given, ...Given[]] = [...programGround, validated];
const json = (body: object) => ({ contentType: 'application/json', body: Buffer.from(JSON.stringify(body)) });
const content = pdfExample.toString('base64');

describePact('machine-validation', (pact) => {
  const logIn = (apikey: string) => ({ given: programGround, call: { body: { username, apikey } } });
  pact.expects('the log-in of a program that validates', endpoints.logInValidator, {
    ...logIn(apiKey),
    answers: { status: 200, example: { accesstoken: programToken } },
  });
  pact.expects('the log-in of a program that validates, with a wrong key', endpoints.logInValidator, {
    ...logIn('wrong'),
    refuses: 'error.auth.credentials_invalid',
  });
  pact.expects('the validation of a document', endpoints.validateDocument, {
    given: programGround,
    credentials,
    call: { query: {}, ...json({ content }) },
    answers: { status: 200, example: { id, ...result } },
  });
  pact.expects('the validation of what is no PDF', endpoints.validateDocument, {
    given: programGround,
    credentials,
    call: { query: {}, ...json({ content: Buffer.from('no PDF').toString('base64') }) },
    refuses: 'error.verification.not_a_pdf',
  });
  pact.expects('the validation of a document at an address inside', endpoints.validateDocument, {
    given: programGround,
    credentials,
    call: { query: {}, ...json({ url: 'https://10.0.0.1/lease.pdf' }) },
    refuses: 'file.url.not_allowed',
  });
  pact.expects('the validation of a document, by a person', endpoints.validateDocument, {
    given: programGround,
    credentials: { bearer: token },
    call: { query: {}, ...json({ content }) },
    refuses: 'error.auth.token_invalid',
  });
  const looks = [
    ['how the signatures of a document stand', endpoints.getValidationInfos, validation],
    ['who has signed a document', endpoints.listValidationSigners, signer],
    ['what kind of document it is', endpoints.getValidationFormat, format],
  ] as const;
  for (const [what, endpoint, example] of looks) {
    pact.expects(what, endpoint, { given: there, credentials, call: { params }, answers: { status: 200, example } });
    pact.expects(`${what}, when nothing was validated`, endpoint, {
      given: programGround,
      credentials,
      call: { params: { id: '00000000-0000-4000-8000-000000000000' } },
      refuses: 'error.not_found',
    });
    pact.expects(`${what}, by a person`, endpoint, {
      given: there,
      credentials: { bearer: token },
      call: { params },
      refuses: 'error.auth.token_invalid',
    });
  }
  pact.expects('the end of a validation', endpoints.deleteValidation, {
    given: there,
    credentials,
    call: { params },
    answers: { status: 204 },
  });
  pact.expects('the end of a validation, by a person', endpoints.deleteValidation, {
    given: there,
    credentials: { bearer: token },
    call: { params },
    refuses: 'error.auth.token_invalid',
  });
});
