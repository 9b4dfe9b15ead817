import { getLockStatusDirectly as contract } from '@sigillum/api-contracts/signature-requests/get-lock-status-directly.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { describeLock } from './describe-lock.ts';

export const getLockStatusDirectly = implement(contract, async ({ params }, { actor, db, now, services }) => ({
  status: 200,
  body: await describeLock(services, db, await openRequest(db, actor, params.id, now), now),
}));
