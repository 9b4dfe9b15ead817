import type { AuditEvent } from './event.ts';
import { genesisHash, hashEvent } from './hash-event.ts';

export type ChainVerdict = { isIntact: true; lastHash: string } | { isIntact: false; brokenAt: number };

/**
 * Recomputes a request's chain from its first event. `brokenAt` is the number of the first event that was changed,
 * inserted, or follows a removed one. Events cut off at the end leave no trace in the chain itself: compare `lastHash`
 * with one that was written elsewhere, such as a report.
 */
export function verifyChain(events: readonly (AuditEvent & { hash: string })[]): ChainVerdict {
  let previous = genesisHash;
  for (const [index, event] of events.entries()) {
    const isNext = event.seq === index + 1 && event.previous_hash === previous;
    if (!isNext || hashEvent(event) !== event.hash) return { isIntact: false, brokenAt: index + 1 };
    previous = event.hash;
  }
  return { isIntact: true, lastHash: previous };
}
