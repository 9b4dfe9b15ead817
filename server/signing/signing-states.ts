import type { signingStates } from '@sigillum/api-contracts/signing/states.ts';
import type { StateHandlers } from '../testing/states.ts';
import { hashTan } from './send-tan.ts';
import { storeTan } from './tan-repository.ts';

export const signingStateHandlers: StateHandlers<typeof signingStates> = {
  async 'a code was sent to a signer'({ sid, tan, channel, sentSecondsAgo, attempts, lockedForSeconds }, { services }) {
    const fromNow = (seconds: number) => new Date(services.now().getTime() + seconds * 1000);
    const code = { sid, channel, codeHash: hashTan(services, sid, tan) };
    await storeTan(services.db, code, fromNow(-sentSecondsAgo));
    const locked_until = lockedForSeconds ? fromNow(lockedForSeconds) : null;
    await services.db.updateTable('tans').set({ attempts, locked_until }).where('sid', '=', sid).execute();
  },
};
