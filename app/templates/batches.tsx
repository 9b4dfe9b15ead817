import { listBatches } from '@sigillum/api-contracts/templates/list-batches.ts';
import type { Route } from './+types/batches.ts';
import { load } from '../http/api.ts';
import { readBatchesQuery } from './batches-query.ts';
import { BatchesView } from './components/batches-view.tsx';

export async function loader(route: Route.LoaderArgs) {
  const query = readBatchesQuery(route.url.searchParams);
  const { page, size } = query;
  return { query, list: await load(route, listBatches, { query: { page, size } }) };
}

export default function Batches({ loaderData }: Route.ComponentProps) {
  return <BatchesView {...loaderData} />;
}
