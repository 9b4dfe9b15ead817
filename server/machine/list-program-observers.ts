import { listProgramObservers as contract } from '@sigillum/api-contracts/machine/list-program-observers.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { listObservers } from '../requests/request-repository.ts';
import { showAddressTo } from '../requests/show-address.ts';
import { describeProgramObserver } from './describe-program-request.ts';

export const listProgramObservers = implement(contract, async ({ params }, { actor, db, now }) => {
  const view = await openRequest(db, actor, params.id, now);
  const rows = await listObservers(db, params.id);
  return { status: 200, body: rows.map((row) => describeProgramObserver(row, showAddressTo(view))) };
});
