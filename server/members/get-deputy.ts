import { getDeputy as contract } from '@sigillum/api-contracts/members/get-deputy.ts';
import { requireMembership } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { describeDeputies } from './describe-deputies.ts';

export const getDeputy = implement(contract, async ({ params }, { actor, db, now }) => {
  await requireMembership(db, actor, params.id);
  return { status: 200, body: await describeDeputies(db, actor.id, now) };
});
