import { addProgramRequestDocument as contract } from '@sigillum/api-contracts/machine/add-program-request-document.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { inspectContents } from '../documents/inspect-contents.ts';
import { takeProgramDocuments } from '../documents/program-documents.ts';
import { implement } from '../http/implement.ts';
import { requireAction } from '../requests/access.ts';
import { keepDocument, linkDocument } from '../signature-requests/keep-document.ts';
import { answerRequest } from './describe-program-request.ts';
import { refuseField } from './read-signer.ts';
import { refuseUnseen } from './take-content.ts';

/** Of drafts alone: who signs an open request has looked at what is there. */
export const addProgramRequestDocument = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { content, document_id, title } = body;
  const held = content === undefined ? [] : [content];
  try {
    if ((content === undefined) === (document_id === undefined)) throw refuseField('content', 'exactly_one_document');
    const { role } = await requireAction(db, context, params.id, 'edit');
    await requireUpload(services, db, actor.id, now);
    if (content) await countForAccount(db, 'uploads', { userId: actor.id, now });
    const files = held.map((sha256) => ({ ...(title && { title }), sha256 }));
    const [file] = await refuseUnseen(services, content, inspectContents(services, files));
    return await context.transact(async (trx) => {
      await requireAction(trx, context, params.id, 'edit');
      if (file) await keepDocument(trx, context, params.id, file);
      else
        await linkDocument(trx, context, params.id, async ({ id: requestId, owner_id: ownerId }) => {
          const [id] = await takeProgramDocuments(services, trx, actor, {
            requestId,
            ownerId,
            ids: [document_id!],
            now,
          });
          if (!id) throw refuseField('document_id', 'not_found');
          return id;
        });
      return answerRequest({ ...context, db: trx }, 'v3', params.id, role);
    });
  } finally {
    await settleUploads(services, held);
  }
});
