import { downloadDocumentDirectly as contract } from '@sigillum/api-contracts/documents/download-document-directly.ts';
import { implement } from '../http/implement.ts';
import { download } from './download.ts';

export const downloadDocumentDirectly = implement(contract, ({ params, query }, context) =>
  download(context, params.id, query.signed === 'true'),
);
