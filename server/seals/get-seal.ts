import { getSeal as contract } from '@sigillum/api-contracts/seals/get-seal.ts';
import { implement } from '../http/implement.ts';
import { accessSeal } from './access-seal.ts';
import { describeSeal } from './describe-seal.ts';

export const getSeal = implement(contract, async ({ params }, { actor, db, services }) => {
  const { role } = await accessSeal(db, actor, params);
  const key = { businessId: params.id, name: params.name };
  return { status: 200, body: await describeSeal(services, db, key, role) };
});
