import { getSignatureRequestZip as contract } from '@sigillum/api-contracts/signature-requests/get-signature-request-zip.ts';
import { downloadZip } from '../documents/download-zip.ts';
import { implement } from '../http/implement.ts';

export const getSignatureRequestZip = implement(contract, ({ params, query }, context) =>
  downloadZip(context, params.id, query.signed === 'true'),
);
