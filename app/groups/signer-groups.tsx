import { listGroups } from '@sigillum/api-contracts/groups/list-groups.ts';
import type { Route } from './+types/signer-groups.ts';
import { requirePage } from '../common/page-place.ts';
import { load } from '../http/api.ts';
import { SignerGroupsView } from './components/signer-groups-view.tsx';
import { readGroupsQuery, writeGroupsPlace } from './groups-query.ts';
import { useGroupActs } from './use-group-acts.ts';

export async function loader(route: Route.LoaderArgs) {
  const query = readGroupsQuery(route.url.searchParams);
  const { q, page, size } = query;
  const list = await load(route, listGroups, { query: { ...(q && { search: q }), page, size } });
  requirePage(query, list.total_items, (page) => writeGroupsPlace({ ...query, page }));
  return { query, list };
}

export default function SignerGroups({ loaderData }: Route.ComponentProps) {
  const acts = useGroupActs(loaderData.list);
  return <SignerGroupsView {...loaderData} {...acts} />;
}
