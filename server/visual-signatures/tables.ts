import type { Instant, Optional } from '../database/columns.ts';

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

export interface VisualSignatureTables {
  visual_signatures: VisualSignatureTable;
}
