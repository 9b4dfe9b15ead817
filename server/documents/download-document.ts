import { downloadDocument as contract } from '@sigillum/api-contracts/documents/download-document.ts';
import { implement } from '../http/implement.ts';
import { download } from './download.ts';

export const downloadDocument = implement(contract, ({ params, query }, context) =>
  download(context, params.id, query.signed === 'true'),
);
