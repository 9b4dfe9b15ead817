import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { isBytes } from '@sigillum/api-contracts/endpoint.ts';
import type { ApiActor } from './actor.ts';
import { refuse, type Refusal } from './refusal.ts';

/** What one API user may ask in a minute (machine API, section 8), and how much of it may carry files. */
const calls = 600;
const uploads = 60;
const windowSeconds = 60;
/** API users that are remembered; the one that asked longest ago goes first. */
const mostRemembered = 10_000;

interface Minute {
  begun: number;
  calls: number;
  uploads: number;
}

/** Counts a call of a program; answers the headers that tell how much is left, and what the call is refused with when it is one too many. */
export type CountProgramCall = (
  actor: ApiActor,
  endpoint: Endpoint,
  now: Date,
) => { headers: Record<string, string>; refusal: Refusal | undefined };

/**
 * Keeps one program from taking all of this process: in memory, because it guards time and no secret. What an installation has is one
 * process, and after a start everybody begins anew.
 */
export function createProgramLimits(): CountProgramCall {
  const minutes = new Map<string, Minute>();
  return ({ username }, endpoint, now) => {
    const at = now.getTime();
    const known = minutes.get(username);
    const isOver = !known || at < known.begun || at - known.begun >= windowSeconds * 1000;
    const minute = isOver ? { begun: at, calls: 0, uploads: 0 } : known;
    minutes.delete(username);
    minutes.set(username, minute);
    if (minutes.size > mostRemembered) minutes.delete(minutes.keys().next().value!);
    const isUpload = endpoint.streamsContent === true || isBytes(endpoint.body);
    minute.calls += 1;
    if (isUpload) minute.uploads += 1;
    const reset = Math.max(1, Math.ceil(windowSeconds - (at - minute.begun) / 1000));
    const [limit, used] = isUpload ? [uploads, minute.uploads] : [calls, minute.calls];
    const left = Math.min(limit - used, calls - minute.calls);
    return {
      headers: {
        'ratelimit-limit': String(limit),
        'ratelimit-remaining': String(Math.max(left, 0)),
        'ratelimit-reset': String(reset),
      },
      refusal: left < 0 ? refuse('error.rate_limit.exceeded', { retryAfter: reset }) : undefined,
    };
  };
}
