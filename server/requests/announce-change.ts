import type { Kysely } from 'kysely';
import { countForAccount } from '../business/account-limits.ts';
import type { Database } from '../database/schema.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from './access.ts';
import { queueCallback } from './queue-callback.ts';

/** Changes that come one after another, such as several files, are told in one mail. */
const gatherMs = 5000;

/**
 * Asks for the mails about a change of an open request to everybody who was invited, and for the callback of who asked to hear of it; a
 * draft concerns nobody else.
 */
export async function announceChange(
  trx: Kysely<Database>,
  { actor, now, services }: Call<AccountActor>,
  { request, status, signatures }: RequestView,
): Promise<void> {
  if (status !== 'OPEN') return;
  const { id } = request;
  await queueCallback(services, trx, request, { type: 'UPDATE', status, now });
  const startAfter = new Date(now.getTime() + gatherMs);
  const payload = { requestId: id, since: now.toISOString() };
  const isNext = await services.jobs.enqueue(trx, 'tell-changes', payload, { startAfter, singletonKey: id });
  const weight = signatures.filter(({ invited_at }) => invited_at !== null).length;
  if (isNext && weight) await countForAccount(trx, 'invitations', { userId: actor.id, now, weight });
}
