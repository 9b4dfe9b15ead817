import { type PagePlace, readPagePlace, writePagePlace } from '../common/page-place.ts';
import { readPeriod } from '../common/read-period.ts';

export const activityTabs = ['signatures', 'identifications', 'accounts'] as const;
export type ActivityTab = (typeof activityTabs)[number];

/** The place of the activity list that an address names. */
export interface ActivityQuery extends PagePlace {
  tab: ActivityTab;
  /** Whole days of the viewer’s zone, `2026-11-21`, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Reads an address leniently: what is missing or makes no sense gets its default, days the wrong way round are turned. */
export function readActivityQuery(search: URLSearchParams): ActivityQuery {
  const [from, to] = readPeriod(search);
  return {
    tab: activityTabs.find((tab) => tab === search.get('tab')) ?? 'signatures',
    ...{ from, to },
    ...readPagePlace(search),
  };
}

/** The one address of a place: fixed order, defaults left out, `lang` kept. Starts with `?`. */
export function writeActivityQuery({ tab, from, to, page, size }: ActivityQuery, lang: string | null): string {
  const search = new URLSearchParams({ tab });
  if (from) search.set('dateFrom', from);
  if (to) search.set('dateTo', to);
  for (const [name, value] of Object.entries(writePagePlace({ page, size }))) search.set(name, value);
  if (lang !== null) search.set('lang', lang);
  return `?${search}`;
}

/** The days in the words of the API. */
export const toPeriod = ({ from, to }: Pick<ActivityQuery, 'from' | 'to'>) => ({
  ...(from && { start_date: from }),
  ...(to && { end_date: to }),
});
