import type { DefaultedJson, Instant, Json, Optional } from '../database/columns.ts';
import type { BusinessEventData, BusinessEventName } from './business-event.ts';
import type { ActorSnapshot, DocumentEvidence, EventData } from './event.ts';

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

export interface EvidenceTables {
  audit_events: AuditEventTable;
  business_events: BusinessEventTable;
}
