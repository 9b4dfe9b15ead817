import { tabMemory } from '../common/memory.ts';
import type { ExitOutcome } from '../http/exits.ts';

const key = 'sigillum.ended-act';

/** What came to its end last in this tab, and what the address of its page said of exits. */
export interface EndedAct {
  requestId: string;
  outcome: ExitOutcome;
  search: string;
  /** The person wants to stay: nothing leaves by itself any more. */
  stays?: boolean;
}

/** Notes in this tab what has ended, for the pages that come after it. */
export const noteEndedAct = (act: EndedAct): void => tabMemory.write(key, JSON.stringify(act));

/** The last one, if it was about this request. */
export function findEndedAct(requestId: string | null): EndedAct | undefined {
  const last = JSON.parse(tabMemory.read(key) ?? 'null') as EndedAct | null;
  return last !== null && last.requestId === requestId ? last : undefined;
}

/** The person stays on the page of this request. */
export function noteStay(requestId: string): void {
  const last = findEndedAct(requestId);
  if (last) noteEndedAct({ ...last, stays: true });
}
