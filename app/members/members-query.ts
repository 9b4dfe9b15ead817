import type { listMembers } from '@sigillum/api-contracts/members/list-members.ts';
import type { EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import { type PagePlace, readPagePlace, writePagePlace } from '../common/page-place.ts';

/** The parts of the list, each with a tab. */
export const memberViews = ['active', 'admins', 'invited', 'removed'] as const;
export type MemberView = (typeof memberViews)[number];

/** What the list can be ordered by, and the direction that one expects first. */
export const firstOrders = { name: 'asc', since: 'desc', last_active: 'desc' } as const;
export type MemberSort = keyof typeof firstOrders;

/** The place in the list that an address names. */
export interface MembersQuery extends PagePlace {
  view: MemberView;
  q: string;
  /** The row right before, or right after the page, where it was reached from its neighbour. */
  after?: string | undefined;
  before?: string | undefined;
  sortBy: MemberSort;
  sortOrder: 'asc' | 'desc';
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const pick = <T extends string | number>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((one) => String(one) === value);

/** Reads an address leniently: what makes no sense gets its default. */
export function readMembersQuery(search: URLSearchParams): MembersQuery {
  const q = (search.get('q') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200)
    .trim();
  const rowOf = (name: 'after' | 'before') => uuid.exec(search.get(name) ?? '')?.[0];
  const [after, before] = [rowOf('after'), rowOf('before')];
  const sortBy = pick(Object.keys(firstOrders) as MemberSort[], search.get('sortBy')) ?? 'name';
  return {
    view: pick(memberViews, search.get('view')) ?? 'active',
    q: q.toWellFormed(),
    ...readPagePlace(search),
    after,
    before: after ? undefined : before,
    sortBy,
    sortOrder: pick(['asc', 'desc'] as const, search.get('sortOrder')) ?? firstOrders[sortBy],
  };
}

/** The one address of a place: defaults are left out. */
export function writeMembersHref({ view, q, page, size, after, before, sortBy, sortOrder }: MembersQuery): string {
  const search = new URLSearchParams({
    ...(view !== 'active' && { view }),
    ...(q && { q }),
    ...writePagePlace({ page, size }),
    ...(page > 1 && after && { after }),
    ...(page > 1 && before && { before }),
    ...(sortBy !== 'name' && { sortBy }),
    ...(sortOrder !== firstOrders[sortBy] && { sortOrder }),
  });
  return `/business/members${search.size ? `?${search}` : ''}`;
}

/** Another page or page size; the page beside is found by the row that is next to it. */
export function turnPage(
  query: MembersQuery,
  { page, size }: PagePlace,
  rows: readonly { id: string }[],
): MembersQuery {
  const isBeside = size === query.size;
  const after = isBeside && page === query.page + 1 ? rows.at(-1)?.id : undefined;
  const before = isBeside && page === query.page - 1 ? rows[0]?.id : undefined;
  return { ...query, page, size, after, before };
}

/** Another part keeps what is searched for and begins at the first page, in the order of names. */
export const switchView = (query: MembersQuery, view: MemberView): MembersQuery => ({
  ...query,
  view,
  page: 1,
  sortBy: 'name',
  sortOrder: 'asc',
});

/** The order that a press on a column's heading asks for. */
export const turnOrder = ({ sortBy, sortOrder }: MembersQuery, column: MemberSort): 'asc' | 'desc' =>
  column !== sortBy ? firstOrders[column] : sortOrder === 'asc' ? 'desc' : 'asc';

/** The call of the list endpoint for a place. */
export function toListQuery(query: MembersQuery): NonNullable<EndpointCall<typeof listMembers>['query']> {
  const { view, q, page, size, after, before, sortBy, sortOrder } = query;
  return {
    state: view === 'admins' ? 'active' : view,
    ...(view === 'admins' && { role: 'admin' }),
    ...(q && { search: q }),
    page,
    size,
    ...(page > 1 && after && { after }),
    ...(page > 1 && before && { before }),
    sort_by: sortBy,
    sort: sortOrder,
  };
}
