import { sql } from 'kysely';
import { listProgramRequests as contract } from '@sigillum/api-contracts/machine/list-program-requests.ts';
import { implement } from '../http/implement.ts';
import { accessOf } from '../requests/access.ts';
import { isListKept } from '../signature-requests/read-list.ts';
import { describeReadable } from './describe-readable.ts';

const usualSize = 50;
const most = 10_000;

export const listProgramRequests = implement(contract, async ({ params, query }, context) => {
  const { actor, db, now, services } = context;
  const { page_number, page_size } = query;
  const isPaged = page_number !== undefined || page_size !== undefined;
  const size = isPaged ? Math.min(Math.max(page_size ?? usualSize, 1), most) : most;
  const offset = (Math.max(page_number ?? 1, 1) - 1) * size;
  const isKept = await isListKept(db, services, actor.id);
  const page = { size: size + 1, offset: Math.min(offset, 1_000_000_000) };
  const { rows } = await (isKept ? kept(actor.id, query, now, page) : looked(actor.id, query, now, page)).execute(db);
  const ids = rows.slice(0, size).map(({ id }) => id);
  const body = describeReadable(context, params.version, ids);
  const isMore = rows.length > size;
  return { status: 200, body, ...(isMore && { headers: { link: writeNext(query, size) } }) };
});

interface Cut {
  size: number;
  offset: number;
}

/** What the program has access to, by the rules themselves. */
const looked = (userId: string, query: Query, now: Date, { size, offset }: Cut) => sql<{ id: string }>`
  select request.id from (select distinct request_id from (${accessOf(userId, 'all')}) access) mine
  join signature_requests request on request.id = mine.request_id
  where ${filter(query, now)}
  order by request.created_at desc, request.id desc limit ${size} offset ${offset}`;

/**
 * The same from the list that is kept (decision 168); and what was withdrawn, which people who did not sign no longer see and programs that read
 * it do. Either ends where the page does: sorted as one, all of both would be read for each page. What has no filter is not looked up either.
 */
function kept(userId: string, query: Query, now: Date, { size, offset }: Cut) {
  const conditions = filter(query, now);
  const request = hasFilter(query) ? sql`join signature_requests request on request.id = listed.request_id` : sql``;
  return sql<{ id: string }>`
  select id from (
    (select listed.request_id as id, listed.created_at from listed_requests listed ${request}
      where listed.user_id = ${userId} and ${conditions}
      order by listed.created_at desc, listed.request_id desc limit ${size + offset})
    union all
    (select request.id, request.created_at from request_access access
      join signature_requests request on request.id = access.request_id and request.status = 'WITHDRAWN'
      where access.user_id = ${userId} and access.removed_at is null and access.level in ('read', 'observe', 'sign')
        and not exists (select from listed_requests listed where listed.user_id = ${userId} and listed.request_id = access.request_id)
        and ${conditions})
  ) mine order by created_at desc, id desc limit ${size} offset ${offset}`;
}

/** Where the list goes on, under the same filters (RFC 8288). */
function writeNext({ page_number, ...query }: Query, size: number): string {
  const next = { ...query, page_size: size, page_number: Math.max(page_number ?? 1, 1) + 1 };
  const given = Object.entries(next).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `<?${new URLSearchParams(given)}>; rel="next"`;
}

type Query = Parameters<Parameters<typeof implement<typeof contract>>[1]>[0]['query'];

const hasFilter = ({ page_number: _number, page_size: _size, ...filters }: Query): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** Matches exactly and with case; every filter that is given counts. */
function filter(query: Query, now: Date) {
  const { status_overall, created_by, signatures_count, search, signature_status } = query;
  const { account_email, signer_email_address } = query;
  // An open request past its deadline has expired, whether or not that was written down.
  const status = sql`case when request.status = 'OPEN' and request.accepted_at is null
    and request.expiration_date <= ${now} then 'EXPIRED' else request.status end`;
  const conditions = [
    sql`true`,
    ...(status_overall ? [sql`${status} = ${status_overall}`] : []),
    ...(created_by
      ? [sql`exists (select from users where users.id = request.owner_id and users.email = ${created_by})`]
      : []),
    ...(signatures_count === undefined
      ? []
      : [sql`(select count(*) from signatures where request_id = request.id) = ${signatures_count}`]),
    ...(search ? [sql`strpos(request.title, ${search}) > 0`] : []),
    ...((account_email ?? signer_email_address ?? signature_status)
      ? [
          sql`exists (select from signatures one where one.request_id = request.id
            and (${account_email ?? null}::text is null or one.account_email = ${account_email ?? null})
            and (${signer_email_address ?? null}::text is null or ${signer_email_address ?? null} in (one.account_email, one.email))
            and (${signature_status ?? null}::text is null or one.status = ${signature_status ?? null}))`,
        ]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}
