import { getSendTo as contract } from '@sigillum/api-contracts/signature-requests/get-send-to.ts';
import { implement } from '../http/implement.ts';
import { describeSendTo } from './describe-send-to.ts';
import { findSendTo } from './send-to-repository.ts';

export const getSendTo = implement(contract, async ({ params }, { actor, db, now }) => {
  const row = await findSendTo(db, params.id, now);
  return { status: 200, body: await describeSendTo(db, row, { userId: actor.id, email: actor.email, now }) };
});
