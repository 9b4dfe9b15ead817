import { addObserver as contract } from '@sigillum/api-contracts/signature-requests/add-observer.ts';
import { countForAccount } from '../business/account-limits.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { claimRequest } from '../requests/access.ts';
import { showAddressTo } from '../requests/show-address.ts';
import { describeObserver } from './describe-signature.ts';
import { informObservers } from './inform-observers.ts';
import { listObservers, touchRequest } from '../requests/request-repository.ts';
import { listPeopleAdded } from './list-people-changed.ts';
import { storeObserver } from './store-observer.ts';

export const addObserver = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const view = await claimRequest(db, context, params.id, 'add_observers');
  const { request, status } = view;
  if (status === 'OPEN') await countForAccount(db, 'invitations', { userId: actor.id, now });
  const { id: requestId, business_id: businessId } = request;
  const id = await storeObserver(db, { requestId, businessId, input: body, invitedBy: actor.id, now });
  if (status === 'OPEN') await informObservers(services, db, request, now);
  const row = (await listObservers(db, requestId)).find((observer) => observer.id === id)!;
  await touchRequest(db, requestId, now);
  await appendEvent(db, context, { requestId, name: 'OBSERVERS_ADDED', data: listPeopleAdded([], [row]) });
  return { status: 201, body: describeObserver(row, showAddressTo(view)) };
});
