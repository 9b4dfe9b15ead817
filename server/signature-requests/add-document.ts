import { addDocument as contract } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { receiveDocument } from '../documents/receive-document.ts';
import { requireRoom } from '../documents/store-document.ts';
import { implement } from '../http/implement.ts';
import { requireAction } from '../requests/access.ts';
import { keepDocument } from './keep-document.ts';

export const addDocument = implement(contract, async ({ params, body }, context) => {
  const { actor, db, meta, now, services } = context;
  // Judged before the upload is read, and again once it is there.
  const { request } = await requireAction(db, context, params.id, 'add_documents');
  await requireUpload(services, db, actor.id, now);
  await countForAccount(db, 'uploads', { userId: actor.id, now });
  const { leftBytes } = await requireRoom(db, request.id);
  const { blob, title } = await receiveDocument(services, body, meta, leftBytes);
  try {
    const inspection = await inspectUpload(services, blob.sha256);
    return await context.transact(
      (trx) => keepDocument(trx, context, params.id, { title, blob, inspection }),
      blob.sha256,
    );
  } finally {
    // Stays when a document refers to it; goes when it was refused, or when a repeated call got its first answer.
    await settleUploads(services, [blob.sha256]);
  }
});
