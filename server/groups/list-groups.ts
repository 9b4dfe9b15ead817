import { listGroups as contract } from '@sigillum/api-contracts/groups/list-groups.ts';
import { implement } from '../http/implement.ts';
import { requireMember } from './access-groups.ts';
import { listFeatures } from '../rules/list-features.ts';
import { describeGroup } from './describe-group.ts';
import { readGroupLimits } from './group-limits.ts';
import { countGroups, pageGroups } from './groups-repository.ts';

export const listGroups = implement(contract, async ({ query }, { actor, db, services: { config } }) => {
  const { business_id, plan } = await requireMember(db, actor);
  const { groups, total } = await pageGroups(db, business_id, query);
  const limits = {
    is_included: listFeatures(config, plan).includes('groups'),
    ...(await readGroupLimits(db, business_id)),
  };
  const count = query.search ? await countGroups(db, business_id) : total;
  const body = { groups: groups.map((row) => describeGroup(row)), total_items: total, count, limits };
  return { status: 200, body };
});
