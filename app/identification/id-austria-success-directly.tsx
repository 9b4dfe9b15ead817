import { finishIdAustriaDirectly } from '@sigillum/api-contracts/identification/finish-id-austria-directly.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/id-austria-success-directly.ts';
import { AustriaReturnView } from './components/austria-return-view.tsx';
import { loadVisit } from './direct/load-visit.ts';
import { directAustriaPage, ofVisit } from './direct/visit-places.ts';
import { tellAnswer } from './tell-answer.ts';

/** The same for a visitor, whom the answer leads back to the request by its id; the secret of the link never was in an address. */
export async function loader(route: Route.LoaderArgs) {
  const { overview, visit } = await loadVisit(route);
  const { outcome, problem } = await tellAnswer(route, finishIdAustriaDirectly);
  if (outcome === 'told') throw redirect(ofVisit(directAustriaPage, visit));
  return {
    way: overview.id_austria,
    known: overview.identifications,
    visit,
    ...(problem && { problem }),
  };
}

export default function IdAustriaSuccessDirectly({ loaderData }: Route.ComponentProps) {
  return <AustriaReturnView {...loaderData} />;
}
