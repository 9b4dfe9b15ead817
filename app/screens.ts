import type { Screen } from './access/screen.ts';
import { businessScreens } from './business/screens.ts';
import { documentsScreens } from './documents/screens.ts';
import { groupsScreens } from './groups/screens.ts';
import { identificationScreens } from './identification/screens.ts';
import { maintenanceScreens } from './maintenance/screens.ts';
import { operatorScreens } from './operator/screens.ts';
import { platformScreens } from './platform/screens.ts';
import { signatureRequestsScreens } from './signature-requests/screens.ts';
import { pricingScreens } from './pricing/screens.ts';
import { membersScreens } from './members/screens.ts';
import { sealsScreens } from './seals/screens.ts';
import { signingScreens } from './signing/screens.ts';
import { templatesScreens } from './templates/screens.ts';
import { twoStepScreens } from './two-step/screens.ts';
import { userScreens } from './user/screens.ts';
import { verificationScreens } from './verification/screens.ts';
import { visualSignaturesScreens } from './visual-signatures/screens.ts';

/** Every screen of the product: each area's rows, joined. */
export const screens: readonly Screen[] = [
  ...businessScreens,
  ...documentsScreens,
  ...groupsScreens,
  ...identificationScreens,
  ...maintenanceScreens,
  ...operatorScreens,
  ...platformScreens,
  ...signatureRequestsScreens,
  ...pricingScreens,
  ...membersScreens,
  ...sealsScreens,
  ...signingScreens,
  ...templatesScreens,
  ...twoStepScreens,
  ...userScreens,
  ...verificationScreens,
  ...visualSignaturesScreens,
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
