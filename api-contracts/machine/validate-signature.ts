import { defineMachine } from './define-machine.ts';
import { validateDocument } from './validate-document.ts';
import { SignatureValidation, SignatureValidationQuery, validationPath } from './validation-schemas.ts';

const { auth, scope, body, ownTransaction, problems } = validateDocument;

export const validateSignature = defineMachine({
  method: 'POST',
  path: validationPath('validate/signature'),
  ...{ auth, scope },
  summary: 'Judges one signature of a PDF: the newest, or the one that the query names.',
  description:
    'The family publishes no shape: the answer is that of a signer. The file comes as for validate/document; `signature` counts from 0, the oldest. ' +
    'valid also means that the signature is what the query asks for. A PDF that nobody has signed has none that is valid. The result is kept for ten ' +
    'minutes, as that of a document.',
  query: SignatureValidationQuery,
  ...{ body, ownTransaction },
  responses: { 200: SignatureValidation },
  problems,
});
