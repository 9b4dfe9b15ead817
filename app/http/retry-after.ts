/** The seconds of a Retry-After; undefined without one, or where it is a date (RFC 9110, 10.2.3), which our server never sends. */
export function readRetryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
