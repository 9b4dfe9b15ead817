import type { IdentityNeed, IdentityVendor } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { hasAcceptedTerms } from '../user/terms.ts';
import type { Subject } from './find-subject.ts';

/** What somebody has yet to do before a vendor can be told. */
export const listMissing = (
  { trustTerms: { since } }: Pick<Services['config'], 'trustTerms'>,
  { needs }: Pick<IdentityVendor, 'needs'>,
  { mobile, termsAcceptedAt }: Pick<Subject, 'mobile' | 'termsAcceptedAt'>,
): IdentityNeed[] =>
  needs.filter((need) => (need === 'mobile' ? mobile === null : !hasAcceptedTerms(termsAcceptedAt, since)));
