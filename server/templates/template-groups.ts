import type { TemplateRole } from '@sigillum/api-contracts/templates/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listFilledGroups } from '../groups/groups-repository.ts';

/** Roles as they are now: a group that is gone, or has nobody in it, signs for none. */
export async function settleGroups(
  db: Kysely<Database>,
  businessId: string | null,
  roles: readonly TemplateRole[],
): Promise<TemplateRole[]> {
  const ids = roles.flatMap(({ signer_group_id: id }) => id ?? []);
  const groups = new Set(ids.length && businessId ? await listFilledGroups(db, businessId, ids) : []);
  return roles.map(({ signer_group_id: id, ...role }) =>
    id !== undefined && groups.has(id) ? { ...role, signer_group_id: id } : role,
  );
}
