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

/** When the caller's signatures were looked at last: their own, and those that somebody of a group may make. */
const findLooks = keepQuery((db, { requestId, id }: { requestId: string; id: string }) =>
  db
    .selectFrom('signature_views')
    .innerJoin('signatures', 'signatures.sid', 'signature_views.sid')
    .select(['signature_views.sid', 'signature_views.last_at'])
    .where('signatures.request_id', '=', requestId)
    .where(({ or, eb }) => or([eb('signatures.user_id', '=', id), eb('signatures.group_id', 'is not', null)])),
);
const findVisitorsLook = keepQuery((db, { sid }: { sid: string }) =>
  db.selectFrom('signature_views').select(['sid', 'last_at']).where('sid', '=', sid),
);

/** Notes when a signer has looked last. Nothing is written, and no row locked, for who looks again within a minute. */
async function noteLook(
  db: Kysely<Database>,
  sid: string,
  { now, last }: { now: Date; last: Date | undefined },
): Promise<void> {
  if (last && last.getTime() >= now.getTime() - lookMs) return;
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

type ViewCall = Call & Pick<Context, 'db'>;

const takesPart = ({ role }: Pick<RequestView, 'role'>): boolean => role === 'signer' || role === 'observer';

/** Who has looked at a request before, as far as its viewer is concerned. */
export async function readLooks(
  { actor, db }: ViewCall,
  found: Pick<RequestView, 'role'> & { request: { id: string } },
) {
  const requestId = found.request.id;
  const [looks, isKept] = await Promise.all([
    actor.kind === 'user' ? findLooks(db, { requestId, id: actor.id }) : findVisitorsLook(db, { sid: actor.sid }),
    takesPart(found) && isViewKept(db, actor, requestId),
  ]);
  return { looks, isKept };
}

/**
 * Keeps as evidence that a signer or observer opened the request: the first time of each person, with what there was to see. Of a signer it
 * also notes the last time. `known`: where it is asked for already.
 */
export async function recordView(
  context: ViewCall,
  view: RequestView,
  known = readLooks(context, view),
): Promise<void> {
  const { looks, isKept } = await known;
  const sid = view.own?.sid;
  const last = looks.find((look) => look.sid === sid)?.last_at;
  await Promise.all([
    sid !== undefined && noteLook(context.db, sid, { now: context.now, last }),
    takesPart(view) && !isKept && keepFirst(context, view),
  ]);
}

async function isViewKept(db: Kysely<Database>, actor: ViewCall['actor'], requestId: string): Promise<boolean> {
  const [member, id] = actor.kind === 'user' ? (['userId', actor.id] as const) : (['sid', actor.sid] as const);
  return (await findViews[member](db, { requestId, id })).length > 0;
}

async function keepFirst(context: ViewCall, view: RequestView): Promise<void> {
  const { actor, db } = context;
  await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('signature_requests')
      .select('id')
      .where('id', '=', view.request.id)
      .forUpdate()
      .executeTakeFirst();
    if (await isViewKept(trx, actor, view.request.id)) return;
    const documents = listEvidence(await listShownDocuments(trx, view));
    await appendEvent(trx, context, {
      requestId: view.request.id,
      name: 'VIEWED',
      documents,
      data: { sid: view.own?.sid },
    });
  });
}
