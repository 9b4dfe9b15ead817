const minute = 60_000;
const longestMs = 60 * minute;

/** When a domain that is not proved is looked at again: after a minute, and twice as long each time, up to an hour; undefined: no more. */
export function planDomainCheck(checks: number, checkUntil: Date, now: Date): Date | undefined {
  const wait = Math.min(minute * 2 ** Math.max(0, checks - 1), longestMs);
  const next = new Date(now.getTime() + wait);
  return next <= checkUntil ? next : undefined;
}
