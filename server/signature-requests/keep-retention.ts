import { sql, type Kysely } from 'kysely';
import { readSettings } from '../business/read-settings.ts';
import type { Database } from '../database/schema.ts';
import { discardBlobs } from '../documents/discard-blobs.ts';
import { appendEvent, systemCall } from '../evidence/append-event.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { findLease } from '../requests/lease.ts';
import { listDocuments, lockRequest } from '../requests/request-repository.ts';
import { askForNext } from '../jobs/rounds.ts';
import type { Services } from '../services.ts';
import { announceDeletion, type DeletionWord } from './announce-deletion.ts';
import { endRequest } from './end-request.ts';
import { eraseRequest } from './erase-request.ts';
import { tellWithdrawn } from './notify.ts';
import { decideRetention, findNear, type Kept, type RetentionRule, type RetentionStep } from './retention-rule.ts';

const hourMs = 3600 * 1000;

/**
 * The job: what organisations no longer keep is announced twice, then deleted. Each word and each deletion is a transaction of its own, so
 * what a crash leaves undone the next run does, and nothing is done twice.
 */
export async function keepRetention(services: Services): Promise<void> {
  const { db, now } = services;
  await askForNext(services, 'keep-retention', hourMs);
  for (const { id, rule } of await listKeepers(db)) {
    const due = await listDue(db, id, rule, now());
    const listOf = (step: RetentionStep) => due.filter((row) => row.step === step);
    await takeBack(
      db,
      listOf('take back').map(({ request }) => request),
    );
    for (const word of ['tell ahead', 'tell today'] satisfies DeletionWord[]) {
      const byOwner = Map.groupBy(listOf(word), ({ owner }) => owner);
      for (const rows of byOwner.values())
        await announceDeletion(services, rule, { word, requestIds: rows.map(({ request }) => request) });
    }
    for (const { request } of listOf('delete')) await deleteRequest(services, request, rule);
  }
}

/** Organisations that delete by themselves, and those that have announced it and changed their mind. */
async function listKeepers(db: Kysely<Database>): Promise<{ id: string; rule: RetentionRule }[]> {
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'settings'])
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`settings #> '{signatureRequests,retention}' is not null`)
    .orderBy('id')
    .execute();
  return rows.map(({ id, settings }) => {
    const { retention, reminders } = readSettings(settings).signatureRequests;
    return { id, rule: { retention, zone: reminders.timeZone } };
  });
}

interface Due {
  request: string;
  owner: string;
  step: RetentionStep;
}

async function listDue(db: Kysely<Database>, businessId: string, rule: RetentionRule, now: Date): Promise<Due[]> {
  const { retention } = rule;
  const rows = await db
    .selectFrom('signature_requests')
    .select(['id', 'owner_id', 'created_at', 'ended_at', 'retention_told_at', 'retention_day_told_at'])
    .where('business_id', '=', businessId)
    // Of all that an organisation has, only those about which something can be to do.
    .where((row) =>
      row.or([
        row('retention_told_at', 'is not', null),
        ...(retention.enabled
          ? [row(retention.terminalState ? 'ended_at' : 'created_at', '<=', findNear(retention, now))]
          : []),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return rows.flatMap((row) => {
    const step = decideRetention(row satisfies Kept, rule, now);
    return step ? [{ request: row.id, owner: row.owner_id, step }] : [];
  });
}

/** What was announced does not come: a later word begins anew. */
async function takeBack(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  await db
    .updateTable('signature_requests')
    .set({ retention_told_at: null, retention_day_told_at: null })
    .where('id', 'in', ids)
    .execute();
}

/** Open invitations are cancelled, then all goes but the evidence, which says so (wire shapes, last lines). */
async function deleteRequest(services: Services, requestId: string, rule: RetentionRule): Promise<void> {
  const { bootId, db, now } = services;
  const blobs = await db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, requestId);
    // Meanwhile it may have gone, or been given more time.
    if (!request || decideRetention(request, rule, now()) !== 'delete') return [];
    const isOpen = request.status === 'OPEN';
    // Somebody in the middle of signing, and signatures that are being completed, finish first.
    if (isOpen && (request.accepted_at || (await findLease(trx, requestId, bootId, now())))) return [];
    const call = systemCall(now());
    if (isOpen) {
      await endRequest(trx, { requestId, status: 'WITHDRAWN', now: now() });
      await appendEvent(trx, call, { requestId, name: 'WITHDRAWN' });
      // Nobody has withdrawn it but the organisation's rule; the owner has heard of that twice.
      await tellWithdrawn(services, trx, request, {
        by: { email: request.owner_email, name: request.business_name! },
        message: undefined,
        at: now(),
      });
    }
    const documents = listEvidence(await listDocuments(trx, requestId));
    await appendEvent(trx, call, { requestId, name: 'RETENTION_ENDED', documents });
    return eraseRequest(trx, requestId);
  });
  await discardBlobs(services, blobs);
}
