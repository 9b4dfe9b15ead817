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

/** Whether nobody is left to sign. A request for which this holds and that is still open waits for long-term data. */
export function haveAllSigned(signatures: Parameters<typeof countProgress>[0]): boolean {
  const { signed, total } = countProgress(signatures);
  return total > 0 && signed === total;
}
