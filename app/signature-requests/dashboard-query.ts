import {
  countFilters,
  type DashboardFilters,
  filterList,
  type ListQuery,
  noFilters,
  readFilters,
  writeFilters,
} from './dashboard-filters.ts';
import { type PagePlace, readPagePlace, writePagePlace } from '../common/page-place.ts';

const dashboardTabs = ['inbox', 'drafts', 'search'] as const;
type DashboardTab = (typeof dashboardTabs)[number];

/** What one may look at; the first three are views of the inbox (decision 061). */
export const dashboardViews = ['to-sign', 'sent', 'done', 'drafts', 'search'] as const;
export type DashboardView = (typeof dashboardViews)[number];

/** The tab of each view, and what its list is narrowed to. Within the inbox, that stands in the address, but for the first. */
const views: Readonly<Record<DashboardView, { tab: DashboardTab; filters: DashboardFilters }>> = {
  'to-sign': { tab: 'inbox', filters: { ...noFilters, statuses: ['TO_SIGN'] } },
  sent: { tab: 'inbox', filters: { ...noFilters, statuses: ['OPEN'], sendBy: 'me' } },
  done: { tab: 'inbox', filters: { ...noFilters, statuses: ['SIGNED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'ERROR'] } },
  drafts: { tab: 'drafts', filters: { ...noFilters, statuses: ['DRAFT'] } },
  search: { tab: 'search', filters: noFilters },
};

/** What the list can be ordered by, and the direction one expects first. */
export const firstOrders = {
  updated_at: 'desc',
  created_at: 'desc',
  title: 'asc',
  status: 'asc',
  open_signatures: 'asc',
} as const;
export type SortColumn = keyof typeof firstOrders;
export const sortColumns = Object.keys(firstOrders) as readonly SortColumn[];
export type SortOrder = 'asc' | 'desc';

/** The place on the dashboard that an address names. */
export interface DashboardQuery extends PagePlace {
  view: DashboardView;
  /** Search text, on the search tab only. */
  q: string;
  /** Those of the search tab; on others what that tab was left with. */
  filters: DashboardFilters;
  sortBy: SortColumn;
  sortOrder: SortOrder;
}

/** Where a person was last: the view, and the filters of the search tab. */
export type LastPlace = Pick<DashboardQuery, 'view' | 'filters'>;

/** Longest search text that the API takes. */
const longestSearch = 200;

const pick = <T extends string | number>(allowed: readonly T[], value: string | null | undefined): T | undefined =>
  allowed.find((one) => String(one) === value);

/** The view that an address names; undefined where it names no tab. */
function readView(search: URLSearchParams): DashboardView | undefined {
  const tab = pick(dashboardTabs, search.get('tab'));
  if (tab !== 'inbox') return tab;
  const asked = String(writeFilters(readFilters(search)));
  return (
    dashboardViews.find((view) => views[view].tab === 'inbox' && String(writeFilters(views[view].filters)) === asked) ??
    'to-sign'
  );
}

/**
 * Reads an address leniently: what is missing or makes no sense gets its default. Without a tab, a search text means the search tab,
 * else the view looked at last counts, with its filters, else the inbox with what is to sign.
 */
export function readDashboardQuery(search: URLSearchParams, last: LastPlace | undefined): DashboardQuery {
  const q = (search.get('q') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim();
  const named = readView(search) ?? (q ? 'search' : undefined);
  const view = named ?? last?.view ?? 'to-sign';
  const sortBy = pick(sortColumns, search.get('sortBy')) ?? 'updated_at';
  return {
    view,
    q: view === 'search' ? q.toWellFormed() : '',
    filters: named === 'search' ? readFilters(search) : (last?.filters ?? noFilters),
    ...readPagePlace(search),
    sortBy,
    sortOrder: pick(['asc', 'desc'] as const, search.get('sortOrder')) ?? firstOrders[sortBy],
  };
}

/** The one address of a place: fixed order, defaults left out, `lang` kept. Starts with `?`. */
export function writeDashboardQuery(
  { view, q, filters, page, size, sortBy, sortOrder }: DashboardQuery,
  lang: string | null,
): string {
  const { tab } = views[view];
  const search = new URLSearchParams({ tab });
  const isTold = view === 'sent' || view === 'done' || view === 'search';
  if (isTold)
    for (const [name, value] of writeFilters(view === 'search' ? filters : views[view].filters))
      search.set(name, value);
  if (q) search.set('q', q);
  for (const [name, value] of Object.entries(writePagePlace({ page, size }))) search.set(name, value);
  if (sortBy !== 'updated_at') search.set('sortBy', sortBy);
  if (sortOrder !== firstOrders[sortBy]) search.set('sortOrder', sortOrder);
  if (lang !== null) search.set('lang', lang);
  return `?${search}`;
}

/** What the list of a place is narrowed to: what its view shows, on the search tab what was chosen. */
export const readPlaceFilters = ({ view, filters }: LastPlace): DashboardFilters =>
  view === 'search' ? filters : views[view].filters;

/** Another view keeps size and order and begins at the first page. */
export const switchView = (query: DashboardQuery, view: DashboardView): DashboardQuery => ({
  ...query,
  view,
  q: view === 'search' ? query.q : '',
  page: 1,
});

/** The search tab, narrowed. */
export const narrow = (query: DashboardQuery, filters: DashboardFilters): DashboardQuery => ({
  ...switchView(query, 'search'),
  filters,
});

/** Where a search from this place looks: through everything, or within what was narrowed down there before. */
export const search = (query: DashboardQuery, q: string): DashboardQuery => ({
  ...narrow(query, query.view === 'search' ? query.filters : noFilters),
  q,
});

/** Whether the search tab shows less than everything because of filters. */
export const isNarrowed = ({ view, filters }: LastPlace): boolean => view === 'search' && countFilters(filters) > 0;

/** The order that a press on a column's heading asks for: the expected one first, then the other way round. */
export function turnOrder({ sortBy, sortOrder }: DashboardQuery, column: SortColumn): SortOrder {
  if (column !== sortBy) return firstOrders[column];
  return sortOrder === 'asc' ? 'desc' : 'asc';
}

/** The file of the whole list of a place, whatever its pages. */
export function writeExportQuery(query: DashboardQuery): string {
  const { page: _page, size: _size, ...rest } = toListQuery(query);
  return String(new URLSearchParams(Object.entries(rest)));
}

/** The call of the list endpoint for a place. Search looks through drafts too. */
export function toListQuery(query: DashboardQuery): ListQuery {
  const { q, page, size, sortBy, sortOrder } = query;
  const list = filterList(readPlaceFilters(query));
  return {
    page,
    size,
    sort_by: sortBy,
    sort: sortOrder,
    ...list,
    // Nothing is left to do there, either; the address of the view stays what it was.
    ...(query.view === 'done' && { status: `${list.status},HAVE_SIGNED` }),
    ...(q && { search: q }),
  };
}
