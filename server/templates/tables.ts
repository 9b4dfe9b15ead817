import type {
  Template,
  TemplateChange,
  TemplateField,
  TemplatePlace,
  TemplateSharing,
} from '@sigillum/api-contracts/templates/schemas.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import type { Instant, Json } from '../database/columns.ts';

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
  'quality' | 'legislation' | 'texts' | 'roles' | 'expiry_days' | 'delegation_allowed' | 'attach_on_success'
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

export interface TemplateTables {
  templates: TemplateTable;
  template_documents: TemplateDocumentTable;
  template_versions: TemplateVersionTable;
}
