import type { SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { findNextTurn } from './sequence-rules.ts';

/** What follows from the signatures as they are now. */
export interface Advance {
  /** Nobody is left to sign. */
  isFinished: boolean;
  /** Signatures whose turn has come and who are not invited yet. */
  next: string[];
}

/** Judges a request after a signature (or the removal of a signer): who is next, and whether it is finished. */
export function advanceRequest(
  signatures: readonly { sid: string; sequence: number; status: SignatureStatus }[],
): Advance {
  const turn = findNextTurn(signatures);
  const waiting = new Set(signatures.filter(({ status }) => status === 'WAITING').map(({ sid }) => sid));
  return { isFinished: turn.length === 0 && signatures.length > 0, next: turn.filter((sid) => waiting.has(sid)) };
}
