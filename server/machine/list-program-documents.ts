import { listProgramDocuments as contract } from '@sigillum/api-contracts/machine/list-program-documents.ts';
import { listProgramDocuments as listRows } from '../documents/program-documents.ts';
import { implement } from '../http/implement.ts';
import { describeProgramDocument } from './open-program-document.ts';

const most = 10_000;

export const listProgramDocuments = implement(contract, async (_, { actor, db }) => {
  const rows = await listRows(db, actor, most);
  return { status: 200, body: rows.map(describeProgramDocument) };
});
