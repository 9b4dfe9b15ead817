import { trialDays } from '@sigillum/api-contracts/business/create-business.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { Billing, Config } from '../config.ts';

/** The plan of every business where nothing is sold: all of it, without end. */
const selfHostedPlan = 'self-hosted';

/** What an account without a business begins with: the new free plan, but where nothing is sold. */
export const readFirstPlan = (billing: Billing): { freeAccountType?: 'free_v1' } =>
  billing === 'none' ? {} : { freeAccountType: 'free_v1' };

/** The law under which an account signs at first, where that is not the usual one: that of the region. */
export const readFirstLaw = (region: Config['region']): { defaultLegislation?: Legislation } =>
  region === 'EU' ? { defaultLegislation: 'EIDAS' } : {};

/** How a business begins: in a trial where plans are sold, with everything where they are not. */
export function readFirstStanding(billing: Billing, now: Date) {
  return billing === 'none'
    ? { payment_method: 'MANUAL', plan: selfHostedPlan, trial_ends_at: null }
    : {
        payment_method: 'TRIALING',
        plan: 'trial',
        trial_ends_at: new Date(now.getTime() + trialDays * 24 * 3600 * 1000),
      };
}
