import { createProgramDraft as contract } from '@sigillum/api-contracts/machine/create-program-draft.ts';
import { takeProgramDocuments } from '../documents/program-documents.ts';
import { implement } from '../http/implement.ts';
import { answerRequest } from './describe-program-request.ts';
import { draftByProgram, prepareDraft } from './draft-by-program.ts';
import { refuseField } from './read-signer.ts';

export const createProgramDraft = implement(contract, async ({ body }, context) => {
  const { actor, db, now, services } = context;
  const given = body.documents?.map(({ id }) => id) ?? [];
  if (new Set(given).size < given.length) throw refuseField('documents', 'repeated');
  const prepared = await prepareDraft(context, body, 0);
  const view = await draftByProgram(db, context, body, prepared, {
    version: 'v3',
    async store(requestId, ownerId) {
      const taken = await takeProgramDocuments(services, db, actor, { requestId, ownerId, ids: given, now });
      const missing = taken.indexOf(undefined);
      if (missing >= 0) throw refuseField(`documents.${missing}.id`, 'not_found');
      const ids = taken as string[];
      return { ids, renamed: new Map(given.map((id, at) => [id, ids[at]!])) };
    },
  });
  return answerRequest(context, 'v3', view.request.id, view.role);
});
