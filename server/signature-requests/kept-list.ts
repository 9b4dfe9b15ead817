import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SignatureRequestPage } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { findListed } from './find-listed.ts';
import { areSettled, findStretch } from './find-stretch.ts';
import {
  hasLegs,
  isToSign,
  listLegs,
  Part,
  states,
  sumAll,
  sumUp,
  turn,
  writeOrder,
  writeState,
  type Cut,
  type KeptList,
  type State,
} from './list-part.ts';
import type { Caller, ListFilter, ListQuery } from './list-query.ts';

interface Head {
  is_built: boolean;
  is_due: boolean;
  has_search: boolean;
  has_words: boolean;
  entries: number;
  is_counted: boolean;
  counts: [state: string, missing: number, count: number][] | null;
}

const readHead = async (db: Kysely<Database>, { userId, now }: Caller): Promise<Head> =>
  (await listHeads(db, { userId, now }))[0]!;

const listHeads = keepQuery(
  (_db, { userId, now }: Pick<Caller, 'userId' | 'now'>) => sql<Head>`
    select exists (select from request_lists where user_id = ${userId} and built_at is not null) as is_built,
      exists (select from listed_requests where user_id = ${userId} and expires_at <= ${now} and expires_at is not null and not is_late)
        or exists (select from listed_requests where user_id = ${userId} and expires_at > ${now} and is_late) as is_due,
      to_regclass('signatures_search') is not null as has_search,
      exists (select from request_lists where user_id = ${userId} and words_at is not null) as has_words,
      coalesce(sum(entries), 0)::int as entries, coalesce(bool_and(open_signatures is not null), true) as is_counted,
      json_agg(json_build_array(state, open_signatures, count)) filter (where state is not null) as counts
    from (
      select state, open_signatures, sum(count) as count, count(*) as entries from request_list_counts
      where user_id = ${userId} and moment = 'updated_at' group by state, open_signatures
    ) counted`,
);

/** Lists what has expired since somebody looked as such, and what has not as open again: a deadline may have moved, and so may the clock. */
const settle = ({ userId, now }: Caller): RawBuilder<unknown> => sql`
  update listed_requests set is_late = not is_late,
    state = case when is_late then 'OPEN' else 'EXPIRED' end || substr(state, strpos(state, ' '))
  where user_id = ${userId} and request_id in (
    select request_id from listed_requests where user_id = ${userId}
      and (expires_at <= ${now} and expires_at is not null and not is_late or expires_at > ${now} and is_late)
    for update skip locked)`;

/** More rows than that are summed up by the job: each costs a microsecond or two. */
const mostEntries = 5000;

/** What a row costs is less than a microsecond where it is read from its index or on the way, and some where it is looked up by its key. */
const limits = { few: 1000, mostPassed: 2000, mostWalked: 30_000 };

/** Whether an account's list is kept, without what it counts. */
export async function findKept(
  db: Kysely<Database>,
  userId: string,
): Promise<{ isKept: boolean; isScattered: boolean }> {
  return (await listKeeping(db, { userId }))[0]!;
}

const listKeeping = keepQuery(
  (_db, { userId }: { userId: string }) => sql<{ isKept: boolean; isScattered: boolean }>`
    select exists (select from request_lists where user_id = ${userId} and built_at is not null) as "isKept",
      (select count(*) from (select from request_list_counts where user_id = ${userId} limit ${mostEntries + 1}) entry) > ${mostEntries}
        as "isScattered"`,
);

/** Whose list was short when it was opened last. */
const short = new Set<string>();
const mostRemembered = 10_000;

function remember(userId: string, isShort: boolean): void {
  short.delete(userId);
  if (isShort) short.add(userId);
  if (short.size > mostRemembered) short.delete(short.keys().next().value!);
}

