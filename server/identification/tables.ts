import type { CheckEnd } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import type { IdentFailure, IdentKind } from '@sigillum/api-contracts/identification/schemas.ts';
import type { MobileIdFailure, MobileIdPurpose } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import type { IdentPayment, IdentPaymentState } from '@sigillum/api-contracts/identification/payment-schemas.ts';
import type { Currency } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { Defaulted, Instant, Optional } from '../database/columns.ts';
import type { CaseState } from './advance-case.ts';

/** Somebody on the way to be identified, from the start until it is usable, failed or cancelled (`ended_at`). */
interface IdentificationCaseTable {
  id: string;
  /** Whose it is: an account, or the signature of somebody who signs by a link; exactly one of the two. */
  user_id: Optional<string>;
  sid: Optional<string>;
  /** The organisation that has taken it on when it began; null where it costs nobody anything. */
  payer_id: Optional<string>;
  /** The request from which the person came. */
  request_id: Optional<string>;
  legislation: Legislation;
  kind: IdentKind;
  vendor: string;
  /** The vendor's name of the case; null until the vendor has it. */
  reference: Optional<string>;
  /** Where the person goes, encrypted by the key of identifications. */
  link: Optional<string>;
  state: CaseState;
  reason: Optional<IdentFailure>;
  /** The address of account or signature as the vendor was told. */
  email: string;
  /** The number that the vendor was told, digits with country code. */
  mobile: Optional<string>;
  appointment_at: Optional<Date>;
  /** How often the vendor was asked, and when what is known was asked for. */
  looks: Defaulted<number>;
  looked_at: Optional<Date>;
  /** When the person was reminded of `appointment_at`, a day and an hour before; null again when it moves. */
  reminded_day_at: Optional<Date>;
  reminded_hour_at: Optional<Date>;
  created_at: Instant;
  updated_at: Instant;
  ended_at: Optional<Date>;
}

/** Who somebody is, as a vendor has checked it. */
interface IdentifiedTable {
  case_id: string;
  /** As of the case. */
  user_id: Optional<string>;
  sid: Optional<string>;
  legislation: Legislation;
  quality: 'QES' | 'AES_MINIMAL';
  /** Of assurance: 4 allows QES, 3 AES. */
  level: number;
  provider: string;
  /** Of the evidence that the trust service keeps. */
  evidence_id: string;
  /** The person as the document says, encrypted by the key of identifications; null where the trust service keeps it to itself, and some time after it counts no more. */
  person: Optional<string>;
  identified_at: Instant;
  expires_at: Instant;
  /** When it could be signed with; null until then. */
  activated_at: Optional<Date>;
  /** When a trust service said while signing that the person's means is another since. */
  means_changed_at: Optional<Date>;
  /** When the person was told that it ends in 60 and in 14 days, and that it has ended. */
  warned_60_at: Optional<Date>;
  warned_14_at: Optional<Date>;
  end_told_at: Optional<Date>;
}

/** What vendors have told: the word alone, never what it was about. */
interface IdentityNotificationTable {
  vendor: string;
  event_id: string;
  reference: string;
  received_at: Instant;
}

/** A case that was erased while it was open, until its vendor has called it off. */
interface CallOffTable {
  vendor: string;
  reference: string;
  erased_at: Instant;
}

/** Somebody's Mobile ID, as it was at its first use. */
interface MobileIdTable {
  user_id: string;
  /** Digits with country code. */
  mobile: string;
  /** Of its certificate, encrypted: it names the person there. */
  serial: string;
  method: 'sim' | 'app';
  has_recovery_code: boolean;
  connected_at: Instant;
  used_at: Instant;
  /** Since when another one answers. */
  differs_since: Optional<Date>;
}

/** What a phone was asked. One at a time is open (`ended_at`). */
interface MobileIdQuestionTable {
  id: string;
  user_id: string;
  purpose: MobileIdPurpose;
  /** The session that asked: what it confirms counts there alone. */
  session_hash: string;
  mobile: string;
  text: string;
  /** What is to be signed, and prints of the documents as they were when the phone was asked. */
  request_ids: Defaulted<string[]>;
  shown: Defaulted<string[]>;
  /** Mobile ID’s name of the question, encrypted; null until the phone was asked for sure. */
  transaction: Optional<string>;
  method: Optional<'sim' | 'app'>;
  has_recovery_code: Defaulted<boolean>;
  state: 'open' | 'confirmed' | 'failed';
  reason: Optional<MobileIdFailure>;
  asked_at: Instant;
  expires_at: Instant;
  ended_at: Optional<Date>;
}

/** Somebody who checks identity documents of colleagues; counts while the person belongs to the business. */
interface IdentityOfficerTable {
  business_id: string;
  user_id: string;
  given_at: Instant;
}

/** That an officer has seen somebody with an identity document. */
interface IdentityCheckTable {
  id: string;
  business_id: string;
  /** Whose document it is. */
  user_id: string;
  officer_id: string;
  /** As they were called then. */
  officer_name: string;
  officer_email: string;
  /** What stood in the document, encrypted by the key of identifications; null some time after it counts no more. */
  document: Optional<string>;
  recorded_at: Instant;
  confirmed_at: Optional<Date>;
  /** Until when it waits for the person, then until when it counts. */
  expires_at: Instant;
  ended_at: Optional<Date>;
  end_reason: Optional<CheckEnd>;
}

/** That the person of a record was told that it ends, at least so many days before. */
interface IdentityCheckWarningTable {
  check_id: string;
  /** 60 or 14. */
  days: number;
  business_id: string;
  user_id: string;
  told_at: Instant;
}

/** A payment of one identification by its person: written down before the provider hears of it. */
interface IdentificationPaymentTable {
  id: string;
  /** Null once the person is gone: books are kept. */
  user_id: Optional<string>;
  /** What it has paid for, once that has begun. */
  case_id: Optional<string>;
  legislation: Legislation;
  kind: IdentPayment['kind'];
  currency: Currency;
  country: string;
  /** Whole cents without tax; tax and total as the provider has reckoned them. */
  net: number;
  tax: Optional<number>;
  total: Optional<number>;
  /** The provider's name of it; null until it has answered. */
  charge_id: Optional<string>;
  state: IdentPaymentState;
  receipt_url: Optional<string>;
  error_code: Optional<string>;
  created_at: Instant;
  paid_at: Optional<Date>;
  refunded_at: Optional<Date>;
}

export interface IdentificationTables {
  identification_payments: IdentificationPaymentTable;
  mobile_ids: MobileIdTable;
  mobile_id_questions: MobileIdQuestionTable;
  identification_call_offs: CallOffTable;
  identification_cases: IdentificationCaseTable;
  identifications: IdentifiedTable;
  identity_notifications: IdentityNotificationTable;
  identity_officers: IdentityOfficerTable;
  identity_checks: IdentityCheckTable;
  identity_check_warnings: IdentityCheckWarningTable;
}
