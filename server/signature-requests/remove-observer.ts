import { removeObserver as contract } from '@sigillum/api-contracts/signature-requests/remove-observer.ts';
import { implement } from '../http/implement.ts';
import { dismissObserver } from './dismiss-observer.ts';

export const removeObserver = implement(contract, async ({ params }, context) => {
  await dismissObserver(context.db, context, params.id, params.oid);
  return { status: 204, body: undefined };
});
