import { createProgramDraft as contract } from '@sigillum/api-contracts/machine/create-program-draft.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { takeProgramDocuments } from '../documents/program-documents.ts';
import { implement } from '../http/implement.ts';
import { answerRequest } from './describe-program-request.ts';
import { draftByProgram, prepareDraft } from './draft-by-program.ts';
import { findAnchors, type CoveredAnchors } from './find-anchors.ts';
import { openAnchorDocuments, readCovered } from './open-anchor-documents.ts';
import { refuseField } from './read-signer.ts';

export const createProgramDraft = implement(contract, async ({ body }, context) => {
  const { actor, db, now, services } = context;
  const given = body.documents?.map(({ id }) => id) ?? [];
  const covered: CoveredAnchors[] = [];
  try {
    const recalled = await context.recall();
    if (recalled) return recalled;
    if (new Set(given).size < given.length) throw refuseField('documents', 'repeated');
    const prepared = await prepareDraft(context, body, 0);
    const listed = body.signatures ?? [];
    const named = given.map((id, at) => ({ id, field: `documents.${at}.id` }));
    const documents = await openAnchorDocuments(db, actor, listed, 'v3', named);
    const signatures = await findAnchors(services, listed, { version: 'v3', documents }, covered);
    return await context.transact(async (trx) => {
      const view = await draftByProgram(trx, context, { ...body, signatures }, prepared, {
        version: 'v3',
        async store(requestId, ownerId) {
          const copies = new Map(covered.map((copy) => [copy.document.id!, copy]));
          const wanted = { requestId, ownerId, ids: given, covered: copies, now };
          const taken = await takeProgramDocuments(services, trx, actor, wanted);
          const missing = taken.indexOf(undefined);
          if (missing >= 0) throw refuseField(`documents.${missing}.id`, 'not_found');
          const ids = taken as string[];
          const renamed = new Map(given.map((id, at) => [id, ids[at]!]));
          return { ids, renamed, coveredFrom: readCovered(covered, (id) => renamed.get(id!)!) };
        },
      });
      return answerRequest({ ...context, db: trx }, 'v3', view.request.id, view.role);
    });
  } finally {
    await settleUploads(
      services,
      covered.map(({ blob }) => blob.sha256),
    );
  }
});
