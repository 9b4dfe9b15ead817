import { sql, type Kysely, type RawBuilder } from 'kysely';
import { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { SignatureRequestPage } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { chooseProbe } from './choose-probe.ts';
import { findStretch } from './find-stretch.ts';
import { contain, listWords, matchWord, type Caller, type ListFilter, type ListQuery } from './list-query.ts';

/** What is known of an account's list before a row of it is read. */
export interface KeptList {
  /** How many there are of each state, as of now. */
  counts: ReadonlyMap<string, number>;
  /** So much was counted since it was summed up that reading it takes longer than it need. */
  isScattered: boolean;
  /** Words are found by an index. */
  hasSearch: boolean;
  /** What each request is searched by stands in the list itself. */
  hasWords: boolean;
  /** Rows that are passed over before a nearer one is looked for. */
  mostPassed: number;
}

interface Head {
  is_built: boolean;
  is_due: boolean;
  has_search: boolean;
  has_words: boolean;
  entries: number;
  counts: Record<string, number> | null;
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
      coalesce(sum(entries), 0)::int as entries, json_object_agg(state, count) filter (where state is not null) as counts
    from (
      select state, sum(count) as count, count(*) as entries from request_list_counts
      where user_id = ${userId} and moment = 'updated_at' group by state
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

const mostPassed = 2000;

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

/** The list of an account, or nothing where it is not kept. */
export async function openKeptList(db: Kysely<Database>, caller: Caller): Promise<KeptList | undefined> {
  let head = await readHead(db, caller);
  if (!head.is_built) return undefined;
  if (head.is_due) {
    await settle(caller).execute(db);
    head = await readHead(db, caller);
  }
  return {
    counts: new Map(Object.entries(head.counts ?? {})),
    isScattered: head.entries > mostEntries,
    hasSearch: head.has_search,
    hasWords: head.has_words,
    mostPassed,
  };
}

/** A state of the list, as migration 069 writes it. */
interface State {
  status: RequestStatus;
  own: 'OPEN' | 'SIGNED' | '-';
  sender: 'me' | 'others';
}

const states: readonly State[] = RequestStatus.options.flatMap((status) =>
  (['OPEN', 'SIGNED', '-'] as const).flatMap((own) =>
    (['me', 'others'] as const).map((sender) => ({ status, own, sender })),
  ),
);
const writeState = ({ status, own, sender }: State): string => `${status} ${own} ${sender}`;

const isToSign = ({ status, own }: State): boolean => status === 'OPEN' && own === 'OPEN';
const isSignedByMe = ({ status, own, sender }: State): boolean =>
  status === 'OPEN' && own === 'SIGNED' && sender !== 'me';

/** The states that a list is asked for. */
const listStates = ({ status: statuses, send_by }: ListFilter): string[] =>
  states
    .filter(
      (state) =>
        (send_by === undefined || state.sender === send_by) &&
        (statuses?.length
          ? statuses.includes(state.status) ||
            (statuses.includes('TO_SIGN') && isToSign(state)) ||
            (statuses.includes('HAVE_SIGNED') && isSignedByMe(state))
          : state.status !== 'DRAFT'),
    )
    .map(writeState);

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

const columns = {
  title: 'sort_title',
  status: 'status',
  created_at: 'created_at',
  updated_at: 'updated_at',
  open_signatures: 'open_signatures',
} as const satisfies Record<ListFilter['sort_by'], string>;

/** The part of the list that is asked for. */
class Part {
  readonly #caller: Caller;
  readonly userId: string;
  readonly query: ListFilter;
  readonly states: readonly string[];

  constructor(query: ListFilter, caller: Caller) {
    this.#caller = caller;
    this.userId = caller.userId;
    this.query = query;
    this.states = listStates(query);
  }

  /** SQL: rows of `listed` of the account and of the states. */
  get ofStates(): RawBuilder<boolean> {
    return sql`listed.user_id = ${this.userId} and listed.state = any(${this.states})`;
  }

  /** SQL: the first moment that counts, and the first that does not any more. */
  get from(): RawBuilder<Date> | undefined {
    const { date_from: day } = this.query;
    return day ? sql`(${day}::date::timestamp at time zone ${this.#caller.zone})` : undefined;
  }
  get until(): RawBuilder<Date> | undefined {
    const { date_to: day } = this.query;
    return day ? sql`((${day}::date + 1)::timestamp at time zone ${this.#caller.zone})` : undefined;
  }

  /** SQL: rows of `listed` that count, by state and date. */
  get ofDates(): RawBuilder<boolean> {
    const moment = sql.ref(`listed.${this.query.date_time_mode}`);
    return sql`${this.ofStates} ${this.from ? sql`and ${moment} >= ${this.from}` : sql``} ${this.until ? sql`and ${moment} < ${this.until}` : sql``}`;
  }

  /** SQL: how many were counted of each day. */
  days(moment: string): RawBuilder<unknown> {
    return sql`(select day, sum(count)::bigint as count from request_list_counts where user_id = ${this.userId}
      and moment = ${moment} and state = any(${this.states}) group by day having sum(count) <> 0)`;
  }

  /** SQL: how many rows there are of an instant and after it: whole days by their count, the rest of its own by its rows. */
  rank(instant: RawBuilder<Date>): RawBuilder<number> {
    const moment = sql.ref(`listed.${this.query.date_time_mode}`);
    const day = sql`(${instant} at time zone 'UTC')::date`;
    return sql`((select coalesce(sum(count), 0) from ${this.days(this.query.date_time_mode)} later where day > ${day})
      + (select count(*) from listed_requests listed where ${this.ofStates} and ${moment} >= ${instant}
        and ${moment} < ((${day} + 1)::timestamp at time zone 'UTC')))`;
  }

  /** SQL: rows of `listed` that hold every word, by `id`. `rare`: a word of which an index knows where it is. */
  listFound({ hasWords, rare, isFew }: Search): RawBuilder<unknown> {
    const known = rare === undefined ? sql`` : sql`and listed.request_id in (select id from ${mention(rare)} known)`;
    const words = listWords(this.query.search);
    if (hasWords)
      return sql`(select listed.request_id as id, ${sql.ref(`listed.${columns[this.query.sort_by]}`)} from listed_requests listed
        where ${this.ofDates} ${known} and ${this.hasWords})`;
    // Behind `offset` nothing is joined otherwise than it stands.
    const request = isFew
      ? sql`cross join lateral (select title from signature_requests where id = listed.request_id offset 0) request`
      : sql`join signature_requests request on request.id = listed.request_id`;
    return sql`(select row.* from (
        select listed.request_id as id, listed.role, listed.sort_title, listed.status, listed.created_at, listed.updated_at,
          listed.open_signatures, request.title
        from listed_requests listed ${request} where ${this.ofDates} ${known}
      ) row where ${sql.join(
        words.map((word) => matchWord(word, this.userId)),
        sql` and `,
      )})`;
  }

  /** SQL: rows of `listed` that hold every word. Behind `select` a pattern is made once, and not for each row. */
  get hasWords(): RawBuilder<boolean> {
    const words = listWords(this.query.search).map((word) => sql`listed.words like (select lower(${contain(word)}))`);
    return sql`${sql.join(words, sql` and `)}`;
  }

  /** Its order is cut into stretches. */
  get hasStretches(): boolean {
    return this.query.sort_by === 'title' && !this.from && !this.until;
  }

  get isSearch(): boolean {
    return listWords(this.query.search).length > 0;
  }
}

interface Search {
  /** Else title and people of each request are looked up. */
  hasWords: boolean;
  rare?: string | undefined;
  /** The list is short, so each of its requests is looked up by its key: the database would read those of everybody. */
  isFew: boolean;
}

/** SQL: ids of whatever requests a word stands in, as long as it is not of a masked address. */
const mention = (word: string): RawBuilder<unknown> => sql`(
  select id from signature_requests where title ilike ${contain(word)}
  union all select request_id from signatures
    where coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email ilike ${contain(word)}
  union all select request_id from observers where email ilike ${contain(word)})`;

/** How a search is gone about. */
interface Approach {
  /** The word of a search, or a part of it, that the fewest requests have, as far as can be known; nothing where looking at each costs less. */
  rare?: string | undefined;
  /** So many have all words that a page is soon found in the order of the list. */
  isCommon: boolean;
}

async function findApproach(
  db: Kysely<Database>,
  { hasSearch, hasWords }: KeptList,
  part: Part,
  whole: number,
): Promise<Approach> {
  if (whole <= few) return { isCommon: false };
  const words = listWords(part.query.search);
  const { probe, share } = hasWords ? await chooseProbe(db, part.userId, words) : { probe: undefined, share: 0 };
  const isCommon = share > leastCommon;
  if (!hasSearch || isCommon) return { isCommon };
  // Three letters in a row are what the index is made of; the mark of a mask stands in no address.
  const rare = hasWords
    ? [probe].flatMap((one) => one ?? [])
    : words.filter((one) => /[\p{L}\p{N}]{3}/u.test(one) && !one.includes('…'));
  const guesses: { word: string; rows: number }[] = [];
  for (const word of rare) {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select from ${mention(word)} known`.execute(db);
    guesses.push({ word, rows: rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'] });
  }
  const rarest = guesses.toSorted((one, other) => one.rows - other.rows)[0];
  // What an index finds costs as much as so many rows of the list that are looked at.
  return { isCommon, rare: rarest && rarest.rows < whole / (hasWords ? 8 : 4) ? rarest.word : undefined };
}

const sumUp = ({ counts }: KeptList, part: Part): number =>
  part.states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);

const sumAll = ({ counts }: KeptList): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

const turn = (sort: ListFilter['sort']) => (sort === 'asc' ? 'desc' : 'asc');
const writeOrder = (table: string, id: string, sortBy: ListFilter['sort_by'], sort: ListFilter['sort']) => {
  const direction = sort === 'asc' ? sql`asc` : sql`desc`;
  return sql`${sql.ref(`${table}.${columns[sortBy]}`)} ${direction}, ${sql.ref(`${table}.${id}`)} ${direction}`;
};

/** From this share of the list on a page of what is searched for is met in its order. */
const leastCommon = 0.1;

/** So few are read and ordered whole, whichever of the list's order they are spread over. */
const few = 1000;

/** The ids of one page in its order, and how many there are. */
export async function readKeptPage(
  db: Kysely<Database>,
  list: KeptList,
  query: ListQuery,
  caller: Caller,
): Promise<{ ids: string[]; total: number }> {
  const part = new Part(query, caller);
  const skipped = (query.page - 1) * query.size;
  if (part.isSearch) return readFound(db, list, part, { size: query.size, skipped });
  const { total, later } = await countPart(db, list, part);
  const size = Math.min(query.size, total - skipped);
  if (size <= 0) return { ids: [], total };
  const page = { size, skipped };
  if (total <= few) return { total, ids: await readFew(db, part, page) };
  // From the nearer end: what comes first in one order comes last in the other.
  const left = total - skipped - size;
  const isByDay = query.sort_by === 'updated_at' || query.sort_by === 'created_at';
  if (isByDay && later !== undefined) {
    const ids = await readByDay(db, part, { size, skipped: later + (query.sort === 'desc' ? skipped : left) });
    return { total, ids: query.sort === 'desc' ? ids : ids.toReversed() };
  }
  if (part.hasStretches && Math.min(skipped, left) > list.mostPassed) {
    const ids = await readByStretch(db, part, { size, skipped: query.sort === 'asc' ? skipped : left }, total);
    if (ids) return { total, ids: query.sort === 'asc' ? ids : ids.toReversed() };
  }
  const isNear = skipped <= left;
  const sort = isNear ? query.sort : turn(query.sort);
  const { rows } = await sql<{ id: string }>`
    select listed.request_id as id from listed_requests listed where ${part.ofDates}
    order by ${writeOrder('listed', 'request_id', query.sort_by, sort)} limit ${size} offset ${isNear ? skipped : left}`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  return { total, ids: isNear ? ids : ids.toReversed() };
}

interface Cut {
  size: number;
  skipped: number;
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
  const isSame = query.sort_by === query.date_time_mode;
  return { total: Math.max(0, since - later), later: isSame ? later : undefined };
}

async function readFew(db: Kysely<Database>, part: Part, { size, skipped }: Cut): Promise<string[]> {
  const { sort_by, sort } = part.query;
  const { rows } = await sql<{ id: string }>`
    with few as materialized (select listed.* from listed_requests listed where ${part.ofDates})
    select few.request_id as id from few order by ${writeOrder('few', 'request_id', sort_by, sort)} limit ${size} offset ${skipped}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The latest first: the day in which the cut begins is found by what was counted, and its rows alone are passed over. */
async function readByDay(db: Kysely<Database>, part: Part, { size, skipped }: Cut): Promise<string[]> {
  const moment = columns[part.query.sort_by];
  const { rows: places } = await sql<{ day: string; before: number }>`
    select day::text, before::int from (
      select day, count, sum(count) over (order by day desc) - count as before from ${part.days(moment)} days
    ) place where before + count > ${skipped} order by day desc limit 1`.execute(db);
  const place = places[0];
  if (!place) return [];
  const { rows } = await sql<{ id: string }>`
    select listed.request_id as id from listed_requests listed where ${part.ofStates}
      and ${sql.ref(`listed.${moment}`)} < ((${place.day}::date + 1)::timestamp at time zone 'UTC')
    order by ${writeOrder('listed', 'request_id', part.query.sort_by, 'desc')} limit ${size} offset ${skipped - place.before}`.execute(
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
    order by ${writeOrder('listed', 'request_id', 'title', 'asc')} limit ${size} offset ${skipped - Number(stretch.before)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function readFound(db: Kysely<Database>, list: KeptList, part: Part, { size, skipped }: Cut) {
  const whole = sumUp(list, part);
  const { rare, isCommon } = await findApproach(db, list, part, whole);
  const { sort_by, sort } = part.query;
  const isSoonFound = isCommon && skipped + size <= few / 2 && !part.from && !part.until && whole > sumAll(list) / 2;
  const search = { hasWords: list.hasWords, rare, isFew: whole <= few };
  const { rows } = await sql<{ total: number; ids: string[] | null }>`${
    isSoonFound
      ? // What half the list has is not put down to be ordered: it is counted, and its first ones are met on the way. Behind `offset` the order stands.
        sql`select (select count(*)::int from ${part.listFound(search)} found) as total, array(
          select id from (
            select listed.request_id as id, listed.words, listed.state from listed_requests listed where listed.user_id = ${part.userId}
            order by ${writeOrder('listed', 'request_id', sort_by, sort)} offset 0
          ) listed where listed.state = any(${part.states}) and ${part.hasWords} limit ${size} offset ${skipped}) as ids`
      : sql`with found as materialized ${part.listFound(search)}
        select (select count(*)::int from found) as total, array(
          select id from found order by ${writeOrder('found', 'id', sort_by, sort)} limit ${size} offset ${skipped}) as ids`
  }`.execute(db);
  return { total: rows[0]!.total, ids: rows[0]!.ids ?? [] };
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
    select string_agg(uuid_send(row.id), ''::bytea order by ${writeOrder('row', 'id', query.sort_by, query.sort)}) as ids
    from ${rows} row`.execute(db);
  return answer[0]?.ids ?? Buffer.alloc(0);
}
