import { listLeft, listQuorums, type Quorum } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';

interface Counted {
  sid: string;
  status_code: SignatureStatus;
  quorum?: Quorum | undefined;
}

/** How many of the signatures that a request needs are there. */
export interface SigningProgress {
  signed: number;
  total: number;
}

/** Of a quorum so many count as are needed; more may have signed in the end. */
export function countProgress(signatures: readonly Counted[]): SigningProgress {
  const signed = signatures.filter(({ status_code }) => status_code === 'SIGNED').length;
  const spare = listQuorums(signatures).reduce(
    (sum, { members, ...quorum }) => sum + members.length - Math.max(quorum.needed, quorum.signed),
    0,
  );
  return { signed, total: signatures.length - spare };
}

/** Whether nobody is left to sign. A request for which this holds and that is still open waits for long-term data. */
export const haveAllSigned = (signatures: readonly Counted[]): boolean =>
  signatures.some(({ status_code }) => status_code === 'SIGNED') && listLeft(signatures).length === 0;
