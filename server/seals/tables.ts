import type { Instant, Optional } from '../database/columns.ts';

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

export interface SealTables {
  seals: SealTable;
  seal_members: SealMemberTable;
}
