import type * as z from 'zod';
import { businessStates } from './business/states.ts';
import { groupsStates } from './groups/states.ts';
import { identificationStates } from './identification/states.ts';
import { programDocumentStates } from './machine/document-states.ts';
import { programRequestStates } from './machine/request-states.ts';
import { maintenanceStates } from './maintenance/states.ts';
import { membersStates } from './members/states.ts';
import { domainStates } from './members/domain-states.ts';
import { operatorStates } from './operator/states.ts';
import { platformStates } from './platform/states.ts';
import { planStates } from './pricing/plan-states.ts';
import { subscriptionStates } from './pricing/subscription-states.ts';
import { sealsStates } from './seals/states.ts';
import { signatureRequestsStates } from './signature-requests/states.ts';
import { signingStates } from './signing/states.ts';
import type { StateTable } from './state.ts';
import { ssoStates } from './user/sso-states.ts';
import { templatesStates } from './templates/states.ts';
import { twoStepStates } from './two-step/states.ts';
import { userStates } from './user/states.ts';
import { verificationStates } from './verification/states.ts';
import { visualSignaturesStates } from './visual-signatures/states.ts';

/**
 * Provider states: one table an area, a sentence and the parameters it takes. The consumer's interactions name them, the
 * server sets them up, and both sides are typed by this table. A state describes what exists; none is always true.
 */
export const states = {
  ...businessStates,
  ...groupsStates,
  ...identificationStates,
  ...programDocumentStates,
  ...programRequestStates,
  ...maintenanceStates,
  ...membersStates,
  ...domainStates,
  ...operatorStates,
  ...platformStates,
  ...planStates,
  ...subscriptionStates,
  ...sealsStates,
  ...signatureRequestsStates,
  ...signingStates,
  ...ssoStates,
  ...templatesStates,
  ...twoStepStates,
  ...userStates,
  ...verificationStates,
  ...visualSignaturesStates,
} satisfies StateTable;
export type StateName = keyof typeof states;
export type StateParams<Name extends StateName> = z.input<(typeof states)[Name]>;
