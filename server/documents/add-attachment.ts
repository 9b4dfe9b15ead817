import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { addAttachment as contract } from '@sigillum/api-contracts/documents/add-attachment.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, requireAction } from '../requests/access.ts';
import { touchRequest } from '../requests/request-repository.ts';
import { nameAttachment } from './attachment-name.ts';
import { describeAttachment, describeAttachmentEvidence } from './describe-attachment.ts';
import { lockBlobs, settleUploads } from './discard-blobs.ts';
import { judgeAttachment } from './judge-attachment.ts';
import { listAttachments, type AttachmentRow } from './list-attachments.ts';
import { receiveAttachment } from './receive-attachment.ts';
import { maxAttachments } from './upload-limits.ts';

async function requireRoom(db: Kysely<Database>, requestId: string): Promise<void> {
  if ((await listAttachments(db, requestId)).length >= maxAttachments) throw refuse('error.sr.too_many_attachments');
}

export const addAttachment = implement(contract, async ({ params, body }, context) => {
  const { actor, db, meta, now, services } = context;
  // Judged before the upload is read, and again once it is there.
  const { request } = await requireAction(db, context, params.id, 'add_attachments');
  await requireUpload(services, db, actor.id, now);
  await countForAccount(db, 'uploads', { userId: actor.id, now });
  await requireRoom(db, request.id);
  const { blob, filename } = await receiveAttachment(services, body, meta);
  try {
    const kind = await judgeAttachment(services.blobs, blob);
    if (!kind) throw refuse('file.attachment.unsupported');
    return await context.transact(async (trx) => {
      await claimRequest(trx, context, params.id, 'add_attachments');
      await requireRoom(trx, request.id);
      await lockBlobs(trx, [blob.sha256]);
      // Somebody who removed the same bytes may have discarded them a moment ago.
      if ((await services.blobs.size(blob.sha256)) === undefined) throw refuse('file.upload.interrupted');
      const added: AttachmentRow = {
        id: randomUUID(),
        request_id: request.id,
        filename: nameAttachment(filename, kind),
        content_type: kind.contentType,
        has_macros: kind.hasMacros,
        blob: blob.sha256,
        size: blob.size,
        created_at: now,
      };
      await trx.insertInto('attachments').values(added).execute();
      await touchRequest(trx, request.id, now);
      await appendEvent(trx, context, {
        requestId: request.id,
        name: 'ATTACHMENTS_ADDED',
        data: { attachments: [describeAttachmentEvidence(added)] },
      });
      return { status: 201 as const, body: describeAttachment(added) };
    }, blob.sha256);
  } finally {
    await settleUploads(services, [blob.sha256]);
  }
});
