import type { Screen } from './access/screen.ts';
import { businessScreens } from './business/screens.ts';
import { documentScreens } from './documents/screens.ts';
import { maintenanceScreens } from './maintenance/screens.ts';
import { platformScreens } from './platform/screens.ts';
import { signatureRequestScreens } from './signature-requests/screens.ts';
import { pricingScreens } from './pricing/screens.ts';
import { sealScreens } from './seals/screens.ts';
import { signingScreens } from './signing/screens.ts';
import { twoStepScreens } from './two-step/screens.ts';
import { userScreens } from './user/screens.ts';
import { verificationScreens } from './verification/screens.ts';
import { visualSignatureScreens } from './visual-signatures/screens.ts';

/** Every screen of the product: each area's rows, joined. */
export const screens: readonly Screen[] = [
  ...businessScreens,
  ...documentScreens,
  ...maintenanceScreens,
  ...platformScreens,
  ...signatureRequestScreens,
  ...pricingScreens,
  ...sealScreens,
  ...signingScreens,
  ...twoStepScreens,
  ...userScreens,
  ...verificationScreens,
  ...visualSignatureScreens,
];

const screensByPath = new Map(screens.map((screen) => [screen.path, screen]));

/** The row of a matched pattern (`/view/:id/:userid`), with or without the trailing slash of the router. */
export function findScreen(pattern: string): Screen | undefined {
  return (
    screensByPath.get(pattern) ??
    screensByPath.get(pattern.replace(/(?<=.)\/$/, '')) ??
    (pattern === '/*' ? screensByPath.get('*') : undefined)
  );
}
