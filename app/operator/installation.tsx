import { exportConfiguration } from '@sigillum/api-contracts/operator/export-configuration.ts';
import { getInstallation } from '@sigillum/api-contracts/operator/get-installation.ts';
import type { Route } from './+types/installation.ts';
import { InstallationView } from './components/installation-view.tsx';
import { loadRoom, sendRoom } from './load-room.ts';

export const loader = (route: Route.LoaderArgs) => loadRoom(route, getInstallation, {});

/** Its one form asks for the settings. */
export const action = (route: Route.ActionArgs) => sendRoom(route, exportConfiguration, {});

export default function Installation({ loaderData, actionData }: Route.ComponentProps) {
  return <InstallationView installation={loaderData} configuration={actionData} />;
}
