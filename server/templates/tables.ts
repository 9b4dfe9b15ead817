import type { FilledRow } from '@sigillum/api-contracts/templates/batch-rules.ts';
import type {
  ColleagueSharing,
  Template,
  TemplateChange,
  TemplateField,
  TemplatePlace,
  TemplateSharing,
} from '@sigillum/api-contracts/templates/schemas.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import type { Defaulted, Instant, Json, Optional, OptionalJson } from '../database/columns.ts';

/** The text next to a place, by which it is found in another file, and how far from the text's corner the place begins, in points. */
export interface Anchor {
  text: string;
  dx: number;
  dy: number;
}

export type KeptPlace = TemplatePlace & { anchor?: Anchor | undefined };
export type KeptField = TemplateField & { anchor?: Anchor | undefined };

/** What a version of a template says; the files of its documents lie beside. */
export type TemplateContent = Pick<
  Template,
  | 'quality'
  | 'legislation'
  | 'texts'
  | 'roles'
  | 'expiry_days'
  | 'reminders'
  | 'delegation_allowed'
  | 'team_inbox'
  | 'attach_on_success'
> & { documents: { id: string; name: string }[]; places: KeptPlace[]; fields: KeptField[] };

interface TemplateTable {
  id: string;
  business_id: string;
  /** Who made it, also once that person has left. */
  owner_id: string;
  name: string;
  sharing: TemplateSharing;
  version: number;
  content: Json<TemplateContent>;
  created_at: Instant;
  updated_at: Instant;
}

/** A file of a template: it never changes, and earlier versions keep theirs. */
interface TemplateDocumentTable {
  id: string;
  template_id: string;
  /** SHA-256, hexadecimal, by which the file store knows it. */
  blob: string;
  size: number;
  inspection: Json<DocumentInspection>;
  created_at: Instant;
}

interface TemplateVersionTable {
  template_id: string;
  number: number;
  changed_by: string;
  changed_at: Instant;
  changes: TemplateChange[];
  name: string;
  sharing: TemplateSharing;
  content: Json<TemplateContent>;
}

/** A colleague for whom a template is. It goes with the template, and with the person's membership. */
interface TemplateShareTable {
  template_id: string;
  user_id: string;
  sharing: ColleagueSharing;
  shared_by: string;
  shared_at: Instant;
}

/** A template that is sent to many, as its version was then. */
interface BatchTable {
  id: string;
  business_id: string;
  /** Who sends it, also once that person has left. */
  owner_id: string;
  name: string;
  template_name: string;
  template_version: number;
  content: Json<TemplateContent>;
  origin: 'WEB' | 'API';
  /** From where it was asked for: evidence of every request of it. */
  ip: string;
  zone: string;
  row_count: number;
  /** Of each request: its cost centre, or what a program notes. */
  custom: Optional<string>;
  /** What is being done with all of its requests, in whose name. */
  act: Optional<'WITHDRAW' | 'REMIND'>;
  act_by: Optional<string>;
  act_message: Defaulted<string>;
  paused_until: Optional<Date>;
  created_at: Instant;
}

/** The files of that version: a batch needs its template no more. */
interface BatchDocumentTable {
  batch_id: string;
  id: string;
  /** SHA-256, hexadecimal. */
  blob: string;
  size: number;
  inspection: Json<DocumentInspection>;
}

/** A row is sent once: whoever sends it makes the request and writes SENT in one transaction. It goes with its request. */
interface BatchRowTable {
  batch_id: string;
  /** In the table, from 1. */
  number: number;
  /** A MAC of what the row is known by, and of the template. */
  key_hash: string;
  key: string | null;
  /** Gone once it is sent: from then on the request says it. */
  content: OptionalJson<FilledRow>;
  state: 'WAITING' | 'SENT' | 'FAILED' | 'SKIPPED' | 'CANCELLED';
  /** The key of the problem for which it failed. */
  reason: Optional<string>;
  request_id: Optional<string>;
  created_at: Instant;
}

export interface TemplateTables {
  batches: BatchTable;
  batch_documents: BatchDocumentTable;
  batch_rows: BatchRowTable;
  templates: TemplateTable;
  template_documents: TemplateDocumentTable;
  template_shares: TemplateShareTable;
  template_versions: TemplateVersionTable;
}
