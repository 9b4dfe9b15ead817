import { listAdmins as contract } from '@sigillum/api-contracts/members/list-admins.ts';
import { requireMembership } from '../business/access-business.ts';
import { listAdmins as findAdmins } from '../business/business-repository.ts';
import { implement } from '../http/implement.ts';

export const listAdmins = implement(contract, async ({ params }, { actor, db }) => {
  await requireMembership(db, actor, params.id);
  const admins = await findAdmins(db, params.id);
  return {
    status: 200,
    body: {
      admins: admins.map(({ first_name: firstName, last_name: lastName, ...admin }) => ({
        ...admin,
        firstName,
        lastName,
      })),
    },
  };
});
