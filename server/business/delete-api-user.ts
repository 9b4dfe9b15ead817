import { deleteApiUser as contract } from '@sigillum/api-contracts/business/delete-api-user.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from './access-business.ts';
import { claimApiUser } from './api-users-repository.ts';

export const deleteApiUser = implement(contract, async ({ params }, context) => {
  const { actor, db } = context;
  await claimAsAdmin(db, actor, params.id);
  const { username } = await claimApiUser(db, params);
  await db.deleteFrom('api_users').where('username', '=', username).execute();
  await appendBusinessEvents(db, context, params.id, [{ name: 'API_USER_DELETED', data: { subject: username } }]);
  return { status: 200, body: { ok: true } };
});
