import { addConvertedDocument as contract } from '@sigillum/api-contracts/signature-requests/add-converted-document.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { listConvertible } from '../conversion/list-convertible.ts';
import { convertUpload, inspectConverted } from '../documents/convert-upload.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { readTitle } from '../documents/document-title.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { requireRoom } from '../documents/store-document.ts';
import { storeUpload } from '../documents/store-upload.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, requireAction } from '../requests/access.ts';
import { keepDocument } from './keep-document.ts';

const ending = /\.(?:docx|odt|png|jpe?g)$/i;

export const addConvertedDocument = implement(contract, async ({ params, body }, context) => {
  const { actor, db, meta, now, services } = context;
  // What nobody has looked at yet never gets into a request that was sent.
  const { request } = await requireAction(db, context, params.id, 'edit');
  await requireUpload(services, db, actor.id, now);
  if (!listConvertible(services.config).length) throw refuse('file.conversion.off');
  await countForAccount(db, 'uploads', { userId: actor.id, now });
  const { leftBytes } = await requireRoom(db, request.id);
  const original = await storeUpload(services, body, { maxSize: leftBytes, signal: meta.signal });
  const held = [original.sha256];
  try {
    const title = readTitle(meta.filename?.replace(ending, ''));
    const { blob, from } = await convertUpload(services, original, title);
    held.push(blob.sha256);
    const inspected = await inspectConverted(inspectUpload(services, blob.sha256));
    const inspection = { ...inspected, conversion: { originalSha256: original.sha256, from } };
    return await context.transact(async (trx) => {
      await claimRequest(trx, context, params.id, 'edit');
      return await keepDocument(trx, context, params.id, { title, blob, inspection });
    }, original.sha256);
  } finally {
    // The original always goes: its hash is in the evidence.
    await settleUploads(services, held);
  }
});
