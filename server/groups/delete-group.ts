import { deleteGroup as contract } from '@sigillum/api-contracts/groups/delete-group.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { claimGroups, requireGroup } from './access-groups.ts';
import { leaveDrafts } from './group-use.ts';
import { markGroupDeleted } from './groups-repository.ts';

export const deleteGroup = implement(contract, async ({ params }, context) => {
  const { actor, db, now } = context;
  const { businessId } = await claimGroups(db, actor);
  const { id, name } = await requireGroup(db, businessId, params.id);
  await leaveDrafts(db, id, now);
  await markGroupDeleted(db, id, now);
  await appendBusinessEvents(db, context, businessId, [{ name: 'GROUP_DELETED', data: { subject: name } }]);
  return { status: 200, body: { ok: true } };
});
