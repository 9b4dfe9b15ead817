import { sql, type Kysely } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { Call, Context } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { listShownDocuments } from '../requests/shown-documents.ts';

/** Looking again within it is one look: pages ask often. */
const lookMs = 60_000;

const findLooks = keepQuery((db, { sid }: { sid: string }) =>
  db.selectFrom('signature_views').select('last_at').where('sid', '=', sid),
);

/** Notes when a signer has looked last. Nothing is written, and no row locked, for who looks again within a minute. */
async function noteLook(db: Kysely<Database>, sid: string, now: Date): Promise<void> {
  const [last] = await findLooks(db, { sid });
  if (last && last.last_at.getTime() >= now.getTime() - lookMs) return;
  await sql`
    insert into signature_views (sid, last_at) select sid, ${now}::timestamptz from signatures where sid = ${sid} for key share
    on conflict (sid) do update set last_at = excluded.last_at
    where signature_views.last_at < ${new Date(now.getTime() - lookMs)}`.execute(db);
}

/** Whether it is in the evidence already that an account, or a visitor, has opened a request. */
const selectViews = (member: 'userId' | 'sid') =>
  keepQuery((db, { requestId, id }: { requestId: string; id: string }) =>
    db
      .selectFrom('audit_events')
      .select('seq')
      .where('request_id', '=', requestId)
      .where('name', '=', 'VIEWED')
      .where(({ eb, ref }) => eb(ref('actor', '->>').key(member), '=', id))
      .limit(1),
  );
const findViews = { userId: selectViews('userId'), sid: selectViews('sid') };

/**
 * Keeps as evidence that a signer or observer opened the request: the first time of each person, with what there was to see. Of a signer it
 * also notes the last time.
 */
export async function recordView(context: Call & Pick<Context, 'db'>, view: RequestView): Promise<void> {
  const { db } = context;
  const looked = view.own && noteLook(db, view.own.sid, context.now);
  const kept = view.role === 'signer' || view.role === 'observer' ? keepFirst(context, view) : undefined;
  await Promise.all([looked, kept]);
}

async function keepFirst(context: Call & Pick<Context, 'db'>, view: RequestView): Promise<void> {
  const { actor, db } = context;
  const [member, id] = actor.kind === 'user' ? (['userId', actor.id] as const) : (['sid', actor.sid] as const);
  const isKnown = async (executor: Kysely<Database>) =>
    (await findViews[member](executor, { requestId: view.request.id, id })).length > 0;
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
