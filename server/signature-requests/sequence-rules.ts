import type { SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';

interface Turn {
  sid: string;
  sequence: number;
  status: SignatureStatus;
}

/**
 * Whose turn it is: the signers with the lowest number among those who have not signed. Equal numbers sign in parallel; -1, no order,
 * comes before every number. Empty when everybody has signed.
 */
export function findNextTurn(signatures: readonly Turn[]): string[] {
  const unsigned = signatures.filter(({ status }) => status === 'OPEN' || status === 'WAITING');
  const lowest = Math.min(...unsigned.map(({ sequence }) => sequence));
  return unsigned.filter(({ sequence }) => sequence === lowest).map(({ sid }) => sid);
}
