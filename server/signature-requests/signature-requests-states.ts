import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { signatureRequestsStates } from '@sigillum/api-contracts/signature-requests/states.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { maxDocuments } from '../documents/upload-limits.ts';
import { appendEvent, systemCall } from '../evidence/append-event.ts';
import { readAccessCode } from '../rules/access-code.ts';
import type { Services } from '../services.ts';
import { buildFormPdf, buildSamplePdf } from '../testing/sample-pdf.ts';
import type { StateHandlers } from '../testing/states.ts';
import { countQuestions } from './count-questions.ts';
import { keepList } from './keep-list.ts';
import { linkSignatures } from './place-signatures.ts';
import { storeFields } from './store-fields.ts';
import { grantAccess } from './store-signer.ts';

type RequestState = z.output<(typeof signatureRequestsStates)['a signature request exists']>;

export const signatureRequestsStateHandlers: StateHandlers<typeof signatureRequestsStates> = {
  async 'a signature request exists'(state, { services }) {
    const { db, now } = services;
    const {
      id,
      ownerId,
      businessId,
      title,
      message,
      quality,
      status,
      expiresAt,
      delegationAllowed,
      documents,
      signers,
      observers,
    } = state;
    const at = now();
    const row = {
      id,
      owner_id: ownerId,
      business_id: businessId ?? null,
      title,
      message,
      status,
      origin: 'WEB',
      created_at: at,
      updated_at: at,
    };
    await db
      .insertInto('signature_requests')
      .values({
        ...row,
        quality,
        legislation: state.legislation ?? 'ZERTES',
        delegation_allowed: delegationAllowed ?? true,
        expiration_date: expiresAt ? new Date(expiresAt) : null,
        initiated_at: status === 'DRAFT' ? null : at,
      })
      .execute();
    await grantAccess(db, id, ownerId, 'owner');
    if (state.teamInbox)
      await db.insertInto('team_requests').values({ request_id: id, business_id: businessId!, put_at: at }).execute();
    for (const [position, document] of documents.entries()) await insertDocument(services, state, document, position);
    for (const { id: attachmentId, filename, content } of state.attachments) {
      const { sha256: blob, size } = await services.blobs.put(Buffer.from(content, 'base64'));
      const kind = { content_type: 'text/plain', has_macros: false };
      await db
        .insertInto('attachments')
        .values({ id: attachmentId, request_id: id, filename, blob, size, created_at: at, ...kind })
        .execute();
    }
    for (const [position, signer] of signers.entries()) await insertSigner(services, state, signer, position);
    await linkSignatures(
      db,
      signers.map(({ sid }) => sid),
      documents.map((document) => document.id),
    );
    for (const { sid, visualSignature } of signers) {
      const visual_signature = visualSignature ? JSON.stringify(visualSignature) : null;
      await db.updateTable('document_signatures').set({ visual_signature }).where('sid', '=', sid).execute();
    }
    for (const { id: observerId, email, userId, invitedAt } of observers) {
      const invited_at = invitedAt ? new Date(invitedAt) : null;
      const observer = {
        id: observerId,
        request_id: id,
        email,
        user_id: userId ?? null,
        invited_by: ownerId,
        invited_at,
        created_at: at,
      };
      await db.insertInto('observers').values(observer).execute();
      if (userId) await grantAccess(db, id, userId, 'observe');
    }
    const owner = await db.selectFrom('users').selectAll().where('id', '=', ownerId).executeTakeFirstOrThrow();
    const { email, first_name: firstName, last_name: lastName, lang } = owner;
    const actor = { kind: 'user', id: ownerId, email, firstName, lastName, lang, sessionHash: '' } as const;
    await db
      .transaction()
      .execute((trx) => appendEvent(trx, { ...systemCall(at), actor }, { requestId: id, name: 'CREATED' }));
  },

  async 'a signature request has fields'({ fields }, { services: { db } }) {
    await storeFields(db, [], fields);
  },

  async 'a document was handed over by code'({ id, makerId, title, accessCode, hoursAgo, requestId }, { services }) {
    const { blobs, db, now } = services;
    const created_at = new Date(now().getTime() - hoursAgo * 3600_000);
    const code_hash = await hashPassword(readAccessCode(accessCode));
    await db.insertInto('send_tos').values({ id, maker_id: makerId, title, code_hash, created_at }).execute();
    if (requestId) {
      const claimed = { claimed_at: created_at, request_id: requestId };
      await db.updateTable('send_tos').set(claimed).where('id', '=', id).execute();
      return;
    }
    const { sha256: blob, size } = await blobs.put(buildSamplePdf('Lease'));
    const inspection = JSON.stringify(await inspectUpload(services, blob));
    const document = { send_to_id: id, position: 0, title, blob, size, inspection, created_at };
    await db.insertInto('send_to_documents').values(document).execute();
  },

  async 'a callback of a request was caused'({ id, requestId, url }, { services: { db, now } }) {
    const moments = { created_at: now(), updated_at: now() };
    const tried = { attempts: 1, messages: JSON.stringify(['answered 503']) };
    const row = { id, request_id: requestId, type: 'UPDATE', url, body: '{}' } as const;
    await db
      .insertInto('callbacks')
      .values({ ...row, ...tried, ...moments })
      .execute();
  },

  async 'somebody is signing a request'({ requestId, sid }, { services: { db, bootId, now } }) {
    const since = now();
    const expires_at = new Date(since.getTime() + 60_000);
    await db
      .insertInto('signing_locks')
      .values({ request_id: requestId, sid, boot_id: bootId, expires_at, since })
      .execute();
  },

  async 'a signer has asked a question'({ requestId, sid, message }, { services: { db, now } }) {
    const call = systemCall(now());
    await db.transaction().execute(async (trx) => {
      await appendEvent(trx, call, { requestId, name: 'QUESTION_ASKED', data: { sid, message } });
      await countQuestions(trx, requestId, 1);
    });
  },

  async 'the installation makes PDFs of pictures'(_, { services: { config } }) {
    config.conversion = { by: 'images' };
  },

  async 'the document was made of a picture'({ documentId }, { services: { db } }) {
    const { inspection } = await db
      .selectFrom('documents')
      .select('inspection')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    const conversion = { originalSha256: 'a'.repeat(64), from: 'PNG' };
    await db
      .updateTable('documents')
      .set({ inspection: JSON.stringify({ ...inspection, conversion }) })
      .where('id', '=', documentId)
      .execute();
  },

  async 'a person has sent more requests than a search counts'({ ownerId }, { services }) {
    await sql`
      with request as (
        insert into signature_requests (id, owner_id, title, quality, legislation, status, origin, created_at, updated_at)
        select gen_random_uuid(), ${ownerId}, 'Lease ' || n, 'SES', 'ZERTES', 'OPEN', 'WEB', now(), now()
        from generate_series(1, 1001) n returning id
      ), access as (
        insert into request_access (request_id, user_id, level) select id, ${ownerId}, 'owner' from request
      )
      insert into signatures (sid, request_id, position, email, first_name, last_name, language, status, created_at)
      select gen_random_uuid(), id, 0, 'noemi.frei@example.ch', 'Noémi', 'Frei', 'de', 'OPEN', now() from request`.execute(
      services.db,
    );
    await keepList(services, ownerId);
  },

  async 'a request holds as many documents as it may'({ requestId }, { services }) {
    const request = await services.db
      .selectFrom('signature_requests')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow();
    for (let position = 0; position < maxDocuments; position += 1) {
      const document = {
        id: randomUUID(),
        versionId: randomUUID(),
        title: `Document ${position}`,
        pageCount: 1,
        text: 'Lease',
        hasForm: false,
      };
      await insertDocument(services, { id: requestId, ownerId: request.owner_id }, document, position);
    }
  },
};

