import type { Kysely } from 'kysely';
import { countForAccount } from '../business/account-limits.ts';
import type { Database } from '../database/schema.ts';
import { appendEvents, type EvidenceChain } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import type { ColleagueChanges } from './name-colleagues.ts';
import { letColleagues, tellRemoved } from './notify.ts';
import { addressColleague } from './recipients.ts';

const events = {
  writersAdded: 'WRITERS_ADDED',
  writersRemoved: 'WRITERS_REMOVED',
  readersAdded: 'READERS_ADDED',
  readersRemoved: 'READERS_REMOVED',
} as const;

/**
 * The trail of who may read and write, and word to whom it concerns: who may write, at once; who may read or has to do with it no more,
 * while it is open. Readers of a draft hear of it when it is sent. Answers how the chain goes on.
 */
export async function announceColleagues(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { request, status }: Pick<RequestView, 'request' | 'status'>,
  changes: ColleagueChanges,
  chain?: EvidenceChain,
): Promise<EvidenceChain | undefined> {
  const { actor, now, services } = call;
  const requestId = request.id;
  const names = (Object.keys(events) as (keyof typeof events)[]).filter((name) => changes[name].length);
  const trail = names.map((name) => ({
    name: events[name],
    data: { [name]: changes[name].map(({ email }) => email) },
  }));
  const after = await appendEvents(trx, call, requestId, trail, chain);
  const isOpen = status === 'OPEN';
  const writers = isOpen || status === 'DRAFT' ? changes.writersAdded : [];
  const readers = isOpen ? changes.readersAdded : [];
  const weight = writers.length + readers.length;
  if (weight) await countForAccount(trx, 'invitations', { userId: actor.id, now, weight });
  await letColleagues(services, trx, request, { people: writers, role: 'writer', by: actor });
  await letColleagues(services, trx, request, { people: readers, role: 'observer', by: actor });
  const staying = [...changes.writersAdded, ...changes.readersAdded];
  const leaving = [...changes.writersRemoved, ...changes.readersRemoved].filter(
    ({ id }) => !staying.some((one) => one.id === id),
  );
  const removed = isOpen ? leaving.map((person) => addressColleague(services, requestId, person)) : [];
  await tellRemoved(services, trx, request, { removed, role: 'observer', by: actor, at: now });
  return after;
}
