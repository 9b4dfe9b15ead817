import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import type { Route } from './+types/signature-standards.ts';
import { environmentContext } from '../context.ts';
import { load } from '../http/api.ts';
import { StandardsView } from './components/standards-view.tsx';

export async function loader(route: Route.LoaderArgs) {
  const [user, overview, offered] = await Promise.all([
    load(route, getUser, {}),
    load(route, getIdentificationOverview, {}),
    route.context.get(environmentContext).listQualities(),
  ]);
  return {
    highestQuality: user.highestQuality,
    hasAes: user.signatureQualities.aes.any !== null,
    defaultLegislation: user.attributes.defaultLegislation,
    overview,
    offered,
  };
}

export default function SignatureStandards({ loaderData }: Route.ComponentProps) {
  return <StandardsView {...loaderData} />;
}
