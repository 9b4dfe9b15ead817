import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { listObservers, touchRequest } from '../requests/request-repository.ts';
import { listPeopleRemoved } from './list-people-changed.ts';
import { tellRemoved } from './notify.ts';
import { addressGroups, addressObserver } from './recipients.ts';
import { takeAccess } from './take-access.ts';

/** Takes an observer out of a request; who was told of it is told of that, too. */
export async function dismissObserver(
  db: Kysely<Database>,
  context: Call<AccountActor>,
  requestId: string,
  observerId: string,
): Promise<void> {
  const { actor, now, services } = context;
  const { request, status } = await claimRequest(db, context, requestId, 'remove_observers');
  const removed = (await listObservers(db, request.id)).find(({ id }) => id === observerId);
  if (!removed) throw refuse('error.not_found');
  await db.deleteFrom('observers').where('id', '=', removed.id).execute();
  if (removed.user_id) await takeAccess(db, request.id, removed.user_id, 'observe', now);
  await touchRequest(db, request.id, now);
  await appendEvent(db, context, {
    requestId: request.id,
    name: 'OBSERVERS_REMOVED',
    data: listPeopleRemoved([], [removed]),
  });
  if (status === 'OPEN' && removed.invited_at && removed.told !== 'END') {
    const { owner_lang } = request;
    const told =
      removed.group_id === null
        ? [addressObserver(services, removed, owner_lang)]
        : await addressGroups(services, db, [removed], owner_lang);
    await tellRemoved(services, db, request, { removed: told, role: 'observer', by: actor, at: now });
  }
}
