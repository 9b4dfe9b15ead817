import { isBytes, type Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { sql, type RawBuilder } from 'kysely';
import { refuse, type Refusal } from './refusal.ts';

/** What one API user may ask in a minute (machine API, section 8), and how much of it may carry files. */
const calls = 600;
const uploads = 60;
const windowSeconds = 60;

/** What an API user has asked since a moment, of all servers together. */
export interface ProgramMinute {
  begunAt: Date;
  calls: number;
  uploads: number;
}

/** Which endpoint is asked; the whole of what counts. */
export type CountedEndpoint = Pick<Endpoint, 'body' | 'streamsContent'>;

export const isUpload = ({ body, streamsContent }: CountedEndpoint): boolean =>
  streamsContent !== undefined || isBytes(body);

/**
 * Counts a call of `users` (a query of one user name), in parentheses, as a part of a larger statement; `uploaded` is 1 for an upload. A table that a
 * crash has emptied begins anew.
 */
export const countCall = (users: RawBuilder<unknown>, uploaded: number, now: Date): RawBuilder<unknown> => {
  const isOver = sql`(m.begun_at > excluded.begun_at or m.begun_at <= excluded.begun_at - make_interval(secs => ${windowSeconds}))`;
  return sql`(insert into program_minutes as m (username, begun_at, calls, uploads)
    select username, ${now}::timestamptz, 1, ${uploaded}::integer from (${users}) as users
    on conflict (username) do update set
      begun_at = case when ${isOver} then excluded.begun_at else m.begun_at end,
      calls = case when ${isOver} then 0 else m.calls end + 1,
      uploads = case when ${isOver} then 0 else m.uploads end + excluded.uploads
    returning begun_at, calls, uploads)`;
};

/** The headers that tell how much is left, and what a call is refused with when it is one too many. */
export function judgeProgramCall(
  minute: ProgramMinute,
  endpoint: CountedEndpoint,
  now: Date,
): { headers: Record<string, string>; refusal: Refusal | undefined } {
  const reset = Math.max(1, Math.ceil(windowSeconds - (now.getTime() - minute.begunAt.getTime()) / 1000));
  const [limit, used] = isUpload(endpoint) ? [uploads, minute.uploads] : [calls, minute.calls];
  const left = Math.min(limit - used, calls - minute.calls);
  return {
    headers: {
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': String(Math.max(left, 0)),
      'ratelimit-reset': String(reset),
    },
    refusal: left < 0 ? refuse('error.rate_limit.exceeded', { retryAfter: reset }) : undefined,
  };
}