/** The list of an account, or nothing where it is not kept. */
export async function openKeptList(db: Kysely<Database>, caller: Caller): Promise<KeptList | undefined> {
  let head = await readHead(db, caller);
  if (!head.is_built) return undefined;
  const hasChanged = head.is_due;
  if (head.is_due) {
    await settle(caller).execute(db);
    head = await readHead(db, caller);
  }
  const counts = new Map<string, number>();
  const missing = new Map<number, Map<string, number>>();
  for (const [state, lacking, count] of head.counts ?? []) {
    counts.set(state, (counts.get(state) ?? 0) + count);
    missing.set(lacking, (missing.get(lacking) ?? new Map<string, number>()).set(state, count));
  }
  remember(caller.userId, sumAll({ counts }) <= limits.few);
  return {
    counts,
    missing: head.is_counted ? missing : undefined,
    hasChanged,
    isScattered: head.entries > mostEntries,
    hasSearch: head.has_search,
    hasWords: head.has_words,
    ...limits,
  };
}

/** How many requests each view holds. */
export function countKeptTabs({ counts }: KeptList): SignatureRequestPage['counts'] {
  const count = (isIn: (state: State) => boolean) =>
    states.filter(isIn).reduce((sum, state) => sum + (counts.get(writeState(state)) ?? 0), 0);
  return {
    inbox: count(({ status }) => status !== 'DRAFT'),
    drafts: count(({ status }) => status === 'DRAFT'),
    to_sign: count(isToSign),
    sent: count(({ status, sender }) => status === 'OPEN' && sender === 'me'),
  };
}

/** The ids of a page of a short list, together with what the list holds, which tells whether they count; nothing where it may be long, or they are found otherwise. */
export function readAhead(db: Kysely<Database>, query: ListQuery, caller: Caller): Promise<string[]> | undefined {
  const part = new Part(query, caller);
  if (!short.has(caller.userId) || part.isSearch || part.hasDates) return undefined;
  const ids = readSorted(db, part, { size: query.size, skipped: (query.page - 1) * query.size });
  ids.catch(() => undefined);
  return ids;
}

/** The ids of one page in its order, and how many there are; `isMore`: at least. `ahead`: what `readAhead` has asked for. */
export async function readKeptPage(
  db: Kysely<Database>,
  list: KeptList,
  query: ListQuery,
  caller: Caller,
  ahead?: Promise<string[]>,
): Promise<{ ids: string[]; total: number; isMore: boolean }> {
  const part = new Part(query, caller);
  const skipped = (query.page - 1) * query.size;
  if (part.isSearch) return findListed(db, list, part, { size: query.size, skipped });
  const { total, later } = await countPart(db, list, part);
  if (ahead && !list.hasChanged && total <= list.few) return { ids: await ahead, total, isMore: false };
  const size = Math.min(query.size, total - skipped);
  const ids = size <= 0 ? [] : await readPart(db, list, part, { size, skipped, total, later });
  return { ids, total, isMore: false };
}

/** Of a part of which it is known how many it has, and how many not asked for come before the latest. */
async function readPart(
  db: Kysely<Database>,
  list: KeptList,
  part: Part,
  { size, skipped, total, later }: Cut & { total: number; later: number | undefined },
): Promise<string[]> {
  const { query } = part;
  if (total <= list.few) return readSorted(db, part, { size, skipped });
  const legs = hasLegs(query) ? listLegs(list, part) : undefined;
  if (legs && later !== undefined) return readByLegs(db, list, legs, { size, skipped });
  // From the nearer end: what comes first in one order comes last in the other.
  const left = total - skipped - size;
  if (query.sort_by === 'updated_at' || query.sort_by === 'created_at') {
    if (later === undefined) return readSorted(db, part, { size, skipped });
    const cut = { size, skipped: later + (query.sort === 'desc' ? skipped : left) };
    const ids = await readByDay(db, part, query.sort_by, cut);
    return query.sort === 'desc' ? ids : ids.toReversed();
  }
  // By missing signatures, where it is not known how many there are; and by dates that are not those of the order.
  if (query.sort_by !== 'title') return readSorted(db, part, { size, skipped });
  if (!part.hasDates && Math.min(skipped, left) > list.mostPassed) {
    const ids = await readByStretch(db, part, { size, skipped: query.sort === 'asc' ? skipped : left }, total);
    if (ids) return query.sort === 'asc' ? ids : ids.toReversed();
  }
  const isNear = skipped <= left;
  const sort = isNear ? query.sort : turn(query.sort);
  const cut = { size, skipped: isNear ? skipped : left };
  const ids = part.hasDates ? await readStretches(db, part, sort, cut) : await passOver(db, part, sort, cut);
  if (ids.length < size) return readSorted(db, part, { size, skipped });
  return isNear ? ids : ids.toReversed();
}

