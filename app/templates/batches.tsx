import { listBatches } from '@sigillum/api-contracts/templates/list-batches.ts';
import type { Route } from './+types/batches.ts';
import { requirePage } from '../common/page-place.ts';
import { load } from '../http/api.ts';
import { readBatchesQuery, writeBatchesPlace } from './batches-query.ts';
import { BatchesView } from './components/batches-view.tsx';

export async function loader(route: Route.LoaderArgs) {
  const query = readBatchesQuery(route.url.searchParams);
  const { page, size } = query;
  const list = await load(route, listBatches, { query: { page, size } });
  requirePage(query, list.total_items, (other) => writeBatchesPlace('/batches', { ...query, page: other }));
  return { query, list };
}

export default function Batches({ loaderData }: Route.ComponentProps) {
  return <BatchesView {...loaderData} />;
}
