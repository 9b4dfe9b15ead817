import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { DefaultedJson, Instant, Json, Optional } from '../database/columns.ts';
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

/** Which events SIGNED belong to an organisation: an index of the evidence, written with it. */
interface PaidSignatureTable {
  request_id: string;
  seq: number;
  business_id: string;
  at: Instant;
  quality: Quality;
  legislation: Legislation;
  is_seal: boolean;
  cost_center: Optional<string>;
}

/** The first event that shows an account to be identified, on an organisation's account, in a quality and under a law. */
interface SeenIdentificationTable {
  business_id: string;
  user_id: string;
  quality: Quality;
  legislation: Legislation;
  at: Instant;
  request_id: string;
  seq: number;
}

export interface EvidenceTables {
  audit_events: AuditEventTable;
  paid_signatures: PaidSignatureTable;
  seen_identifications: SeenIdentificationTable;
  business_events: BusinessEventTable;
  identification_events: IdentificationEventTable;
}
