import type { Kysely } from 'kysely';
import type { SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import { countForAccount } from '../business/account-limits.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import type { RequestView } from '../requests/access.ts';
import { queueCallback } from '../requests/queue-callback.ts';
import { listSignatures, touchRequest } from '../requests/request-repository.ts';
import { createVisits } from './invite-signers.ts';
import { listPeopleAdded } from './list-people-changed.ts';
import { requireMobiles } from './quality-rules.ts';
import { storeSigner, type SignerScope } from './store-signer.ts';

/** Adds a signer to a claimed request. The caller invites whose turn it is (`inviteNext`). Answers the sid. */
export async function admitSigner(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  { request, status }: RequestView,
  input: SignatureInput & SignerScope,
): Promise<string> {
  const { actor, now, services } = call;
  if (status === 'OPEN') await countForAccount(trx, 'invitations', { userId: actor.id, now });
  const sid = await storeSigner(trx, { requestId: request.id, input, invitedBy: actor.id, now });
  const added = (await listSignatures(trx, request.id)).find((row) => row.sid === sid)!;
  if (status === 'OPEN' && request.api_username === null) requireMobiles(request.quality, [added]);
  await touchRequest(trx, request.id, now);
  await appendEvent(trx, call, {
    requestId: request.id,
    name: 'SIGNERS_ADDED',
    data: { sid, ...listPeopleAdded([added], []) },
  });
  if (status === 'OPEN') {
    await queueCallback(services, trx, request, { type: 'UPDATE', status, now });
    await createVisits(services, trx, request.id);
  }
  return sid;
}
