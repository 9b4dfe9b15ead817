import { readTimestampTime } from '../../pki/timestamp-token.ts';
import type { TrustService } from '../trust-service.ts';

/** Clocks that time servers keep differ by less; milliseconds. */
const TOLERANCE = 60_000;

/** What timestamps of somebody else say about our clock. */
export type ObservedTime = {
  trust: TrustService;
  /** `clock_ahead` or `clock_behind` when the last timestamp says so; empty before the first one. */
  listNotices(): string[];
};

/**
 * The same trust service, whose timestamps (somebody else's, checked, with a nonce) are compared with our clock: nothing
 * in this house can tell that it is ahead. The stated time must lie between question and answer.
 */
export function observeTime(trust: TrustService, clock: () => Date): ObservedTime {
  let notices: string[] = [];
  return {
    trust: {
      ...trust,
      async timestamp(imprint) {
        const askedAt = clock().getTime();
        const token = await trust.timestamp(imprint);
        const stated = readTimestampTime(token).getTime();
        if (askedAt - stated > TOLERANCE) notices = ['clock_ahead'];
        else if (stated - clock().getTime() > TOLERANCE) notices = ['clock_behind'];
        else notices = [];
        return token;
      },
    },
    listNotices: () => notices,
  };
}
