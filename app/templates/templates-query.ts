import { type PagePlace, readPagePlace, writePagePlace } from '../common/page-place.ts';

/** The place in the list of templates that an address names. */
export interface TemplatesQuery extends PagePlace {
  /** Part of a name. */
  q: string;
  /** Only what others share. */
  isShared: boolean;
}

/** Longest search text that the API takes. */
const longestSearch = 100;

/** What an address does not say, or says wrongly, is as usual. */
export function readTemplatesQuery(search: URLSearchParams): TemplatesQuery {
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    isShared: search.get('shared') === 'me',
    ...readPagePlace(search),
  };
}

export function writeTemplatesPlace({ q, isShared, ...place }: TemplatesQuery): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(isShared && { shared: 'me' }),
    ...writePagePlace(place),
  });
  return `/templates${search.size ? `?${search}` : ''}`;
}
