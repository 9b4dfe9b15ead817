import type { Defaulted, Instant, Optional } from '../database/columns.ts';

interface EmailConfirmationTable {
  token_hash: string;
  email: string;
  flow: string;
  lang: string;
  created_at: Instant;
  expires_at: Instant;
  confirmed_at: Optional<Date>;
  used_at: Optional<Date>;
}

interface PhoneVerificationTable {
  user_id: string;
  id: string;
  mobile: string;
  code_hash: string;
  /** The code before the last resend: told as expired, not as wrong. */
  previous_code_hash: Optional<string>;
  sent_at: Instant;
  expires_at: Instant;
  attempts: Defaulted<number>;
  locked_until: Optional<Date>;
  /** Proved or called off. */
  ended_at: Optional<Date>;
}

interface EmailChangeTable {
  user_id: string;
  token_hash: string;
  email: string;
  is_void: boolean;
  created_at: Instant;
  expires_at: Instant;
}

interface PasswordResetTable {
  token_hash: string;
  /** As it was asked for, normalised. */
  email: string;
  /** None for an address without account. */
  user_id: Optional<string>;
  created_at: Instant;
  expires_at: Instant;
  ended_at: Optional<Date>;
  /** `changed`: the password was changed by other means. */
  end_reason: Optional<'used' | 'replaced' | 'changed'>;
}

interface IdentityProviderTable {
  /** ASCII, lower case. */
  domain: string;
  issuer: string;
  client_id: string;
  /** Encrypted. */
  client_secret: string;
  /** When it was proved that the domain is theirs; nobody logs in before. */
  verified_at: Optional<Date>;
  created_at: Instant;
  /** Whose administrator has set it up; null: the operator, by the command. */
  business_id: Optional<string>;
  /** Whether people come back to the address of that business. Providers that were set up before there was one share that of the operator's. */
  has_own_callback: Defaulted<boolean>;
}

/** Also of domains that have no provider for now. */
interface SwitchedOffLoginTable {
  /** ASCII, lower case. */
  domain: string;
  at: Instant;
}

interface SsoLoginTable {
  state_hash: string;
  /** Of the secret that the browser keeps which began. */
  binding_hash: string;
  domain: string;
  nonce: string;
  /** Encrypted: the PKCE verifier. */
  verifier: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Optional<Date>;
  /** Of the answer that was accepted, so that its repetition is known. */
  answer_hash: Optional<string>;
  user_id: Optional<string>;
}

interface SsoIdentityTable {
  issuer: string;
  subject: string;
  user_id: string;
  linked_at: Instant;
}

export interface UserTables {
  email_confirmations: EmailConfirmationTable;
  phone_verifications: PhoneVerificationTable;
  email_changes: EmailChangeTable;
  password_resets: PasswordResetTable;
  identity_providers: IdentityProviderTable;
  switched_off_logins: SwitchedOffLoginTable;
  sso_logins: SsoLoginTable;
  sso_identities: SsoIdentityTable;
}
