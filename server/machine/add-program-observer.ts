import { addProgramObserver as contract } from '@sigillum/api-contracts/machine/add-program-observer.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { showAddressTo } from '../requests/show-address.ts';
import { admitObserver } from '../signature-requests/admit-observer.ts';
import { describeProgramObserver } from './describe-program-request.ts';

export const addProgramObserver = implement(contract, async ({ params, body }, context) => {
  const view = await claimRequest(context.db, context, params.id, 'add_observers');
  const row = await admitObserver(context.db, context, view, body);
  return { status: 200, body: describeProgramObserver(row, showAddressTo(view)) };
});
