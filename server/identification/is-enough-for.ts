import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { IdentityVendor } from '../identity/identity-vendor.ts';

/** Whether one can sign in a quality after having been identified by a vendor. */
export const isEnoughFor = (quality: Quality, vendor: Pick<IdentityVendor, 'quality'>): boolean =>
  quality !== 'QES' || vendor.quality === 'QES';