/** How many there are, and how many that are not asked for come before the latest: unknown where the dates are not those of the order. */
async function countPart(
  db: Kysely<Database>,
  list: KeptList,
  part: Part,
): Promise<{ total: number; later: number | undefined }> {
  const { query, from, until } = part;
  const whole = sumUp(list, part);
  if (!from && !until) return { total: whole, later: 0 };
  const { rows } = await sql<{ since: number; later: number }>`
    select ${from ? part.rank(from) : sql`${whole}`}::int as since, ${until ? part.rank(until) : sql`0`}::int as later`.execute(
    db,
  );
  const { since, later } = rows[0]!;
  const moment = hasLegs(query) ? 'updated_at' : query.sort_by;
  return { total: Math.max(0, since - later), later: moment === query.date_time_mode ? later : undefined };
}

/** All that are asked for are put in order. */
async function readSorted(db: Kysely<Database>, part: Part, cut: Cut): Promise<string[]> {
  const { userId, states } = part;
  const rows =
    part.hasDates || part.missing !== undefined
      ? (await sortRows(part, part.ofDates, cut).execute(db)).rows
      : await findSorted(part)(db, { userId, states, ...cut });
  return rows.map(({ id }) => id);
}

/** Behind `offset` they are found by what they are asked for, and not by their order. */
const sortRows = ({ ordering, query }: Part, isAsked: RawBuilder<boolean>, { size, skipped }: Cut) => sql<{
  id: string;
}>`
    select row.id from (select listed.request_id as id, ${ordering} from listed_requests listed where ${isAsked} offset 0) row
    order by ${writeOrder('row', 'id', query)} limit ${size} offset ${skipped}`;

type Sorted = Cut & { userId: string; states: readonly string[] };
/** By their orders, where no dates are asked for. */
const sorted = new Map<string, (db: Kysely<Database>, values: Sorted) => Promise<{ id: string }[]>>();

function findSorted(part: Part) {
  const order = `${part.query.sort_by} ${part.query.sort}`;
  const known =
    sorted.get(order) ??
    keepQuery((_db, { userId, states, size, skipped }: Sorted) =>
      sortRows(part, sql`listed.user_id = ${userId} and listed.state = any(${states})`, { size, skipped }),
    );
  sorted.set(order, known);
  return known;
}

