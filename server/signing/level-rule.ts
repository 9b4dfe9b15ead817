import type { LevelReason, SignatureLevel } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/** What every signature is asked to reach (EN 319 142-1, clause 6): verifiable without anybody's help, and for as long as timestamps are renewed. */
export const askedLevel: SignatureLevel = 'B-LTA';

const rising: readonly SignatureLevel[] = ['B-B', 'B-T', 'B-LT', 'B-LTA'];

/** The levels below one. */
export const listBelow = (level: SignatureLevel): SignatureLevel[] => rising.slice(0, rising.indexOf(level));

/** The lowest of several; B-B of none, for nothing is proved then. */
export const findLowestLevel = (levels: readonly SignatureLevel[]): SignatureLevel =>
  rising.find((level) => levels.includes(level)) ?? 'B-B';

/** What is known of one document after its newest revision. */
export interface DocumentLevel {
  /** Of all signatures of ours in it, the lowest. */
  level: SignatureLevel;
  /** What could not be had. */
  pending: 'revocation' | 'timestamp' | undefined;
  /** Whether our verifier has passed the final file; undefined before it is final. */
  isVerified?: boolean | undefined;
}

/** Why a signature is below what was asked; null when it is not. `isLast`: nobody is left to sign. */
export function findReason(documents: readonly DocumentLevel[], isLast: boolean): LevelReason | null {
  const pending = documents.find((document) => document.pending)?.pending;
  if (pending) return pending;
  // The archive timestamp covers all signatures, so it waits for the last one.
  if (!isLast) return 'others_to_sign';
  if (documents.some(({ level }) => level !== askedLevel)) return 'timestamp';
  return documents.every(({ isVerified }) => isVerified) ? null : 'verification';
}
