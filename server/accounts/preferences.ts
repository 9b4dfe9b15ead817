import type { FreePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { UserPreferences } from '@sigillum/api-contracts/user/schemas.ts';

/** What `users.attributes` may hold beside the preferences; written by the flows that they belong to. */
export interface StoredAttributes extends Partial<UserPreferences> {
  /** The account's address when it was identified. */
  signerIdentityEmail?: string;
  immutableEidFields?: string[];
  weakPassword?: boolean;
  /** Until the person has set up an account that a first login at an organisation made. */
  ssoSetupPending?: boolean;
  /** When the person was told that the last membership has ended. */
  membershipEndSeenAt?: string;
  /** When the terms of use of the trust service were accepted. */
  trustTermsAcceptedAt?: string;
  /** What the person has written down of the own identity document, encrypted by the key of identifications, and when. */
  eidData?: { sealed: string; at: string };
  /** As it was given or taken; which one holds, says server/rules/find-successor.ts. */
  freeAccountType?: FreePlan;
}

const defaults: UserPreferences = {
  emailNotificationLevel: 'ALL',
  defaultLegislation: 'ZERTES',
  defaultQuality: 'SES',
  p11SigningName: null,
  p11SigningReason: null,
  frontendVersion: null,
  celloUcc: null,
};

/** The preferences of an account, with the default where the person has chosen nothing. */
export function readPreferences(stored: StoredAttributes): UserPreferences {
  const names = Object.keys(defaults) as (keyof UserPreferences)[];
  const chosen = Object.fromEntries(names.filter((name) => name in stored).map((name) => [name, stored[name]]));
  return { ...defaults, ...chosen };
}
