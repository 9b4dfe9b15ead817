import type { Instant, Optional } from '../database/columns.ts';

/** What the referral service is told of somebody, each once. */
export type ReferralKind = 'signed-up' | 'erased';

interface ReferralEventTable {
  user_id: string;
  kind: ReferralKind;
  created_at: Instant;
  /** Null while it waits. */
  sent_at: Optional<Date>;
}

export interface ReferralTables {
  referral_events: ReferralEventTable;
}
