import { createSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { lockBlobs, settleUploads } from '../documents/discard-blobs.ts';
import { inspectContents } from '../documents/inspect-contents.ts';
import { storeDocument } from '../documents/store-document.ts';
import { implement } from '../http/implement.ts';
import { draftRequest } from './draft-request.ts';
import { describeRequest } from './describe-request.ts';
import { prepareDraft } from './prepare-draft.ts';

export const createSignatureRequest = implement(contract, async ({ body }, context) => {
  const { now, services } = context;
  const { documents: contents = [], signatures = [], observers = [] } = body;
  try {
    const { businessId, fields } = await prepareDraft(context, body, contents.length);
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
