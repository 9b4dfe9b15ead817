import { appendEvent } from '../evidence/append-event.ts';
import type { DocumentEvidence, EventName } from '../evidence/event.ts';
import type { RequestActor } from '../http/actor.ts';
import type { Call, Context } from '../http/implement.ts';

export type DownloadCall = Call<RequestActor> & Pick<Context, 'db' | 'meta'>;

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
