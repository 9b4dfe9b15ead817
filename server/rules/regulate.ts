import type { Quality } from '@sigillum/api-contracts/schemas.ts';

/**
 * The quality of a request of an organisation that works under 21 CFR Part 11: a simple signature becomes that of a regulated record, which
 * is the same with name, reason and a second proof. Higher ones stay, and ask for name and reason, too (`isRegulated`). A demonstration
 * vouches for nothing, so nothing is regulated about it.
 */
export const regulateQuality = (quality: Quality, isPart11: boolean): Quality =>
  isPart11 && quality === 'SES' ? 'PART11' : quality;

/** Whether every signature of a request states name and reason. */
export const isRegulated = (quality: Quality, isPart11: boolean): boolean =>
  quality === 'PART11' || (isPart11 && quality !== 'DEMO');
