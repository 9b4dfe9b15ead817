import type { Route } from './+types/upgrade.ts';
import { UpgradePage } from './components/upgrade-page.tsx';
import { loadUpgrade } from './load-upgrade.ts';

export const loader = (route: Route.LoaderArgs) => loadUpgrade(route);

export default function Upgrade({ loaderData }: Route.ComponentProps) {
  return <UpgradePage {...loaderData} />;
}
