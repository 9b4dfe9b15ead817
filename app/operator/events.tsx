import { listOperatorEvents } from '@sigillum/api-contracts/operator/list-operator-events.ts';
import type { Route } from './+types/events.ts';
import { EventsView } from './components/events-view.tsx';
import { loadRoom } from './load-room.ts';

export const loader = (route: Route.LoaderArgs) => loadRoom(route, listOperatorEvents, {});

export default function Events({ loaderData }: Route.ComponentProps) {
  return <EventsView {...loaderData} />;
}
