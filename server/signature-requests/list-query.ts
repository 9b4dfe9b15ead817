import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { EndpointInput } from '@sigillum/api-contracts/endpoint.ts';
import type { listSignatureRequests } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import type { SignatureRequestPage } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import type { RequestStatus, SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { groupsOf } from '../groups/groups-repository.ts';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import { accessOf } from '../requests/access.ts';
import { roles, type Role } from '../requests/access-rules.ts';

export type ListQuery = EndpointInput<typeof listSignatureRequests>['query'];
export type ListFilter = Omit<ListQuery, 'page' | 'size'>;

/** A request that the caller takes part in, with the caller's strongest role. */
export interface ListRow {
  id: string;
  title: string;
  status: RequestStatus;
  quality: Database['signature_requests']['quality'];
  legislation: Database['signature_requests']['legislation'];
  expiration_date: Date | null;
  created_at: Date;
  updated_at: Date;
  owner_id: string;
  owner: string;
  owner_name: string;
  role: Role;
  own_status: SignatureStatus | null;
  own_sid: string | null;
  own_delegated: boolean;
  own_for_group: boolean;
  delegation_allowed: boolean;
  is_accepted: boolean;
}

export interface Caller {
  userId: string;
  now: Date;
  /** IANA zone in which the days of the filter are meant. */
  zone: string;
}

/**
 * All requests of the caller that the caller may see, as judgeView rules, or `only` some: the same for the page and for the counts. The own
 * signature is looked up a request: joined to all that are the caller's, it is compared to each of them where PostgreSQL expects few rows.
 * “Is not distinct” has no index, so that those of the request are looked through, and never all of the caller's for each request.
 */
const visible = ({ userId, now }: Pick<Caller, 'userId' | 'now'>, only?: readonly string[]): RawBuilder<unknown> => sql`
  select request.id, request.title, request.quality, request.legislation, request.expiration_date, request.created_at,
    request.updated_at, request.owner_id, mine.role, own.status as own_status, own.sid as own_sid,
    coalesce(own.delegated_by is not null, false) as own_delegated, coalesce(own.group_id is not null, false) as own_for_group,
    request.delegation_allowed, request.accepted_at is not null as is_accepted,
    case when request.status = 'OPEN' and request.accepted_at is null and request.expiration_date <= ${now} then 'EXPIRED' else request.status end as status
  from (
    select distinct on (request_id) request_id, role from (${accessOf(userId, only ? 'some' : 'all')}) access where ${isAmong(only)}
    order by request_id, array_position(${sql.lit(`{${roles.join(',')}}`)}::text[], role)
  ) mine
  join signature_requests request on request.id = mine.request_id
  left join lateral (
    select signature.status, sid, delegated_by, group_id from signatures signature where signature.request_id = request.id
      and (user_id is not distinct from ${userId} or user_id is null and group_id in (${groupsOf(userId)}))
    order by array_position('{OPEN,WAITING,SIGNED,DECLINED,WITHDRAWN,ERROR}'::text[], signature.status), position limit 1
  ) own on true
  where mine.role in ('owner', 'admin', 'writer')
    or (request.status <> 'DRAFT' and (request.status <> 'WITHDRAWN' or own.status = 'SIGNED'))`;

/** Said inside, for PostgreSQL does not carry it there from outside. */
const isAmong = (only: readonly string[] | undefined): RawBuilder<unknown> =>
  only ? sql`request_id = any(${only}::uuid[])` : sql`true`;

/** `%` and `_` of a search are letters like others. */
export const contain = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function filter(query: ListFilter, { userId, zone }: Caller): RawBuilder<unknown> {
  const moment = sql.ref(`row.${query.date_time_mode}`);
  const statuses = query.status;
  const conditions: RawBuilder<unknown>[] = [
    statuses?.length ? matchStatuses(statuses, userId) : sql`row.status <> 'DRAFT'`,
    ...(query.date_from ? [sql`${moment} >= ${query.date_from}::date::timestamp at time zone ${zone}`] : []),
    ...(query.date_to ? [sql`${moment} < (${query.date_to}::date + 1)::timestamp at time zone ${zone}`] : []),
    ...(query.send_by === 'me' ? [sql`row.owner_id = ${userId}`] : []),
    ...(query.send_by === 'others' ? [sql`row.owner_id <> ${userId}`] : []),
    ...listWords(query.search).map((word) => matchWord(word, userId)),
  ];
  return sql.join(conditions, sql` and `);
}

/** As countTabs counts it. */
const toSign = sql`(status = 'OPEN' and own_status = 'OPEN')`;

/** Nothing is left for the caller to do. */
const haveSigned = (userId: string): RawBuilder<unknown> =>
  sql`(status = 'OPEN' and own_status = 'SIGNED' and owner_id <> ${userId})`;

const matchStatuses = (statuses: NonNullable<ListFilter['status']>, userId: string): RawBuilder<unknown> => {
  const ways = [
    sql`status = any(${statuses})`,
    ...(statuses.includes('TO_SIGN') ? [toSign] : []),
    ...(statuses.includes('HAVE_SIGNED') ? [haveSigned(userId)] : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
};

/** Every word counts, however many there are (the contract bounds the text); one that is said twice is looked for once. */
export const listWords = (search = ''): string[] => [...new Set(search.split(/\s+/).filter(Boolean))];

/** Addresses are found as they are shown, so nobody learns by searching which one a mask stands for. */
const showAddress = (table: 's' | 'o', userId: string): RawBuilder<unknown> => {
  const [email, user] = [sql.ref(`${table}.email`), sql.ref(`${table}.user_id`)];
  return sql`case when row.role in ('owner', 'admin', 'writer') or ${user} = ${userId} then ${email}
    else left(${email}, 1) || '…' || substring(${email} from '@[^@]*$') end`;
};

export const matchWord = (word: string, userId: string): RawBuilder<unknown> => sql`(
  row.title ilike ${contain(word)}
  or exists (select from signatures s where s.request_id = row.id
    and concat_ws(' ', s.first_name, s.last_name, ${showAddress('s', userId)}) ilike ${contain(word)})
  or exists (select from observers o where o.request_id = row.id and ${showAddress('o', userId)} ilike ${contain(word)}))`;

/** Ties are broken by the id, so that pages hold together; of one status, or as many missing signatures, the latest come first, whichever way those go. */
const orders: Readonly<Record<ListFilter['sort_by'], RawBuilder<unknown>>> = {
  title: sql`lower(row.title)`,
  status: sql`row.status`,
  created_at: sql`row.created_at`,
  updated_at: sql`row.updated_at`,
  open_signatures: sql`(select count(*) from signatures s where s.request_id = row.id and s.status in ('OPEN', 'WAITING'))`,
};

function writeOrder({ sort_by, sort }: ListFilter): RawBuilder<unknown> {
  const direction = sort === 'asc' ? sql`asc` : sql`desc`;
  return sort_by === 'status' || sort_by === 'open_signatures'
    ? sql`${orders[sort_by]} ${direction}, row.updated_at desc, row.id desc`
    : sql`${orders[sort_by]} ${direction}, row.id ${direction}`;
}

/** One page of the list and how many there are, in one statement. A page beyond the last one is empty. */
export async function readPage(
  db: Kysely<Database>,
  query: ListQuery,
  caller: Caller,
): Promise<{ rows: ListRow[]; total: number }> {
  const order = writeOrder(query);
  const { rows } = await sql<{ total: number; page: ListRow[] | null }>`
    with row as (${visible(caller)}),
    matching as (select row.* from row where ${filter(query, caller)}),
    page as (
      select row.*, users.email as owner, trim(users.first_name || ' ' || users.last_name) as owner_name
      from matching row join users on users.id = row.owner_id
      order by ${order} limit ${query.size} offset ${(query.page - 1) * query.size}
    )
    select (select count(*) from matching) as total,
      (select json_agg(row order by ${order}) from page row) as page`.execute(db);
  const { total, page } = rows[0]!;
  return { total, rows: (page ?? []).map(readDates) };
}

/** The ids of the whole list in its order. They come as one value of 16 bytes each, for there may be a million. */
export async function listMatching(db: Kysely<Database>, query: ListFilter, caller: Caller): Promise<string[]> {
  const { rows } = await sql<{ ids: Buffer | null }>`
    with row as (${visible(caller)})
    select string_agg(uuid_send(row.id), ''::bytea order by ${writeOrder(query)}) as ids from row where ${filter(query, caller)}`.execute(
    db,
  );
  return readIds(rows[0]?.ids ?? Buffer.alloc(0));
}

/** Ids of 16 bytes each. */
export const readIds = (bytes: Buffer): string[] =>
  (bytes.toString('hex').match(/.{32}/g) ?? []).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));

/** The rows of these ids in their order, as they are now; what the caller may see no more is missing. */
export const readRows = (
  db: Kysely<Database>,
  ids: readonly string[],
  { userId, now }: Pick<Caller, 'userId' | 'now'>,
): Promise<ListRow[]> => listRows(db, { ids, userId, now });

const listRows = keepQuery(
  (_db, { ids, userId, now }: Pick<Caller, 'userId' | 'now'> & { ids: readonly string[] }) => sql<ListRow>`
    select row.*, users.email as owner, trim(users.first_name || ' ' || users.last_name) as owner_name
    from (${visible({ userId, now }, ids)}) row join users on users.id = row.owner_id
    order by array_position(${ids}::uuid[], row.id)`,
);

/** Dates come out of json_agg as texts. */
function readDates(row: ListRow): ListRow {
  const { expiration_date, created_at, updated_at } = row;
  return {
    ...row,
    expiration_date: expiration_date && new Date(expiration_date),
    created_at: new Date(created_at),
    updated_at: new Date(updated_at),
  };
}

/** How many requests each view holds. */
export async function countTabs(db: Kysely<Database>, caller: Caller): Promise<SignatureRequestPage['counts']> {
  const { rows } = await sql<SignatureRequestPage['counts']>`
    select count(*) filter (where status <> 'DRAFT') as inbox, count(*) filter (where status = 'DRAFT') as drafts,
      count(*) filter (where ${toSign}) as to_sign, count(*) filter (where status = 'OPEN' and owner_id = ${caller.userId}) as sent
    from (${visible(caller)}) row`.execute(db);
  return rows[0]!;
}
