import { type PagePlace, readPagePlace, writePagePlace } from '../common/page-place.ts';

/** The place in the list that an address names. */
export interface GroupsQuery extends PagePlace {
  /** Part of a name. */
  q: string;
}

/** Longest search text that the API takes. */
export const longestSearch = 100;

/** What an address does not say, or says wrongly, is as usual. */
export function readGroupsQuery(search: URLSearchParams): GroupsQuery {
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    ...readPagePlace(search),
  };
}

export function writeGroupsPlace({ q, ...place }: GroupsQuery): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...writePagePlace(place),
  });
  return `/business/members/signer-groups${search.size ? `?${search}` : ''}`;
}
