import type { Client } from '@sigillum/api-contracts/client.ts';
import { askByMobileId } from '@sigillum/api-contracts/identification/ask-by-mobile-id.ts';
import { lookAtMobileId } from '@sigillum/api-contracts/identification/look-at-mobile-id.ts';
import type { MobileIdQuestion } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';

/** The person's phone, which asks by Mobile ID whether certain requests are to be signed. */
export interface Phone {
  /** Makes it ask, or goes on with what it asks already. */
  ask: () => Promise<MobileIdQuestion>;
  look: (id: string) => Promise<MobileIdQuestion>;
}

export const openPhone = (client: Client, signatureRequestIds: string[]): Phone => ({
  ask: () => client.call(askByMobileId, { body: { purpose: 'sign', signatureRequestIds } }),
  look: (id) => client.call(lookAtMobileId, { params: { id } }),
});
