import { randomUUID } from 'node:crypto';
import { claimSendTo as contract } from '@sigillum/api-contracts/signature-requests/claim-send-to.ts';
import type { Kysely } from 'kysely';
import { requireClaim } from '../business/may-upload.ts';
import type { Database } from '../database/schema.ts';
import { storeDocument } from '../documents/store-document.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { UserActor } from '../http/actor.ts';
import { implement, type Call } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listDocuments } from '../requests/request-repository.ts';
import { applyDefaults } from './apply-defaults.ts';
import { describeRequest } from './describe-request.ts';
import { initiate } from './initiate.ts';
import { requireAccessCode } from './require-access-code.ts';
import { listSendToDocuments, lockUnclaimed, type SendToRow } from './send-to-repository.ts';
import { storeRequest } from './store-request.ts';
import { storeSigner } from './store-signer.ts';

export const claimSendTo = implement(contract, async ({ params, body }, context) => {
  const { actor, db, meta, now, services } = context;
  const recalled = await context.recall();
  if (recalled) return recalled;
  await requireAccessCode(services, params.id, body.access_code, { caller: actor.id, ip: meta.ip, now });
  const businessId = await requireClaim(services, db, actor.id, body.purpose, now);
  return context.transact(async (trx) => {
    const claimed = await lockUnclaimed(trx, params.id, now);
    const requestId = await becomeDraft(trx, context, claimed, businessId);
    if (body.purpose === 'SIGN') {
      // Whoever claims is there and needs no invitation; the end is told to the owner, who is the same.
      const name = { first_name: actor.firstName, last_name: actor.lastName };
      const identity = { email_address: actor.email, ...name };
      const input = { account_email: actor.email, signer_identity_data: identity, notify: false };
      await storeSigner(trx, { requestId, input, invitedBy: actor.id, now });
      await initiate(trx, context, await openRequest(trx, actor, requestId, now));
    }
    const view = await openRequest(trx, actor, requestId, now);
    return { status: 200 as const, body: await describeRequest(services, trx, view) };
  });
});

/** Makes a claimed send-to the caller's draft. Answers its id. */
async function becomeDraft(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  { id, title }: SendToRow,
  businessId: string | null,
): Promise<string> {
  const { actor, now, services } = call;
  const requestId = randomUUID();
  const fields = { title, ...(await applyDefaults(services, trx, actor.id, {})) };
  await storeRequest(trx, { id: requestId, ownerId: actor.id, businessId, origin: 'WEB', fields, now });
  for (const { blob: sha256, size, ...document } of await listSendToDocuments(trx, id))
    await storeDocument(services, trx, {
      requestId,
      ownerId: actor.id,
      title: document.title,
      blob: { sha256, size },
      inspection: document.inspection,
      now,
    });
  await trx.deleteFrom('send_to_documents').where('send_to_id', '=', id).execute();
  await trx.updateTable('send_tos').set({ claimed_at: now, request_id: requestId }).where('id', '=', id).execute();
  const documents = listEvidence(await listDocuments(trx, requestId));
  await appendEvent(trx, call, { requestId, name: 'CREATED', documents, data: { claimedFrom: id } });
  return requestId;
}
