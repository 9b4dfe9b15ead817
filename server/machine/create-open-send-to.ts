import { createOpenSendTo as contract } from '@sigillum/api-contracts/machine/create-open-send-to.ts';
import { OpenSendToInput } from '@sigillum/api-contracts/machine/send-to-schemas.ts';
import { lockBlobs, settleUploads } from '../documents/discard-blobs.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { chooseTitle } from '../documents/document-title.ts';
import { maxRequestBytes } from '../http/body-limits.ts';
import { implement } from '../http/implement.ts';
import { countTries } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { toNetwork } from '../process/client-ip.ts';
import { makeAccessCode, storeSendTo } from '../signature-requests/send-to-repository.ts';
import { receiveContent } from './receive-content.ts';

/** As an account may hand over. */
const limit = { limit: 30, windowSeconds: 3600 };

export const createOpenSendTo = implement(contract, async ({ body }, context) => {
  const { db, meta, now, services } = context;
  const retryAfter = await countTries(db, [{ key: `open-send-to:${toNetwork(meta.ip)}`, ...limit }], now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const wanted = { schema: OpenSendToInput, maxBytes: maxRequestBytes };
  const { fields, filename } = await receiveContent(services, body, meta, wanted);
  const { content: sha256 } = fields;
  const title = chooseTitle(fields.title, filename);
  try {
    const inspection = await inspectUpload(services, sha256);
    const accessCode = await makeAccessCode();
    return await context.transact(async (trx) => {
      await lockBlobs(trx, [sha256]);
      const size = await services.blobs.size(sha256);
      // Somebody who removed the same bytes may have discarded them a moment ago.
      if (size === undefined) throw refuse('file.upload.interrupted');
      const handover = { title, documents: [{ title, blob: sha256, size, inspection }], now };
      const { id, url, access_code } = await storeSendTo(services, trx, handover, accessCode);
      return { status: 200 as const, body: { id, url, access_code } };
    }, sha256);
  } finally {
    await settleUploads(services, [sha256]);
  }
});
