import { addAttachment as contract } from '@sigillum/api-contracts/documents/add-attachment.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireAction } from '../requests/access.ts';
import { describeAttachment } from './describe-attachment.ts';
import { settleUploads } from './discard-blobs.ts';
import { judgeAttachment } from './judge-attachment.ts';
import { receiveAttachment } from './receive-attachment.ts';
import { requireAttachmentRoom, storeAttachment } from './store-attachment.ts';

export const addAttachment = implement(contract, async ({ params, body }, context) => {
  const { actor, db, meta, now, services } = context;
  // Judged before the upload is read, and again once it is there.
  const { request } = await requireAction(db, context, params.id, 'add_attachments');
  await requireUpload(services, db, actor.id, now);
  await countForAccount(db, 'uploads', { userId: actor.id, now });
  await requireAttachmentRoom(db, request.id);
  const { blob, filename } = await receiveAttachment(services, body, meta);
  try {
    const kind = await judgeAttachment(services.blobs, blob);
    if (!kind) throw refuse('file.attachment.unsupported');
    return await context.transact(async (trx) => {
      const added = await storeAttachment(trx, context, params.id, { blob, filename, kind });
      return { status: 201 as const, body: describeAttachment(added) };
    }, blob.sha256);
  } finally {
    await settleUploads(services, [blob.sha256]);
  }
});
