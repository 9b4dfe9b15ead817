import type { ColumnType } from 'kysely';
import type { Instant, Optional } from '../database/columns.ts';

interface TotpSecretTable {
  user_id: string;
  /** Base32, encrypted. */
  secret: string;
  created_at: Instant;
  /** Counts as a second step from then on. */
  confirmed_at: Optional<Date>;
  /** The time step of the last accepted code. */
  last_counter: Optional<number>;
}

interface PasskeyTable {
  id: string;
  user_id: string;
  /** As the authenticator calls it, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  name: string;
  is_backed_up: boolean;
  created_at: Instant;
  last_used_at: Optional<Date>;
}

interface RecoveryCodeTable {
  code_hash: string;
  user_id: string;
  created_at: Instant;
  used_at: Optional<Date>;
}

interface TwoStepChallengeTable {
  token_hash: string;
  purpose: 'login' | 'passkey_login' | 'passkey_proof' | 'passkey_registration' | 'passkey_visit';
  user_id: Optional<string>;
  webauthn_challenge: Optional<string>;
  /** What an answer on a device that was handed over is for; null for all others. */
  bound_to: Optional<string>;
  created_at: Instant;
  expires_at: Instant;
  used_at: Optional<Date>;
}

/** What happened to the safety of an account. Only ever added to. */
interface AccountEventTable {
  id: ColumnType<number, never, never>;
  user_id: string;
  at: Instant;
  name: string;
  ip: Optional<string>;
  detail: Optional<string>;
}

export interface TwoStepTables {
  totp_secrets: TotpSecretTable;
  passkeys: PasskeyTable;
  recovery_codes: RecoveryCodeTable;
  two_step_challenges: TwoStepChallengeTable;
  account_events: AccountEventTable;
}
