import type { listSignatureRequests } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import type * as z from 'zod';

export const dashboardTabs = ['inbox', 'drafts', 'search'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What the list can be ordered by, and the direction one expects first. */
const firstOrders = { updated_at: 'desc', created_at: 'desc', title: 'asc', status: 'asc' } as const;
export type SortColumn = keyof typeof firstOrders;
export const sortColumns = Object.keys(firstOrders) as readonly SortColumn[];
export type SortOrder = 'asc' | 'desc';

/** The place on the dashboard that an address names. */
export interface DashboardQuery {
  tab: DashboardTab;
  /** Search text, on the search tab only. */
  q: string;
  /** From 1. */
  page: number;
  size: PageSize;
  sortBy: SortColumn;
  sortOrder: SortOrder;
}

type ListQuery = z.input<(typeof listSignatureRequests)['query']>;

/** Longest search text that the API takes. */
const longestSearch = 200;

const pick = <T extends string | number>(allowed: readonly T[], value: string | null | undefined): T | undefined =>
  allowed.find((one) => String(one) === value);

/**
 * Reads an address leniently: what is missing or makes no sense gets its default. Without a tab, a search text means the search tab,
 * else the tab looked at last counts, else the inbox.
 */
export function readDashboardQuery(search: URLSearchParams, lastTab: string | undefined): DashboardQuery {
  const q = (search.get('q') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim();
  const tab = pick(dashboardTabs, search.get('tab')) ?? (q ? 'search' : (pick(dashboardTabs, lastTab) ?? 'inbox'));
  const page = Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  const sortBy = pick(sortColumns, search.get('sortBy')) ?? 'updated_at';
  return {
    tab,
    q: tab === 'search' ? q.toWellFormed() : '',
    page,
    size: pick(pageSizes, search.get('size')) ?? 25,
    sortBy,
    sortOrder: pick(['asc', 'desc'] as const, search.get('sortOrder')) ?? firstOrders[sortBy],
  };
}

/** The one address of a place: fixed order, defaults left out, `lang` kept. Starts with `?`. */
export function writeDashboardQuery(
  { tab, q, page, size, sortBy, sortOrder }: DashboardQuery,
  lang: string | null,
): string {
  const search = new URLSearchParams({ tab });
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  if (size !== 25) search.set('size', String(size));
  if (sortBy !== 'updated_at') search.set('sortBy', sortBy);
  if (sortOrder !== firstOrders[sortBy]) search.set('sortOrder', sortOrder);
  if (lang !== null) search.set('lang', lang);
  return `?${search}`;
}

/** Another tab keeps size and order and begins at the first page. */
export const switchTab = (query: DashboardQuery, tab: DashboardTab): DashboardQuery => ({
  ...query,
  tab,
  q: tab === 'search' ? query.q : '',
  page: 1,
});

/** The call of the list endpoint for a place. Search looks through drafts too. */
export function toListQuery({ tab, q, page, size, sortBy, sortOrder }: DashboardQuery): ListQuery {
  const status = { inbox: undefined, drafts: 'DRAFT', search: 'DRAFT,OPEN,SIGNED,DECLINED,WITHDRAWN,EXPIRED,ERROR' }[
    tab
  ];
  return { page, size, sort_by: sortBy, sort: sortOrder, ...(status && { status }), ...(q && { search: q }) };
}
