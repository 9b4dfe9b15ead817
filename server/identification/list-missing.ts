import type { UserRow } from '../accounts/user-repository.ts';
import type { IdentityNeed, IdentityVendor } from '../identity/identity-vendor.ts';

/** What somebody has yet to do before a vendor can be told. */
export const listMissing = (
  { needs }: Pick<IdentityVendor, 'needs'>,
  { mobile, attributes }: Pick<UserRow, 'mobile' | 'attributes'>,
): IdentityNeed[] =>
  needs.filter((need) => (need === 'mobile' ? mobile === null : attributes.trustTermsAcceptedAt === undefined));
