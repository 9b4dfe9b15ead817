import type { programRequestStates } from '@sigillum/api-contracts/machine/request-states.ts';
import { grantAccess } from '../signature-requests/store-signer.ts';
import type { StateHandlers } from '../testing/states.ts';

export const programRequestStateHandlers: StateHandlers<typeof programRequestStates> = {
  async 'a program may write a request'({ username, requestId }, { services: { db } }) {
    const { user_id } = await db
      .selectFrom('api_users')
      .select('user_id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    await grantAccess(db, requestId, user_id, 'write');
    await db.updateTable('signature_requests').set({ api_username: username }).where('id', '=', requestId).execute();
  },
};
