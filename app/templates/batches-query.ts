import { BatchRowState } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { type PagePlace, readPagePlace, writePagePlace } from '../common/page-place.ts';

/** The place in a list of batches, or of a batch’s rows, that an address names. */
export interface BatchesQuery extends PagePlace {
  state: BatchRowState | undefined;
}

/** What an address does not say, or says wrongly, is as usual. */
export function readBatchesQuery(search: URLSearchParams): BatchesQuery {
  return {
    state: BatchRowState.safeParse(search.get('state')).data,
    ...readPagePlace(search),
  };
}

export function writeBatchesPlace(path: string, { state, ...place }: BatchesQuery): string {
  const search = new URLSearchParams({
    ...(state && { state }),
    ...writePagePlace(place),
  });
  return `${path}${search.size ? `?${search}` : ''}`;
}
