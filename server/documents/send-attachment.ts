import { Readable } from 'node:stream';
import { appendEvent } from '../evidence/append-event.ts';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../requests/access.ts';
import { describeAttachmentEvidence } from './describe-attachment.ts';
import { writeDisposition } from './document-title.ts';
import { listAttachments } from './list-attachments.ts';
import type { DownloadCall } from './record-download.ts';

/** An attachment as a file to keep, never one to show; each download becomes evidence before its first byte. */
export async function sendAttachment(call: DownloadCall, { id, aid }: { id: string; aid: string }) {
  const { db, meta, services } = call;
  const { request } = await openRequest(db, call.actor, id, call.now);
  const found = (await listAttachments(db, request.id)).find((attachment) => attachment.id === aid);
  if (!found) throw refuse('error.not_found');
  if (!meta.isHead) {
    const data = { attachments: [describeAttachmentEvidence(found)] };
    await db
      .transaction()
      .execute((trx) => appendEvent(trx, call, { requestId: request.id, name: 'DOWNLOADED', data }));
  }
  return {
    status: 200 as const,
    body: Readable.toWeb(await services.blobs.read(found.blob)) as ReadableStream<Uint8Array>,
    headers: {
      'content-length': String(found.size),
      'content-disposition': writeDisposition(found.filename),
      'x-content-type-options': 'nosniff',
    },
  };
}
