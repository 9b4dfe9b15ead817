import type { GroupMember, SignerGroup } from '@sigillum/api-contracts/groups/schemas.ts';
import type { GroupRow } from './groups-repository.ts';

export const describeGroup = (
  { id, name, version_id, member_count, created_at, updated_at }: GroupRow,
  members?: GroupMember[],
): SignerGroup => ({
  id,
  name,
  version_id,
  member_count,
  ...(members && { members }),
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
