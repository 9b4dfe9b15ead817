import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { Call, Context } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listShownDocuments } from '../requests/shown-documents.ts';

/** Keeps as evidence that a signer or observer opened the request: the first time of each person, with what there was to see. */
export async function recordView(context: Call & Pick<Context, 'db'>, view: RequestView): Promise<void> {
  const { actor, db } = context;
  if (view.role !== 'signer' && view.role !== 'observer') return;
  const [member, id] = actor.kind === 'user' ? (['userId', actor.id] as const) : (['sid', actor.sid] as const);
  const isKnown = (executor: Kysely<Database>) =>
    executor
      .selectFrom('audit_events')
      .select('seq')
      .where('request_id', '=', view.request.id)
      .where('name', '=', 'VIEWED')
      .where(({ eb, ref }) => eb(ref('actor', '->>').key(member), '=', id))
      .executeTakeFirst();
  if (await isKnown(db)) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('signature_requests')
      .select('id')
      .where('id', '=', view.request.id)
      .forUpdate()
      .executeTakeFirst();
    if (await isKnown(trx)) return;
    const documents = listEvidence(await listShownDocuments(trx, view));
    await appendEvent(trx, context, {
      requestId: view.request.id,
      name: 'VIEWED',
      documents,
      data: { sid: view.own?.sid },
    });
  });
}
