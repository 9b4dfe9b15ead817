import { listSeals as contract } from '@sigillum/api-contracts/seals/list-seals.ts';
import { implement } from '../http/implement.ts';
import { requireMembership } from '../business/access-business.ts';
import { summariseSeal } from './describe-seal.ts';
import { listSealRows } from './seals-repository.ts';

export const listSeals = implement(contract, async ({ params }, { actor, db }) => {
  const { role } = await requireMembership(db, actor, params.id);
  const rows = await listSealRows(db, params.id, role === 'admin' ? undefined : actor.id);
  return { status: 200, body: { seals: rows.map(summariseSeal) } };
});
