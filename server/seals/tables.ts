import type { Instant, Optional } from '../database/columns.ts';

interface SealTable {
  business_id: string;
  name: string;
  label: string;
  /** As visible seals embed it: PNG or JPEG, upright, without metadata. */
  image: Optional<Buffer>;
  image_type: Optional<string>;
  /** The serial number of the certificate whose end was told to the administrators. */
  warned_serial: Optional<string>;
  created_at: Instant;
  updated_at: Instant;
}

interface SealMemberTable {
  business_id: string;
  name: string;
  user_id: string;
  added_at: Instant;
}

interface SealApiUserTable {
  business_id: string;
  name: string;
  username: string;
  added_at: Instant;
}

export interface SealTables {
  seal_api_users: SealApiUserTable;
  seals: SealTable;
  seal_members: SealMemberTable;
}
