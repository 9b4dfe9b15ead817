import { listOfficers as contract } from '@sigillum/api-contracts/identification/list-officers.ts';
import { requireAdmin } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { describeOfficers } from './officers-repository.ts';

export const listOfficers = implement(contract, async ({ params: { id } }, { actor, db }) => {
  await requireAdmin(db, actor, id);
  return { status: 200, body: await describeOfficers(db, id) };
});
