import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import type { Route } from './+types/law-ways.ts';
import { load } from '../http/api.ts';
import { WaysView } from './components/ways-view.tsx';
import { lawPages } from './way-screens.ts';

export async function loader(route: Route.LoaderArgs) {
  const { ways, id_austria: idAustria, identifications: known } = await load(route, getIdentificationOverview, {});
  const law = route.pattern === lawPages.EIDAS.path ? ('EIDAS' as const) : ('ZERTES' as const);
  return { law, ways, known, ...(law === 'EIDAS' && { idAustria }) };
}

export default function LawWays({ loaderData }: Route.ComponentProps) {
  return <WaysView {...loaderData} />;
}
