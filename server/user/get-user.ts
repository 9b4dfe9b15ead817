import { getUser as contract } from '@sigillum/api-contracts/user/get-user.ts';
import { implement } from '../http/implement.ts';
import { describeUser } from './describe-user.ts';

export const getUser = implement(
  contract,
  async (_input, { actor, db, now, services }) => ({
    status: 200,
    body: await describeUser({ ...services, db }, actor.id, now),
  }),
  { asksByIdAlone: true },
);
