import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SigningPayload, SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent, type EvidenceCall } from '../evidence/append-event.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { continueRequest } from '../signature-requests/continue-request.ts';
import { lockRequest } from '../signature-requests/request-repository.ts';
import { passFailPoint } from './failpoints.ts';
import type { SignedRevision } from './finish-documents.ts';
import { releaseLease } from './lease.ts';
import { storeOwnMarks, type Marks } from './own-marks.ts';
import type { PlannedTurn, SigningCall } from './sign-request.ts';
import { deleteTan } from './tan-repository.ts';

/** The level that verifyRevision proves: a signature with a trusted signature timestamp (EN 319 142-1, clause 6.2). */
const level = 'B-T';

/**
 * The one moment at which a signature comes into being: versions, status, evidence, mails and the end of the lease in one
 * transaction. Refuses when the request or a document is not any more what was signed.
 */
export async function commitSignature(
  services: Services,
  trx: Kysely<Database>,
  call: SigningCall,
  {
    turn,
    payload,
    revisions,
    marks,
  }: { turn: PlannedTurn; payload: SigningPayload; revisions: SignedRevision[]; marks: Marks },
): Promise<SignOutcome> {
  const { requestId, sid, quality, proof } = turn;
  const record = quality === 'PART11' ? { signingName: payload.signingName, signingReason: payload.signingReason } : {};
  const { now } = call;
  const request = await lockRequest(trx, requestId);
  if (request?.status !== 'OPEN') throw refuse('error.sr.not_open');
  const taken = await trx
    .updateTable('signatures')
    .set({
      status: 'SIGNED',
      signed_at: now,
      signed_quality: quality,
      ended_at: now,
      signing_name: record.signingName ?? null,
      signing_reason: record.signingReason ?? null,
      ...nameOf(call.actor),
    })
    .where('sid', '=', sid)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) throw refuse('error.sign.already_signed');
  const documents: SignOutcome['documents'] = [];
  for (const revision of revisions) {
    const versionId = await storeRevision(trx, revision, sid, now);
    documents.push({ documentId: revision.document.id, versionId, sha256: revision.sha256, level });
  }
  if (proof) await appendEvent(trx, call, { requestId, name: 'TAN_CONFIRMED', data: { sid, channel: proof.channel } });
  const { subject, issuer, serialNumber } = revisions[0]!.verdict.certificate;
  await appendEvent(trx, call, {
    requestId,
    name: 'SIGNED',
    documents: documents.map(({ documentId, versionId, sha256 }) => ({ documentId, versionId, sha256 })),
    data: {
      sid,
      quality,
      ...record,
      legislation: turn.legislation,
      certificateSubject: subject,
      certificateSerial: serialNumber,
      certificateIssuer: issuer,
    },
  });
  await storeOwnMarks(trx, sid, marks);
  // Also the code that was sent for another request of this call: a code signs once.
  for (const holder of new Set([sid, call.given?.sid ?? sid])) await deleteTan(trx, holder);
  await trx.deleteFrom('signing_preparations').where('sid', '=', sid).execute();
  await releaseLease(trx, turn, services.bootId);
  await continueRequest(services, trx, call, requestId);
  passFailPoint('inside-commit');
  return { signatureRequestId: requestId, sid, status: 'SIGNED', quality, documents, key: null, message: null };
}

/** Who has signed is known by the account's name from then on, as it was then. */
const nameOf = (actor: EvidenceCall['actor']) =>
  actor.kind === 'user' ? { first_name: actor.firstName, last_name: actor.lastName } : {};

/** Appends the versions of one document and makes the newest its current one, if it is still the file that was signed. */
async function storeRevision(trx: Kysely<Database>, revision: SignedRevision, sid: string, now: Date): Promise<string> {
  const { document, intake, tailBlob, sha256, size, verdict } = revision;
  const parent = await trx
    .selectFrom('document_versions')
    .select(['id', 'ordinal'])
    .where('id', '=', document.current_version_id)
    .executeTakeFirstOrThrow();
  let { id: parent_id, ordinal } = parent;
  const insert = async (
    version: Pick<Database['document_versions'], 'cause'> & {
      base_blob: string | null;
      tail_blob: string | null;
      sha256: string;
      size: number;
      signature_sid?: string;
      evidence?: string;
    },
  ) => {
    const id = randomUUID();
    ordinal += 1;
    await trx
      .insertInto('document_versions')
      .values({ ...version, id, document_id: document.id, parent_id, ordinal, created_at: now })
      .execute();
    parent_id = id;
  };
  if (intake) {
    await insert({
      cause: 'INTAKE',
      base_blob: intake.baseBlob,
      tail_blob: intake.tailBlob,
      sha256: intake.sha256,
      size: intake.size,
    });
  }
  const evidence = JSON.stringify({ level, timestampedAt: verdict.timestampedAt, certificate: verdict.certificate });
  await insert({
    cause: 'SIGNATURE',
    base_blob: null,
    tail_blob: tailBlob,
    sha256,
    size,
    signature_sid: sid,
    evidence,
  });
  const moved = await trx
    .updateTable('documents')
    .set({ current_version_id: parent_id, updated_at: now })
    .where('id', '=', document.id)
    .where('current_version_id', '=', document.current_version_id)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw refuse('error.sr.changed_meanwhile');
  return parent_id;
}
