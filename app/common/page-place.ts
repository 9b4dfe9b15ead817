import { pageSizes, type PageSize } from '@sigillum/design-system';
import { replace } from 'react-router';

/** Which page of a list an address names. */
export interface PagePlace {
  /** From 1; the API takes no more than five digits. */
  page: number;
  size: PageSize;
}

/** What an address does not say, or says wrongly, is as usual. */
export const readPagePlace = (search: URLSearchParams): PagePlace => ({
  page: Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1),
  size: pageSizes.find((size) => String(size) === search.get('size')) ?? pageSizes[0],
});

/** The parts of an address that name a page; what is usual is left out. */
export const writePagePlace = ({ page, size }: PagePlace): Record<string, string> => ({
  ...(page > 1 && { page: String(page) }),
  ...(size !== pageSizes[0] && { size: String(size) }),
});

/** Leads to the last page whoever asks for one beyond it, as after its last row has gone. */
export function requirePage({ page, size }: PagePlace, total: number, getHref: (page: number) => string): void {
  const last = Math.max(1, Math.ceil(total / size));
  if (page > last) throw replace(getHref(last));
}
