import { getBatch } from '@sigillum/api-contracts/templates/get-batch.ts';
import { listBatchRows } from '@sigillum/api-contracts/templates/list-batch-rows.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Route } from './+types/batch.ts';
import { requirePage } from '../common/page-place.ts';
import { load } from '../http/api.ts';
import { useApi } from '../http/browser-api.ts';
import { readBatchesQuery, writeBatchesPlace } from './batches-query.ts';
import { BatchView } from './components/batch-view.tsx';
import { useBatchActs } from './use-batch-acts.ts';

const lookEveryMs = 2000;

export async function loader(route: Route.LoaderArgs) {
  const { id } = route.params;
  const query = readBatchesQuery(route.url.searchParams);
  const [batch, list] = await Promise.all([
    load(route, getBatch, { params: { id } }),
    load(route, listBatchRows, { params: { id }, query }),
  ]);
  requirePage(query, list.total_items, (page) => writeBatchesPlace(`/batches/${id}`, { ...query, page }));
  return { subject: batch.name, batch, query, list };
}

export default function BatchScreen({ loaderData }: Route.ComponentProps) {
  const { batch } = loaderData;
  const acts = useBatchActs(batch);
  const { revalidate } = useRevalidator();
  const isBusy = batch.act !== null || (batch.states.WAITING > 0 && batch.paused_until === null);
  // The page is loaded anew where there is news alone: while nobody answers, it stays as it is.
  const { data: seen } = useApi(getBatch, isBusy ? { params: { id: batch.id } } : null, {
    refreshInterval: lookEveryMs,
    revalidateOnMount: false,
  });
  const isNews = seen !== undefined && JSON.stringify(seen) !== JSON.stringify(batch);
  useEffect(() => {
    if (isNews) void revalidate();
  }, [isNews, seen, revalidate]);
  return <BatchView {...loaderData} {...acts} />;
}
