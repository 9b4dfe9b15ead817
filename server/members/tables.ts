import type { Instant, Optional } from '../database/columns.ts';

/** Who looks after somebody's requests during an absence. */
interface DeputyTable {
  /** Who is away. */
  user_id: string;
  business_id: string;
  deputy_id: string;
  begins_at: Instant;
  /** The last moment. */
  ends_at: Instant;
  begun_at: Optional<Date>;
}

export interface MemberTables {
  deputies: DeputyTable;
}
