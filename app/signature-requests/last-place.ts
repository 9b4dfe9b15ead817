import { noFilters, readFilters, writeFilters } from './dashboard-filters.ts';
import { type DashboardQuery, dashboardViews, type LastPlace } from './dashboard-query.ts';

/** The cookie of one account: people who share a browser each find the place they left. */
export const nameLastPlace = (userId: string): string => `dashboard_${userId}`;

export function readLastPlace(cookie: string | undefined): LastPlace | undefined {
  const search = new URLSearchParams(cookie);
  const view = dashboardViews.find((one) => one === search.get('view'));
  return view && { view, filters: readFilters(search) };
}

export const writeLastPlace = ({ view, filters }: LastPlace): string =>
  String(new URLSearchParams([['view', view], ...writeFilters(filters)]));

/** Where a person is now. A search through everything leaves the filters as they were: it was no choice to do without them. */
export const leavePlace = ({ view, q, filters }: DashboardQuery, last: LastPlace | undefined): LastPlace => ({
  view,
  filters: view === 'search' && !q ? filters : (last?.filters ?? noFilters),
});
