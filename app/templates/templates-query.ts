/** The place in the list of templates that an address names. */
export interface TemplatesQuery {
  /** Part of a name. */
  q: string;
  /** Only what others share. */
  isShared: boolean;
  /** From 1. */
  page: number;
  size: (typeof pageSizes)[number];
}

const pageSizes = [25, 50, 100] as const;
/** Longest search text that the API takes. */
const longestSearch = 100;

/** What an address does not say, or says wrongly, is as usual. */
export function readTemplatesQuery(search: URLSearchParams): TemplatesQuery {
  const page = Number(search.get('page'));
  return {
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    isShared: search.get('shared') === 'me',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    size: pageSizes.find((size) => String(size) === search.get('size')) ?? 25,
  };
}

export function writeTemplatesPlace({ q, isShared, page, size }: TemplatesQuery): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(isShared && { shared: 'me' }),
    ...(page > 1 && { page: String(page) }),
    ...(size !== 25 && { size: String(size) }),
  });
  return `/templates${search.size ? `?${search}` : ''}`;
}
