import { getUser as contract } from '@sigillum/api-contracts/user/get-user.ts';
import { implement } from '../http/implement.ts';
import { describeUser } from './describe-user.ts';

export const getUser = implement(contract, async (_input, { actor, db, now, services: { trust } }) => ({
  status: 200,
  body: await describeUser({ db, trust }, actor.id, now),
}));
