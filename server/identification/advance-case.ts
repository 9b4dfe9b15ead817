import type { IdentStatus } from '@sigillum/api-contracts/identification/schemas.ts';

/** Where a case is: as the vendor says it (specification, section 4), or called off by the person. */
export type CaseState = Exclude<IdentStatus, 'unknown'> | 'cancelled';

const ranks: Readonly<Record<CaseState, number>> = {
  initialized: 0,
  inprogress: 1,
  success: 2,
  failure: 2,
  cancelled: 2,
};

/** Whether a case has come to its end; only what is done with it follows. */
export const isFinal = (state: CaseState): boolean => ranks[state] === 2;

/**
 * The state after a vendor's word. `unknown` means that the vendor has not heard of the case yet, which is how it begins. What was reached
 * is never taken back: words come late, twice and in any order.
 */
export function advanceCase(state: CaseState, said: IdentStatus): CaseState {
  const next = said === 'unknown' ? 'initialized' : said;
  return ranks[next] > ranks[state] ? next : state;
}

/** The state that a person sees (specification, section 4): a case that ended in any way but these shows none. */
export const showState = (state: CaseState): IdentStatus | null => (state === 'cancelled' ? null : state);
