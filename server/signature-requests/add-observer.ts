import { addObserver as contract } from '@sigillum/api-contracts/signature-requests/add-observer.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { showAddressTo } from '../requests/show-address.ts';
import { admitObserver } from './admit-observer.ts';
import { describeObserver } from './describe-signature.ts';

export const addObserver = implement(contract, async ({ params, body }, context) => {
  const view = await claimRequest(context.db, context, params.id, 'add_observers');
  const row = await admitObserver(context.db, context, view, body);
  return { status: 201, body: describeObserver(row, showAddressTo(view)) };
});
