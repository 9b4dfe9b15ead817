import type { Defaulted, Instant, Optional } from '../database/columns.ts';

/** One row: what keep-clock.ts keeps. */
interface ClockTable {
  id: Defaulted<boolean>;
  latest: Instant;
  era: Defaulted<number>;
  jump: Optional<'ahead' | 'back'>;
  jumped_at: Optional<Date>;
}

export interface PlatformTables {
  clock: ClockTable;
}