async function insertDocument(
  services: Services,
  { id: requestId, ownerId }: Pick<RequestState, 'id' | 'ownerId'>,
  { id, versionId, title, pageCount, text, hasForm }: RequestState['documents'][number],
  position: number,
): Promise<void> {
  const { blobs, db, now } = services;
  const { sha256, size } = await blobs.put(
    hasForm
      ? await buildFormPdf()
      : buildSamplePdf(
          text,
          Array.from({ length: pageCount }, () => ({ width: 595.28, height: 841.89 })),
        ),
  );
  const inspection = await inspectUpload(services, sha256);
  const moments = { created_at: now(), updated_at: now() };
  await db.transaction().execute(async (trx) => {
    const content = {
      content_type: 'application/pdf',
      page_count: inspection.pageCount,
      pages: JSON.stringify(inspection.pages),
      inspection: JSON.stringify(inspection),
    };
    const document = { id, request_id: requestId, owner_id: ownerId, position, title, current_version_id: versionId };
    await trx
      .insertInto('documents')
      .values({ ...document, ...content, ...moments })
      .execute();
    const version = {
      id: versionId,
      document_id: id,
      ordinal: 0,
      cause: 'UPLOAD',
      base_blob: sha256,
      sha256,
      size,
      created_at: now(),
    } as const;
    await trx.insertInto('document_versions').values(version).execute();
  });
}

async function insertSigner(
  { db, secrets, now }: Services,
  { id: requestId, ownerId }: RequestState,
  signer: RequestState['signers'][number],
  position: number,
): Promise<void> {
  const {
    sid,
    email,
    firstName,
    lastName,
    mobile,
    language,
    status,
    sequence,
    notify,
    userId,
    userid,
    invitedAt,
    delegatedBy,
    remindedSecondsAgo,
  } = signer;
  const visit = userid ? { visit_hash: secrets.hashToken(userid), visit_encrypted: secrets.encrypt(userid, sid) } : {};
  await db
    .insertInto('signatures')
    .values({
      sid,
      request_id: requestId,
      position,
      user_id: userId ?? null,
      account_email: userId ? email : null,
      email,
      first_name: firstName,
      last_name: lastName,
      mobile: mobile ?? null,
      language,
      status,
      sequence,
      notify,
      invited_by: ownerId,
      invited_at: invitedAt ? new Date(invitedAt) : null,
      ...(delegatedBy && { delegated_by: delegatedBy, delegator_name: 'Anna Keller' }),
      reminded_at: remindedSecondsAgo === undefined ? null : new Date(now().getTime() - remindedSecondsAgo * 1000),
      created_at: now(),
      ...visit,
    })
    .execute();
  if (userId) await grantAccess(db, requestId, userId, 'sign');
}
