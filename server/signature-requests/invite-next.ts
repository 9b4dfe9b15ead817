import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { listSignatures } from '../requests/request-repository.ts';
import { advanceRequest } from './advance-request.ts';
import { inviteSigners } from './invite-signers.ts';

/** Invites whose turn it is once all signers of a claimed request are as they are to be; of one that was not sent, nobody. */
export async function inviteNext(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { request, status }: RequestView,
): Promise<void> {
  if (status !== 'OPEN') return;
  const signatures = await listSignatures(trx, request.id);
  await inviteSigners(call.services, trx, call, request, advanceRequest(signatures).next, { signatures });
}
