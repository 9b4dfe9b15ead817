import { getUserDirectly as contract } from '@sigillum/api-contracts/user/get-user-directly.ts';
import { implement } from '../http/implement.ts';
import { describeDirectUser } from './describe-direct-user.ts';

export const getUserDirectly = implement(contract, async (_input, { actor, db, now, services: { trust } }) => ({
  status: 200,
  body: await describeDirectUser({ db, trust }, actor.sid, now),
}));
