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

/** Of nobody whom anybody trusts; DER in base64. */
const certificateText =
  'MIIBajCCARCgAwIBAgIBBzAKBggqhkjOPQQDAjATMREwDwYDVQQDDAhTdHJhbmdlcjAgFw0yNjExMjMyMTI5MzJaGA8yMTI2MTAzMDIxMjkzMlowEzERMA8GA1UEAwwIU3RyYW5nZXIwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATJqbbjtP8mp+mos+2wLu6EXDgb01Z/0OPeN3K9z7kn1U/bRJsgQwTkV0kyoyOKje6QLh+jhSNepk9Li7r6tK2Qo1MwUTAdBgNVHQ4EFgQUaSHJlCfeWgIsRJ0G7FhGXW06jwYwHwYDVR0jBBgwFoAUaSHJlCfeWgIsRJ0G7FhGXW06jwYwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBXhcVSsA+TraovQRez6X6nbmnBnlOaxoWZcWYXB3V5KgIhAOY0jImZj5QdhoiU1DutZUIXo1ouhk3gWxZQoz4b5d5T';
const certificateExample = {
  valid: false,
  quality: 'UNDEFINED',
  legislation: 'UNDEFINED',
  indication: 'INDETERMINATE' as const,
  certificate: {
    subject: 'CN=Stranger',
    issuer: 'CN=Stranger',
    serialNumber: '07',
    validFrom: '2026-11-23T21:29:32.000Z',
    validTo: '2126-10-30T21:29:32.000Z',
    sha256: 'ed438a45b14c9b4b036e5f5ba5a87f5c002f3796cf8a5c65014ecd5f61f89e96',
  },
};

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
  pact.expects('the validation of a signature', endpoints.validateSignature, {
    given: programGround,
    credentials,
    call: { query: {}, ...json({ content }) },
    answers: { status: 200, example: { id, valid: false } },
  });
  pact.expects('the validation of a signature that is not there', endpoints.validateSignature, {
    given: programGround,
    credentials,
    call: { query: { signature: 3 }, ...json({ content }) },
    refuses: 'error.validation',
  });
  pact.expects('the validation of a signature, by a person', endpoints.validateSignature, {
    given: programGround,
    credentials: { bearer: token },
    call: { query: {}, ...json({ content }) },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('the validation of a certificate', endpoints.validateCertificate, {
    given: programGround,
    credentials,
    call: { body: { content: certificateText } },
    answers: { status: 200, example: certificateExample },
  });
  pact.expects('the validation of what is no certificate', endpoints.validateCertificate, {
    given: programGround,
    credentials,
    call: { body: { content: 'bm8gY2VydGlmaWNhdGU=' } },
    refuses: 'error.validation',
  });
  pact.expects('the validation of a certificate, by a person', endpoints.validateCertificate, {
    given: programGround,
    credentials: { bearer: token },
    call: { body: { content: certificateText } },
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
