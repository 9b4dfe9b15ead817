import type { OperatorAct } from '@sigillum/api-contracts/operator/schemas.ts';
import type { Generated } from 'kysely';
import type { DefaultedJson, Instant, Json, Optional } from '../database/columns.ts';
import type { ActorSnapshot } from '../evidence/event.ts';

interface OperatorTable {
  user_id: string;
  added_at: Instant;
}

/** Only ever added to: a chain of hashes, which outlives the accounts that it names. */
interface OperatorEventTable {
  seq: number;
  at: Instant;
  act: OperatorAct;
  actor: Json<ActorSnapshot>;
  ip: Optional<string>;
  subject: Optional<string>;
  details: DefaultedJson<Record<string, string>>;
  previous_hash: string;
  hash: string;
}

/** How far their chain was checked: one row at most. */
interface OperatorCheckTable {
  is_latest: Generated<boolean>;
  /** The last act that was found as it was written, and its hash. */
  seq: number;
  hash: string;
  /** Whether it was the last one of all. */
  is_intact: boolean;
  at: Instant;
}

export interface OperatorTables {
  operators: OperatorTable;
  operator_checks: OperatorCheckTable;
  operator_events: OperatorEventTable;
}
