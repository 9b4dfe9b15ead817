import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { IdentityReport, IdentityVendor } from '../identity/identity-vendor.ts';
import type { Subject } from './find-subject.ts';

/** What a vendor's trust service knows of somebody from elsewhere; undefined where nothing, or nobody can be asked. */
export async function seekKnown(
  vendor: Pick<IdentityVendor, 'findKnown'>,
  { firstName, lastName, statedFirstName, statedLastName, mobile }: Subject,
  asked: { legislation: Legislation; reference: string },
): Promise<IdentityReport | undefined> {
  if (mobile === null) return undefined;
  return vendor.findKnown?.({
    ...asked,
    mobile,
    givenNames: firstName ?? statedFirstName ?? '',
    familyName: lastName ?? statedLastName ?? '',
  });
}
