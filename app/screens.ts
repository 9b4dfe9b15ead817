import type { Screen } from './access/screen.ts';
import { businessScreens } from './business/screens.ts';
import { maintenanceScreens } from './maintenance/screens.ts';
import { userScreens } from './user/screens.ts';

/** Every screen of the product: each area's rows, joined. */
export const screens: readonly Screen[] = [...businessScreens, ...maintenanceScreens, ...userScreens];

const screensByPath = new Map(screens.map((screen) => [screen.path, screen]));

/** The row of a matched pattern (`/view/:id/:userid`), with or without the trailing slash of the router. */
export function findScreen(pattern: string): Screen | undefined {
  return screensByPath.get(pattern) ?? screensByPath.get(pattern.replace(/(?<=.)\/$/, '')) ?? (pattern === '/*' ? screensByPath.get('*') : undefined);
}
