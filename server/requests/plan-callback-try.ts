const minuteMs = 60_000;
/** Between two tries, unless the receiver names another pause. */
const pauseMs = 10 * minuteMs;
/** The first and one every ten minutes for two hours. */
export const mostTries = 13;
/** However soon a receiver wishes for the next try: this long it may be down. */
const shortestMs = 120 * minuteMs;
const longestPauseMs = 120 * minuteMs;
/** However long a receiver asks for: after a day it is over. */
const longestMs = 24 * 60 * minuteMs;

/** What came of a call: its status, or why there was none. */
export interface CallbackResult {
  status: number | undefined;
  /** As it was sent: seconds, or a date. */
  retryAfter: string | undefined;
}

interface Tried {
  /** When it was caused, or sent again by hand. */
  begun_at: Date;
  /** Since then, this one included. */
  attempts: number;
}

/** What becomes of a callback after a try: done, given up, or when it is tried again (machine API, section 7). */
export function planCallbackTry(
  { status, retryAfter }: CallbackResult,
  { begun_at, attempts }: Tried,
  now: Date,
): 'COMPLETED' | 'RESIGNATED' | Date {
  if (status !== undefined && status >= 200 && status < 300) return 'COMPLETED';
  if (status === 410) return 'RESIGNATED';
  // Short pauses have used the tries up before the time: what is left of it passes at the usual pace.
  const areUsedUp = attempts >= mostTries;
  const next = new Date(now.getTime() + ((areUsedUp ? undefined : readPause(retryAfter, now)) ?? pauseMs));
  return next.getTime() - begun_at.getTime() > (areUsedUp ? shortestMs : longestMs) ? 'RESIGNATED' : next;
}

/** The receiver's own wish, within bounds; undefined where there is none that can be read. */
function readPause(retryAfter: string | undefined, now: Date): number | undefined {
  if (!retryAfter) return undefined;
  const wished = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(wished) ? undefined : Math.min(Math.max(wished, 1000), longestPauseMs);
}
