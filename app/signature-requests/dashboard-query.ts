import type { listSignatureRequests } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import type * as z from 'zod';

const dashboardTabs = ['inbox', 'drafts', 'search'] as const;
type DashboardTab = (typeof dashboardTabs)[number];

/** What one may look at; the first three are views of the inbox (decision 061). */
export const dashboardViews = ['to-sign', 'sent', 'done', 'drafts', 'search'] as const;
export type DashboardView = (typeof dashboardViews)[number];

/** The tab of each view, and what the list is asked for. Within the inbox, what is asked for stands in the address, but for the first. */
const views: Readonly<Record<DashboardView, { tab: DashboardTab; status: string; send_by?: 'me' }>> = {
  'to-sign': { tab: 'inbox', status: 'TO_SIGN' },
  sent: { tab: 'inbox', status: 'OPEN', send_by: 'me' },
  done: { tab: 'inbox', status: 'SIGNED,DECLINED,WITHDRAWN,EXPIRED,ERROR' },
  drafts: { tab: 'drafts', status: 'DRAFT' },
  search: { tab: 'search', status: 'DRAFT,OPEN,SIGNED,DECLINED,WITHDRAWN,EXPIRED,ERROR' },
};

const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What the list can be ordered by, and the direction one expects first. */
const firstOrders = { updated_at: 'desc', created_at: 'desc', title: 'asc', status: 'asc' } as const;
export type SortColumn = keyof typeof firstOrders;
export const sortColumns = Object.keys(firstOrders) as readonly SortColumn[];
export type SortOrder = 'asc' | 'desc';

/** The place on the dashboard that an address names. */
export interface DashboardQuery {
  view: DashboardView;
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

const sortStatuses = (list: string): string => list.split(',').toSorted().join(',');

/** The view that an address names; undefined where it names no tab. */
function readView(search: URLSearchParams): DashboardView | undefined {
  const tab = pick(dashboardTabs, search.get('tab'));
  if (tab !== 'inbox') return tab;
  const [statuses, sender] = [sortStatuses(search.get('status') ?? ''), search.get('send_by') ?? undefined];
  const named = dashboardViews.find(
    (one) =>
      views[one].tab === 'inbox' && sortStatuses(views[one].status) === statuses && views[one].send_by === sender,
  );
  return named ?? 'to-sign';
}

/**
 * Reads an address leniently: what is missing or makes no sense gets its default. Without a tab, a search text means the search tab,
 * else the view looked at last counts, else the inbox with what is to sign.
 */
export function readDashboardQuery(search: URLSearchParams, lastView: string | undefined): DashboardQuery {
  const q = (search.get('q') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim();
  const view = readView(search) ?? (q ? 'search' : (pick(dashboardViews, lastView) ?? 'to-sign'));
  const page = Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  const sortBy = pick(sortColumns, search.get('sortBy')) ?? 'updated_at';
  return {
    view,
    q: view === 'search' ? q.toWellFormed() : '',
    page,
    size: pick(pageSizes, search.get('size')) ?? 25,
    sortBy,
    sortOrder: pick(['asc', 'desc'] as const, search.get('sortOrder')) ?? firstOrders[sortBy],
  };
}

/** The one address of a place: fixed order, defaults left out, `lang` kept. Starts with `?`. */
export function writeDashboardQuery(
  { view, q, page, size, sortBy, sortOrder }: DashboardQuery,
  lang: string | null,
): string {
  const { tab, status, send_by } = views[view];
  const search = new URLSearchParams({ tab });
  if (tab === 'inbox' && view !== 'to-sign') search.set('status', status);
  if (send_by) search.set('send_by', send_by);
  if (q) search.set('q', q);
  if (page > 1) search.set('page', String(page));
  if (size !== 25) search.set('size', String(size));
  if (sortBy !== 'updated_at') search.set('sortBy', sortBy);
  if (sortOrder !== firstOrders[sortBy]) search.set('sortOrder', sortOrder);
  if (lang !== null) search.set('lang', lang);
  return `?${search}`;
}

/** Another view keeps size and order and begins at the first page. */
export const switchView = (query: DashboardQuery, view: DashboardView): DashboardQuery => ({
  ...query,
  view,
  q: view === 'search' ? query.q : '',
  page: 1,
});

/** The call of the list endpoint for a place. Search looks through drafts too. */
export function toListQuery({ view, q, page, size, sortBy, sortOrder }: DashboardQuery): ListQuery {
  const { status, send_by } = views[view];
  return { page, size, sort_by: sortBy, sort: sortOrder, status, ...(send_by && { send_by }), ...(q && { search: q }) };
}
