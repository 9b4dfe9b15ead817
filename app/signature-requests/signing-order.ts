import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { SignerChange } from './draft-change.ts';

type Ordered = Pick<Signature, 'sid' | 'sequence'>;

/** Whether the signers of a request sign in an order; -1 means that there is none. */
export const hasOrder = (signatures: readonly Ordered[]): boolean => signatures.some(({ sequence }) => sequence >= 0);

/** Signers as they take their turns; equal turns keep the order in which they were added. */
export const sortByTurn = <T extends Ordered>(signatures: readonly T[]): T[] =>
  signatures.toSorted((one, other) => one.sequence - other.sequence);

/** One after the other, as they stand. */
export const introduceOrder = (signatures: readonly Ordered[]): SignerChange[] =>
  signatures.map(({ sid }, index) => ({ sid, sequence: index + 1 }));

/** Everybody at the same time. */
export const dropOrder = (signatures: readonly Ordered[]): SignerChange[] =>
  signatures.map(({ sid }) => ({ sid, sequence: -1 }));

/** The turn of a signer who is added now: after everybody else, or none. */
export const nextTurn = (signatures: readonly Ordered[]): number =>
  hasOrder(signatures) ? Math.max(...signatures.map(({ sequence }) => sequence)) + 1 : -1;
