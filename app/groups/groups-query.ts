const pageSizes = [25, 50, 100] as const;

/** The place in the list that an address names. */
export interface GroupsQuery {
  /** Part of a name. */
  q: string;
  /** From 1. */
  page: number;
  size: (typeof pageSizes)[number];
}

/** Longest search text that the API takes. */
export const longestSearch = 100;

/** What an address does not say, or says wrongly, is as usual. */
export function readGroupsQuery(search: URLSearchParams): GroupsQuery {
  const page = Number(search.get('page'));
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find((size) => String(size) === search.get('size')) ?? 25,
  };
}

export function writeGroupsPlace({ q, page, size }: GroupsQuery): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
    ...(size !== 25 && { size: String(size) }),
  });
  return `/business/members/signer-groups${search.size ? `?${search}` : ''}`;
}
