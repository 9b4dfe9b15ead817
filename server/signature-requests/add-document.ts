import { addDocument as contract } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { receiveDocument } from '../documents/receive-document.ts';
import { requireRoom, storeDocument } from '../documents/store-document.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { claimRequest, requireAction } from '../requests/access.ts';
import { describeRequestDocument } from './describe-request.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { linkSignatures } from './place-signatures.ts';
import { listDocuments, touchRequest } from '../requests/request-repository.ts';

export const addDocument = implement(contract, async ({ params, body }, context) => {
  const { actor, db, meta, now, services } = context;
  // Judged before the upload is read, and again once it is there.
  const { request } = await requireAction(db, context, params.id, 'add_documents');
  await requireUpload(db, actor.id, now);
  await countForAccount(db, 'uploads', { userId: actor.id, now });
  const { leftBytes } = await requireRoom(db, request.id);
  const { blob, title } = await receiveDocument(services, body, meta, leftBytes);
  try {
    const inspection = await inspectUpload(services, blob.sha256);
    return await context.transact(async (trx) => {
      const { request: owned, signatures } = await claimRequest(trx, context, params.id, 'add_documents');
      const id = await storeDocument(services, trx, {
        requestId: owned.id,
        ownerId: owned.owner_id,
        title,
        blob,
        inspection,
        now,
      });
      await linkSignatures(
        trx,
        signatures.map(({ sid }) => sid),
        [id],
      );
      await touchRequest(trx, owned.id, now);
      const added = (await listDocuments(trx, owned.id)).find((document) => document.id === id)!;
      await appendEvent(trx, context, {
        requestId: owned.id,
        name: 'DOCUMENTS_ADDED',
        documents: listEvidence([added]),
      });
      return { status: 201 as const, body: describeRequestDocument(added) };
    }, blob.sha256);
  } finally {
    // Stays when a document refers to it; goes when it was refused, or when a repeated call got its first answer.
    await settleUploads(services, [blob.sha256]);
  }
});
