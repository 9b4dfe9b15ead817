import type { Route } from './+types/upgrade-business.ts';
import { UpgradePage } from './components/upgrade-page.tsx';
import { loadUpgrade } from './load-upgrade.ts';

export const loader = (route: Route.LoaderArgs) => loadUpgrade(route);

export default function UpgradeBusiness({ loaderData }: Route.ComponentProps) {
  return <UpgradePage {...loaderData} />;
}
