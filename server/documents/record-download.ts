import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { DocumentEvidence, EventName } from '../evidence/event.ts';
import type { KnownActor } from '../http/actor.ts';
import type { CallMeta } from '../http/implement.ts';
import type { Services } from '../services.ts';

export interface DownloadCall {
  actor: KnownActor;
  db: Kysely<Database>;
  meta: CallMeta;
  now: Date;
  services: Services;
}

/** Keeps as evidence who took which versions away. */
export async function recordDownload(
  call: DownloadCall,
  requestId: string,
  documents: readonly DocumentEvidence[],
  name: EventName = 'DOWNLOADED',
): Promise<void> {
  if (call.meta.isHead) return;
  await call.db.transaction().execute((trx) => appendEvent(trx, call, { requestId, name, documents }));
}
