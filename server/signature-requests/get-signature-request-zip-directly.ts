import { getSignatureRequestZipDirectly as contract } from '@sigillum/api-contracts/signature-requests/get-signature-request-zip-directly.ts';
import { downloadZip } from '../documents/download-zip.ts';
import { implement } from '../http/implement.ts';

export const getSignatureRequestZipDirectly = implement(contract, ({ params, query }, context) =>
  downloadZip(context, params.id, query.signed === 'true'),
);
