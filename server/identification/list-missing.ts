import type { IdentityNeed, IdentityVendor } from '../identity/identity-vendor.ts';
import type { Subject } from './find-subject.ts';

/** What somebody has yet to do before a vendor can be told. */
export const listMissing = (
  { needs }: Pick<IdentityVendor, 'needs'>,
  { mobile, hasAcceptedTerms }: Pick<Subject, 'mobile' | 'hasAcceptedTerms'>,
): IdentityNeed[] => needs.filter((need) => (need === 'mobile' ? mobile === null : !hasAcceptedTerms));
