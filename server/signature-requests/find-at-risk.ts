import { sql, type Kysely, type RawBuilder } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { accessOf } from '../requests/access.ts';

export interface RiskBounds {
  userId: string;
  now: Date;
  /** A deadline before that is near. */
  soon: Date;
  /** Reminders that ended until then have had their time. */
  remindedBy: Date;
}

export interface RiskRow {
  id: string;
  title: string;
  expiration_date: Date | null;
  reminders_ended_at: Date | null;
  missing: number;
  questions: number;
  refused: string[];
}

const most = 20;

const managers = sql`('owner', 'admin', 'writer')`;

/** Requests that have a reason, whoever looks after them: by the indexes of migration 084, in which few of all are. */
const listTroubled = ({ remindedBy }: RiskBounds) => sql`
  select id from signature_requests where status = 'OPEN' and (open_questions > 0 or reminders_ended_at is not null)
    and (open_questions > 0 or reminders_ended_at <= ${remindedBy})
  union
  select request_id from signatures where status = 'OPEN' and mail_refused_at is not null`;

/** Of those that the caller looks after: where the list is kept (decision 168), by what is due in it, and from each reason to its row. */
const listKept = (bounds: RiskBounds): RawBuilder<unknown> => sql`
  select request_id from listed_requests where user_id = ${bounds.userId} and role in ${managers}
    and expires_at is not null and not is_late and expires_at < ${bounds.soon}
  union
  select listed.request_id from (${listTroubled(bounds)}) troubled
  join listed_requests listed on listed.user_id = ${bounds.userId} and listed.request_id = troubled.id
  where listed.role in ${managers}`;

/** Else by the rules of access, request by request. */
const listMine = (bounds: RiskBounds): RawBuilder<unknown> => sql`
  select mine.request_id from (${accessOf(bounds.userId, 'all')}) mine
  join signature_requests due on due.id = mine.request_id
  where mine.role in ${managers} and (due.expiration_date < ${bounds.soon} or due.id in (${listTroubled(bounds)}))`;

/** The requests at risk, the nearest deadline first, and how many there are. */
export async function findAtRisk(
  db: Kysely<Database>,
  bounds: RiskBounds,
  isKept: boolean,
): Promise<{ ids: string[]; total: number }> {
  const rows = await (isKept ? listFirstKept : listFirstMine)(db, bounds);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

const listFirst = (found: RawBuilder<unknown>, { now }: RiskBounds) => sql<{ id: string; total: number }>`
    select request.id, count(*) over ()::int as total
    from (${found}) found
    join signature_requests request on request.id = found.request_id
    where request.status = 'OPEN' and request.accepted_at is null
      and (request.expiration_date is null or request.expiration_date > ${now})
      and exists (select from signatures s where s.request_id = request.id and s.status in ('OPEN', 'WAITING'))
    group by request.id order by request.expiration_date nulls last, request.id limit ${most}`;

const listFirstKept = keepQuery((_db, bounds: RiskBounds) => listFirst(listKept(bounds), bounds), { isLong: true });

const listFirstMine = async (db: Kysely<Database>, bounds: RiskBounds) =>
  (await listFirst(listMine(bounds), bounds).execute(db)).rows;

/** What is told of them, as far as the caller looks after them now: the kept list says only which. */
export async function readAtRisk(
  db: Kysely<Database>,
  { userId }: RiskBounds,
  ids: readonly string[],
): Promise<RiskRow[]> {
  const { rows } = await sql<RiskRow>`
    select request.id, request.title, request.expiration_date, request.reminders_ended_at, request.open_questions as questions,
      (select count(*)::int from signatures s where s.request_id = request.id and s.status in ('OPEN', 'WAITING')) as missing,
      array(select distinct coalesce(account.email, s.email) from signatures s left join users account on account.id = s.user_id
        where s.request_id = request.id and s.status = 'OPEN' and s.mail_refused_at is not null order by 1 limit 3) as refused
    from signature_requests request where request.id in (
      select request_id from (${accessOf(userId, 'some')}) mine where request_id = any(${ids}::uuid[]) and role in ${managers})
    order by array_position(${ids}::uuid[], request.id)`.execute(db);
  return rows;
}
