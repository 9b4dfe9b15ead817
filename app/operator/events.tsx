import { checkOperatorEvents } from '@sigillum/api-contracts/operator/check-operator-events.ts';
import { listOperatorEvents } from '@sigillum/api-contracts/operator/list-operator-events.ts';
import { EventSeq } from '@sigillum/api-contracts/operator/schemas.ts';
import type { Route } from './+types/events.ts';
import { mapProblem } from '../forms/map-problem.ts';
import { EventsView } from './components/events-view.tsx';
import { loadRoom, sendRoom } from './load-room.ts';
import { readAfter } from './read-after.ts';

export async function loader(route: Route.LoaderArgs) {
  const after = readAfter(route, EventSeq);
  return { after, ...(await loadRoom(route, listOperatorEvents, { query: { after } })) };
}

/** Its one form asks for a check. */
export async function action(route: Route.ActionArgs) {
  try {
    await sendRoom(route, checkOperatorEvents, {});
    return {};
  } catch (error) {
    return { failure: mapProblem(error, new FormData()) };
  }
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return <EventsView {...loaderData} />;
}
