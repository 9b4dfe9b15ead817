import type { Instant, Optional } from '../database/columns.ts';

interface SignerGroupTable {
  id: string;
  business_id: string;
  name: string;
  /** Another one after each change. */
  version_id: string;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Optional<Date>;
}

interface SignerGroupMemberTable {
  group_id: string;
  /** In small letters: whoever has a confirmed account of this address acts for the group. */
  email: string;
  name: string;
  position: number;
}

export interface GroupTables {
  signer_groups: SignerGroupTable;
  signer_group_members: SignerGroupMemberTable;
}
