import { listCallbacks as contract } from '@sigillum/api-contracts/signature-requests/list-callbacks.ts';
import { implement } from '../http/implement.ts';
import { readCallbacks } from './read-callbacks.ts';

export const listCallbacks = implement(contract, async ({ params }, { actor, db, now }) => ({
  status: 200,
  body: { callbacks: await readCallbacks(db, actor, params.id, now) },
}));
