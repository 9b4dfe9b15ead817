import { listTeamRequests } from '@sigillum/api-contracts/signature-requests/list-team-requests.ts';
import type { Route } from './+types/team.ts';
import { load } from '../http/api.ts';
import { TeamView } from './components/team-view.tsx';
import { readTeamQuery } from './team-query.ts';
import { useTeamActs } from './use-team-acts.ts';

export async function loader(route: Route.LoaderArgs) {
  const query = readTeamQuery(route.url.searchParams);
  return { query, list: await load(route, listTeamRequests, { query }) };
}

export default function Team({ loaderData }: Route.ComponentProps) {
  return <TeamView {...loaderData} {...useTeamActs()} />;
}
