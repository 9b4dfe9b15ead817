import type { JsonMap } from '@pact-foundation/pact/src/common/jsonTypes.js';
import { states, type StateName } from '@sigillum/api-contracts/states.ts';
import { businessStateHandlers } from '@sigillum/server/business/business-states.ts';
import { groupsStateHandlers } from '@sigillum/server/groups/groups-states.ts';
import { identificationStateHandlers } from '@sigillum/server/identification/identification-states.ts';
import { membersStateHandlers } from '@sigillum/server/members/members-states.ts';
import { domainStateHandlers } from '@sigillum/server/members/domain-states.ts';
import { programDocumentStateHandlers } from '@sigillum/server/machine/document-states.ts';
import { programRequestStateHandlers } from '@sigillum/server/machine/request-states.ts';
import { maintenanceStateHandlers } from '@sigillum/server/maintenance/maintenance-states.ts';
import { operatorStateHandlers } from '@sigillum/server/operator/operator-states.ts';
import { platformStateHandlers } from '@sigillum/server/platform/platform-states.ts';
import { planStateHandlers } from '@sigillum/server/pricing/plan-states.ts';
import { subscriptionStateHandlers } from '@sigillum/server/pricing/subscription-states.ts';
import { sealsStateHandlers } from '@sigillum/server/seals/seals-states.ts';
import { signatureRequestsStateHandlers } from '@sigillum/server/signature-requests/signature-requests-states.ts';
import { signingStateHandlers } from '@sigillum/server/signing/signing-states.ts';
import { templatesStateHandlers } from '@sigillum/server/templates/templates-states.ts';
import { twoStepStateHandlers } from '@sigillum/server/two-step/two-step-states.ts';
import { ssoStateHandlers } from '@sigillum/server/user/sso-states.ts';
import { userStateHandlers } from '@sigillum/server/user/user-states.ts';
import { verificationStateHandlers } from '@sigillum/server/verification/verification-states.ts';
import { visualSignaturesStateHandlers } from '@sigillum/server/visual-signatures/visual-signatures-states.ts';
import type { TestServices } from '@sigillum/server/testing/test-services.ts';

const handlers = {
  ...businessStateHandlers,
  ...groupsStateHandlers,
  ...identificationStateHandlers,
  ...membersStateHandlers,
  ...domainStateHandlers,
  ...programDocumentStateHandlers,
  ...programRequestStateHandlers,
  ...maintenanceStateHandlers,
  ...operatorStateHandlers,
  ...platformStateHandlers,
  ...planStateHandlers,
  ...subscriptionStateHandlers,
  ...sealsStateHandlers,
  ...signatureRequestsStateHandlers,
  ...signingStateHandlers,
  ...templatesStateHandlers,
  ...twoStepStateHandlers,
  ...ssoStateHandlers,
  ...userStateHandlers,
  ...verificationStateHandlers,
  ...visualSignaturesStateHandlers,
} as Record<StateName, (params: never, world: TestServices) => Promise<void> | void>;

/** What the verifier calls before each interaction, one handler a sentence; parameters are checked by the contracts' table. */
export function createStateHandlers(world: TestServices): Record<string, (params?: unknown) => Promise<JsonMap>> {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      async (params: unknown) => {
        await handle(states[name as StateName].parse(params) as never, world);
        return {};
      },
    ]),
  );
}
