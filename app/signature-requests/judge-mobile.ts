import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/**
 * Whether the code of an advanced signature has a number to go to. `from-account`: invited by the address of an account, which may
 * have a number in its profile; only the API knows.
 */
export function judgeMobile(
  quality: Quality,
  {
    account_email,
    signer_identity_data,
    signer_group_id,
  }: Pick<Signature, 'account_email' | 'signer_identity_data' | 'signer_group_id'>,
): 'enough' | 'missing' | 'from-account' {
  if (quality !== 'AES' || signer_identity_data.mobile_number !== null) return 'enough';
  return account_email === null && signer_group_id === null ? 'missing' : 'from-account';
}
