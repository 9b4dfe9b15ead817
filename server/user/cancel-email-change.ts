import { cancelEmailChange as contract } from '@sigillum/api-contracts/user/cancel-email-change.ts';
import { implement } from '../http/implement.ts';
import { describeUser } from './describe-user.ts';
import { dropEmailChange } from './email-change-repository.ts';

export const cancelEmailChange = implement(contract, async (_input, { actor, db, now, services }) => {
  await dropEmailChange(db, actor.id);
  return { status: 200, body: await describeUser({ ...services, db }, actor.id, now) };
});
