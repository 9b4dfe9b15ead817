import { getProgramDocument as contract } from '@sigillum/api-contracts/machine/get-program-document.ts';
import { implement } from '../http/implement.ts';
import { describeHeldDocument, describeProgramDocument, openProgramDocument } from './open-program-document.ts';

export const getProgramDocument = implement(contract, async ({ params }, context) => {
  const { held, loose } = await openProgramDocument(context, params);
  const body = held ? await describeHeldDocument(context.db, held, params.version) : describeProgramDocument(loose);
  return { status: 200, body };
});
