import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { findSettings } from '../business/read-settings.ts';
import type { Database } from '../database/schema.ts';
import { exportEvidence } from '../documents/export-folder.ts';
import { senderReadsIn } from '../documents/reads-in.ts';
import { viewAs } from '../requests/access.ts';
import { findRequest, type RequestRow } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';

const dayMs = 24 * 3600 * 1000;

/** Until when the evidence of a finished request stays: as long as the organisation keeps its requests, or as long as the installation says. */
async function findEnd({ config }: Services, db: Kysely<Database>, request: RequestRow): Promise<Date> {
  const { retention } = (await findSettings(db, request.business_id)).signatureRequests;
  const days = retention.enabled ? retention.days : config.storage.locked!.days;
  return new Date(request.ended_at!.getTime() + days * dayMs);
}

/**
 * The job: puts what proves how a request was signed (the sealed report, the same with its chain of events, and how to check them; never a
 * document) where nobody can take it away before its day. A second run leaves what the first has locked.
 */
export async function lockEvidence(services: Services, requestId: string): Promise<void> {
  const { db, lockedBucket, now } = services;
  const request = await findRequest(db, requestId);
  if (!lockedBucket || request?.status !== 'SIGNED' || !request.ended_at) return;
  const until = await findEnd(services, db, request);
  const madeAt = now();
  if (until <= madeAt) return;
  const view = await viewAs(db, request, 'owner', madeAt);
  const language = await senderReadsIn(db, request);
  for (const { name, open } of await exportEvidence(services, view, { files: new Map(), madeAt, language }))
    await lockedBucket.put(`evidence/${requestId}/${name}`, await buffer(open()), until);
}
