import { updateGroup as contract } from '@sigillum/api-contracts/groups/update-group.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireAdmin, requireGroup } from './access-groups.ts';
import { describeGroup } from './describe-group.ts';
import { readGroupLimits, requireRoom } from './group-limits.ts';
import { changeGroup, listGroupMembers } from './groups-repository.ts';

export const updateGroup = implement(contract, async ({ params, body }, { actor, db, now }) => {
  const { business_id: businessId } = await requireAdmin(db, actor);
  // Locks the business: two changes of its groups come one after another.
  const limits = await readGroupLimits(db, businessId, true);
  const { id, version_id } = await requireGroup(db, businessId, params.id);
  if (body.version_id && body.version_id !== version_id) throw refuse('error.group.changed_meanwhile');
  await changeGroup(db, { id, name: body.name, members: requireRoom(body.members, limits), now });
  const group = await requireGroup(db, businessId, id);
  return { status: 200, body: describeGroup(group, await listGroupMembers(db, id)) };
});
