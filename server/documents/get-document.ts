import { getDocument as contract } from '@sigillum/api-contracts/documents/get-document.ts';
import { implement } from '../http/implement.ts';
import { openDocument } from './access-document.ts';
import { describeDocument } from './describe-document.ts';

export const getDocument = implement(contract, async ({ params }, { actor, db, now }) => ({
  status: 200,
  body: await describeDocument(db, await openDocument(db, actor, params.id, now)),
}));
