import type { ColumnType, JSONColumnType } from 'kysely';
import type { Language, Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { LevelReason } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/** A column the database fills when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Instant = ColumnType<Date, Date, Date>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T extends object | null> = JSONColumnType<T>;
type DefaultedJson<T extends object> = ColumnType<T, string | undefined, string>;

export type RequestStatus = 'DRAFT' | 'OPEN' | 'DECLINED' | 'WITHDRAWN' | 'SIGNED' | 'EXPIRED' | 'ERROR';
export type SignatureStatus = 'OPEN' | 'WAITING' | 'DECLINED' | 'WITHDRAWN' | 'SIGNED' | 'ERROR';
/** PAdES baseline levels (EN 319 142-1, clause 6), lowest first. */
export type SignatureLevel = 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';
export type AccessLevel = 'owner' | 'write' | 'sign' | 'observe';

/** A page as displayed (CropBox and /Rotate applied), in PDF points. */
export interface PageBox {
  width: number;
  height: number;
  rotation: number;
}

/** A place on a page: points from the top left of the page as displayed, rotation counter-clockwise in degrees. */
export interface Position {
  page: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

export interface VisualSignature {
  position?: Position | undefined;
  positions?: Position[] | undefined;
  form_field?: string | undefined;
  image?: { content: string; content_type: string } | undefined;
}

/** Who did it, as it was then: names and addresses change, evidence does not. */
export interface ActorSnapshot {
  type: 'member' | 'external' | 'api' | 'system';
  userId?: string | undefined;
  sid?: string | undefined;
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

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
  attributes: DefaultedJson<Record<string, unknown>>;
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

interface BusinessTable {
  id: string;
  name: string;
  email: string;
  phone: Optional<string>;
  /** TRIALING, NEEDS_PAYMENT_METHOD, BLOCKED, MANUAL, STRIPE, CHARGEBEE (specification, section 4). */
  payment_method: string;
  plan: string;
  trial_ends_at: Optional<Date>;
  gtc_accepted_at: Optional<Date>;
  dpa_accepted_at: Optional<Date>;
  settings: DefaultedJson<Record<string, unknown>>;
  created_at: Instant;
  deleted_at: Optional<Date>;
}

interface MembershipTable {
  id: string;
  business_id: string;
  user_id: Optional<string>;
  email: string;
  role: 'admin' | 'member';
  /** `removed` by an admin, by leaving, or with the business; `declined` by the person who was invited. */
  state: 'invited' | 'accepted' | 'removed' | 'declined';
  invited_at: Optional<Date>;
  invited_by: Optional<string>;
  accepted_at: Optional<Date>;
  removed_at: Optional<Date>;
}

interface SealTable {
  business_id: string;
  name: string;
  label: string;
  /** As visible seals embed it: PNG or JPEG, upright, without metadata. */
  image: Optional<Buffer>;
  image_type: Optional<string>;
  created_at: Instant;
  updated_at: Instant;
}

interface SealMemberTable {
  business_id: string;
  name: string;
  user_id: string;
  added_at: Instant;
}

interface SignatureRequestTable {
  id: string;
  owner_id: string;
  business_id: Optional<string>;
  title: string;
  message: Defaulted<string>;
  quality: Quality;
  legislation: Legislation;
  status: RequestStatus;
  origin: string;
  expiration_date: Optional<Date>;
  attach_on_success: Defaulted<string[]>;
  custom: Optional<string>;
  callback_success_url: Optional<string>;
  callback_error_url: Optional<string>;
  callback_update_url: Optional<string>;
  created_at: Instant;
  updated_at: Instant;
  initiated_at: Optional<Date>;
  /** When the last signer had signed; SIGNED follows once every file has its long-term data. */
  accepted_at: Optional<Date>;
  ended_at: Optional<Date>;
}

interface RequestAccessTable {
  request_id: string;
  user_id: string;
  level: AccessLevel;
  removed_at: Optional<Date>;
}

interface DocumentTable {
  id: string;
  request_id: string;
  owner_id: string;
  position: number;
  title: string;
  content_type: string;
  page_count: number;
  pages: Json<PageBox[]>;
  /** The report of engine/pdf/inspect-document.ts. */
  inspection: Json<Record<string, unknown>>;
  current_version_id: string;
  created_at: Instant;
  updated_at: Instant;
}

interface DocumentVersionTable {
  id: string;
  document_id: string;
  parent_id: Optional<string>;
  ordinal: number;
  cause: 'UPLOAD' | 'INTAKE' | 'SIGNATURE' | 'VALIDATION_DATA' | 'TIMESTAMP';
  base_blob: Optional<string>;
  tail_blob: Optional<string>;
  sha256: string;
  size: number;
  signature_sid: Optional<string>;
  /** What the signature carries: level reached, certificate subject, serial, issuer, timestamp, verdict. */
  evidence: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  /** The report of engine/verifier/verify-document.ts on exactly this file. */
  verdict: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  /** When the certificate of the file's newest timestamp ends; null where the file has no document timestamp. */
  timestamp_expires_at: Optional<Date>;
  created_at: Instant;
}

interface SignatureTable {
  sid: string;
  request_id: string;
  position: number;
  user_id: Optional<string>;
  account_email: Optional<string>;
  email: string;
  first_name: Optional<string>;
  last_name: Optional<string>;
  mobile: Optional<string>;
  language: Language;
  identity_reference: Optional<string>;
  sequence: Defaulted<number>;
  status: SignatureStatus;
  notify: Defaulted<boolean>;
  invited_by: Optional<string>;
  invited_at: Optional<Date>;
  reminded_at: Optional<Date>;
  visit_hash: Optional<string>;
  visit_encrypted: Optional<string>;
  signed_at: Optional<Date>;
  signed_quality: Optional<Quality>;
  level_asked: Optional<SignatureLevel>;
  /** The lowest of the request's documents. */
  level_reached: Optional<SignatureLevel>;
  /** Why it is not the level that was asked for. */
  level_reason: Optional<LevelReason>;
  /** PART11: as the signer wrote them. */
  signing_name: Optional<string>;
  signing_reason: Optional<string>;
  /** The organisation's seal that was used instead of the person's own signature, as it was called then; both or none. */
  seal_label: Optional<string>;
  seal_organisation: Optional<string>;
  decline_reason: Optional<string>;
  ended_at: Optional<Date>;
  created_at: Instant;
}

interface DocumentSignatureTable {
  sid: string;
  document_id: string;
  visual_signature: ColumnType<VisualSignature | null, string | null | undefined, string | null>;
}

interface ObserverTable {
  id: string;
  request_id: string;
  email: string;
  user_id: Optional<string>;
  invited_by: Optional<string>;
  invited_at: Optional<Date>;
  created_at: Instant;
}

interface AuditEventTable {
  request_id: string;
  seq: number;
  at: Instant;
  name: string;
  actor: Json<ActorSnapshot>;
  ip: Optional<string>;
  zone: Optional<string>;
  documents: DefaultedJson<Record<string, unknown>[]>;
  data: DefaultedJson<Record<string, unknown>>;
  previous_hash: string;
  hash: string;
}

interface TanTable {
  sid: string;
  channel: Defaulted<'email' | 'sms'>;
  code_hash: string;
  /** The code before the last resend: told as expired, not as wrong. */
  previous_code_hash: Optional<string>;
  sent_at: Instant;
  expires_at: Instant;
  attempts: Defaulted<number>;
  locked_until: Optional<Date>;
}

interface StepUpTable {
  sid: string;
  /** The session in which it was proved: it counts in no other. */
  session_hash: string;
  method: 'passkey' | 'totp';
  expires_at: Instant;
}

interface SigningLockTable {
  request_id: string;
  sid: string;
  boot_id: string;
  expires_at: Instant;
}

interface SigningPreparationTable {
  id: string;
  sid: string;
  document_id: string;
  version_id: string;
  state: Json<Record<string, unknown>>;
  tail: Buffer;
  created_at: Instant;
}

interface SigningStepTable {
  sid: string;
  /** Encrypted: what the trust service goes on with. */
  trust_state: string;
  /** The signing payload that the signer sent. */
  payload: Json<Record<string, unknown>>;
  /** The claimed time of signing, as it stands in what was prepared. */
  at: Instant;
  expires_at: Instant;
}

interface MailTable {
  id: string;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  template: string;
  locale: string;
  message_id: string;
  created_at: Instant;
  sent_at: Optional<Date>;
}

interface SmsMessageTable {
  id: string;
  /** Digits with country code. */
  to_number: string;
  /** Encrypted: it holds a code. Empty once a provider has it. */
  text: string;
  template: string;
  locale: string;
  created_at: Instant;
  sent_at: Optional<Date>;
}

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

interface VisualSignatureTable {
  id: string;
  user_id: string;
  alias: string;
  name: string;
  company: string;
  location: string;
  shows_date: boolean;
  shows_claim: boolean;
  shows_standards: boolean;
  is_default: boolean;
  /** An image, or JSON (PictureMark in api-contracts/visual-signatures) by its type. */
  picture: Optional<Buffer>;
  picture_type: Optional<'image/png' | 'image/jpeg' | 'application/json'>;
  created_at: Instant;
  updated_at: Instant;
}

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
  purpose: 'login' | 'passkey_login' | 'passkey_proof' | 'passkey_registration';
  user_id: Optional<string>;
  webauthn_challenge: Optional<string>;
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

export interface Database {
  users: UserTable;
  sessions: SessionTable;
  email_confirmations: EmailConfirmationTable;
  known_places: KnownPlaceTable;
  phone_verifications: PhoneVerificationTable;
  email_changes: EmailChangeTable;
  password_resets: PasswordResetTable;
  totp_secrets: TotpSecretTable;
  passkeys: PasskeyTable;
  recovery_codes: RecoveryCodeTable;
  two_step_challenges: TwoStepChallengeTable;
  account_events: AccountEventTable;
  identity_providers: IdentityProviderTable;
  sso_logins: SsoLoginTable;
  sso_identities: SsoIdentityTable;
  businesses: BusinessTable;
  memberships: MembershipTable;
  seals: SealTable;
  seal_members: SealMemberTable;
  signature_requests: SignatureRequestTable;
  request_access: RequestAccessTable;
  documents: DocumentTable;
  document_versions: DocumentVersionTable;
  signatures: SignatureTable;
  document_signatures: DocumentSignatureTable;
  observers: ObserverTable;
  audit_events: AuditEventTable;
  tans: TanTable;
  step_ups: StepUpTable;
  signing_locks: SigningLockTable;
  signing_preparations: SigningPreparationTable;
  signing_steps: SigningStepTable;
  mails: MailTable;
  sms_messages: SmsMessageTable;
  rate_limits: RateLimitTable;
  idempotency_keys: IdempotencyKeyTable;
  visual_signatures: VisualSignatureTable;
}
