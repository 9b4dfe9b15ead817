import type { MiddlewareHandler } from 'hono';
import { toNetwork } from '../process/client-ip.ts';
import type { Bindings } from './read-meta.ts';
import { answerRefusal, refuse } from './refusal.ts';

/** What one place may ask for: so many calls at once, and so many a second after that. */
interface Pace {
  burst: number;
  perSecond: number;
}

/** Places that are remembered; the one that asked longest ago goes first. */
const mostPlaces = 10_000;

/**
 * Keeps strangers of one place from taking all of this process for answers that it must sign: a bucket of calls a place, in memory,
 * because it guards time and no secret. Whoever calls without a connection is this process itself.
 */
export function limitPace({ burst, perSecond }: Pace, now: () => Date): MiddlewareHandler<{ Bindings: Bindings }> {
  const buckets = new Map<string, { calls: number; at: number }>();
  return async (c, next) => {
    const ip = c.env?.ip;
    if (!ip) return next();
    const place = toNetwork(ip);
    const at = now().getTime();
    const bucket = buckets.get(place) ?? { calls: burst, at };
    const calls = Math.min(burst, bucket.calls + (Math.max(0, at - bucket.at) / 1000) * perSecond);
    buckets.delete(place);
    buckets.set(place, { calls: calls >= 1 ? calls - 1 : calls, at });
    if (buckets.size > mostPlaces) buckets.delete(buckets.keys().next().value!);
    if (calls >= 1) return next();
    const retryAfter = Math.ceil((1 - calls) / perSecond);
    return answerRefusal(refuse('error.rate_limit.exceeded', { retryAfter }), c.req.raw);
  };
}
