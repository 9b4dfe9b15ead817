import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { Call, Context } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listShownDocuments } from '../requests/shown-documents.ts';

/** Looking again within it is one look: pages ask often. */
const lookMs = 60_000;

/** Notes when a signer has looked last. */
const noteLook = async (db: Kysely<Database>, sid: string, now: Date): Promise<void> =>
  void (await sql`
    insert into signature_views (sid, last_at) select sid, ${now}::timestamptz from signatures where sid = ${sid} for key share
    on conflict (sid) do update set last_at = excluded.last_at
    where signature_views.last_at < ${new Date(now.getTime() - lookMs)}`.execute(db));

/**
 * Keeps as evidence that a signer or observer opened the request: the first time of each person, with what there was to see. Of a signer it
 * also notes the last time.
 */
export async function recordView(context: Call & Pick<Context, 'db'>, view: RequestView): Promise<void> {
  const { actor, db } = context;
  if (view.own) await noteLook(db, view.own.sid, context.now);
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
