import { sql, type RawBuilder } from 'kysely';
import { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { contain, listWords, matchWord, type Caller, type ListFilter } from './list-query.ts';

/** What is known of an account's list before a row of it is read. */
export interface KeptList {
  /** How many there are of each state, as of now. */
  counts: ReadonlyMap<string, number>;
  /** The same by how many signatures are missing; nothing as long as an older version's count stands. */
  missing: ReadonlyMap<number, ReadonlyMap<string, number>> | undefined;
  /** What was due in it was listed otherwise when it was opened: whatever was read at the same time is of before. */
  hasChanged: boolean;
  /** So much was counted since it was summed up that reading it takes longer than it need. */
  isScattered: boolean;
  /** Words are found by an index. */
  hasSearch: boolean;
  /** What each request is searched by stands in the list itself. */
  hasWords: boolean;
  /** So few are read and ordered whole, whichever of the list's order they are spread over; and so many of what is searched for are counted. */
  few: number;
  /** Rows that are passed over before a nearer one is looked for. */
  mostPassed: number;
  /** Rows that a search looks at in the order of the list, before it looks for its words elsewhere. */
  mostWalked: number;
}

/** A page of it. */
export interface Cut {
  size: number;
  skipped: number;
}

/** A state of the list, as migration 069 writes it. */
export interface State {
  status: RequestStatus;
  own: 'OPEN' | 'SIGNED' | '-';
  sender: 'me' | 'others';
}

export const states: readonly State[] = RequestStatus.options.flatMap((status) =>
  (['OPEN', 'SIGNED', '-'] as const).flatMap((own) =>
    (['me', 'others'] as const).map((sender) => ({ status, own, sender })),
  ),
);
export const writeState = ({ status, own, sender }: State): string => `${status} ${own} ${sender}`;

export const isToSign = ({ status, own }: State): boolean => status === 'OPEN' && own === 'OPEN';
const isSignedByMe = ({ status, own, sender }: State): boolean =>
  status === 'OPEN' && own === 'SIGNED' && sender !== 'me';

/** All statuses in their order, as the database has it. */
const listStatuses = (sort: ListFilter['sort']): RequestStatus[] =>
  RequestStatus.options.toSorted((one, other) => (one < other === (sort === 'asc') ? -1 : 1));

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

/** The column of a kept list by which each order goes. */
export const columns = {
  title: 'sort_title',
  status: 'status',
  created_at: 'created_at',
  updated_at: 'updated_at',
  open_signatures: 'open_signatures',
} as const satisfies Record<ListFilter['sort_by'], string>;

/** The part of the list that is asked for. */
export class Part {
  readonly #caller: Caller;
  readonly userId: string;
  readonly query: ListFilter;
  readonly states: readonly string[];
  /** How many signatures are missing, where that is asked for. */
  readonly missing: number | undefined;

  constructor(query: ListFilter, caller: Caller, only: readonly string[] = listStates(query), missing?: number) {
    this.#caller = caller;
    this.userId = caller.userId;
    this.query = query;
    this.states = only;
    this.missing = missing;
  }

  /** Those of them that have this status. */
  ofStatus(status: RequestStatus): Part {
    const only = this.states.filter((state) => state.startsWith(`${status} `));
    return new Part(this.query, this.#caller, only);
  }

  /** Those of them that lack so many signatures. */
  ofMissing(missing: number): Part {
    return new Part(this.query, this.#caller, this.states, missing);
  }

  /** SQL: what is said of how many signatures are missing. */
  get isMissing(): RawBuilder<unknown> {
    return this.missing === undefined ? sql`` : sql`and open_signatures = ${this.missing}`;
  }

  /** SQL: rows of `listed` of the account and of the states. */
  get ofStates(): RawBuilder<boolean> {
    return sql`listed.user_id = ${this.userId} and listed.state = any(${this.states}) ${this.isMissing}`;
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

  /** SQL: and of the dates. */
  get inDates(): RawBuilder<unknown> {
    const moment = sql.ref(`listed.${this.query.date_time_mode}`);
    return sql`${this.from ? sql`and ${moment} >= ${this.from}` : sql``} ${this.until ? sql`and ${moment} < ${this.until}` : sql``}`;
  }

  /** SQL: rows of `listed` that count, by state and date. */
  get ofDates(): RawBuilder<boolean> {
    return sql`${this.ofStates} ${this.inDates}`;
  }

  /** SQL: what the order of `listed` looks at, beside the id. */
  get ordering(): RawBuilder<unknown> {
    const column = sql.ref(`listed.${columns[this.query.sort_by]}`);
    return hasLegs(this.query) ? sql`${column}, listed.updated_at` : column;
  }

  /** SQL: how many were counted of each day. */
  days(moment: string): RawBuilder<unknown> {
    return sql`(select day, sum(count)::bigint as count from request_list_counts where user_id = ${this.userId}
      and moment = ${moment} and state = any(${this.states}) ${this.isMissing} group by day having sum(count) <> 0)`;
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
      return sql`(select listed.request_id as id, ${this.ordering} from listed_requests listed
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

  get hasDates(): boolean {
    return this.from !== undefined || this.until !== undefined;
  }

  get isSearch(): boolean {
    return listWords(this.query.search).length > 0;
  }
}

/** How many of a list are of a part’s states, and lack as many signatures. */
export function sumUp({ counts, missing }: KeptList, part: Part): number {
  const own = part.missing === undefined ? counts : missing?.get(part.missing);
  return part.states.reduce((sum, state) => sum + (own?.get(state) ?? 0), 0);
}

export const sumAll = ({ counts }: Pick<KeptList, 'counts'>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** How what is searched for is found. */
export interface Search {
  /** Else title and people of each request are looked up. */
  hasWords: boolean;
  rare?: string | undefined;
  /** The list is short, so each of its requests is looked up by its key: the database would read those of everybody. */
  isFew: boolean;
}

/** SQL: ids of whatever requests a word stands in, as long as it is not of a masked address. */
export const mention = (word: string): RawBuilder<unknown> => sql`(
  select id from signature_requests where title ilike ${contain(word)}
  union all select request_id from signatures
    where coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email ilike ${contain(word)}
  union all select request_id from observers where email ilike ${contain(word)})`;

export const turn = (sort: ListFilter['sort']) => (sort === 'asc' ? 'desc' : 'asc');

/** The parts that come one after the other, where within each the latest come first; nothing where it is not known how long they are. */
export function listLegs(list: KeptList, part: Part): Part[] | undefined {
  const { sort_by, sort } = part.query;
  const legs =
    sort_by === 'status'
      ? listStatuses(sort).map((status) => part.ofStatus(status))
      : list.missing &&
        [...list.missing.keys()]
          .toSorted((one, other) => (sort === 'asc' ? one - other : other - one))
          .map((missing) => part.ofMissing(missing));
  return legs?.filter((leg) => sumUp(list, leg) > 0);
}

/** By a column of few values, of each of which the latest come first. */
export const hasLegs = ({ sort_by }: Pick<ListFilter, 'sort_by'>): boolean =>
  sort_by === 'status' || sort_by === 'open_signatures';

/** SQL: the order of the list, as `list-query.ts` has it. Ties are broken by the id. */
export function writeOrder(
  table: string,
  id: string,
  { sort_by, sort }: Pick<ListFilter, 'sort_by' | 'sort'>,
): RawBuilder<unknown> {
  const direction = sort === 'asc' ? sql`asc` : sql`desc`;
  const [first, last] = [sql`${sql.ref(`${table}.${columns[sort_by]}`)} ${direction}`, sql.ref(`${table}.${id}`)];
  return hasLegs({ sort_by })
    ? sql`${first}, ${sql.ref(`${table}.updated_at`)} desc, ${last} desc`
    : sql`${first}, ${last} ${direction}`;
}
