import { checkElsewhere } from '@sigillum/api-contracts/identification/check-elsewhere.ts';
import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { Route } from './+types/law-ways.ts';
import { load, send } from '../http/api.ts';
import { askElsewhere } from './ask-elsewhere.ts';
import { WaysView } from './components/ways-view.tsx';
import { coverWays } from './cover-ways.ts';
import { narrowOffers, readNeededQuality } from './narrow-offers.ts';
import { readRequestId } from './read-request-id.ts';
import { lawPages } from './way-screens.ts';

const readLaw = (pattern: string): Legislation => (pattern === lawPages.EIDAS.path ? 'EIDAS' : 'ZERTES');

export async function loader(route: Route.LoaderArgs) {
  const overview = await load(route, getIdentificationOverview, {});
  const { elsewhere, identifications: known } = overview;
  const law = readLaw(route.pattern);
  const requestId = readRequestId(route.url);
  const own = overview.ways.filter(({ legislation }) => legislation === law);
  const [ways, quality] = await Promise.all([coverWays(route, own, requestId), readNeededQuality(route, requestId)]);
  const { idAustria, wallets } = narrowOffers({ idAustria: overview.id_austria, wallets: overview.wallets }, quality);
  return { law, ways, known, elsewhere, wallets, requestId, ...(law === 'EIDAS' && { idAustria }) };
}

export function action(route: Route.ActionArgs) {
  const signatureRequestId = readRequestId(route.url);
  return askElsewhere(route.request, (kind) =>
    send(route, checkElsewhere, {
      body: { kind, legislation: readLaw(route.pattern), ...(signatureRequestId && { signatureRequestId }) },
    }),
  );
}

export default function LawWays({ loaderData }: Route.ComponentProps) {
  return <WaysView {...loaderData} />;
}
