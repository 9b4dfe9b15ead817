import { changeToAdmins as contract } from '@sigillum/api-contracts/members/change-to-admins.ts';
import { implement } from '../http/implement.ts';
import { changeRole } from './change-role.ts';

export const changeToAdmins = implement(contract, async ({ params, body }, call) => {
  const change = { businessId: params.id, userIds: body.user_ids, role: 'admin' } as const;
  return { status: 200, body: { user_ids: await changeRole(call.db, call, change) } };
});
