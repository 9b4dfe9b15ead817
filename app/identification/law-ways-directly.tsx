import { checkElsewhereDirectly } from '@sigillum/api-contracts/identification/check-elsewhere-directly.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/law-ways-directly.ts';
import { send } from '../http/api.ts';
import { askElsewhere } from './ask-elsewhere.ts';
import { WaysView } from './components/ways-view.tsx';
import { loadVisit } from './direct/load-visit.ts';
import { directLawPages, ofVisit } from './direct/visit-places.ts';

/** The law is the request's: the page of the other one leads to it. */
export async function loader(route: Route.LoaderArgs) {
  const { request, overview, visit } = await loadVisit(route);
  const { legislation: law } = request;
  if (route.pattern !== directLawPages[law]) throw redirect(ofVisit(directLawPages[law], visit));
  return {
    law,
    ways: overview.ways,
    known: overview.identifications,
    elsewhere: overview.elsewhere,
    wallets: overview.wallets,
    visit,
    ...(law === 'EIDAS' && { idAustria: overview.id_austria }),
  };
}

export function action(route: Route.ActionArgs) {
  const legislation = route.pattern === directLawPages.EIDAS ? 'EIDAS' : 'ZERTES';
  return askElsewhere(route.request, (kind) => send(route, checkElsewhereDirectly, { body: { kind, legislation } }));
}

export default function LawWaysDirectly({ loaderData }: Route.ComponentProps) {
  return <WaysView {...loaderData} />;
}
