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

/** What an API user has asked since a moment. */
interface ProgramMinuteTable {
  username: string;
  begun_at: Instant;
  calls: number;
  uploads: number;
}

export interface HttpTables {
  program_minutes: ProgramMinuteTable;
  rate_limits: RateLimitTable;
  idempotency_keys: IdempotencyKeyTable;
}
