import { removeProgramObserver as contract } from '@sigillum/api-contracts/machine/remove-program-observer.ts';
import { implement } from '../http/implement.ts';
import { dismissObserver } from '../signature-requests/dismiss-observer.ts';

export const removeProgramObserver = implement(contract, async ({ params }, context) => {
  await dismissObserver(context.db, context, params.id, params.oid);
  return { status: 204, body: undefined };
});
