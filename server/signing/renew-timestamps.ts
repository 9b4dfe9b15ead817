import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { accessVersion } from '../documents/versions.ts';
import { appendEvent, systemCall } from '../evidence/append-event.ts';
import { findTimestampExpiry } from '@sigillum/engine/pdf';
import type { Services } from '../services.ts';
import { lockRequest } from '../requests/request-repository.ts';
import { extendFile } from './extend-file.ts';
import { listFieldNames, listSigners } from './signers.ts';
import { storeVersions } from './store-versions.ts';
import { verifyFinal } from './verify-final.ts';

const dayMs = 24 * 3600 * 1000;
/** How long before its end a timestamp is renewed: long enough for two months of failures. */
const renewalMs = 60 * dayMs;

/** Asks for the next run, a day after the last one; one waits at any time. */
export const scheduleRenewal = ({ jobs }: Pick<Services, 'jobs'>, trx: Kysely<Database>, startAfter: Date) =>
  jobs.enqueue(trx, 'renew-timestamps', {}, { singletonKey: 'daily', startAfter });

/**
 * The job: every finished file whose newest timestamp soon ends gets the status of that timestamp's authority and a further timestamp,
 * as new versions (EN 319 142-1, clause 5.4.3). One file that cannot be renewed keeps no other from it; then the job is tried again. A
 * timestamp that would end no later than the one before is not kept, nor asked for again in this run: near its own end an authority has
 * nothing better to give (docs/decisions/368).
 */
export async function renewTimestamps(services: Services): Promise<void> {
  const { db, log, now } = services;
  await scheduleRenewal(services, db, new Date(now().getTime() + dayMs));
  const due = await listDue(db, new Date(now().getTime() + renewalMs));
  let failed = 0;
  let reach: Date | undefined;
  for (const document of due) {
    if (reach && document.timestamp_expires_at! >= reach) continue;
    try {
      const end = await renewDocumentVersion(services, document);
      if (end > document.timestamp_expires_at!) continue;
      reach = end;
      log.warn('timestamps that end soon cannot be renewed yet', { until: end });
    } catch (error) {
      failed += 1;
      log.error('a timestamp could not be renewed', { documentId: document.id, error });
    }
  }
  if (failed) throw new Error(`${failed} of ${due.length} files could not be renewed.`);
}

const listDue = (db: Kysely<Database>, before: Date) =>
  db
    .selectFrom('documents')
    .innerJoin('document_versions as version', 'version.id', 'documents.current_version_id')
    .innerJoin('signature_requests as request', 'request.id', 'documents.request_id')
    .select(['documents.id', 'documents.request_id', 'documents.current_version_id', 'version.timestamp_expires_at'])
    .where('request.status', '=', 'SIGNED')
    .where('version.timestamp_expires_at', '<=', before)
    .orderBy('version.timestamp_expires_at')
    .execute();

type DueDocument = Awaited<ReturnType<typeof listDue>>[number];

/** Answers when the further timestamp ends; one that ends no later than the one before is given up. */
async function renewDocumentVersion(services: Services, document: DueDocument): Promise<Date> {
  const { db, now } = services;
  const { id, request_id: requestId } = document;
  await using version = await accessVersion(services, document.current_version_id);
  const renewed = await extendFile(services, version, { wish: 'B-LTA', isRenewal: true });
  if (renewed.pending) throw new Error(renewed.pending.message);
  const [newest, ...earlier] = renewed.versions.toReversed();
  const timestampExpiresAt = newest && (await findTimestampExpiry(renewed.source));
  if (!timestampExpiresAt) throw new Error('Nothing was appended.');
  if (timestampExpiresAt <= document.timestamp_expires_at!) return timestampExpiresAt;
  const { report, isPassed } = await verifyFinal(
    services,
    renewed.source,
    listFieldNames(await listSigners(db, requestId), id),
  );
  if (!isPassed) throw new Error('The renewed file does not pass the verifier.');
  const versions = [...earlier.toReversed(), { ...newest, verdict: report, timestampExpiresAt }];
  await db.transaction().execute(async (trx) => {
    if (!(await lockRequest(trx, requestId))) return;
    const call = systemCall(now());
    const versionId = await storeVersions(
      trx,
      { id, current_version_id: document.current_version_id },
      versions,
      call.now,
    );
    const documents = [{ documentId: id, versionId, sha256: newest.sha256, size: newest.size }];
    await appendEvent(trx, call, { requestId, name: 'TIMESTAMP_RENEWED', documents, data: { level: renewed.level } });
  });
  return timestampExpiresAt;
}
