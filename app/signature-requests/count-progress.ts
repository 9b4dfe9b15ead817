import type { SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/** How many of a request's signers have signed. */
export interface SigningProgress {
  signed: number;
  total: number;
}

export const countProgress = (signatures: readonly { status_code: SignatureStatus }[]): SigningProgress => ({
  signed: signatures.filter(({ status_code }) => status_code === 'SIGNED').length,
  total: signatures.length,
});
