import type { IdentPrice } from '@sigillum/api-contracts/identification/payment-schemas.ts';
import { findBusiness, findMembership } from '../business/business-repository.ts';
import type { IdentityVendor } from '../identity/identity-vendor.ts';
import { priceIdentification } from '../rules/price-identification.ts';
import type { Services } from '../services.ts';
import type { CaseOwner } from './case-owner.ts';

/** What an identification costs once whom nobody pays for: nothing is sold to visitors, nor where nobody takes payments. */
export async function listPrices(
  { db, config, payments }: Pick<Services, 'db' | 'config' | 'payments'>,
  owner: CaseOwner,
  vendor: Pick<IdentityVendor, 'quality'> | undefined,
): Promise<IdentPrice[]> {
  if (!vendor || !payments || !('userId' in owner)) return [];
  const own = await findMembership(db, owner.userId);
  const business = own && (await findBusiness(db, own.business_id));
  return priceIdentification(config.priceCatalogue, business?.plan, vendor.quality);
}
