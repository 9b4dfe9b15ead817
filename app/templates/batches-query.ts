import { BatchRowState } from '@sigillum/api-contracts/templates/batch-schemas.ts';

/** The place in a list of batches, or of a batch’s rows, that an address names. */
export interface BatchesQuery {
  state: BatchRowState | undefined;
  /** From 1. */
  page: number;
  size: (typeof pageSizes)[number];
}

const pageSizes = [25, 50, 100] as const;

/** What an address does not say, or says wrongly, is as usual. */
export function readBatchesQuery(search: URLSearchParams): BatchesQuery {
  const page = Number(search.get('page'));
  return {
    state: BatchRowState.safeParse(search.get('state')).data,
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    size: pageSizes.find((size) => String(size) === search.get('size')) ?? 25,
  };
}

export function writeBatchesPlace(path: string, { state, page, size }: BatchesQuery): string {
  const search = new URLSearchParams({
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
    ...(size !== 25 && { size: String(size) }),
  });
  return `${path}${search.size ? `?${search}` : ''}`;
}
