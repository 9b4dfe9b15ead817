import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/** Whether a signer lacks the mobile number to which an advanced signature’s code goes; an account may have one in its profile. */
export const lacksMobile = (
  quality: Quality,
  { account_email, signer_identity_data }: Pick<Signature, 'account_email' | 'signer_identity_data'>,
): boolean => quality === 'AES' && account_email === null && signer_identity_data.mobile_number === null;
