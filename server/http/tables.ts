import type { ColumnType } from 'kysely';
import type { Instant } from '../database/columns.ts';

interface RateLimitTable {
  key: string;
  window_start: Instant;
  count: number;
}

interface IdempotencyKeyTable {
  actor: string;
  key: string;
  fingerprint: string;
  status: number;
  body: ColumnType<unknown, string | null, string | null>;
  created_at: Instant;
}

export interface HttpTables {
  rate_limits: RateLimitTable;
  idempotency_keys: IdempotencyKeyTable;
}
