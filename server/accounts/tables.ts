import type { Defaulted, DefaultedJson, Instant, Optional } from '../database/columns.ts';
import type { StoredAttributes } from './preferences.ts';

interface UserTable {
  id: string;
  email: string;
  email_verified: Defaulted<boolean>;
  first_name: string;
  last_name: string;
  password_hash: string;
  lang: string;
  mobile: Optional<string>;
  gtc_accepted_at: Optional<Date>;
  attributes: DefaultedJson<StoredAttributes>;
  created_at: Instant;
  deleted_at: Optional<Date>;
}

interface SessionTable {
  token_hash: string;
  /** What its owner calls it by; the token and its hash stay secret. */
  id: Defaulted<string>;
  user_id: string;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Optional<Date>;
  /** To within a few minutes; null where it is not kept. */
  last_used_at: Optional<Date>;
  /** Where and with which program the person logged in, as far as that is known. */
  ip: Optional<string>;
  user_agent: Optional<string>;
}

interface KnownPlaceTable {
  user_id: string;
  /** An IPv4 address or an IPv6 network. */
  network: string;
  seen_at: Instant;
}

export interface AccountTables {
  users: UserTable;
  sessions: SessionTable;
  known_places: KnownPlaceTable;
}
