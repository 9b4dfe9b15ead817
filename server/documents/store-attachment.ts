import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { RequestActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { touchRequest } from '../requests/request-repository.ts';
import type { Blob } from '../storage/blob-store.ts';
import { nameAttachment } from './attachment-name.ts';
import { describeAttachmentEvidence } from './describe-attachment.ts';
import { lockBlobs } from './discard-blobs.ts';
import type { AttachmentKind } from './judge-attachment.ts';
import { listAttachments, type AttachmentRow } from './list-attachments.ts';
import { maxAttachments } from './upload-limits.ts';

/** Throws the refusal of one attachment too many. */
export async function requireAttachmentRoom(db: Kysely<Database>, requestId: string): Promise<void> {
  if ((await listAttachments(db, requestId)).length >= maxAttachments) throw refuse('error.sr.too_many_attachments');
}

/** Adds a judged file to a request for somebody who may; its blob is held by the caller. Name and hash become evidence. Throws a refusal. */
export async function storeAttachment(
  trx: Kysely<Database>,
  call: Call<RequestActor>,
  requestId: string,
  { blob, filename, kind }: { blob: Blob; filename: string | undefined; kind: AttachmentKind },
): Promise<AttachmentRow> {
  const { now, services } = call;
  await claimRequest(trx, call, requestId, 'add_attachments');
  await requireAttachmentRoom(trx, requestId);
  await lockBlobs(trx, [blob.sha256]);
  // Somebody who removed the same bytes may have discarded them a moment ago.
  if ((await services.blobs.size(blob.sha256)) === undefined) throw refuse('file.upload.interrupted');
  const added: AttachmentRow = {
    id: randomUUID(),
    request_id: requestId,
    filename: nameAttachment(filename, kind),
    content_type: kind.contentType,
    has_macros: kind.hasMacros,
    blob: blob.sha256,
    size: blob.size,
    created_at: now,
  };
  await trx.insertInto('attachments').values(added).execute();
  await touchRequest(trx, requestId, now);
  const data = { attachments: [describeAttachmentEvidence(added)] };
  await appendEvent(trx, call, { requestId, name: 'ATTACHMENTS_ADDED', data });
  return added;
}

/** Removes an attachment for somebody who may. Answers the blobs to discard after the commit. Throws a refusal. */
export async function removeAttachment(
  trx: Kysely<Database>,
  call: Call<RequestActor>,
  { id, aid }: { id: string; aid: string },
): Promise<string[]> {
  await claimRequest(trx, call, id, 'remove_attachments');
  const removed = (await listAttachments(trx, id)).find((attachment) => attachment.id === aid);
  if (!removed) throw refuse('error.not_found');
  await trx.deleteFrom('attachments').where('id', '=', aid).execute();
  await touchRequest(trx, id, call.now);
  const data = { attachments: [describeAttachmentEvidence(removed)] };
  await appendEvent(trx, call, { requestId: id, name: 'ATTACHMENTS_REMOVED', data });
  return [removed.blob];
}
