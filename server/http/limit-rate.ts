import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface RateLimit {
  /** What is counted, e.g. `login:person@example.com`. */
  key: string;
  limit: number;
  windowSeconds: number;
}

/**
 * Counts a try against several limits, the tightest first, and stops at the one that refuses it: what was refused in one
 * place must not fill a limit that people elsewhere share.
 */
export async function countTries(db: Kysely<Database>, limits: readonly RateLimit[], now: Date): Promise<number> {
  for (const limit of limits) {
    const wait = await countTry(db, limit, now);
    if (wait) return wait;
  }
  return 0;
}

interface CountOptions {
  weight?: number;
  /** Nobody waits until the disk has it: a database that dies may forget the last second's tries. Never in a transaction, all of which it would concern. */
  mayBeLost?: boolean;
}

/** One row; as PostgreSQL reads it, it has its transaction not wait for the disk. */
const unawaited = sql`(select set_config('synchronous_commit', 'off', true)) as unawaited`;
const awaited = sql`(select) as awaited`;

/**
 * Counts a try (or `weight` of them) in a fixed window and tells how many seconds to wait, 0 when the try is allowed. One atomic statement on the
 * pool: parallel tries and several processes count together, and a rolled-back call has still been tried.
 */
export async function countTry(
  db: Kysely<Database>,
  { key, limit, windowSeconds }: RateLimit,
  now: Date,
  { weight = 1, mayBeLost = false }: CountOptions = {},
): Promise<number> {
  const isOver = sql`r.window_start <= excluded.window_start - make_interval(secs => ${windowSeconds})`;
  const from = mayBeLost && !db.isTransaction ? unawaited : awaited;
  const { rows } = await sql<{ count: number; window_start: Date }>`
    insert into rate_limits as r (key, window_start, count) select ${key}, ${now}::timestamptz, ${weight}::integer from ${from}
    on conflict (key) do update set
      count = case when ${isOver} then excluded.count else r.count + excluded.count end,
      window_start = case when ${isOver} then excluded.window_start else r.window_start end
    returning count, window_start`.execute(db);
  const { count, window_start } = rows[0]!;
  if (count <= limit) return 0;
  return Math.max(1, Math.ceil(windowSeconds - (now.getTime() - window_start.getTime()) / 1000));
}
