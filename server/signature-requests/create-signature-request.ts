import { randomUUID } from 'node:crypto';
import { createSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { findSettings } from '../business/read-settings.ts';
import { lockBlobs, settleUploads } from '../documents/discard-blobs.ts';
import { inspectContents } from '../documents/inspect-contents.ts';
import { storeDocument } from '../documents/store-document.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { regulateQuality } from '../rules/regulate.ts';
import { announceColleagues } from './announce-colleagues.ts';
import { applyDefaults } from './apply-defaults.ts';
import { describeRequest } from './describe-request.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { requireAhead, requireQuality } from './quality-rules.ts';
import { listDocuments, listObservers } from '../requests/request-repository.ts';
import { listPeopleAdded } from './list-people-changed.ts';
import { storeObserver } from './store-observer.ts';
import { storeRequest } from './store-request.ts';
import { storeSigner } from './store-signer.ts';

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
      const requestId = randomUUID();
      const origin = context.meta.isPage ? 'WEB' : 'API';
      const named = await storeRequest(trx, { id: requestId, ownerId: actor.id, businessId, origin, fields, now });
      await lockBlobs(
        trx,
        inspected.map(({ blob }) => blob.sha256),
      );
      for (const document of inspected)
        await storeDocument(services, trx, { requestId, ownerId: actor.id, now, ...document });
      for (const input of signatures) await storeSigner(trx, { requestId, input, invitedBy: actor.id, now });
      for (const input of observers)
        await storeObserver(trx, { requestId, businessId, input, invitedBy: actor.id, now });
      const documents = listEvidence(await listDocuments(trx, requestId));
      const view = await openRequest(trx, actor, requestId, now);
      const data = listPeopleAdded(view.signatures, await listObservers(trx, requestId));
      await appendEvent(trx, context, { requestId, name: 'CREATED', documents, data });
      await announceColleagues(trx, context, view, named);
      return { status: 201 as const, body: await describeRequest(services, trx, view) };
    });
  } finally {
    await settleUploads(
      services,
      contents.map(({ sha256 }) => sha256),
    );
  }
});
