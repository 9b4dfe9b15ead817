import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { accessVersion } from '../documents/versions.ts';
import { appendEvent, systemCall } from '../evidence/append-event.ts';
import type { JobRun } from '../jobs/jobs.ts';
import { findTimestampExpiry, RevokedSignatures } from '@sigillum/engine/pdf';
import type { Services } from '../services.ts';
import { continueRequest } from '../signature-requests/continue-request.ts';
import { listDocuments, lockRequest, type DocumentRow } from '../requests/request-repository.ts';
import { extendFile } from './extend-file.ts';
import { failRequest } from './fail-request.ts';
import { passFailPoint } from './failpoints.ts';
import { acquireLease, releaseLease, requireLease, type Lease } from '../requests/lease.ts';
import { askedLevel, findLowestLevel, findReason, type DocumentLevel } from './level-rule.ts';
import { raiseLevels } from './raise-levels.ts';
import { listFieldNames, listSigners, type Signer } from './signers.ts';
import { storeVersions, type NewVersion } from './store-versions.ts';
import { verifyFinal } from './verify-final.ts';

type ExtendedVersion = DocumentLevel & { document: DocumentRow; versions: NewVersion[]; message: string | undefined };

/** Thrown so that the job is tried again; everything that could be had until then is kept. */
class StillPending extends Error {
  override name = 'StillPending';
}

/**
 * The job: fetches what the signatures of an open request still lack, has the final files verified, and ends the request when all is
 * there: versions, event, status and mails in one transaction. A certificate that was revoked meanwhile ends it as ERROR. Running it twice changes nothing.
 */
export async function completeRequest(services: Services, requestId: string, run: JobRun): Promise<void> {
  const { db, now } = services;
  // The request itself holds the lease: nobody signs while its files grow.
  const holder = { requestId, sid: requestId };
  const lease = await acquireLease(services, holder, now());
  if ('until' in lease) throw new StillPending('Somebody is signing.');
  try {
    const request = await db
      .selectFrom('signature_requests')
      .select('status')
      .where('id', '=', requestId)
      .executeTakeFirst();
    const signers = await listSigners(db, requestId);
    const signed = signers.filter(({ status }) => status === 'SIGNED');
    if (request?.status !== 'OPEN' || signed.length === 0) return;
    // Of a quorum some may have declined, or be asked no more.
    const isLast = !signers.some(({ status }) => status === 'OPEN' || status === 'WAITING');
    const extended: ExtendedVersion[] = [];
    for (const document of await listDocuments(db, requestId)) {
      if (!signed.some(({ visualSignatures }) => visualSignatures.has(document.id))) continue;
      const version = await extendVersion(services, document, signed, isLast).catch((error: unknown) =>
        findHarmed(error, signed, document.id),
      );
      if ('harmed' in version) return await giveUp(services, requestId, version.harmed, run);
      extended.push(version);
    }
    const reason = findReason(extended, isLast);
    const isPending = reason !== null && reason !== 'others_to_sign';
    await db.transaction().execute(async (trx) => {
      const isStored = await storeExtension(services, trx, lease, extended, isLast);
      if (!isPending) await run.complete(trx);
      if (isStored) await passFailPoint('complete-inside-commit');
    });
    await passFailPoint('complete-after-commit');
    if (isPending)
      throw new StillPending(extended.find(({ message }) => message)?.message ?? `It still lacks: ${reason}.`);
  } finally {
    await releaseLease(db, lease);
  }
}

/** Whose signatures of ours a revoked certificate harms; whatever else went wrong may pass, and is thrown on. */
function findHarmed(error: unknown, signed: readonly Signer[], documentId: string): { harmed: string[] } {
  if (!(error instanceof RevokedSignatures)) throw error;
  const harmed = signed.filter((signer) =>
    listFieldNames([signer], documentId).some((field) => error.fieldNames.includes(field)),
  );
  if (harmed.length === 0) throw error;
  return { harmed: harmed.map(({ sid }) => sid) };
}

/** Nothing will complete these signatures any more: says so, and is not tried again. */
async function giveUp(services: Services, requestId: string, harmed: string[], run: JobRun): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await failRequest(services, trx, requestId, harmed);
    await run.complete(trx);
  });
}

async function extendVersion(
  services: Services,
  document: DocumentRow,
  signed: readonly Signer[],
  isLast: boolean,
): Promise<ExtendedVersion> {
  await using version = await accessVersion(services, document.current_version_id);
  const { source, versions, level, pending } = await extendFile(services, version, { wish: isLast ? 'B-LTA' : 'B-LT' });
  await passFailPoint('complete-after-extend');
  const isFinal = isLast && level === askedLevel;
  const final = isFinal ? await verifyFinal(services, source, listFieldNames(signed, document.id)) : undefined;
  await passFailPoint('complete-after-verify');
  const newest = versions.at(-1);
  if (newest && final)
    Object.assign(newest, { verdict: final.report, timestampExpiresAt: await findTimestampExpiry(source) });
  return {
    document,
    versions,
    level,
    pending: pending?.reason,
    message: pending?.message,
    isVerified: final?.isPassed,
  };
}

/** Writes down what was appended and goes on with the request, if it still is the one that was looked at. */
async function storeExtension(
  services: Services,
  trx: Kysely<Database>,
  lease: Lease,
  extended: readonly ExtendedVersion[],
  isLast: boolean,
): Promise<boolean> {
  const call = systemCall(services.now());
  const { requestId } = lease;
  const request = await lockRequest(trx, requestId);
  if (request?.status !== 'OPEN') return false;
  await requireLease(trx, lease);
  const grown = extended.filter(({ versions }) => versions.length > 0);
  const documents = [];
  for (const { document, versions } of grown) {
    const versionId = await storeVersions(trx, document, versions, call.now);
    const { sha256, size } = versions.at(-1)!;
    documents.push({ documentId: document.id, versionId, sha256, size });
  }
  const reason = findReason(extended, isLast);
  const level = findLowestLevel(extended.map((document) => document.level));
  const data = { levelAsked: askedLevel, level, levelReason: reason ?? undefined };
  if (grown.length) await appendEvent(trx, call, { requestId, name: 'LONG_TERM_DATA_ADDED', documents, data });
  await raiseLevels(trx, requestId, extended, isLast);
  // Nothing to invite anybody for while others have yet to sign: they were invited with the signature.
  if (isLast && reason === null) await continueRequest(services, trx, call, { requestId, reason });
  return true;
}
