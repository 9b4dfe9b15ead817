import { getProgramObserver as contract } from '@sigillum/api-contracts/machine/get-program-observer.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../requests/access.ts';
import { listObservers } from '../requests/request-repository.ts';
import { showAddressTo } from '../requests/show-address.ts';
import { describeProgramObserver } from './describe-program-request.ts';

export const getProgramObserver = implement(contract, async ({ params }, { actor, db, now }) => {
  const view = await openRequest(db, actor, params.id, now);
  const row = (await listObservers(db, params.id)).find(({ id }) => id === params.oid);
  if (!row) throw refuse('error.not_found');
  return { status: 200, body: describeProgramObserver(row, showAddressTo(view)) };
});
