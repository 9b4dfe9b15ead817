import { createProgramRequest as contract } from '@sigillum/api-contracts/machine/create-program-request.ts';
import { keepUploads, settleUploads } from '../documents/discard-blobs.ts';
import { inspectContents } from '../documents/inspect-contents.ts';
import { storeDocument } from '../documents/store-document.ts';
import { fetchDocument } from '../documents/fetch-document.ts';
import { takeProgramDocuments } from '../documents/program-documents.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { initiate } from '../signature-requests/initiate.ts';
import { answerSent } from './describe-program-request.ts';
import { draftByProgram, prepareDraft } from './draft-by-program.ts';
import { refuseField } from './read-signer.ts';

export const createProgramRequest = implement(contract, async ({ params, body }, context) => {
  const { actor, now, services } = context;
  const { content, content_type, file_url, document_id } = body;
  const held = content === undefined ? [] : [content];
  let settle = settleUploads;
  try {
    const given = [content, file_url, document_id].filter((one) => one !== undefined);
    if (given.length !== 1) throw refuseField('content', 'exactly_one_document');
    if (content_type && !/^application\/pdf\s*(;|$)/i.test(content_type)) throw refuse('error.body.unsupported_type');
    const prepared = await prepareDraft(context, body, document_id ? 0 : 1);
    if (file_url !== undefined)
      held.push((await fetchDocument(services, file_url, { signal: context.meta.signal })).sha256);
    const inspected = await inspectContents(
      services,
      held.map((sha256) => ({ title: body.title.slice(0, 255), sha256 })),
    );
    let isLaidDown = false;
    const answer = await context.transact(async (trx) => {
      const view = await draftByProgram(trx, context, body, prepared, {
        version: params.version,
        isSent: true,
        async store(requestId, ownerId) {
          const [file] = inspected;
          if (file) {
            const row = await storeDocument(services, trx, { requestId, ownerId, now, isAlone: true, ...file });
            return { ids: [row.id], rows: [row] };
          }
          const [id] = await takeProgramDocuments(services, trx, actor, {
            requestId,
            ownerId,
            ids: [document_id!],
            now,
          });
          if (!id) throw refuseField('document_id', 'not_found');
          return { ids: [id] };
        },
      });
      isLaidDown = true;
      const sent = await initiate(trx, context, view);
      const { role, laid } = view;
      const hasFields = body.signatures?.some(({ fields }) => fields?.length) ?? false;
      return answerSent({ ...context, db: trx }, params.version, { ...sent, role, laid, hasFields });
    }, content);
    if (isLaidDown) settle = keepUploads;
    return answer;
  } finally {
    await settle(services, held);
  }
});