/** From the beginning of the titles: their index knows the states. */
async function passOver(db: Kysely<Database>, part: Part, sort: ListFilter['sort'], { size, skipped }: Cut) {
  const { rows } = await sql<{ id: string }>`
    select listed.request_id as id from listed_requests listed where ${part.ofStates}
    order by ${writeOrder('listed', 'request_id', { sort_by: 'title', sort })} limit ${size} offset ${skipped}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * From the beginning of the titles, of some dates: each stretch has an index of those, so that one that has none costs next to nothing. Nothing where not each
 * row knows its stretch (`findStretch`).
 */
async function readStretches(db: Kysely<Database>, part: Part, sort: ListFilter['sort'], { size, skipped }: Cut) {
  const [direction, first] = sort === 'asc' ? [sql`asc`, sql`nulls first`] : [sql`desc`, sql`nulls last`];
  // Behind `offset` each stretch is put in order by itself, after those that come before it.
  const { rows } = await sql<{ id: string }>`
    select listed.id from (
      select stretch from (
        select 0::bigint as stretch, null as sort_title, null::uuid as request_id
        union all select stretch, sort_title, request_id from request_list_milestones where user_id = ${part.userId}
      ) stretch where ${areSettled(part.userId)} order by sort_title ${direction} ${first}, request_id ${direction} offset 0
    ) stretch cross join lateral (
      select listed.request_id as id from listed_requests listed where listed.stretch = stretch.stretch and ${part.ofDates}
      order by ${writeOrder('listed', 'request_id', { sort_by: 'title', sort })} offset 0
    ) listed limit ${size} offset ${skipped}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One leg after the other: how many each has is known, and within one the latest come first. */
async function readByLegs(db: Kysely<Database>, list: KeptList, legs: readonly Part[], cut: Cut): Promise<string[]> {
  const ids: string[] = [];
  let passed = 0;
  for (const leg of legs) {
    if (ids.length === cut.size) break;
    const { total, later } = await countPart(db, list, leg);
    const skipped = Math.max(0, cut.skipped - passed);
    const size = Math.min(cut.size - ids.length, total - skipped);
    passed += total;
    if (size <= 0) continue;
    const found =
      total <= list.few
        ? await readSorted(db, leg, { size, skipped })
        : await readByDay(db, leg, 'updated_at', { size, skipped: later! + skipped });
    ids.push(...found);
  }
  return ids;
}

/** The latest first: the day in which the cut begins is found by what was counted, and its rows alone are passed over. */
async function readByDay(
  db: Kysely<Database>,
  part: Part,
  moment: 'created_at' | 'updated_at',
  { size, skipped }: Cut,
): Promise<string[]> {
  const { rows: places } = await sql<{ day: string; before: number }>`
    select day::text, before::int from (
      select day, count, sum(count) over (order by day desc) - count as before from ${part.days(moment)} days
    ) place where before + count > ${skipped} order by day desc limit 1`.execute(db);
  const place = places[0];
  if (!place) return [];
  const { rows } = await sql<{ id: string }>`
    select listed.request_id as id from listed_requests listed where ${part.ofStates}
      and ${sql.ref(`listed.${moment}`)} < ((${place.day}::date + 1)::timestamp at time zone 'UTC')
    order by ${writeOrder('listed', 'request_id', { sort_by: moment, sort: 'desc' })} limit ${size} offset ${skipped - place.before}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** In the order of titles, from the last milestone before the cut. */
async function readByStretch(
  db: Kysely<Database>,
  part: Part,
  { size, skipped }: Cut,
  whole: number,
): Promise<string[] | undefined> {
  const stretch = await findStretch(db, part.userId, { states: part.states, whole, skipped });
  if (!stretch) return undefined;
  const { rows } = await sql<{ id: string }>`
    select listed.request_id as id from listed_requests listed where ${part.ofStates}
      and (listed.sort_title, listed.request_id) >= (${stretch.sort_title}, ${stretch.request_id}::uuid)
    order by ${writeOrder('listed', 'request_id', { sort_by: 'title', sort: 'asc' })} limit ${size} offset ${skipped - Number(stretch.before)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The ids of the whole list in its order, as bytes: there may be a million. */
export async function listKeptMatching(
  db: Kysely<Database>,
  { hasWords }: KeptList,
  query: ListFilter,
  caller: Caller,
): Promise<Buffer> {
  const part = new Part(query, caller);
  const rows = part.isSearch
    ? part.listFound({ hasWords, isFew: false })
    : sql`(select listed.*, listed.request_id as id from listed_requests listed where ${part.ofDates})`;
  const { rows: answer } = await sql<{ ids: Buffer | null }>`
    select string_agg(uuid_send(row.id), ''::bytea order by ${writeOrder('row', 'id', query)}) as ids
    from ${rows} row`.execute(db);
  return answer[0]?.ids ?? Buffer.alloc(0);
}
