import { randomUUID } from 'node:crypto';
import { createGroup as contract } from '@sigillum/api-contracts/groups/create-group.ts';
import { requireFeature } from '../business/require-feature.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimGroups, requireGroup } from './access-groups.ts';
import { describeGroup } from './describe-group.ts';
import { requireRoom } from './group-limits.ts';
import { countGroups, insertGroup, listGroupMembers } from './groups-repository.ts';

export const createGroup = implement(contract, async ({ body }, context) => {
  const { actor, db, now, services } = context;
  const { businessId, plan, limits } = await claimGroups(db, actor);
  requireFeature(services, { plan }, 'groups');
  if ((await countGroups(db, businessId)) >= limits.max_groups)
    throw refuse('error.group.too_many', { details: { limit: limits.max_groups } });
  const id = randomUUID();
  await insertGroup(db, { id, businessId, name: body.name, members: requireRoom(body.members, limits), now });
  const data = { subject: body.name };
  await appendBusinessEvents(db, context, businessId, [{ name: 'GROUP_CREATED', data }]);
  const group = await requireGroup(db, businessId, id);
  return { status: 201, body: describeGroup(group, await listGroupMembers(db, id)) };
});
