import { listTeamRequests } from '@sigillum/api-contracts/signature-requests/list-team-requests.ts';
import type { Route } from './+types/team.ts';
import { requirePage } from '../common/page-place.ts';
import { load } from '../http/api.ts';
import { TeamView } from './components/team-view.tsx';
import { readTeamQuery, writeTeamPlace } from './team-query.ts';
import { useTeamActs } from './use-team-acts.ts';

export async function loader(route: Route.LoaderArgs) {
  const query = readTeamQuery(route.url.searchParams);
  const list = await load(route, listTeamRequests, { query });
  requirePage(query, list.counts[query.filter], (page) => writeTeamPlace({ ...query, page }));
  return { query, list };
}

export default function Team({ loaderData }: Route.ComponentProps) {
  return <TeamView {...loaderData} {...useTeamActs()} />;
}
