import { listApiUsers as contract } from '@sigillum/api-contracts/business/list-api-users.ts';
import { implement } from '../http/implement.ts';
import { requireAdmin } from './access-business.ts';
import { listApiUserRows } from './api-users-repository.ts';
import { describeApiUser } from './describe-api-user.ts';

export const listApiUsers = implement(contract, async ({ params }, { actor, db }) => {
  await requireAdmin(db, actor, params.id);
  return { status: 200, body: { apiUsers: (await listApiUserRows(db, params.id)).map(describeApiUser) } };
});
