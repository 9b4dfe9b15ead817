import type { IdentityResult } from '../identity/identity-vendor.ts';

/** What a level of assurance allows. */
export const nameQuality = (level: IdentityResult['level']): 'QES' | 'AES_MINIMAL' =>
  level === 4 ? 'QES' : 'AES_MINIMAL';
