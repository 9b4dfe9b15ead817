import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { EndpointInput } from '@sigillum/api-contracts/endpoint.ts';
import type { listMembers } from '@sigillum/api-contracts/members/list-members.ts';
import type { MemberCounts, MemberRole } from '@sigillum/api-contracts/members/schemas.ts';
import type { Database } from '../database/schema.ts';

export type MembersQuery = EndpointInput<typeof listMembers>['query'];

/** A membership with the person, if there is an account. */
export interface MemberRow {
  id: string;
  user_id: string | null;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: MemberRole;
  state: 'invited' | 'accepted' | 'removed' | 'declined';
  since: Date | null;
  last_active_at: Date | null;
  has_two_step: boolean;
  open_requests: number;
}

const stored = { active: 'accepted', invited: 'invited', removed: 'removed' } as const;

const epoch = sql`'1970-01-01 00:00:00Z'::timestamptz`;

/** As the indexes of migration 025 have them: each order is read from one, from either end. */
const orders: Readonly<Record<MembersQuery['sort_by'], RawBuilder<unknown>>> = {
  name: sql`sort_name`,
  since: sql`coalesce(since, ${epoch})`,
  last_active: sql`coalesce(last_active_at, ${epoch})`,
};

/** Every word at the beginning of one of a row's, as a query of PostgreSQL's text search. */
function writeSearch(businessId: string, search: string): string {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => `'${businessId}:${word.replaceAll(/['\\]/g, String.raw`\$&`)}':*`).join(' & ');
}

function filter(businessId: string, { state, role, search = '' }: MembersQuery): RawBuilder<unknown> {
  return sql.join(
    [
      sql`business_id = ${businessId}`,
      sql`state = ${stored[state]}`,
      ...(role ? [sql`role = ${role}`] : []),
      ...(search.trim() ? [sql`search @@ ${writeSearch(businessId, search)}::tsquery`] : []),
    ],
    sql` and `,
  );
}

interface Page {
  rows: MemberRow[];
  /** How many rows there are on all pages. */
  total: number;
}

/** One page of a business's people. */
export async function readPage(
  db: Kysely<Database>,
  businessId: string,
  query: MembersQuery,
  counts: MemberCounts,
): Promise<Page> {
  const total = recallTotal(query, counts);
  if (total === undefined) return readFound(db, businessId, query);
  const beside = await cutBesideRow(db, businessId, query);
  const rows = beside ? await readRows(db, businessId, query, beside) : [];
  if (rows.length > 0) return { total, rows };
  return { total, rows: await readRows(db, businessId, query, cutByNumber(query, total)) };
}

/** How many rows the list of a query has, where that is counted as people come and go. */
function recallTotal({ state, role, search = '' }: MembersQuery, counts: MemberCounts): number | undefined {
  if (search.trim() || (role && state !== 'active')) return undefined;
  if (role === 'admin') return counts.admins;
  return role === 'member' ? counts.active - counts.admins : counts[state];
}

/** Which rows of a list a page has. */
interface Cut {
  /** Whether the list is read from its end. */
  isBackwards: boolean;
  /** Where it is read from, if not from an end. */
  beside?: { key: unknown; id: string };
  offset: number;
  limit: number;
  /** Whether all rows of the list are counted on the way. */
  isCounting?: boolean;
}

/** From the nearer end of the list, so none is further away than its middle. */
function cutByNumber({ page, size }: MembersQuery, total: number): Cut {
  const first = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, total - first));
  const isBackwards = first > total / 2;
  return { isBackwards, limit, offset: isBackwards ? Math.max(0, total - first - limit) : first };
}

/** From the row that the caller knows to be next to the page, so that the middle is no further away than an end; undefined without one. */
async function cutBesideRow(db: Kysely<Database>, businessId: string, query: MembersQuery): Promise<Cut | undefined> {
  const { after, before, state, size, sort_by } = query;
  const id = after ?? before;
  if (id === undefined) return undefined;
  const { rows } = await sql<{ key: unknown; id: string }>`select ${orders[sort_by]} as key, id from memberships
    where id = ${id} and business_id = ${businessId} and state = ${stored[state]}`.execute(db);
  return rows[0] && { isBackwards: after === undefined, beside: rows[0], offset: 0, limit: size };
}

/** The same of a list that is narrowed: all that is found is read, once for the page and its number. */
async function readFound(db: Kysely<Database>, businessId: string, query: MembersQuery): Promise<Page> {
  const { page, size } = query;
  const cut = { isBackwards: false, limit: size, offset: (page - 1) * size, isCounting: true };
  const rows = await readRows(db, businessId, query, cut);
  if (page > 1 && rows.length === 0)
    return { rows, total: (await readFound(db, businessId, { ...query, page: 1 })).total };
  return { rows, total: rows[0]?.total ?? 0 };
}

async function readRows(
  db: Kysely<Database>,
  businessId: string,
  query: MembersQuery,
  { isBackwards, beside, offset, limit, isCounting = false }: Cut,
): Promise<(MemberRow & { total: number | null })[]> {
  const isRising = (query.sort === 'asc') !== isBackwards;
  const direction = isRising ? sql`asc` : sql`desc`;
  const key = orders[query.sort_by];
  const beyond = beside ? sql`and (${key}, id) ${isRising ? sql`>` : sql`<`} (${beside.key}, ${beside.id})` : sql``;
  // What is passed over on the way to the page is read from an index alone, and nothing else of it.
  const { rows } = await sql<MemberRow & { total: number | null }>`
    with passed as (
      select ${key} as key, id, ${isCounting ? sql`count(*) over ()` : sql`null`}::int as total
      from memberships where ${filter(businessId, query)} ${beyond}
      order by ${key} ${direction}, id ${direction} limit ${limit} offset ${offset}
    ), page as (
      select memberships.*, passed.key, passed.total from passed join memberships using (id)
    )
    select page.id, page.user_id, coalesce(person.email, page.email) as email, person.first_name, person.last_name, page.role, page.state,
      page.since, page.last_active_at, page.total,
      exists (select from totp_secrets where user_id = page.user_id and confirmed_at is not null)
        or exists (select from passkeys where user_id = page.user_id) as has_two_step,
      (select count(*)::int from signature_requests request where request.owner_id = page.user_id
        and request.business_id = ${businessId} and request.status = 'OPEN') as open_requests
    from page left join users person on person.id = page.user_id and page.state <> 'invited'
    order by page.key ${direction}, page.id ${direction}`.execute(db);
  return isBackwards ? rows.toReversed() : rows;
}

/** How many there are of each part, as the database keeps count. */
export async function readCounts(db: Kysely<Database>, businessId: string): Promise<MemberCounts> {
  const rows = await db
    .selectFrom('membership_counts')
    .select(['state', 'role', 'count'])
    .where('business_id', '=', businessId)
    .execute();
  const sum = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((total, { count }) => total + count, 0);
  return {
    active: sum(({ state }) => state === 'accepted'),
    admins: sum(({ state, role }) => state === 'accepted' && role === 'admin'),
    invited: sum(({ state }) => state === 'invited'),
    removed: sum(({ state }) => state === 'removed'),
  };
}
