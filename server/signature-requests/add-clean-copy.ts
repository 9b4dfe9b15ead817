import { addCleanCopy as contract } from '@sigillum/api-contracts/signature-requests/add-clean-copy.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { cleanUpload } from '../documents/clean-upload.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { receiveDocument } from '../documents/receive-document.ts';
import { requireRoom } from '../documents/store-document.ts';
import { implement } from '../http/implement.ts';
import { requireAction } from '../requests/access.ts';
import { keepDocument } from './keep-document.ts';

export const addCleanCopy = implement(contract, async ({ params, query, body }, context) => {
  const { actor, db, meta, now, services } = context;
  const { request } = await requireAction(db, context, params.id, 'add_documents');
  await requireUpload(services, db, actor.id, now);
  await countForAccount(db, 'uploads', { userId: actor.id, now });
  const { leftBytes } = await requireRoom(db, request.id);
  const original = await receiveDocument(services, body, meta, leftBytes);
  const held = [original.blob.sha256];
  try {
    const fields = query.fields === 'FLATTEN' ? 'flatten' : 'keep';
    const { blob, removed } = await cleanUpload(services, original.blob.sha256, fields);
    held.push(blob.sha256);
    const cleanCopy = { originalSha256: original.blob.sha256, fields, removed } as const;
    const inspection = { ...(await inspectUpload(services, blob.sha256)), cleanCopy };
    return await context.transact(
      (trx) => keepDocument(trx, context, params.id, { title: original.title, blob, inspection }),
      original.blob.sha256,
    );
  } finally {
    // The original always goes: its hash is in the evidence.
    await settleUploads(services, held);
  }
});
