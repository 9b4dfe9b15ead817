import { deleteProgramDocument as contract } from '@sigillum/api-contracts/machine/delete-program-document.ts';
import { openDocument } from '../documents/access-document.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { deleteProgramDocument as deleteRow } from '../documents/program-documents.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';

export const deleteProgramDocument = implement(contract, async ({ params }, context) => {
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    const blobs = await deleteRow(trx, context.actor, params.id);
    if (!blobs) {
      // A version that a request holds goes with its request; whoever may not see it learns nothing.
      await openDocument(trx, context.actor, params.id, context.now);
      throw refuse('error.machine.document_in_use');
    }
    orphans = blobs;
    return { status: 204, body: undefined };
  });
  await discardBlobs(context.services, orphans);
  return answer;
});
