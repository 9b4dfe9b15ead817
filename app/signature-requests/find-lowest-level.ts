import type { SignatureLevel } from '@sigillum/api-contracts/signature-requests/schemas.ts';

const rising: readonly SignatureLevel[] = ['B-B', 'B-T', 'B-LT', 'B-LTA'];

/** The lowest level of several documents: what holds for all of them. Null of none. */
export const findLowestLevel = (levels: readonly SignatureLevel[]): SignatureLevel | null =>
  rising.find((level) => levels.includes(level)) ?? null;
