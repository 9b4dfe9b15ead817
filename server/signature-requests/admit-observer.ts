import type { Kysely } from 'kysely';
import type { ObserverInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import { countForAccount } from '../business/account-limits.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { listObservers, touchRequest, type ObserverRow } from '../requests/request-repository.ts';
import { informObservers } from './inform-observers.ts';
import { listPeopleAdded } from './list-people-changed.ts';
import { storeObserver } from './store-observer.ts';

/** Adds an observer to a claimed request; of one that was sent the observer learns at once. */
export async function admitObserver(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { request, status }: RequestView,
  input: ObserverInput,
): Promise<ObserverRow> {
  const { actor, now, services } = call;
  if (status === 'OPEN') await countForAccount(trx, 'invitations', { userId: actor.id, now });
  const { id: requestId, business_id: businessId } = request;
  const id = await storeObserver(trx, { requestId, businessId, input, invitedBy: actor.id, now });
  if (status === 'OPEN') await informObservers(services, trx, request, now);
  const row = (await listObservers(trx, requestId)).find((observer) => observer.id === id)!;
  await touchRequest(trx, requestId, now);
  await appendEvent(trx, call, { requestId, name: 'OBSERVERS_ADDED', data: listPeopleAdded([], [row]) });
  return row;
}
