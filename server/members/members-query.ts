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

/** One page of a business's people. The last pages are read from the other end, so none is far away. */
export async function readPage(
  db: Kysely<Database>,
  businessId: string,
  query: MembersQuery,
  total: number,
): Promise<MemberRow[]> {
  const { page, size, sort_by, sort } = query;
  const first = (page - 1) * size;
  const count = Math.min(size, total - first);
  if (count <= 0) return [];
  const isNearEnd = first > total / 2;
  const offset = isNearEnd ? total - first - count : first;
  const isRising = (sort === 'asc') !== isNearEnd;
  const direction = isRising ? sql`asc` : sql`desc`;
  const key = orders[sort_by];
  // What is passed over on the way to the page is read from an index alone, and nothing else of it.
  const { rows } = await sql<MemberRow>`
    with passed as (
      select ${key} as key, id from memberships where ${filter(businessId, query)}
      order by ${key} ${direction}, id ${direction} limit ${count} offset ${offset}
    ), page as (
      select memberships.*, passed.key from passed join memberships using (id)
    )
    select page.id, page.user_id, coalesce(person.email, page.email) as email, person.first_name, person.last_name, page.role, page.state,
      page.since, page.last_active_at,
      exists (select from totp_secrets where user_id = page.user_id and confirmed_at is not null)
        or exists (select from passkeys where user_id = page.user_id) as has_two_step,
      (select count(*)::int from signature_requests request where request.owner_id = page.user_id
        and request.business_id = ${businessId} and request.status = 'OPEN') as open_requests
    from page left join users person on person.id = page.user_id and page.state <> 'invited'
    order by page.key ${direction}, page.id ${direction}`.execute(db);
  return isNearEnd ? rows.toReversed() : rows;
}

/** How many rows the list of a query has: counted where it is narrowed by a search, else known. */
export async function countRows(
  db: Kysely<Database>,
  businessId: string,
  query: MembersQuery,
  counts: MemberCounts,
): Promise<number> {
  if (!query.search?.trim() && (!query.role || query.state === 'active')) {
    if (query.role === 'admin') return counts.admins;
    return query.role === 'member' ? counts.active - counts.admins : counts[query.state];
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from memberships where ${filter(businessId, query)}`.execute(db);
  return rows[0]!.count;
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
