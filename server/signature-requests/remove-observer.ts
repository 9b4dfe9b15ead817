import { removeObserver as contract } from '@sigillum/api-contracts/signature-requests/remove-observer.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { touchRequest } from '../requests/request-repository.ts';
import { takeAccess } from './take-access.ts';

export const removeObserver = implement(contract, async ({ params }, context) => {
  const { db, now } = context;
  const { request } = await claimRequest(db, context, params.id, 'remove_observers');
  const removed = await db
    .deleteFrom('observers')
    .where('request_id', '=', request.id)
    .where('id', '=', params.oid)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  if (!removed) throw refuse('error.not_found');
  if (removed.user_id) await takeAccess(db, request.id, removed.user_id, 'observe', now);
  await touchRequest(db, request.id, now);
  await appendEvent(db, context, {
    requestId: request.id,
    name: 'OBSERVERS_REMOVED',
    data: { observersRemoved: [removed.email] },
  });
  return { status: 204, body: undefined };
});
