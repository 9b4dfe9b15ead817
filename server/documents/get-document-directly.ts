import { getDocumentDirectly as contract } from '@sigillum/api-contracts/documents/get-document-directly.ts';
import { implement } from '../http/implement.ts';
import { openDocument } from './access-document.ts';
import { describeDocument } from './describe-document.ts';

export const getDocumentDirectly = implement(contract, async ({ params }, { actor, db, now }) => ({
  status: 200,
  body: await describeDocument(db, await openDocument(db, actor, params.id, now)),
}));
