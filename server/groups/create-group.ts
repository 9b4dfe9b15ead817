import { randomUUID } from 'node:crypto';
import { createGroup as contract } from '@sigillum/api-contracts/groups/create-group.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireAdmin, requireGroup } from './access-groups.ts';
import { describeGroup } from './describe-group.ts';
import { readGroupLimits, requireRoom } from './group-limits.ts';
import { insertGroup, listGroupMembers, pageGroups } from './groups-repository.ts';

export const createGroup = implement(contract, async ({ body }, { actor, db, now }) => {
  const { business_id: businessId } = await requireAdmin(db, actor);
  const limits = await readGroupLimits(db, businessId, true);
  const { total } = await pageGroups(db, businessId, { page: 1, size: 1 });
  if (total >= limits.max_groups) throw refuse('error.group.too_many', { details: { limit: limits.max_groups } });
  const id = randomUUID();
  await insertGroup(db, { id, businessId, name: body.name, members: requireRoom(body.members, limits), now });
  const group = await requireGroup(db, businessId, id);
  return { status: 201, body: describeGroup(group, await listGroupMembers(db, id)) };
});
