import type { OperatorAct } from '@sigillum/api-contracts/operator/schemas.ts';
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

export interface OperatorTables {
  operators: OperatorTable;
  operator_events: OperatorEventTable;
}
