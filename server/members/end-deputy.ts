import { endDeputy as contract } from '@sigillum/api-contracts/members/end-deputy.ts';
import { requireMembership } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { endAbsence } from './deputies.ts';

export const endDeputy = implement(contract, async ({ params }, call) => {
  const { actor, db } = call;
  await requireMembership(db, actor, params.id);
  await endAbsence(db, call, actor.id);
  return { status: 200, body: { ok: true } };
});
