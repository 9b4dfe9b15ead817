import type { signingStates } from '@sigillum/api-contracts/signing/states.ts';
import type { StateHandlers } from '../testing/states.ts';
import { hashTan } from './send-tan.ts';
import { storeTan } from './tan-repository.ts';

export const signingStateHandlers: StateHandlers<typeof signingStates> = {
  async 'a code was sent to a signer'({ sid, tan, sentSecondsAgo, attempts, lockedForSeconds }, { services }) {
    const fromNow = (seconds: number) => new Date(services.now().getTime() + seconds * 1000);
    await storeTan(services.db, sid, hashTan(services, sid, tan), fromNow(-sentSecondsAgo));
    const locked_until = lockedForSeconds ? fromNow(lockedForSeconds) : null;
    await services.db.updateTable('tans').set({ attempts, locked_until }).where('sid', '=', sid).execute();
  },
};
