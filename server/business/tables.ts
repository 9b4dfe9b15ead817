import type { Generated } from 'kysely';
import type { ApiScope } from '@sigillum/api-contracts/business/api-user.ts';
import type { ProgramEventType } from '@sigillum/api-contracts/business/webhook-schemas.ts';
import type { ActivityKind } from './activity-sources.ts';
import type { BusinessAddress, LegalRepresentative } from '@sigillum/api-contracts/business/schemas.ts';
import type { KeptBilling } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { DomainFinding } from '@sigillum/api-contracts/members/domain-schemas.ts';
import type { Defaulted, DefaultedJson, Instant, Optional, OptionalJson } from '../database/columns.ts';

interface BusinessTable {
  id: string;
  name: string;
  email: string;
  phone: Optional<string>;
  /** TRIALING, NEEDS_PAYMENT_METHOD, BLOCKED, MANUAL, STRIPE, CHARGEBEE (specification, section 4). */
  payment_method: string;
  plan: string;
  /** As many as the operator has agreed on; null where nobody has. */
  seats: Optional<number>;
  trial_ends_at: Optional<Date>;
  /** The last of the days before its end that its administrators were told of: 7, 3, and 0 when it has ended. */
  trial_told: Optional<number>;
  gtc_accepted_at: Optional<Date>;
  dpa_accepted_at: Optional<Date>;
  settings: DefaultedJson<Record<string, unknown>>;
  created_at: Instant;
  /** When its own row was changed last: who edits says which one was read. */
  updated_at: Instant;
  /** Where it is; null until somebody says so. */
  address: OptionalJson<BusinessAddress>;
  legal_representative: OptionalJson<LegalRepresentative>;
  /** Where bills go, with the VAT number. */
  billing: OptionalJson<KeptBilling>;
  /** Of one who has paid by Chargebee from before. */
  chargebee_customer: Optional<string>;
  /** It may be brought back until the job erases it (erase-business.ts). */
  deleted_at: Optional<Date>;
  erased_at: Optional<Date>;
  /** It was given up for the free plan: its requests stay with whoever sent them. */
  is_downgraded: Defaulted<boolean>;
}

interface BusinessDomainTable {
  business_id: string;
  /** ASCII, lower case. */
  domain: string;
  /** What the TXT record must hold; no secret. */
  dns_token: string;
  requested_at: Instant;
  /** The job looks no more after this. */
  check_until: Instant;
  checks: Defaulted<number>;
  checked_at: Optional<Date>;
  /** What the last look has found; null before, and once it is activated. */
  finding: Optional<DomainFinding>;
  mail_to: Optional<string>;
  mail_code_hash: Optional<string>;
  mail_expires_at: Optional<Date>;
  activated_at: Optional<Date>;
  proved_by: Optional<'dns' | 'mail'>;
}

interface AesForBusinessTable {
  business_id: string;
  representative_name: string;
  representative_email: string;
  commercial_register: string;
  /** Name and address of the administrator, as they were then. */
  applied_by: string;
  domains: DefaultedJson<string[]>;
  requested_at: Instant;
  /** Of the representative's link; null once it was used. */
  token_hash: Optional<string>;
  expires_at: Instant;
  confirmed_at: Optional<Date>;
  declined_at: Optional<Date>;
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
  /** The last login as a member. */
  last_active_at: Optional<Date>;
  /** The three that follow are the database’s (migration 025). In small letters: last name first, else the address. */
  sort_name: Generated<string>;
  /** The words by which the row is found, each after the business’s id. */
  search: Generated<string>;
  /** When the row came into its state. */
  since: Generated<Date | null>;
}

/** How many rows of memberships a business has; the database keeps count (migration 025). */
interface MembershipCountTable {
  business_id: string;
  state: MembershipTable['state'];
  role: MembershipTable['role'];
  count: number;
}

/** What stands for a business, as `companyBranding.logo` of its settings names it. */
interface BusinessLogoTable {
  business_id: string;
  /** Of the image, hexadecimal. */
  sha256: string;
  /** PNG. */
  image: Buffer;
  created_at: Instant;
}

interface ApiUserTable {
  username: string;
  business_id: string;
  /** Counts the API users that the business ever had. */
  number: number;
  description: string;
  /** Another one after each reset: tokens name the key that they were made with. */
  key_id: string;
  key_hash: string;
  /** Its account, which the database makes and ends (migration 073). */
  user_id: Generated<string>;
  key_made_at: Instant;
  /** So long the key lives; null: without end. */
  key_days: Optional<number>;
  /** The key of which the administrators were told that it ends. */
  told_key_id: Optional<string>;
  scopes: Defaulted<ApiScope[]>;
  /** What signs its callbacks, encrypted (rules/callback-secret.ts). */
  secret: Optional<string>;
  secret_made_at: Optional<Date>;
  secret_before: Optional<string>;
  secret_before_until: Optional<Date>;
  last_used_at: Optional<Date>;
  created_at: Instant;
  /** When an administrator changed it last. */
  updated_at: Instant;
}

/** A program that hears of what happens in a business. */
interface WebhookTable {
  id: string;
  business_id: string;
  description: string;
  url: string;
  types: ProgramEventType[];
  is_active: Defaulted<boolean>;
  /** Since when no call has come through. */
  failing_since: Optional<Date>;
  /** By us, after too long; null for one that an administrator has paused. */
  switched_off_at: Optional<Date>;
  secret: string;
  secret_made_at: Instant;
  secret_before: Optional<string>;
  secret_before_until: Optional<Date>;
  created_at: Instant;
  updated_at: Instant;
}

/** What happened to the requests of a business, for programs that ask later (decision 187). */
interface ProgramEventTable {
  id: string;
  business_id: string;
  request_id: string;
  /** The program that made the request. */
  username: Optional<string>;
  /** In which order they were written. */
  seq: Generated<number>;
  /** In which order they are told; null until somebody asks. */
  position: Optional<number>;
  body: string;
  created_at: Instant;
}

/** How far the events of a business are numbered. The row is locked by whoever numbers more. */
interface ProgramEventCountTable {
  business_id: string;
  last: number;
}

/** A call of a program: when, which, and how it was answered. */
interface ProgramCallTable {
  position: Generated<number>;
  business_id: string;
  username: string;
  at: Instant;
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  /** Why it was refused. */
  key: Optional<string>;
}

/** How many activities of a kind there were on a day that is over (in UTC), for lists and statistics; what they are, says evidence. */
interface ActivityDayTable {
  business_id: string;
  kind: ActivityKind;
  /** Its first moment. */
  day: Instant;
  /** Empty where there are no qualities. */
  quality: string;
  count: number;
}

/** One row: days before this moment are in `activity_days`. */
interface ActivityCountTable {
  until: Instant;
}

/** Of which qualities administrators were told that most of a period's signatures are used up. */
interface QuotaNoticeTable {
  business_id: string;
  period_start: Instant;
  quality: string;
  told_at: Instant;
}

export interface BusinessTables {
  webhooks: WebhookTable;
  program_events: ProgramEventTable;
  program_event_counts: ProgramEventCountTable;
  program_calls: ProgramCallTable;
  quota_notices: QuotaNoticeTable;
  business_logos: BusinessLogoTable;
  activity_days: ActivityDayTable;
  activity_counts: ActivityCountTable;
  businesses: BusinessTable;
  memberships: MembershipTable;
  api_users: ApiUserTable;
  membership_counts: MembershipCountTable;
  business_domains: BusinessDomainTable;
  aes_for_business: AesForBusinessTable;
}
