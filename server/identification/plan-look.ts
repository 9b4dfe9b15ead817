const second = 1000;
const day = 24 * 60 * 60 * second;

/** How long a vendor is asked about a case that does not end; then it has expired. */
export const mostDays = 30;
const longestMs = 60 * 60 * second;

/** When a vendor is asked again: after 5 seconds, half as long again each time, up to an hour. Undefined: the case is too old. */
export function planLook(looks: number, createdAt: Date, now: Date): Date | undefined {
  if (now.getTime() - createdAt.getTime() >= mostDays * day) return undefined;
  return new Date(now.getTime() + Math.min(5 * second * 1.5 ** Math.min(looks, 40), longestMs));
}
