import type { signingStates } from '@sigillum/api-contracts/signing/states.ts';
import type { StateHandlers } from '../testing/states.ts';
import { hashTan } from './send-tan.ts';
import { storeTan } from './tan-repository.ts';

export const signingStateHandlers: StateHandlers<typeof signingStates> = {
  async 'a code was sent to a signer'({ sid, tan, sentAt, attempts, lockedUntil }, { services }) {
    await storeTan(services.db, sid, hashTan(services, sid, tan), new Date(sentAt));
    const locked_until = lockedUntil ? new Date(lockedUntil) : null;
    await services.db.updateTable('tans').set({ attempts, locked_until }).where('sid', '=', sid).execute();
  },
};
