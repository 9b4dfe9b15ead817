import { createSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { findSettings } from '../business/read-settings.ts';
import { lockBlobs, settleUploads } from '../documents/discard-blobs.ts';
import { inspectContents } from '../documents/inspect-contents.ts';
import { storeDocument } from '../documents/store-document.ts';
import { implement } from '../http/implement.ts';
import { regulateQuality } from '../rules/regulate.ts';
import { applyDefaults } from './apply-defaults.ts';
import { draftRequest } from './draft-request.ts';
import { describeRequest } from './describe-request.ts';
import { requireAhead, requireQuality } from './quality-rules.ts';

export const createSignatureRequest = implement(contract, async ({ body }, context) => {
  const { actor, db, now, services } = context;
  const { documents: contents = [], signatures = [], observers = [] } = body;
  try {
    const businessId = await requireUpload(services, db, actor.id, now);
    if (contents.length) await countForAccount(db, 'uploads', { userId: actor.id, now, weight: contents.length });
    const usual = await applyDefaults(services, db, actor.id, body);
    const { part11 } = (await findSettings(db, businessId)).signatureRequests;
    const fields = { ...usual, quality: regulateQuality(usual.quality, part11.enabled) };
    await requireQuality(services, body.quality, fields.legislation);
    requireAhead(body.expiration_date, now);
    const inspected = await inspectContents(services, contents);
    return await context.transact(async (trx) => {
      const view = await draftRequest(trx, context, {
        businessId,
        origin: context.meta.isPage ? 'WEB' : 'API',
        fields,
        observers,
        listSigners: () => signatures,
        async storeDocuments(requestId, ownerId) {
          await lockBlobs(
            trx,
            inspected.map(({ blob }) => blob.sha256),
          );
          for (const document of inspected)
            await storeDocument(services, trx, { requestId, ownerId, now, ...document });
        },
      });
      return { status: 201 as const, body: await describeRequest(services, trx, view) };
    });
  } finally {
    await settleUploads(
      services,
      contents.map(({ sha256 }) => sha256),
    );
  }
});
