import { addProgramAttachment as contract } from '@sigillum/api-contracts/machine/add-program-attachment.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { judgeAttachment } from '../documents/judge-attachment.ts';
import { requireAttachmentRoom, storeAttachment } from '../documents/store-attachment.ts';
import { maxAttachmentBytes } from '../documents/upload-limits.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireAction } from '../requests/access.ts';
import { answerRequest } from './describe-program-request.ts';

export const addProgramAttachment = implement(contract, async ({ params, body }, context) => {
  const { db, services } = context;
  const { content: sha256, filename } = body;
  try {
    const { role } = await requireAction(db, context, params.id, 'add_attachments');
    await requireAttachmentRoom(db, params.id);
    const size = await services.blobs.size(sha256);
    if (size === undefined) throw refuse('file.upload.interrupted');
    if (size > maxAttachmentBytes) throw refuse('file.attachment.too_large');
    const blob = { sha256, size };
    const kind = await judgeAttachment(services.blobs, blob);
    if (!kind) throw refuse('file.attachment.unsupported');
    return await context.transact(async (trx) => {
      await storeAttachment(trx, context, params.id, { blob, filename, kind });
      return answerRequest({ ...context, db: trx }, params.version, params.id, role);
    });
  } finally {
    await settleUploads(services, [sha256]);
  }
});
