import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Defaulted, DefaultedJson, Instant, Json, Optional } from '../database/columns.ts';
import type { BusinessEventData, BusinessEventName } from './business-event.ts';
import type { ActorSnapshot, DocumentEvidence, EventData } from './event.ts';
import type { IdentificationEventData, IdentificationEventName } from './identification-event.ts';

interface AuditEventTable {
  request_id: string;
  seq: number;
  at: Instant;
  name: string;
  actor: Json<ActorSnapshot>;
  ip: Optional<string>;
  zone: Optional<string>;
  documents: DefaultedJson<DocumentEvidence[]>;
  data: DefaultedJson<EventData>;
  previous_hash: string;
  hash: string;
}

interface BusinessEventTable {
  business_id: string;
  seq: number;
  at: Instant;
  name: BusinessEventName;
  actor: Json<ActorSnapshot>;
  ip: Optional<string>;
  data: DefaultedJson<BusinessEventData>;
  previous_hash: string;
  hash: string;
}

interface IdentificationEventTable {
  case_id: string;
  seq: number;
  at: Instant;
  name: IdentificationEventName;
  actor: Json<ActorSnapshot>;
  ip: Optional<string>;
  data: Json<IdentificationEventData>;
  previous_hash: string;
  hash: string;
}

/**
 * Who pays for which event SIGNED: an index of the evidence, written with it. An organisation, or the person whose request it is. Of a seal
 * without a request (`has_request` is false) `request_id` is the sealed document, and `seq` the number of SEAL_USED in the organisation's events.
 */
interface PaidSignatureTable {
  request_id: string;
  seq: number;
  business_id: Optional<string>;
  user_id: Optional<string>;
  at: Instant;
  quality: Quality;
  legislation: Legislation;
  is_seal: boolean;
  has_request: Defaulted<boolean>;
  cost_center: Optional<string>;
}

/**
 * The ledger of identifications, of which everything that counts or lists them reads, and whose name is older than that: whose account one
 * is on, by its event. Of our own the one that made it usable (`is_case`: `request_id` is its case, and `user_id` null where a visitor is
 * identified), else the first event SIGNED that shows an account to be identified by a trust service, in a quality and under a law.
 */
interface SeenIdentificationTable {
  /** Null where the person has paid alone. */
  business_id: Optional<string>;
  user_id: string | null;
  is_case: Defaulted<boolean>;
  quality: Quality;
  legislation: Legislation;
  at: Instant;
  request_id: string;
  seq: number;
}

/** Text messages with codes for an organisation's requests, by their event. */
interface PaidMessageTable {
  request_id: string;
  seq: number;
  business_id: string;
  at: Instant;
}

/** By what Mobile ID has confirmed something of a request; its hash stands in the events STEP_UP_CONFIRMED. */
interface MobileIdAnswerTable {
  request_id: string;
  /** Hexadecimal. */
  sha256: string;
  /** CMS in base64, encrypted: it names the person's Mobile ID. */
  message: string;
  answered_at: Instant;
}

export interface EvidenceTables {
  mobile_id_answers: MobileIdAnswerTable;
  paid_messages: PaidMessageTable;
  audit_events: AuditEventTable;
  paid_signatures: PaidSignatureTable;
  seen_identifications: SeenIdentificationTable;
  business_events: BusinessEventTable;
  identification_events: IdentificationEventTable;
}
