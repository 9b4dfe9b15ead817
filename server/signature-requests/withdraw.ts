import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { SystemActor, AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { joinName } from '../rules/join-name.ts';
import { requireUnlocked } from '../requests/lease.ts';
import type { RequestRow } from '../requests/request-repository.ts';
import { endRequest } from './end-request.ts';
import { tellWithdrawn } from './notify.ts';
import { queueCallback } from '../requests/queue-callback.ts';

/** In whose name it is wanted back; the address, where there is one, gets no mail of it. */
export interface Withdrawer {
  email: string;
  name: string;
}

const nameActor = (actor: AccountActor | SystemActor): Withdrawer =>
  actor.kind === 'system'
    ? { email: '', name: '' }
    : { email: actor.email, name: joinName(actor.firstName, actor.lastName) };

/** Ends a claimed open request because who looks after it wants it back; everybody else is told, but for addresses that hear of it otherwise. */
export async function withdraw(
  trx: Kysely<Database>,
  call: Call<AccountActor | SystemActor>,
  request: RequestRow,
  message: string | undefined,
  { by = nameActor(call.actor), isToldElse }: { by?: Withdrawer; isToldElse?: readonly string[] } = {},
): Promise<void> {
  const { now, services } = call;
  const { id: requestId } = request;
  await requireUnlocked(services, trx, requestId, now);
  await endRequest(trx, { requestId, status: 'WITHDRAWN', now });
  await appendEvent(trx, call, { requestId, name: 'WITHDRAWN', data: { message: message || undefined } });
  await queueCallback(services, trx, request, { type: 'ERROR', status: 'WITHDRAWN', now });
  await tellWithdrawn(services, trx, request, { by, message, at: now, isToldElse });
}
