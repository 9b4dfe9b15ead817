import type { Survey } from '@sigillum/api-contracts/platform/schemas.ts';
import type { Defaulted, Instant, Optional } from '../database/columns.ts';

/** One row: what keep-clock.ts keeps. */
interface ClockTable {
  id: Defaulted<boolean>;
  latest: Instant;
  era: Defaulted<number>;
  jump: Optional<'ahead' | 'back'>;
  jumped_at: Optional<Date>;
}

/** The one row about all servers that share the database. */
interface InstallationTable {
  id: boolean;
  /** Follows from the server key, and tells nothing of it. */
  key_mark: string;
  /** What the server key is derived with from KEY_PASSPHRASE, and what tells a wrong one; null where the key is random. */
  key_salt: Optional<string>;
  key_check: Optional<string>;
}

/** What somebody was asked, and answered. */
interface SurveyTable {
  user_id: string;
  survey: Survey;
  asked_at: Instant;
  answered_at: Optional<Date>;
  score: Optional<number>;
  comment: Optional<string>;
}

/** What somebody agreed to who wrote to the operator. */
interface ContactConsentTable {
  id: string;
  email: string;
  consent_text: string;
  news_text: Optional<string>;
  ip: string;
  at: Instant;
}

export interface PlatformTables {
  clock: ClockTable;
  installation: InstallationTable;
  surveys: SurveyTable;
  contact_consents: ContactConsentTable;
}
