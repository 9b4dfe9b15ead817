import type { GroupMember } from '@sigillum/api-contracts/groups/schemas.ts';
import { updateGroup as contract } from '@sigillum/api-contracts/groups/update-group.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimGroups, requireGroup } from './access-groups.ts';
import { describeGroup } from './describe-group.ts';
import { requireRoom } from './group-limits.ts';
import { changeGroup, listGroupMembers } from './groups-repository.ts';

export const updateGroup = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now } = context;
  const { businessId, limits } = await claimGroups(db, actor);
  const { id, version_id, name } = await requireGroup(db, businessId, params.id);
  if (body.version_id && body.version_id !== version_id) throw refuse('error.group.changed_meanwhile');
  const before = await listGroupMembers(db, id);
  const members = requireRoom(body.members, limits);
  await changeGroup(db, { id, name: body.name, members, now });
  const changes = listChanges({ name, members: before }, { name: body.name, members });
  await appendBusinessEvents(db, context, businessId, [{ name: 'GROUP_CHANGED', data: { subject: name, changes } }]);
  const group = await requireGroup(db, businessId, id);
  return { status: 200, body: describeGroup(group, await listGroupMembers(db, id)) };
});

interface Named {
  name: string;
  members: readonly GroupMember[];
}

/** The name if it changed, and the addresses that went and came. */
function listChanges(before: Named, after: Named) {
  const listEmails = ({ members }: Named) => members.map(({ email }) => email);
  const [had, has] = [listEmails(before), listEmails(after)];
  const gone = had.filter((email) => !has.includes(email));
  const come = has.filter((email) => !had.includes(email));
  return {
    ...(before.name !== after.name && { name: { from: before.name, to: after.name } }),
    ...(gone.length + come.length > 0 && { members: { from: gone, to: come } }),
  };
}
