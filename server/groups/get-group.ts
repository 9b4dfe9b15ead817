import { getGroup as contract } from '@sigillum/api-contracts/groups/get-group.ts';
import { implement } from '../http/implement.ts';
import { requireGroup, requireMember } from './access-groups.ts';
import { describeGroup } from './describe-group.ts';
import { countGroupUse } from './group-use.ts';
import { listGroupMembers } from './groups-repository.ts';

export const getGroup = implement(contract, async ({ params, query }, { actor, db }) => {
  const { business_id, role } = await requireMember(db, actor);
  const group = await requireGroup(db, business_id, params.id);
  const members = query.includeMembers === 'true' ? await listGroupMembers(db, group.id) : undefined;
  const use = members && role === 'admin' ? await countGroupUse(db, group.id) : undefined;
  return { status: 200, body: { ...describeGroup(group, members), ...(use && { use }) } };
});
